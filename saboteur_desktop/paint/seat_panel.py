"""A seat at the table: who sits there, what they hold, which of their tools are broken, whose turn it is."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from saboteur_desktop.paint.appearance import is_bold, sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.marks import cross, plus
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import STOCKS, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polygon, rounded, rounded_rect
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.props import card_fan, gold_card, grabbing_hand
from saboteur_desktop.paint.strokes import fill, glow, line, soft
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.tools import BROKEN_TOOLS, TOOL_MARKS, TOOLS
from saboteur_desktop.paint.type import NAME, draw_text, text_width, within

SOCKETS: Final = tuple(TOOLS)
"""The tools in the order in which they always stand."""

SIGNS: Final = ("trap", "theft")
"""What can lie in front of a seat beside broken tools: bars before the face, and a card with a grabbing hand."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """All that a seat's panel shows."""

    name: str
    face: int
    """Index of the gnome (`figures.GNOMES`)."""
    hand: int
    gold: str = ""
    """How much gold is owned, in digits; nothing is said of it without any."""
    broken: tuple[str, ...] = ()
    bot: bool = False
    active: bool = False
    next_to: Literal["left", "right", "up", "down"] | None = None
    """Where the tab of the next player points, which is towards the board."""
    verdict: Literal["may", "may-not"] | None = None
    """Whether the card that is held may be played on this seat."""
    mends: tuple[str, ...] = ()
    """Broken tools, and names of `SIGNS`, that the card that is held would take away."""
    trapped: bool = False
    theft: bool = False
    nuggets: bool = False
    """Whether the gold is nuggets and no cards."""


def draw_seat(p: QPainter, rect: QRectF, look: SeatLook, scale: float) -> None:
    """The panel of a seat. The glow of the seat in turn and the tab of the next one reach over the rectangle."""
    radius = 18 * scale + 2
    _ground(p, rect, radius, look, scale)
    face, inner = _divide(rect, scale)
    draw_avatar(p, look.face, face, look.active, look.bot)
    if look.next_to:
        _tab(p, rect, look.next_to, scale)
    narrow, compact = _is_narrow(rect, scale), _is_compact(rect, scale)
    _name(p, inner, look, sized(22 if compact else 25, scale, 16))
    icon = max(22, (34 if compact else 42) * scale)
    _counts(p, inner, look, scale, icon, sized(20 if narrow else 24, scale, 15))
    _sockets(p, rect, look, scale)
    _signs(p, rect, look, scale)
    if look.verdict == "may-not":
        _forbid(p, rect, radius, scale)


def draw_socket(p: QPainter, x: float, y: float, radius: float, tool: str, broken: bool) -> None:
    """One tool: a grey outline while whole, a coral disc with the pieces when broken."""
    if broken:
        glow(p, x, y, radius * 1.5, (0.5, color("coral", 0.45)), (1, color("coral", 0)))
        sheet(p, ellipse(x, y, radius), "#7E2330", 2)
        line(p, ellipse(x, y, radius - 1), "coral", max(2, radius * 0.12))
        with box(p, x, y, radius * 1.62):
            BROKEN_TOOLS[tool](p)
    else:
        fill(p, ellipse(x, y, radius), color("night0", 0.55))
        line(p, ellipse(x, y, radius - 0.8), color("night5", 1.0 if is_bold() else 0.35), 1.2)
        with box(p, x, y, radius * 1.35):
            TOOL_MARKS[tool](p, "mist" if is_bold() else "#7C8DB8")


def _divide(rect: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """The place of the avatar, and the room beside it."""
    height, margin = rect.height(), 12 * scale
    avatar = min(height * 0.36, rect.width() * (0.13 if _is_narrow(rect, scale) else 0.16))
    face = QRectF(rect.left() + margin, rect.top() + height * 0.53 - avatar, 2 * avatar, 2 * avatar)
    return face, rect.adjusted(2 * avatar + 2 * margin, 0, -10 * scale, 0)


def _is_narrow(rect: QRectF, scale: float) -> bool:
    return rect.width() < 220 * scale


def _is_compact(rect: QRectF, scale: float) -> bool:
    return _is_narrow(rect, scale) or rect.height() < max(112 * scale, 92)


def _ground(p: QPainter, rect: QRectF, radius: float, look: SeatLook, scale: float) -> None:
    if look.active:
        soft(p, rounded_rect(rect, radius), 22 * scale, "lampdeep", 0.60, 10)
        draw_panel(p, rect, radius, "#5A3A22", 1, 5 * scale, "gold", 1, max(2.5, 3.5 * scale))
    else:
        draw_panel(p, rect, radius, "night2", 0.95, 5 * scale)
    if look.verdict:
        edge = rounded_rect(rect.adjusted(2, 2, -2, -2), radius)
        line(p, edge, "teal" if look.verdict == "may" else "coral", 3.5 * scale)


def _tab(p: QPainter, rect: QRectF, towards: Literal["left", "right", "up", "down"], scale: float) -> None:
    """The next player's tab on the board side of the panel."""
    width = max(20, 26 * scale)
    half = min(rect.height(), rect.width()) * 0.23
    degrees, x, y = {
        "right": (0, rect.right() - 3, rect.center().y()),
        "left": (180, rect.left() + 3, rect.center().y()),
        "down": (90, rect.center().x(), rect.bottom() - 3),
        "up": (270, rect.center().x(), rect.top() + 3),
    }[towards]
    turn = QTransform().translate(x, y).rotate(degrees)
    neck, tip = width * 0.62, width * 1.15
    sheet(p, turn.map(polygon([(0, -half), (neck, -half), (tip, 0), (neck, half), (0, half)])), "sky", 4 * scale)
    middle = turn.map(QPointF(width * 0.46, 0))
    with box(p, middle.x(), middle.y(), width * 0.95, degrees):
        draw_icon(p, "play", QRectF(-50, -50, 100, 100), "ink")


def _name(p: QPainter, inner: QRectF, look: SeatLook, px: float) -> None:
    row = QRectF(inner.left(), inner.top() + inner.height() * 0.07, inner.width(), inner.height() * 0.30)
    draw_text(p, row, look.name, NAME, px, "#FFFFFF" if look.active else "cream")


def _counts(p: QPainter, inner: QRectF, look: SeatLook, scale: float, icon: float, px: float) -> None:
    """Cards in hand and gold."""
    x, y = inner.left(), inner.top() + inner.height() * 0.50
    px = within(px, inner.height() * 0.31)
    with box(p, x + icon * 0.42, y + icon * 0.10, icon * 1.02):
        card_fan(p, "#9FB4E6")
    hand = str(look.hand)
    draw_text(p, QRectF(x + icon * 0.95, y - px, 4 * px, 2 * px), hand, NAME, px)
    if not look.gold:
        return
    gold_x = x + icon * 0.95 + text_width("0", NAME, px) * len(hand) + 12 * scale
    if look.nuggets:
        nugget(p, gold_x + icon * 0.34, y, icon * 0.30, 41, icon * 0.04)
    else:
        with box(p, gold_x + icon * 0.34, y, icon * 0.82):
            gold_card(p)
    draw_text(p, QRectF(gold_x + icon * 0.78, y - px, 4 * px, 2 * px), look.gold, NAME, px, "gold")


def socket_places(rect: QRectF, scale: float) -> dict[str, QRectF]:
    """Where the tools stand on a panel."""
    _, inner = _divide(rect, scale)
    height = inner.height()
    radius = min(height * 0.16, 17) if _is_compact(rect, scale) else min(height * 0.155, inner.width() / 7)
    top, step = inner.top() + height * 0.80 - radius, radius * 2 + 7 * scale
    return {tool: QRectF(inner.left() + i * step, top, 2 * radius, 2 * radius) for i, tool in enumerate(SOCKETS)}


def _sockets(p: QPainter, rect: QRectF, look: SeatLook, scale: float) -> None:
    for tool, place in socket_places(rect, scale).items():
        x, y, radius = place.center().x(), place.center().y(), place.width() / 2
        draw_socket(p, x, y, radius, tool, tool in look.broken)
        if tool in look.mends:
            soft(p, ellipse(x, y, radius + 2), 8 * scale, "teal", 0.8, 6, filled=False)
            line(p, ellipse(x, y, radius + 1.5), "teal", 3)
            with box(p, x + radius * 0.80, y - radius * 0.80, radius * 0.95):
                plus(p)


def sign_places(rect: QRectF, scale: float) -> dict[str, QRectF]:
    """Where the signs of `SIGNS` stand on a panel: the bars before the face, the card at its upper left."""
    face, _ = _divide(rect, scale)
    width = face.width() * 0.44
    card = QRectF(rect.left() + 5 * scale, rect.top() + 5 * scale, width, width * 1.25)
    return {"trap": face, "theft": card}


def _signs(p: QPainter, rect: QRectF, look: SeatLook, scale: float) -> None:
    places = sign_places(rect, scale)
    if look.trapped:
        draw_bars(p, places["trap"], scale)
    if look.theft:
        _theft(p, places["theft"], scale)
    for sign in SIGNS:
        if sign in look.mends:
            place = places[sign]
            edge = rounded_rect(place.adjusted(-1, -1, 1, 1), 5 * scale)
            line(p, edge, "teal", 3)
            with box(p, place.right(), place.top() + place.height() * 0.16, max(14.0, 20 * scale)):
                plus(p)


def _theft(p: QPainter, place: QRectF, scale: float) -> None:
    """A small card with a hand that grabs."""
    path = rounded_rect(place, 4 * scale)
    sheet(p, path, STOCKS["theft"].frame, 3 * scale)
    line(p, path, STOCKS["theft"].light, max(1.5, 2 * scale))
    with box(p, place.center().x() + place.width() * 0.06, place.center().y(), place.width()):
        grabbing_hand(p)


def draw_bars(p: QPainter, face: QRectF, scale: float) -> None:
    """The bars of a trapped player, before the avatar."""
    width = face.width() * 0.07
    for share in (0.14, 0.38, 0.62, 0.86):
        x = face.left() + face.width() * share
        sheet(p, rounded(x - width / 2, face.top(), width, face.height(), width / 2), "steello", 3 * scale)


def _forbid(p: QPainter, rect: QRectF, radius: float, scale: float) -> None:
    fill(p, rounded_rect(rect, radius), color("night0", 0.45))
    x, y = rect.right() - 24 * scale, rect.top() + 26 * scale
    sheet(p, ellipse(x, y, 17 * scale), "night0", 2 * scale)
    with box(p, x, y, 20 * scale):
        cross(p)
