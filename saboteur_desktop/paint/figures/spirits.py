"""Ghosts: the small round green one, and the large jagged red spirit that three of them become."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, polar, polygon, polyline, quad_loop
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, glow, line, soft

GHOST: Final = "#7BE495"
HAUNTING: Final = "#F0503F"

_GHOST_DEEP: Final = "#1F5A3C"
_HAUNTING_DEEP: Final = "#8A1A2C"
_INK: Final = "#3A0B18"


def draw_ghost(p: QPainter, rect: QRectF) -> None:
    """A ghost that would rather play than frighten anybody."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        glow(p, 0, 0, 50, (0.5, color(GHOST, 0.40)), (1, color(GHOST, 0)))
        for side in (-1, 1):
            sheet(p, ellipse(side * 35, 8, 9, 8), GHOST, 2)
        sheet(p, _gown(), GHOST, 3, shade=0.2)
        for side in (-1, 1):
            fill(p, ellipse(side * 13, -9, 7.5, 9.5), "ink")
            fill(p, ellipse(side * 13 - 2.4, -12.5, 2.8), "#FFFFFF")
            fill(p, ellipse(side * 23, 6, 6, 4), color("#FF8FA8", 0.75))
        fill(p, quad_loop((-9, 6), (0, 9), (9, 6), (7, 19), (0, 19), (-7, 19), (-9, 6)), _GHOST_DEEP)
        fill(p, ellipse(0, 15.5, 4, 2.4), "#FF8FA8")


def draw_haunting(p: QPainter, rect: QRectF) -> None:
    """An evil spirit, all points and corners."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        soft(p, polygon(_spikes(46, 34)), 6, HAUNTING, 0.35)
        sheet(p, polygon(_spikes(49, 37)), _HAUNTING_DEEP, 2.5)
        sheet(p, polygon(_spikes(42, 32)), HAUNTING, 1.5, shade=0.22)
        for side in (-1, 1):
            fill(p, ellipse(side * 13, -4, 10.5, 11.5), "#FFE98A")
            fill(p, ellipse(side * 10.5, -1, 4.4, 5.6), "ink")
            lid = polygon([(side * 1, -5), (side * 28, -19), (side * 20, -27), (side * 1, -17)])
            fill(p, lid, HAUNTING)
            line(p, polyline([(side * 3, -7), (side * 27, -19)]), _INK, 5.5)
        mouth = quad_loop((-18, 14), (0, 22), (18, 14), (13, 30), (0, 30), (-13, 30), (-18, 14))
        fill(p, mouth, _INK)
        for side in (-1, 1):
            fill(p, polygon([(side * 5, 17.6), (side * 13, 15.6), (side * 9.5, 25)]), "#FFF3E0")


def _gown() -> QPainterPath:
    """A round head on a hem of three waves."""
    gown = QPainterPath(QPointF(-34, 30))
    gown.cubicTo(-44, -62, 44, -62, 34, 30)
    for wave in range(3):
        x = 34 - wave * 68 / 3
        gown.cubicTo(x - 2, 46, x - 68 / 3 + 2, 46, x - 68 / 3, 30)
    gown.closeSubpath()
    return gown


def _spikes(far: float, near: float) -> list[Point]:
    """A star of uneven points, two of them horns."""
    lengths = (1.0, 0.86, 0.94, 0.84, 1.0, 0.88, 0.96, 0.88, 1.0, 0.84, 0.94, 0.86)
    points: list[Point] = []
    for number, length in enumerate(lengths):
        angle = math.tau * (number + 0.5) / len(lengths) - math.pi / 2
        points.append(polar(0, 0, near, angle - math.pi / len(lengths)))
        points.append(polar(0, 0, far * length, angle))
    return points
