"""Which target is meant: by a point under the pointer, or by an arrow key."""

import math
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF

from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.metrics import SNAP_MARGIN

_BEFORE_ALL = 1e6
"""So much nearer than any refused place is an allowed one."""


class Direction(Enum):
    """Where an arrow key points."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def place_at(places: Sequence[Place], point: QPointF) -> Place | None:
    """The nearest allowed place that attracts the point, else the place under it.

    Allowed places reach a little beyond their border, so a shaking hand need not be exact, but the middle of a
    refused place still belongs to that place: there it can say why.
    """
    x, y = point.x(), point.y()
    best, nearest = None, math.inf
    for place in places:
        rect = place.rect
        reach = rect.width() * SNAP_MARGIN
        if not (rect.left() - reach <= x <= rect.right() + reach and rect.top() - reach <= y <= rect.bottom() + reach):
            continue
        away = distance(rect.center(), point)
        if place.allowed:
            away -= _BEFORE_ALL
        elif not rect.contains(point):
            continue
        if away < nearest:
            best, nearest = place, away
    return best


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
