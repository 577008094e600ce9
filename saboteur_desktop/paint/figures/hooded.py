"""The saboteur: hood, mask over the eyes, grin."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.figures.gnomes import draw_nose
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, quad_loop
from saboteur_desktop.paint.strokes import fill, line

_DEPTH = 2.5
_SKIN = "#D9C0A0"


def draw_saboteur(p: QPainter) -> None:
    """Head and shoulders in the 100 x 100 box around the origin; the hood's tip sticks out on top."""
    sheet(p, quad_loop((-46, 70), (-44, 36), (-18, 30), (0, 28), (18, 30), (44, 36), (46, 70)), "#3B2A6B", _DEPTH)
    sheet(p, quad_loop((-38, 40), (-46, -34), (0, -40), (46, -34), (38, 40), (0, 52), (-38, 40)), "#2A1C52", _DEPTH)
    sheet(p, ellipse(0, 6, 28, 29), _SKIN, _DEPTH, shade=0.2)
    _masked_eyes(p)
    _grin(p)
    draw_nose(p, _SKIN)
    _hood(p)


def _masked_eyes(p: QPainter) -> None:
    mask = quad_loop((-31, -2), (-30, -14), (0, -6), (30, -14), (31, -2), (26, 14), (0, 6), (-26, 14), (-31, -2))
    sheet(p, mask, "#1B1030", 1.5)
    for side in (-1, 1):
        slit = quad_loop((side * 5, 1), (side * 12, -7), (side * 21, -4), (side * 15, 7), (side * 5, 1))
        fill(p, slit, "#FFE98A")
        fill(p, ellipse(side * 10.5, 0.4, 2.8), "ink")


def _grin(p: QPainter) -> None:
    fill(p, quad_loop((-15, 23), (0, 30), (18, 16), (12, 37), (0, 35), (-12, 33), (-15, 23)), "#4A0E2A")
    fill(p, quad_loop((-12, 24.5), (0, 30), (15, 19), (12, 27), (0, 32), (-9, 30), (-12, 24.5)), "#FFFDF2")
    for side in (-1, 1):
        moustache = QPainterPath(QPointF(0, 17))
        moustache.cubicTo(side * 12, 12, side * 22, 22, side * 34, 10)
        moustache.cubicTo(side * 40, 2, side * 34, -2, side * 31, 3)
        moustache.cubicTo(side * 30, 12, side * 14, 24, 0, 22)
        moustache.closeSubpath()
        sheet(p, moustache, "#20142E", 1.5)


def _hood(p: QPainter) -> None:
    hood = QPainterPath(QPointF(-37, 38))
    hood.cubicTo(-54, -10, -40, -52, 2, -66)
    hood.cubicTo(16, -72, 30, -64, 40, -70)
    hood.cubicTo(38, -58, 34, -52, 28, -46)
    hood.cubicTo(48, -26, 46, 10, 37, 38)
    hood.cubicTo(36, 8, 32, -20, 0, -22)
    hood.cubicTo(-32, -20, -36, 8, -37, 38)
    hood.closeSubpath()
    sheet(p, hood, "violet", _DEPTH)
    edge = curve([(-36, 34), (-34, 4), (-22, -16), (0, -20), (22, -16), (34, 4), (36, 34)])
    line(p, edge, color("#E3CCFF", 0.65), 2)
