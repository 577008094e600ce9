"""Plays what hunters do: they walk, turn up numbers, lift jewels, lay them down and bring them out; doors lock."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QTransform

from saboteur_desktop.games.haunted_house.engine.events import (
    DoorsLocked,
    DoorsUnlocked,
    JewelLaid,
    JewelOut,
    JewelTaken,
    NumberShown,
    Walked,
)
from saboteur_desktop.games.haunted_house.ui.effects import Effects
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.table.animation import Motion, Tween, pause
from saboteur_desktop.table.flight import at_once

TURN_UP: Final = Motion(480, QEasingCurve.Type.InOutQuad, 160)
LOCK: Final = Motion(560, QEasingCurve.Type.OutBounce, 200)
UNLOCK: Final = Motion(420, QEasingCurve.Type.InCubic)
SHOWN_MS: Final = 500
_HEAVY: Final = 2.0


class HunterPlayer:
    """Turns these events into steps of the scene's queue."""

    def __init__(self, stage: Stage, effects: Effects) -> None:
        self._stage, self._effects = stage, effects

    def walk(self, event: Walked, sound: Tween) -> None:
        """A hunter walks, and is heard when it stands."""
        queue = self._stage.scene.queue
        queue.add(self._stage.pawns.walk(event.hunter, event.way))
        queue.add(at_once(self._stage.see_trapped), sound)

    def show_number(self, event: NumberShown, sound: Tween) -> None:
        """A jewel turns and shows its number."""
        rooms, queue, room = self._stage.parts.rooms, self._stage.scene.queue, event.room

        def turn(progress: float) -> None:
            if progress >= 0.5:
                rooms.change(room, jewel=event.number)
            token = rooms.token("jewel", room)
            middle = token.transformOriginPoint().x()
            wide = abs(1 - 2 * progress)
            token.setTransform(QTransform().translate(middle, 0).scale(wide, 1).translate(-middle, 0))

        queue.add(Tween(turn, TURN_UP), sound)
        queue.add(pause(SHOWN_MS))

    def take(self, event: JewelTaken, sound: Tween) -> None:
        """A jewel goes from the floor into a pack."""
        hunter, number = event.hunter, event.number
        queue, rooms = self._stage.scene.queue, self._stage.parts.rooms
        floor = partial(self._floor, event.room)
        queue.add(at_once(partial(rooms.change, event.room, jewel=None)))
        queue.add(self._effects.carry(number, floor, partial(self._stage.pack, hunter)), sound)
        queue.add(at_once(partial(self._carry, hunter, number)))

    def lay(self, event: JewelLaid, sound: Tween) -> None:
        """A jewel goes from a pack to the floor."""
        hunter, number = event.hunter, event.number
        queue, rooms = self._stage.scene.queue, self._stage.parts.rooms
        floor = partial(self._floor, event.room)
        queue.add(at_once(partial(self._carry, hunter, None)))
        queue.add(self._effects.carry(number, partial(self._stage.pack, hunter), floor), sound)
        queue.add(at_once(partial(rooms.change, event.room, jewel=number)))

    def bring_out(self, event: JewelOut, sound: Tween) -> None:
        """A jewel goes from a pack to the others outside."""
        hunter, number = event.hunter, event.number
        parts, queue = self._stage.parts, self._stage.scene.queue

        def hoard() -> QRectF:
            return parts.rooms.hoard_rect(event.out - 1)

        def lie() -> None:
            parts.rooms.lay_out_jewel(number)
            parts.bar.change_danger(jewels=event.out)

        queue.add(at_once(partial(self._carry, hunter, None)))
        queue.add(self._effects.carry(number, partial(self._stage.pack, hunter), hoard))
        queue.add(at_once(lie), self._effects.burst(lambda: hoard().center()), sound)

    def lock(self, event: DoorsLocked, sound: Tween) -> None:
        """Locks fall on the doors of a colour; those of the other colour are open."""
        rooms = self._stage.parts.rooms

        def fall(progress: float) -> None:
            for token in rooms.locks():
                token.setScale(_HEAVY - (_HEAVY - 1) * progress)

        def fade(progress: float) -> None:
            for token in rooms.locks():
                token.setOpacity(progress)

        self._stage.scene.queue.add(Tween(fall, LOCK, partial(rooms.set_lock, event.colour), fade), sound)
        self._stage.scene.queue.add(pause(SHOWN_MS))

    def unlock(self, event: DoorsUnlocked, sound: Tween) -> None:
        """The locks are gone."""
        rooms = self._stage.parts.rooms

        def lift(progress: float) -> None:
            for token in rooms.locks():
                token.setScale(1 + 0.4 * progress)
                token.setOpacity(1 - progress)

        self._stage.scene.queue.add(Tween(lift, UNLOCK), sound)
        self._stage.scene.queue.add(at_once(partial(rooms.set_lock, None)))

    def _floor(self, room: str) -> QRectF:
        return self._stage.plan.jewel(room)

    def _carry(self, hunter: int, number: int | None) -> None:
        self._stage.pawns.carry(hunter, number)
        self._stage.parts.hunters.change(hunter, jewel=number)
        self._stage.see_trapped()
