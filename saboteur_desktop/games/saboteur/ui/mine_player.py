"""Plays what happens in the mine: a card is laid, rocks fall, somebody reads a map, a goal turns."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QTransform

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import GOLD, MAP, ROCKFALL
from saboteur_desktop.games.saboteur.engine.events import GoalTurned, MapRead, PathLaid, RocksDropped
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui.effects import ROCKS, Effects
from saboteur_desktop.games.saboteur.ui.flights import SHOWN_MS, Flights, Stage
from saboteur_desktop.games.saboteur.ui.lights import Crossfade, Lights
from saboteur_desktop.table.animation import FLY, LAY, SNAP, Motion, Tween, pause
from saboteur_desktop.table.flight import Flight, at_once

GOAL_TURN = Motion(480, QEasingCurve.Type.InOutQuad, 200)
GOAL_SUSPENSE_MS = 300
LANDING_SCALE = 1.06


class MinePlayer:
    """Turns these events into steps of the scene's queue. The time they take is the same whoever looks on."""

    def __init__(self, stage: Stage, flights: Flights, effects: Effects) -> None:
        self._stage, self._flights, self._effects = stage, flights, effects
        self._lights = Lights(stage.mine, lambda: stage.scene.animator.reduced)

    def lay(self, event: PathLaid, board: Board, sound: Tween, lights_heard: Callable[[], None]) -> None:
        """A card flies to its cell and comes down there with dust; light runs on from it."""
        seat, cell = event.seat, event.cell
        own = seat == self._flights.hand_seat
        queue, mine = self._stage.scene.queue, self._stage.mine
        flight = Flight(
            lambda: self._flights.leave_hand(seat, event.card, event.turned),
            lambda: mine.spot_of(cell),
            0 if own else 0.1,
        )
        queue.add(flight.tween(SNAP if own else FLY))

        def land() -> None:
            self._flights.take_off(flight)
            mine.put(cell, event.card, event.turned, cell in board.linked)
            mine.lay_shade()

        def come_down(progress: float) -> None:
            item = mine.item_at(cell)
            if item is not None:
                item.setScale(1.0 if progress >= 1 else LANDING_SCALE - (LANDING_SCALE - 1) * progress)

        queue.add(Tween(come_down, LAY, land), self._effects.dust(cell), sound)
        run = self._lights.run(board, cell, lights_heard)
        if run is not None:
            queue.add(run)

    def drop_rocks(self, event: RocksDropped, board: Board, sound: Tween) -> None:
        """Boulders fall on a card; dust rises, the mine shakes, and the card is gone. Lights go out beyond it."""
        stage, cell = self._stage, event.cell
        queue, mine = stage.scene.queue, stage.mine
        flight = Flight(lambda: self._flights.leave_hand(event.seat, ROCKFALL), lambda: mine.spot_of(cell), 0.1)
        queue.add(flight.tween(FLY))

        def bury(progress: float) -> None:
            item = mine.item_at(cell)
            if item is not None:
                item.setOpacity(1 - progress)

        def vanish(progress: float) -> None:
            if flight.item is not None:
                flight.item.setOpacity(1 - min(1.0, progress * 2.5))

        queue.add(Tween(vanish, ROCKS, fade=bury), self._effects.rocks(cell), sound)

        def clear() -> None:
            self._flights.take_off(flight)
            mine.show(board, animated=True)

        queue.add(self._lights.go_out(board, clear), self._effects.settle(cell), self._effects.shake())

    def read_map(self, event: MapRead, cell: Cell, sound: Tween) -> None:
        """A map flies to a goal, is seen there and goes to the discard pile; nobody sees what it showed."""
        queue, piles = self._stage.scene.queue, self._stage.piles
        there = Flight(lambda: self._flights.leave_hand(event.seat, MAP), lambda: self._stage.mine.spot_of(cell), 0.1)
        queue.add(there.tween(FLY))
        queue.add(pause(SHOWN_MS), sound)
        queue.add(there.on(piles.discards.top).tween(FLY))

    def bring(self, goal: Cell) -> None:
        """The goal that is about to be looked at comes to the middle, face down."""
        self._stage.scene.queue.add(self._effects.bring(goal))

    def turn_goal(self, event: GoalTurned, cell: Cell, sound: Tween) -> None:
        """A moment of suspense, then the goal turns over. The gold bursts into rays and coins."""
        mine, queue = self._stage.mine, self._stage.scene.queue
        card: Card = event.card
        crossfade = Crossfade(mine, lambda: self._stage.scene.animator.reduced)

        def show() -> None:
            mine.put(cell, card, event.turned, True)

        def begin() -> None:
            if self._stage.scene.animator.reduced:
                crossfade.begin((cell,), show)

        def turn(progress: float) -> None:
            item = mine.item_at(cell)
            if item is None:
                return
            if progress >= 0.5:
                show()
            item.setTransform(QTransform.fromScale(abs(1 - 2 * progress) if progress < 1 else 1.0, 1.0))

        queue.add(pause(GOAL_SUSPENSE_MS))
        queue.add(Tween(turn, GOAL_TURN, begin, crossfade.fade))
        if card == GOLD:
            queue.add(at_once(mine.lay_shade), sound, self._effects.gold(cell), self._effects.coins(cell))
        else:
            queue.add(at_once(mine.lay_shade), pause(SHOWN_MS), sound)
