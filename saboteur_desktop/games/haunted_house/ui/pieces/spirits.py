"""Who haunts the house: the small round green ghost, and the large jagged red spirit that three of them become."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, curve, ellipse, polar, polygon, polyline, quad_loop
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, glow, line

GHOST: Final = "#7BE495"
HAUNTING: Final = "#F0503F"

_GHOST_DEEP: Final = "#1F5A3C"
_HAUNTING_DEEP: Final = "#7A1626"


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
        glow(p, 0, 0, 56, (0.6, color(HAUNTING, 0.45)), (1, color(HAUNTING, 0)))
        sheet(p, polygon(_spikes(49, 36)), _HAUNTING_DEEP, 3.5)
        sheet(p, polygon(_spikes(41, 30)), HAUNTING, 2, shade=0.22)
        for side in (-1, 1):
            eye = polygon([(side * 4, -2), (side * 25, -16), (side * 23, 2), (side * 13, 6)])
            fill(p, eye, "#FFE36B")
            fill(p, ellipse(side * 13.5, -2.5, 3.6, 4.6), "ink")
            line(p, polyline([(side * 3, -7), (side * 27, -22)]), "ink", 5)
        mouth = [(-21, 12), (-12, 15), (0, 16), (12, 15), (21, 12), (15, 25), (0, 30), (-15, 25)]
        fill(p, polygon(mouth), "#3A0B18")
        for x in (-11, 1, 12):
            fill(p, polygon([(x - 5, 14.5), (x + 5, 14.5), (x, 23)]), "#FFF3E0")
        line(p, curve([(-24, 9), (-21, 12), (0, 16), (21, 12), (24, 9)]), "#3A0B18", 3)


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
