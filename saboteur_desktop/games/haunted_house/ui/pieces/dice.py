"""The two kinds of dice, each seen from its upper face."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, rounded
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line

_GHOSTLY: Final = range(1, 6)
"""The values that also bring a ghost."""
_MIDDLE: Final[Point] = (0, 0)
_SLANT: Final[tuple[Point, ...]] = ((-1, 1), (1, -1))
_OTHER_SLANT: Final[tuple[Point, ...]] = ((-1, -1), (1, 1))
_SIDES: Final[tuple[Point, ...]] = ((-1, 0), (1, 0))
_PIPS: Final[tuple[tuple[Point, ...], ...]] = (
    (_MIDDLE,),
    _SLANT,
    (*_SLANT, _MIDDLE),
    (*_SLANT, *_OTHER_SLANT),
    (*_SLANT, *_OTHER_SLANT, _MIDDLE),
    (*_SLANT, *_OTHER_SLANT, *_SIDES),
)
"""Where the pips of 1 to 6 stand, in steps from the middle."""


def draw_move_die(p: QPainter, rect: QRectF, value: int) -> None:
    """The movement die: pips for the steps, and a ghost on its corner where one comes."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) * 0.96):
        _draw_cube(p, "cream")
        ghostly = value in _GHOSTLY
        middle, step, radius = (-9.0, 18.0, 7.6) if ghostly else (0.0, 21.0, 8.6)
        for x, y in _PIPS[value - 1]:
            fill(p, ellipse(middle + x * step, middle - 2 + y * step, radius), "ink")
        if ghostly:
            sheet(p, ellipse(26, 25, 22), "#2A1A5E", 2.5)
            draw_ghost(p, QRectF(6, 5, 40, 40))


def draw_battle_die(p: QPainter, rect: QRectF, face: Face) -> None:
    """A battle die: a ghost, a spirit, or nothing."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) * 0.96):
        _draw_cube(p, "#3A2670")
        if face == "ghost":
            draw_ghost(p, QRectF(-35, -38, 70, 70))
        elif face == "red":
            draw_haunting(p, QRectF(-38, -41, 76, 76))
        else:
            line(p, rounded(-24, -26, 48, 48, 12), color("#A99AE0", 0.65), 3, dash=(7, 9))


def _draw_cube(p: QPainter, tint: Tint) -> None:
    """A thick square of paper with a face let into it."""
    sheet(p, rounded(-45, -43, 90, 90, 20), darker(tint, 0.30), 4)
    sheet(p, rounded(-45, -46, 90, 88, 20), tint, 0, shade=0.12)
    fill(p, rounded(-38, -39, 76, 74, 16), color(lighter(tint, 0.5), 0.16))
    line(p, rounded(-44, -45, 88, 86, 19), lighter(tint, 0.4), bold(2.4))
