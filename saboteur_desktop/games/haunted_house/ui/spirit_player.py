"""Plays ghosts and spirits: they come, three become one, they are fought and go."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.events import (
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    HauntingGone,
)
from saboteur_desktop.games.haunted_house.ui.card_player import TUMBLE, CardPlayer
from saboteur_desktop.games.haunted_house.ui.effects import Effects
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.table.animation import Motion, Tween, pause
from saboteur_desktop.table.flight import at_once

STAY: Final = Motion(0, fade_ms=240)
RISE: Final = Motion(640, QEasingCurve.Type.OutBack, 240)
DRIVEN_OUT: Final = Motion(620, QEasingCurve.Type.InBack)
DREAD_MS: Final = 500
"""How much longer than anything else a new spirit is looked at."""
FOUGHT_MS: Final = 420
_LARGE: Final = 2.3


class SpiritPlayer:
    """Turns these events into steps of the scene's queue."""

    def __init__(self, stage: Stage, cards: CardPlayer, effects: Effects) -> None:
        self._stage, self._cards, self._effects = stage, cards, effects

    def come(self, event: GhostCame, sound: Tween) -> None:
        """A ghost leaves the card and floats to its room; from a room with a spirit it is sent on, step by step."""
        queue, rooms = self._stage.scene.queue, self._stage.parts.rooms
        stops = self._stops(event)
        first, last = stops[0], stops[-1]

        def free_place() -> QPointF:
            return rooms.ghost_rect(last, rooms.look(last).ghosts).center()

        def there(room: Place) -> QPointF:
            return free_place() if room == last else self._stage.plan.haunting(room).center()

        origin = self._cards.shown_spot
        queue.add(
            self._effects.float_in(lambda: origin().center, partial(there, first)), sound, *self._cards.laid_away()
        )
        for before, after in pairwise(stops):
            start, end = partial(there, before), partial(there, after)
            queue.add(self._effects.float_in(start, end, hops=True), self._effects.point(start, end))

        def stay() -> None:
            rooms.change(last, ghosts=rooms.look(last).ghosts + 1)

        def fade(progress: float) -> None:
            rooms.token("ghost", last, rooms.look(last).ghosts - 1).setOpacity(progress)

        queue.add(Tween(_nothing, STAY, stay, fade))

    def haunt(self, event: HauntingCame, sound: Tween) -> None:
        """Three ghosts are drawn together, it grows dark, and a spirit stands there with all its weight."""
        parts, queue, room = self._stage.parts, self._stage.scene.queue, event.room
        queue.add(at_once(partial(parts.rooms.change, room, ghosts=0)), self._effects.gather(room))

        def begin() -> None:
            parts.rooms.change(room, ghosts=0, haunted=True)
            parts.bar.change_danger(hauntings=parts.bar.danger.hauntings + 1)
            self._stage.see_trapped()

        def rise(progress: float) -> None:
            token = parts.rooms.token("haunting", room)
            token.setScale(1.0 if progress == 1 else _LARGE - (_LARGE - 1) * progress)
            token.set_raised(progress != 1)

        def fade(progress: float) -> None:
            parts.rooms.token("haunting", room).setOpacity(progress)

        queue.add(Tween(rise, RISE, begin, fade), sound, self._effects.darken(), self._effects.shake(), pause(RISE.ms))
        queue.add(pause(DREAD_MS))

    def fight(self, event: Fought, sound: Tween) -> None:
        """The battle dice tumble while the room is framed."""
        dice, queue = self._stage.parts.dice, self._stage.scene.queue

        def tumble(progress: float) -> None:
            for die, face in zip(dice.battle, event.faces, strict=False):
                die.tumble(face)(progress)

        def fade(progress: float) -> None:
            for die in dice.battle:
                die.setOpacity(progress)

        begin = partial(dice.show_fight, event.faces)
        queue.add(Tween(tumble, TUMBLE, begin, fade), self._effects.throb(event.room), sound)
        queue.add(pause(FOUGHT_MS))

    def go(self, event: GhostsGone, sound: Tween) -> None:
        """Ghosts go up in the air."""
        rooms, queue = self._stage.parts.rooms, self._stage.scene.queue
        gone: list[QPointF] = []

        def leave() -> None:
            there = rooms.look(event.room).ghosts
            left = max(0, there - event.ghosts)
            gone[:] = [rooms.ghost_rect(event.room, index).center() for index in range(left, there)]
            rooms.change(event.room, ghosts=left)

        queue.add(at_once(leave))
        queue.add(self._effects.vanish(lambda: gone), sound)

    def banish(self, event: HauntingGone, sound: Tween) -> None:
        """A spirit shrinks away in a light."""
        parts, queue, room = self._stage.parts, self._stage.scene.queue, event.room

        def shrink(progress: float) -> None:
            token = parts.rooms.token("haunting", room)
            token.setScale(max(0.02, 1 - progress))
            token.setRotation(160 * progress)

        def gone() -> None:
            parts.rooms.change(room, haunted=False)
            parts.bar.change_danger(hauntings=parts.bar.danger.hauntings - 1)
            self._stage.see_trapped()

        queue.add(Tween(shrink, DRIVEN_OUT), sound)
        queue.add(at_once(gone), self._effects.burst(self._stage.plan.haunting(room).center))

    def _stops(self, event: GhostCame) -> Sequence[Place]:
        """The rooms that a ghost comes to, from that of its letter to the one it stays in."""
        order = self._stage.plan.board.overflow_order
        stops, room = [event.letter], event.letter
        while room != event.room:
            room = order[(order.index(room) + 1) % len(order)]
            stops.append(room)
        return stops


def _nothing(_progress: float) -> None:
    """It is there at once."""
