"""Which target is meant: by a point under the pointer, or by an arrow key."""

import math
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.metrics import SNAP_MARGIN


class Direction(Enum):
    """Where an arrow key points."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Finder:
    """Finds which of some places a point means; they are measured once, because it is asked in each frame of a drag."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places
        self._reached = [(place, *_reach(place.rect)) for place in places]

    def place_at(self, point: QPointF) -> Place | None:
        """The allowed place that the point is in, else the nearest one that attracts it, else the refused one.

        Allowed places reach a little beyond their border, so a shaking hand need not be exact, but the middle of a
        refused place still belongs to that place: there it can say why.
        """
        x, y = point.x(), point.y()
        near = [place for place, left, top, right, bottom in self._reached if left <= x <= right and top <= y <= bottom]
        allowed = [place for place in near if place.allowed]
        inside = [place for place in near if place.rect.contains(point)]
        under = [place for place in inside if place.allowed] or allowed or inside
        return min(under, key=lambda place: distance(place.rect.center(), point), default=None)


def next_place(places: Sequence[Place], current: Place | None, direction: Direction, start: QPointF) -> Place | None:
    """The nearest place in a direction; sideways distance counts double. Without one, `current` stays."""
    origin = current.rect.center() if current is not None else start
    dx, dy = direction.value

    def cost(place: Place) -> float:
        offset = place.rect.center() - origin
        along = offset.x() * dx + offset.y() * dy
        across = abs(offset.x() * dy) + abs(offset.y() * dx)
        return along + 2 * across if along > 1 else math.inf

    others = [place for place in places if current is None or place.id != current.id]
    best = min(others, key=cost, default=None)
    if best is None or math.isinf(cost(best)):
        if current is None and others:
            return min(others, key=lambda place: distance(place.rect.center(), origin))
        return current
    return best


def distance(a: QPointF, b: QPointF) -> float:
    """The straight distance between two points."""
    return math.hypot(a.x() - b.x(), a.y() - b.y())


def _reach(rect: QRectF) -> tuple[float, float, float, float]:
    margin = min(rect.width(), rect.height()) * SNAP_MARGIN
    return rect.left() - margin, rect.top() - margin, rect.right() + margin, rect.bottom() + margin
