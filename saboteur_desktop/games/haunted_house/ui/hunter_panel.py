"""The panel of a hunter: who moves it, its colour and sign, what it carries, what it is about to do."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import HUNTER_COLOURS, draw_hunter_sign
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded, rounded_rect
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.seat_panel import draw_bars
from saboteur_desktop.paint.strokes import fill, line, soft
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CAPTION, NAME, draw_lines, draw_paragraph, draw_text, text_width

_STRIPE_ROOM: Final = 3.0
"""What the stripe of colour takes from the panel's right end, in its own widths."""


@dataclass(frozen=True, slots=True)
class HunterLook:
    """All that a hunter's panel shows."""

    name: str
    avatar: int
    hunter: int
    is_bot: bool = False
    is_active: bool = False
    jewel: int | None = None
    """What it carries, as the table numbers jewels."""
    where: str = ""
    """The room with its letter, the corridor or the outside."""
    trapped: str = ""
    """The words for being trapped, while it is."""
    intention: str = ""
    """What a computer player is about to do with it."""


def draw_hunter_panel(p: QPainter, rect: QRectF, look: HunterLook, scale: float) -> None:
    """The panel; the glow of the hunter in turn reaches over the rectangle."""
    radius = 18 * scale + 2
    _ground(p, rect, radius, look, scale)
    height, margin = rect.height(), 12 * scale
    face_side = min(height * 0.74, rect.width() * 0.30)
    face = QRectF(rect.left() + margin, rect.center().y() - face_side / 2, face_side, face_side)
    draw_avatar(p, look.avatar, face, look.is_active, look.is_bot, HUNTER_COLOURS[look.hunter])
    if look.trapped:
        draw_bars(p, face, scale)
    sign = face_side * 0.46
    draw_hunter_sign(p, QRectF(face.left() - sign * 0.18, face.top() - sign * 0.18, sign, sign), look.hunter)
    end = rect.right() - _STRIPE_ROOM * _stripe(scale)
    inner = QRectF(face.right() + margin, rect.top(), end - face.right() - margin, height)
    if look.jewel is not None:
        side = face_side * 0.56
        draw_jewel(p, QRectF(face.left() - side * 0.20, face.bottom() - side * 0.80, side, side), look.jewel)
    name = QRectF(inner.left(), rect.top() + height * 0.06, inner.width(), height * 0.36)
    draw_lines(p, name, look.name, NAME, sized(24, scale, 16), "#FFFFFF" if look.is_active else "cream")
    below = QRectF(inner.left(), rect.top() + height * 0.42, inner.width(), height * 0.50)
    if look.intention:
        draw_paragraph(p, below, phrased(look.intention), CAPTION, sized(17, scale, 13), "sand")
    elif look.trapped:
        _draw_chip(p, below, look.trapped, scale)
    elif look.where:
        draw_lines(p, below, look.where, CAPTION, sized(18, scale), "sand" if look.is_active else "#C9BEF5")


def _ground(p: QPainter, rect: QRectF, radius: float, look: HunterLook, scale: float) -> None:
    if look.is_active:
        soft(p, rounded_rect(rect, radius), 22 * scale, "lampdeep", 0.60, 10)
        draw_panel(p, rect, radius, "#5A3A22", 1, 5 * scale, "gold", 1, max(2.5, 3.5 * scale))
    else:
        draw_panel(p, rect, radius, "#241B58", 0.95, 5 * scale, "#7D6BD0")
    edge = _stripe(scale)
    stripe = rounded(rect.right() - edge * 1.7, rect.top() + radius, edge, rect.height() - 2 * radius, edge / 2)
    fill(p, stripe, HUNTER_COLOURS[look.hunter])


def _stripe(scale: float) -> float:
    """The width of the stripe in the hunter's colour."""
    return max(4.0, 7 * scale)


def _draw_chip(p: QPainter, room: QRectF, words: str, scale: float) -> None:
    """A warning in a pill at the upper left of that room."""
    px, height = sized(18, scale, 14), room.height() * 0.58
    lead = height * 0.45
    width = min(room.width(), text_width(words, NAME, px) + 2 * lead)
    pill = rounded(room.left(), room.top() + room.height() * 0.1, width, height, height / 2)
    fill(p, pill, "coraldeep")
    line(p, pill, color("#FFFFFF", 0.5), 1.2)
    draw_text(p, pill.boundingRect().adjusted(lead, 0, -lead + 2, 0), words, NAME, px, "#FFFFFF")
