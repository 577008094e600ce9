"""Signs that carry meaning without colour: bolt, plus, cross, tick, eye, turning arrows, mask, leaf, drop.

Each is drawn in the 100 x 100 box around the origin (see `placing.box`).
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import DOORS, Tint, color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import arc, curve, ellipse, polygon, polyline, quad_loop
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, line

_DEPTH = 2.5


def bolt(p: QPainter, tint: Tint = "coral") -> None:
    """A lightning crack: broken."""
    crack = [(8, -46), (-26, 6), (-4, 4), (-14, 46), (28, -10), (4, -6), (22, -46)]
    sheet(p, polygon(crack), tint, _DEPTH)


def plus(p: QPainter, tint: Tint = "teal") -> None:
    """A broad plus: mends."""
    sheet(p, _cross_of_bars(15, 42), tint, _DEPTH)


def cross(p: QPainter, tint: Tint = "coral") -> None:
    """A broad cross: may not."""
    with placed(p, 0, 0, degrees=45):
        sheet(p, _cross_of_bars(13, 46), tint, _DEPTH)


def tick(p: QPainter, tint: Tint = "teal") -> None:
    """A tick: fits."""
    stroke = [(-42, 2), (-26, -14), (-9, 4), (28, -36), (43, -21), (-9, 34)]
    sheet(p, polygon(stroke), tint, _DEPTH)


def eye(p: QPainter, tint: Tint = "cream") -> None:
    """An open eye: sees something secret."""
    lids = QPainterPath(QPointF(-46, 0))
    lids.cubicTo(-24, -34, 24, -34, 46, 0)
    lids.cubicTo(24, 34, -24, 34, -46, 0)
    sheet(p, lids, tint, 2.2)
    fill(p, ellipse(0, 0, 17), "sky")
    fill(p, ellipse(0, 0, 9), "ink")
    fill(p, ellipse(-5, -6, 4), color("#FFFFFF", 0.95))


def eye_outline(p: QPainter, tint: Tint = "cream", width: float = 9) -> None:
    """An open eye, drawn with a pen: look."""
    lids = QPainterPath(QPointF(-42, 0))
    lids.cubicTo(-22, -32, 22, -32, 42, 0)
    lids.cubicTo(22, 32, -22, 32, -42, 0)
    line(p, lids, tint, width)
    fill(p, ellipse(0, 0, 13), tint)


def struck_eye(p: QPainter, tint: Tint = "cream", ground: Tint = "night1", width: float = 8) -> None:
    """An eye struck out: do not look. The strike is set off from the eye by a line of the ground."""
    eye_outline(p, tint, width)
    strike = curve([(-34, 32), (34, -32)])
    line(p, strike, ground, width * 2.2)
    line(p, strike, tint, width)


def half_turn(p: QPainter, tint: Tint = "cream", width: float = 11) -> None:
    """Two arrows going round: turned by 180 degrees."""
    for degrees in (0, 180):
        with placed(p, 0, 0, degrees=degrees):
            sweep = arc(QRectF(-32, -32, 64, 64), 168, -132)
            line(p, sweep, tint, width)
            end = sweep.pointAtPercent(1)
            with placed(p, end.x(), end.y(), degrees=52):
                fill(p, polygon([(-18, -8), (18, -8), (0, 20)]), tint)


def mask(p: QPainter, tint: Tint = "cream") -> None:
    """A mask over the eyes: a role, or a saboteur."""
    face = QPainterPath(QPointF(-50, -17.5))
    face.cubicTo(-25, -37.5, -10, -10, 0, -12.5)
    face.cubicTo(10, -10, 25, -37.5, 50, -17.5)
    face.cubicTo(51, 25, 20, 31, 0, 11)
    face.cubicTo(-20, 31, -51, 25, -50, -17.5)
    sheet(p, face, tint, 3.6)
    for side in (-1, 1):
        fill(p, ellipse(side * 22.5, 1, 12, 8.5), "violetdeep")


def leaf(p: QPainter) -> None:
    """The sign of the green team."""
    base, light = DOORS["green"]
    vein = darker(base, 0.35)
    sheet(p, quad_loop((0, -50), (47.5, -15), (0, 50), (-47.5, -15), (0, -50)), light, 6)
    line(p, polyline([(0, -30), (0, 35)]), vein, 7)
    for y in (-12.5, 5, 20):
        for side in (-1, 1):
            line(p, polyline([(0, y + 9), (side * 15, y - 2.5)]), vein, 5.5)


def drop(p: QPainter) -> None:
    """The sign of the blue team."""
    _, light = DOORS["blue"]
    body = QPainterPath(QPointF(0, -52.5))
    body.cubicTo(15, -20, 40, 0, 35, 22.5)
    body.cubicTo(30, 55, -30, 55, -35, 22.5)
    body.cubicTo(-40, 0, -15, -20, 0, -52.5)
    sheet(p, body, light, 6)
    line(p, curve([(-17, 15), (-15, 30), (-2.5, 36)]), "#FFFFFF", 7.5)


def _cross_of_bars(half: float, reach: float) -> QPainterPath:
    """Two bars crossing: half their width, and half their length."""
    h, r = half, reach
    return polygon(
        [(-h, -r), (h, -r), (h, -h), (r, -h), (r, h), (h, h), (h, r), (-h, r), (-h, h), (-r, h), (-r, -h), (-h, -h)]
    )
