"""What tells the four hunters apart: a colour, and a shape for eyes that do not see it."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import Tint, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, loop, polar, polygon, quad_loop
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line

HUNTER_COLOURS: Final = ("#F0504A", "#FFCB3D", "#4F9DFF", "#8ADF6C")
"""Red, yellow, blue, green."""


def draw_hunter_sign(p: QPainter, rect: QRectF, hunter: int) -> None:
    """A paper disc in the hunter's colour with its sign: heart, star, moon or clover."""
    colour = HUNTER_COLOURS[hunter]
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        sheet(p, ellipse(0, 0, 46), colour, 3)
        line(p, ellipse(0, 0, 43), lighter(colour, 0.5), 4)
        draw_hunter_mark(p, QRectF(-31, -31, 62, 62), hunter, "ink")


def draw_hunter_mark(p: QPainter, rect: QRectF, hunter: int, tint: Tint) -> None:
    """The sign alone, in one colour."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        fill(p, _SHAPES[hunter](), tint)


def _heart() -> QPainterPath:
    return quad_loop(
        (0, 46), (-48, 8), (-48, -16), (-48, -44), (-22, -44), (-4, -44), (0, -24),
        (4, -44), (22, -44), (48, -44), (48, -16), (48, 8), (0, 46),
    )  # fmt: skip


def _star() -> QPainterPath:
    return loop([polar(0, 4, 52 if i % 2 == 0 else 23, math.radians(i * 36 - 90)) for i in range(10)], 0.12)


def _moon() -> QPainterPath:
    return ellipse(-4, 0, 46).subtracted(ellipse(20, -10, 38))


def _clover() -> QPainterPath:
    leaves = ellipse(0, -25, 21).united(ellipse(-24, 8, 21)).united(ellipse(24, 8, 21))
    stem = polygon([(-7, -10), (7, -10), (8, 30), (16, 48), (-16, 48), (-8, 30)])
    return leaves.united(stem)


_SHAPES: Final[tuple[Callable[[], QPainterPath], ...]] = (_heart, _star, _moon, _clover)
