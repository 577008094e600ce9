"""A card in the air, from where it is to a goal, as a step of the scene's queue."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from saboteur_desktop.table.animation import Motion, Tween
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot


class Flight:
    """A card that flies from where it is to a goal; the card is fetched when the flight begins."""

    def __init__(self, fetch: Callable[[], CardItem], goal: Callable[[], Spot], arc: float = 0.0) -> None:
        """`arc` is how high above the straight way it flies, in parts of that way."""
        self._fetch, self._goal, self._arc = fetch, goal, arc
        self._start = Spot(QPointF(), 1.0)
        self.item: CardItem | None = None

    def on(self, goal: Callable[[], Spot]) -> "Flight":
        """The next leg of the same card."""
        return Flight(self._landed, goal)

    def tween(self, motion: Motion) -> Tween:
        """The flight as a step."""
        return Tween(self._apply, motion, self._begin, self._fade)

    def _landed(self) -> CardItem:
        if self.item is None:
            raise RuntimeError("the second leg of a flight began before the first")
        return self.item

    def _begin(self) -> None:
        self.item = self._fetch()
        self._start = Spot(self.item.pos(), self.item.width, self.item.rotation())

    def _apply(self, progress: float) -> None:
        item, start, end = self.item, self._start, self._goal()
        if item is None:
            return
        way = end.center - start.center
        rise = self._arc * math.hypot(way.x(), way.y()) * 4 * progress * (1 - progress)
        item.setPos(start.center + way * progress - QPointF(0, rise))
        item.setRotation(start.angle + (end.angle - start.angle) * progress)
        width = start.width + (end.width - start.width) * progress
        if progress >= 1:
            item.set_width(end.width)
        else:
            item.stretch(width)

    def _fade(self, progress: float) -> None:
        if self.item is not None:
            self.item.setOpacity(progress)


def at_once(act: Callable[[], None]) -> Tween:
    """Something that happens at once."""
    return Tween(_nothing, Motion(0), act)


def _nothing(_progress: float) -> None:
    """It takes no time."""
