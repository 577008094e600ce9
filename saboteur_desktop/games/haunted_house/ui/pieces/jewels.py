"""The jewels: one for each number, with as many corners; one without a number sparkles for itself."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.minerals import sparkle
from saboteur_desktop.paint.palette import color, darker, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, polar, polygon, polyline
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, glow, line, shadow
from saboteur_desktop.paint.type import CENTRE, TITLE, draw_text

_LIGHT_FROM: Final = math.radians(-125)


class _Cut(NamedTuple):
    """The outline of a stone around the origin, clockwise, and its colour."""

    tint: str
    outline: tuple[Point, ...]


def _even(corners: int, radius: float = 44.0, turn: float = 0.0) -> tuple[Point, ...]:
    """An even polygon, a corner on top unless turned by degrees."""
    return tuple(
        polar(0, 0, radius, math.tau * corner / corners - math.pi / 2 + math.radians(turn)) for corner in range(corners)
    )


def _pointed(tops: tuple[float, ...], half: float, reach: float) -> tuple[Point, ...]:
    """A round stone with one point upwards, or with a second one downwards."""
    points: list[Point] = []
    for number in range(16):
        angle = math.tau * number / 16 - math.pi / 2
        x, y = polar(0, 0, half, angle)
        points.append((x, -reach if number == 0 else reach if number == 8 and len(tops) == 2 else y))
    return tuple(points)


_BRILLIANT: Final = ((-26, -32), (26, -32), (46, -8), (0, 42), (-46, -8))
_CUTS: Final = (
    _Cut("#C9F4FF", _BRILLIANT),
    _Cut(
        "#FF4F6A",
        ((0, -48), (17, -20), (31, 6), (31, 22), (20, 37), (0, 43), (-20, 37), (-31, 22), (-31, 6), (-17, -20)),
    ),
    _Cut(
        "#FF9A3C",
        ((0, -47), (17, -29), (27, -10), (27, 10), (17, 29), (0, 47), (-17, 29), (-27, 10), (-27, -10), (-17, -29)),
    ),
    _Cut("#FFDD4F", ((0, -44), (46, 36), (-46, 36))),
    _Cut("#2FC97C", ((-37, -37), (37, -37), (37, 37), (-37, 37))),
    _Cut("#45D6EA", _even(5, 46)),
    _Cut("#4C7DFF", _even(6, 45)),
    _Cut("#A86BFF", _even(7, 45)),
    _Cut("#FF86D2", _even(8, 45, 22.5)),
)
"""The stone without a number, then those of the numbers 1 to 8."""


def draw_jewel(p: QPainter, rect: QRectF, number: int) -> None:
    """The jewel of that number, 1 to 8, with its plate; 0 is one whose number nobody knows or that has none."""
    tint, outline = _CUTS[number]
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) * 0.93):
        glow(p, 0, 0, 54, (0.35, color(tint, 0.55)), (1, color(tint, 0)))
        shadow(p, polygon(outline), 3, 5, 0.5)
        if number == 0:
            _draw_brilliant(p, tint)
            sparkle(p, -22, -26, 22)
            sparkle(p, 27, -2, 13)
        else:
            _draw_stone(p, outline, tint)
            sparkle(p, -20, -24, 15)
            _draw_plate(p, number)


def _draw_stone(p: QPainter, outline: tuple[Point, ...], tint: str) -> None:
    """A table in the middle, and one facet from each side up to it, shaded by where it faces."""
    table = [(x * 0.56, y * 0.56) for x, y in outline]
    for (ax, ay), (bx, by), c, d in zip(outline, outline[1:] + outline[:1], table[1:] + table[:1], table, strict=True):
        facing = math.cos(math.atan2(ay + by, ax + bx) - _LIGHT_FROM)
        facet = polygon([(ax, ay), (bx, by), c, d])
        shade = lighter(tint, 0.55 * facing) if facing > 0 else darker(tint, -0.5 * facing)
        fill(p, facet, shade)
        line(p, facet, shade, 0.8)
    fill(p, polygon(table), lighter(tint, 0.25))
    line(p, polygon(table), color("#FFFFFF", 0.55), 1.5)
    line(p, polygon(outline), lighter(tint, 0.45), 2)


def _draw_brilliant(p: QPainter, tint: str) -> None:
    """A cut stone from the side: a crown of facets above, a point below."""
    left, right, east, south, west = _BRILLIANT
    girdle = [west, (-18, -8), (18, -8), east]
    top = [left, (0, -32), right]
    crown = (
        (west, left, girdle[1], 0.75),
        (left, top[1], girdle[1], 0.35),
        (girdle[1], top[1], girdle[2], 0.85),
        (top[1], right, girdle[2], 0.15),
        (right, east, girdle[2], 0.45),
    )
    for a, b, c, light in crown:
        fill(p, polygon([a, b, c]), mix("#5FB8E8", "#FFFFFF", light))
    for a, b, light in ((girdle[0], girdle[1], 0.5), (girdle[1], girdle[2], 0.2), (girdle[2], girdle[3], 0.0)):
        fill(p, polygon([a, b, south]), mix("#3F9ADB", tint, light + 0.2))
    for start in girdle[1:3]:
        line(p, polyline([start, south]), color("#FFFFFF", 0.6), 1.4)
    line(p, polyline(girdle), color("#FFFFFF", 0.7), 1.4)
    line(p, polygon(_BRILLIANT), "#F4FDFF", 2.2)


def _draw_plate(p: QPainter, number: int) -> None:
    sheet(p, ellipse(24, 24, 24), "night1", 2)
    line(p, ellipse(24, 24, 22), "cream", 2.5)
    draw_text(p, QRectF(0, 0, 48, 48), str(number), TITLE, 32, "#FFFFFF", CENTRE)
