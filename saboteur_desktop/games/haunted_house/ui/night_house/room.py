"""A room while it is furnished: 100 units to a cell of the board, seen from above."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paths import Point, ellipse, polyline, rounded
from saboteur_desktop.paint.strokes import fill, line, linear

INSET: Final = 6.0
"""Between the line of the grid and the face of the wall."""
_DOORWAY: Final = 34.0
"""How far around the middle of an opening nothing stands."""


@dataclass(frozen=True, slots=True)
class Room:
    """What a theme furnishes: the floor between its walls, from (0, 0) on the lines of the grid."""

    painter: QPainter
    width: float
    height: float
    doors: tuple[Point, ...]
    """The middles of its openings."""

    def clear(self, x: float, y: float, width: float, height: float) -> bool:
        """Whether something that large leaves every doorway free."""
        return not any(
            x - _DOORWAY < door_x < x + width + _DOORWAY and y - _DOORWAY < door_y < y + height + _DOORWAY
            for door_x, door_y in self.doors
        )

    def floor(self, tint: Tint) -> None:
        """One colour from wall to wall."""
        fill(self.painter, rounded(0, 0, self.width, self.height), tint)

    def block(self, path: QPainterPath, tint: Tint, rise: float = 5.0) -> None:
        """A thing of paper that stands so high above the floor; its shade falls down and to the right."""
        p, bounds = self.painter, path.boundingRect()
        if rise:
            fill(p, path.translated(rise * 0.9, rise * 1.3), color("#070418", 0.16))
            fill(p, path.translated(rise * 0.5, rise * 0.75), color("#070418", 0.34))
        body = ((0.0, lighter(tint, 0.13)), (0.5, color(tint)), (1.0, darker(tint, 0.2)))
        fill(p, path, linear(bounds.left(), bounds.top(), bounds.center().x(), bounds.bottom() + 0.01, *body))
        edge = ((0.0, color(lighter(tint, 0.6), 0.75)), (0.6, color(lighter(tint, 0.4), 0.12)))
        line(p, path, linear(bounds.left(), bounds.top(), bounds.center().x(), bounds.bottom() + 0.01, *edge), 1.3)

    def box(
        self, x: float, y: float, width: float, height: float, tint: Tint, rise: float = 5, round_: float = 4
    ) -> None:
        """A block with straight sides."""
        self.block(rounded(x, y, width, height, round_), tint, rise)

    def disc(self, x: float, y: float, radius: float, tint: Tint, rise: float = 5) -> None:
        """A round block."""
        self.block(ellipse(x, y, radius), tint, rise)

    def rug(self, path: QPainterPath, tint: Tint, hem: Tint, inner: QPainterPath) -> None:
        """A carpet with a hem and a line of its own inside."""
        self.block(path, tint, 1.5)
        line(self.painter, path, color(hem, 0.8), 3)
        line(self.painter, inner, color(hem, 0.7), 2.2)

    def stroke(self, points: Sequence[Point], tint: Tint, width: float, opacity: float = 1.0) -> None:
        """A line from point to point."""
        line(self.painter, polyline(points), color(tint, opacity), width)


Theme = Callable[[Room], Sequence[Point]]
"""Furnishes a room and returns where its lanterns and candles stand."""
