"""Plays what happens to tools: one breaks on its owner's panel, or is put together again."""

from collections.abc import Callable

from PySide6.QtGui import QTransform

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS
from saboteur_desktop.games.saboteur.engine.events import ToolBroken, ToolRepaired
from saboteur_desktop.games.saboteur.ui.effects import FALL_APART, Effects
from saboteur_desktop.games.saboteur.ui.flights import SHOWN_MS, Flights, Stage
from saboteur_desktop.table.animation import FLY, Tween, pause
from saboteur_desktop.table.flight import Flight, at_once

_SHAKE_PX = 6.0


class ToolPlayer:
    """Turns these events into steps of the scene's queue."""

    def __init__(self, stage: Stage, flights: Flights, effects: Effects) -> None:
        self._stage, self._flights, self._effects = stage, flights, effects

    def break_tool(self, event: ToolBroken, sound: Tween) -> None:
        """A crack flashes once, and the tool falls apart."""
        queue, target, tool = self._stage.scene.queue, event.target, BREAKS[event.card]
        take_off = self._fly(event.seat, event.card, target)
        queue.add(at_once(take_off), self._effects.flash(target, tool), sound)
        panel = self._stage.panels[target]

        def begin() -> None:
            self._stage.panels.change(target, broken=(*panel.shown.broken, tool))

        def shake(progress: float) -> None:
            panel.setTransform(QTransform.fromTranslate(_SHAKE_PX * (1 - progress) if progress < 1 else 0, 0))

        queue.add(Tween(shake, FALL_APART, begin, panel.setOpacity), self._effects.fall_apart(target, tool))

    def mend_tool(self, event: ToolRepaired, sound: Tween) -> None:
        """The two halves of the tool join, and it is whole."""
        queue, target, tool = self._stage.scene.queue, event.target, event.tool
        take_off = self._fly(event.seat, event.card, target)
        panel = self._stage.panels[target]

        def mend() -> None:
            self._stage.panels.change(target, broken=tuple(left for left in panel.shown.broken if left != tool))

        queue.add(at_once(take_off), self._effects.join(target, tool), sound)
        queue.add(Tween(_nothing, FALL_APART._replace(ms=1), mend, panel.setOpacity))

    def _fly(self, seat: int, card: Card, target: int) -> Callable[[], None]:
        """A card flies to a panel and is seen there; returns what takes it away."""
        queue = self._stage.scene.queue
        flight = Flight(lambda: self._flights.leave_hand(seat, card), lambda: self._stage.panels.spot(target), 0.1)
        queue.add(flight.tween(FLY))
        queue.add(pause(SHOWN_MS))
        return lambda: self._flights.take_off(flight)


def _nothing(_progress: float) -> None:
    """It is there at once."""
