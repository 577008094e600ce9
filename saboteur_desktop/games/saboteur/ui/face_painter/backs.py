"""The backs of cards: the same for every card of a kind, whatever its face."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.card_frames import plain_back
from saboteur_desktop.paint.card_space import CORNER, CX, CY, H, W, card_outline
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.marks import mask
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import polar, polygon, rounded
from saboteur_desktop.paint.placing import box, clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial, shadow
from saboteur_desktop.paint.tools import pickaxe
from saboteur_desktop.paint.type import title_path

BACKS: Final = {
    "card-back": ("#2C3F78", "#5A78C8"),
    "role-back": ("#5A2A5E", "#A85AA0"),
    "gold-back": ("#6A4A12", "#D9A63A"),
}
"""Paper and pattern of each kind of back."""


def paint_back(p: QPainter, kind: str) -> None:
    """The back of hand cards (pickaxe), roles (mask) or gold (nugget)."""
    plain_back(p, *BACKS[kind])
    if kind == "card-back":
        with box(p, CX, CY, 104):
            pickaxe(p)
    elif kind == "role-back":
        with box(p, CX, CY, 112):
            mask(p)
    else:
        nugget(p, CX, CY, 42, 4, 4)


def paint_goal_back(p: QPainter) -> None:
    """A goal face down: a dark stone gate and a question."""
    fill(p, card_outline(), linear(0, 0, W * 0.6, H, (0, "#4B3484"), (1, "#241546")))
    grain(p, card_outline(), 0.9)
    light = radial(CX, CY, 190, (0, color("#B58CFF", 0.55)), (1, color("#B58CFF", 0.06)))
    with clipped(p, card_outline()):
        for i in range(16):
            start, end = math.radians(i * 22.5 + 4), math.radians(i * 22.5 + 15)
            fill(p, polygon([(CX, CY), polar(CX, CY, 260, start), polar(CX, CY, 260, end)]), light)
    line(p, rounded(7, 7, W - 14, H - 14, CORNER - 5), color("gold", 0.9), 3)
    _gate(p)
    _question(p)
    sheet(p, rounded(34, 248, 172, 18, 5), "#8B79B8", 4)


def _gate(p: QPainter) -> None:
    sheet(p, _opening(72, 132, 24), "#7A6AA8", 7)
    blocks = 9
    for i in range(blocks):
        angle = math.pi + math.pi * (i + 0.5) / blocks
        x, y = polar(CX, 124, 64, angle)
        with placed(p, x, y, degrees=math.degrees(angle) + 90):
            sheet(p, rounded(-11, -11, 21, 22, 4), "#9C8BC8" if i % 2 else "#8B79B8", 1.5)
    fill(p, _opening(50, 136, 60), linear(0, 80, 0, 252, (0, "#150B2E"), (1, "#33206A")))
    glow(p, CX, 168, 88, (0, color("lamp", 0.55)), (1, color("lamp", 0)))


def _opening(half: float, spring: float, top: float) -> QPainterPath:
    """A gate with a round top, standing at y = 252."""
    path = QPainterPath(QPointF(CX - half, 252))
    path.lineTo(CX - half, spring)
    path.cubicTo(CX - half, top, CX + half, top, CX + half, spring)
    path.lineTo(CX + half, 252)
    path.closeSubpath()
    return path


def _question(p: QPainter) -> None:
    sign = title_path("?", 118)
    centre = sign.boundingRect().center()
    sign = sign.translated(CX - centre.x(), 168 - centre.y())
    shadow(p, sign, 4, 8, 0.6)
    fill(p, sign, linear(0, 110, 0, 220, (0, "goldhi"), (0.5, "gold"), (1, "golddeep")))
