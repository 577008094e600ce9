"""A vignette for the second game: a crooked house under the moon, with a friendly ghost before its door."""

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.figures.spirits import draw_ghost
from saboteur_desktop.paint.minerals import gem, sparkle
from saboteur_desktop.paint.palette import color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, ground, polygon, polyline, rounded, rounded_rect
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear

_WIDTH: Final = 156.0
_HEIGHT: Final = 122.0
"""The scene is composed for this size: a wide frame has more sky and hill at both sides, a tall one more sky above."""
_WALL: Final = "#3B2A7A"
_ROOF: Final = "#1C1148"
_HILL: Final = "#0E0926"
_WINDOW: Final = "#FFCF6B"


def draw_haunted_house(p: QPainter, rect: QRectF, radius: float) -> None:
    """The scene in a round-cornered frame, as large as it has room and at its lower edge."""
    scale = min(rect.height() / _HEIGHT, rect.width() / _WIDTH)
    width, top = rect.width() / scale, _HEIGHT - rect.height() / scale
    with clipped(p, rounded_rect(rect, radius)), placed(p, rect.x(), rect.y() - top * scale, scale):
        sky = linear(0, top, 0, _HEIGHT, (0, "#1A1550"), (0.65, "#5B3FA0"), (1, "#C77BB8"))
        fill(p, rounded(0, top, width, _HEIGHT - top), sky)
        _draw_stars(p, width, top)
        with placed(p, width / 2 - 6, 0):
            _draw_moon(p, 54, 30, 19)
            far = [(-width, 92), (-70, 84), (-20, 90), (30, 82), (80, 90), (width, 84)]
            sheet(p, ground(far, 140), "#3A2676", 2)
            _draw_house(p)
            near = [(-width, 112), (-60, 106), (0, 104), (60, 107), (width, 112)]
            sheet(p, ground(near, 140), _HILL, 2)
            _draw_fence(p, width)
            draw_ghost(p, QRectF(-60, 64, 48, 48))
            gem(p, 31, 102, 7, "#8CE8FF")
            sparkle(p, 27, 97, 5)


def _draw_stars(p: QPainter, width: float, top: float) -> None:
    rng = random.Random(5)
    for _ in range(int(width / 7 * (1 - top / 60))):
        x, y = rng.uniform(0, width), rng.uniform(top + 3, 62)
        fill(p, ellipse(x, y, rng.uniform(0.4, 0.9)), color("#FFFFFF", rng.uniform(0.35, 0.9)))


def _draw_moon(p: QPainter, x: float, y: float, radius: float) -> None:
    light = ((0.0, color("#FFEFC2", 0.6)), (0.35, color("#FFDFA0", 0.25)), (1.0, color("#FFDFA0", 0)))
    glow(p, x, y, radius * 2.6, *light)
    sheet(p, ellipse(x, y, radius), "#FFE9B8", 2, shade=0.1)
    for dx, dy, size in ((-6, -5, 4), (6, 5, 5), (4, -9, 2.4)):
        fill(p, ellipse(x + dx, y + dy, size), color("#E9C37E", 0.55))


def _draw_house(p: QPainter) -> None:
    tower = [(16, 108), (14, 46), (46, 44), (45, 108)]
    hall = [(-40, 108), (-44, 62), (18, 60), (20, 108)]
    sheet(p, polygon(tower), darker(_WALL, 0.15), 3)
    _draw_roof(p, [(6, 48), (27, 6), (33, 8), (54, 45)])
    sheet(p, polygon(hall), _WALL, 3)
    _draw_roof(p, [(-54, 64), (-26, 30), (6, 33), (26, 62)])
    sheet(p, polygon([(-36, 40), (-37, 22), (-26, 21), (-26, 34)]), darker(_WALL, 0.3), 2)
    for x, y in ((-24, 68), (31, 56)):
        _draw_window(p, x, y)
    _draw_door(p, -1)


def _draw_roof(p: QPainter, corners: list[Point]) -> None:
    sheet(p, polygon(corners), _ROOF, 3)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    for share in (0.36, 0.68):
        left, right = x1 + (x0 - x1) * share, x2 + (x3 - x2) * share
        y = y1 + (y0 - y1) * share, y2 + (y3 - y2) * share
        line(p, polyline([(left, y[0]), (right, y[1])]), color("#7A63D0", 0.45), 0.9)


def _draw_window(p: QPainter, x: float, y: float) -> None:
    glow(p, x, y + 8, 17, (0, color(_WINDOW, 0.5)), (1, color(_WINDOW, 0)))
    sheet(p, _arch(x, y - 1, 7.4, 18), _ROOF, 1)
    fill(p, _arch(x, y + 0.5, 5.8, 15.5), linear(0, y, 0, y + 16, (0, "#FFF0B8"), (1, "#FFB347")))
    line(p, polyline([(x, y), (x, y + 16)]), _ROOF, 1.1)
    line(p, polyline([(x - 6, y + 8), (x + 6, y + 8)]), _ROOF, 1.1)


def _draw_door(p: QPainter, x: float) -> None:
    glow(p, x, 96, 26, (0, color(_WINDOW, 0.55)), (1, color(_WINDOW, 0)))
    sheet(p, _arch(x, 74, 11, 34), _ROOF, 1.5)
    fill(p, _arch(x, 77, 8.6, 31), linear(0, 77, 0, 108, (0, "#FFF0B8"), (1, "#FF9E4A")))
    sheet(p, polygon([(x + 8.6, 79), (x + 15, 81), (x + 15, 110), (x + 8.6, 108)]), "#7A4A8C", 1)


def _arch(x: float, top: float, half: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, top + height))
    path.lineTo(x - half, top + half)
    path.arcTo(QRectF(x - half, top, 2 * half, 2 * half), 180, -180)
    path.lineTo(x + half, top + height)
    path.closeSubpath()
    return path


def _draw_fence(p: QPainter, width: float) -> None:
    """Crooked pales at both sides of the way to the door."""
    rng = random.Random(3)
    for number in range(math.ceil(width / 18)):
        for side in (-1, 1):
            x, lean = side * (78 + number * 9) if side < 0 else 56 + number * 9, rng.uniform(-1.4, 1.4)
            pale = [(x - 2, 112), (x - 2 + lean, 96), (x + lean, 92), (x + 2 + lean, 96), (x + 2, 112)]
            sheet(p, polygon(pale), "#241650", 0.8)
    for start, end in ((-width, -74), (52, width)):
        line(p, polyline([(start, 102), (end, 101)]), "#241650", 1.6)
