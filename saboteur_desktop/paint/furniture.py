"""What hangs and stands on the walls of the room."""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.minerals import crystal
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polyline, rounded
from saboteur_desktop.paint.placing import box, placed
from saboteur_desktop.paint.strokes import fill, glow, line
from saboteur_desktop.paint.tools import cart, lantern
from saboteur_desktop.paint.wobble import wobble

_WARM = "#FFC877"
_COLD = "#7FE9E0"


def draw_wall_lantern(p: QPainter, place: QPointF, hangs_from: float, size: float) -> None:
    """A lantern on a chain: the visible source of the room's warm light."""
    x, y = place.x(), place.y()
    light = ((0.0, color(_WARM, 0.42)), (0.35, color("spill", 0.16)), (1.0, color("spill", 0)))
    glow(p, x, y + size * 0.1, size * 3.2, *light)
    link = size / 56
    chain = polyline([(x, min(hangs_from, y - size * 0.42)), (x, y - size * 0.42)])
    line(p, chain, "#8A6A3A", 3 * link, dash=(6 * link, 4 * link))
    with box(p, x, y, size):
        lantern(p)


def draw_wall_growth(p: QPainter, place: QPointF, size: float) -> None:
    """Cold crystals and glowing mushrooms at the foot of a wall: the counter-colour to the lamps."""
    with placed(p, place.x(), place.y()):
        crystal(p, 0, 0, size, 4)
        for x, y, share in ((-1.05, 0.62, 0.62), (0.98, 0.66, 0.5), (1.5, 0.74, 0.36)):
            _mushroom(p, x * size, y * size, share * size)


def draw_shelf_cart(p: QPainter, place: QPointF, size: float) -> None:
    """A gold cart parked on a shelf of rock that comes out of the left wall."""
    x, y, unit = place.x(), place.y(), size / 128
    shelf = rounded(-80 * unit, y + size * 0.38, x + size * 0.87 + 80 * unit, size * 0.34, size * 0.15)
    sheet(p, wobble(shelf, 4 * unit, 20 * unit, 8, step=12 * unit), "#40325C", 9 * unit)
    glow(p, x, y - size * 0.1, size * 1.1, (0, color(_WARM, 0.22)), (1, color(_WARM, 0)))
    with box(p, x, y, size):
        cart(p)


def draw_motes(p: QPainter, rect: QRectF, scale: float) -> None:
    """Dust lit by the lamps."""
    rng = random.Random(3)
    for _ in range(26):
        x, y = rect.x() + rng.random() * rect.width(), rect.y() + rng.random() * rect.height()
        radius = (1.5 + 3.5 * rng.random()) * scale * 2.4
        glow(p, x, y, radius, (0, color("#FFE7B0", 0.5)), (0.3, color("lamp", 0.25)), (1, color("lamp", 0)))


def draw_mote(p: QPainter, rect: QRectF) -> None:
    """One grain of dust that drifts in the light."""
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    light = ((0, color("#FFE7B0", 0.7)), (0.3, color("lamp", 0.35)), (1, color("lamp", 0)))
    glow(p, middle.x(), middle.y(), radius, *light)


def draw_lantern_light(p: QPainter, rect: QRectF) -> None:
    """What the flame of a lantern adds to its light when it flares up."""
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    light = ((0.0, color(_WARM, 0.22)), (0.4, color("spill", 0.08)), (1.0, color("spill", 0)))
    glow(p, middle.x(), middle.y(), radius, *light)


def _mushroom(p: QPainter, x: float, y: float, height: float) -> None:
    h = height
    glow(p, x, y - h * 0.5, h * 1.5, (0, color(_COLD, 0.38)), (1, color(_COLD, 0)))
    sheet(p, rounded(x - h * 0.11, y - h * 0.5, h * 0.22, h * 0.55, h * 0.1), "#E9DCC8", 1.5)
    cap = QPainterPath(QPointF(x - h * 0.5, y - h * 0.42))
    cap.cubicTo(x - h * 0.46, y - h * 1.1, x + h * 0.46, y - h * 1.1, x + h * 0.5, y - h * 0.42)
    cap.quadTo(x, y - h * 0.28, x - h * 0.5, y - h * 0.42)
    sheet(p, cap, "#3FB8B0", 2)
    for dx, dy, radius in ((-0.2, -0.66, 0.09), (0.14, -0.74, 0.07), (0.24, -0.54, 0.06)):
        fill(p, ellipse(x + h * dx, y + h * dy, h * radius), color("#DFFFF8", 0.9))
