"""Plays what happened as movement on the table. It may stop anywhere: a `sync` puts everything right."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QTransform

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, MAP, ROCKFALL
from saboteur_desktop.games.saboteur.engine.events import (
    CardDrawn,
    Discarded,
    Event,
    GoalTurned,
    MapRead,
    PathLaid,
    RocksDropped,
    SeatSkipped,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.games.saboteur.engine.geometry import STEPS, Cell
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.event_sounds import sound_of
from saboteur_desktop.games.saboteur.ui.expansion_player import SHOWN_MS, ExpansionPlayer
from saboteur_desktop.games.saboteur.ui.flights import Flight, Flights, Stage
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.animation import DRAW, FLY, LAY, Motion, Tween, pause
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.layers import Layer

GOAL_TURN = Motion(480, QEasingCurve.Type.InOutQuad)
GOAL_SUSPENSE_MS = 300
CRACK = Motion(400, QEasingCurve.Type.OutBounce)
MEND = Motion(360, QEasingCurve.Type.OutBack)
FALL = Motion(520, QEasingCurve.Type.InQuad)
LIGHT_STEP_MS = 90
LIGHT_WHOLE_MS = 900


class EventPlayer:
    """Turns events into steps of the scene's queue."""

    def __init__(self, stage: Stage, hear: Callable[[Effect], None]) -> None:
        self._stage, self._hear = stage, hear
        self._flights = Flights(stage)
        self._expansion = ExpansionPlayer(stage, self._flights)

    def add(self, events: Sequence[Event], view: PlayerView, hand_seat: int | None, held: CardItem | None) -> None:
        """Append the steps of these events; `held` is the card that already lies where it was dropped."""
        self._flights.begin(hand_seat, held)
        for event in events:
            self._add(event, view)

    def clear_away(self) -> None:
        """Remove the cards that were in the air."""
        self._flights.clear_away()

    # -- events

    def _add(self, event: Event, view: PlayerView) -> None:
        sound = self._sound(event)
        match event:
            case PathLaid():
                self._lay(event, view, sound)
            case GoalTurned(goal, card, turned):
                self._turn_goal(view.table.board.rules.goals[goal], card, turned, sound)
            case ToolBroken(seat, broken, target):
                self._play_on_seat(seat, broken, target, partial(self._break, target, BREAKS[broken]), CRACK, sound)
            case ToolRepaired(seat, repair, target, tool):
                self._play_on_seat(seat, repair, target, partial(self._mend, target, tool), MEND, sound)
            case RocksDropped(seat, cell):
                self._drop_rocks(seat, cell, view, sound)
            case MapRead(seat, goal):
                self._read_map(seat, view.table.board.rules.goals[goal], sound)
            case Discarded():
                self._discard(event, sound)
            case CardDrawn(seat, drawn):
                self._draw(seat, drawn, sound)
            case SeatSkipped(seat):
                self._stage.scene.queue.add(_pulse(self._stage.panels[seat].setOpacity))
            case _:
                self._expansion.add(event, sound)

    def _sound(self, event: Event) -> Tween:
        """A part of the step in which the event is seen, so that eye and ear are told at once."""
        effect = sound_of(event)
        return pause(0) if effect is None else pause_then(0, partial(self._hear, effect))

    def _lay(self, event: PathLaid, view: PlayerView, sound: Tween) -> None:
        seat, card, cell, turned = event.seat, event.card, event.cell, event.turned
        queue = self._stage.scene.queue
        flight = Flight(lambda: self._flights.leave_hand(seat, card, turned), lambda: self._stage.mine.spot_of(cell))
        queue.add(flight.tween(LAY if seat == self._flights.hand_seat else FLY))
        queue.add(pause_then(0, lambda: self._land(flight, view, cell, card, turned)), sound)
        self._run_light(view, cell)

    def _drop_rocks(self, seat: int, cell: Cell, view: PlayerView, sound: Tween) -> None:
        queue = self._stage.scene.queue
        flight = Flight(lambda: self._flights.leave_hand(seat, ROCKFALL, False), lambda: self._stage.mine.spot_of(cell))
        queue.add(flight.tween(FLY))
        queue.add(self._falling(cell, flight), sound)
        queue.add(pause_then(0, lambda: self._stage.mine.show(view.table.board, animated=True)))

    def _read_map(self, seat: int, goal: Cell, sound: Tween) -> None:
        queue = self._stage.scene.queue
        there = Flight(lambda: self._flights.leave_hand(seat, MAP, False), lambda: self._stage.mine.spot_of(goal))
        queue.add(there.tween(FLY))
        queue.add(pause(SHOWN_MS), sound)
        queue.add(there.on(self._stage.piles.discards.top).tween(FLY))

    def _discard(self, event: Discarded, sound: Tween) -> None:
        queue = self._stage.scene.queue
        for card in event.cards or (None,) * event.number:
            flight = Flight(partial(self._flights.leave_hand_unseen, event.seat, card), self._stage.piles.discards.top)
            queue.add(flight.tween(FLY), sound)
            queue.add(pause_then(0, partial(self._flights.take_off, flight)))

    def _draw(self, seat: int, card: Card | None, sound: Tween) -> None:
        stage = self._stage
        if seat != self._flights.hand_seat:
            flight = Flight(lambda: self._flights.fly(None, stage.piles.deck.top()), lambda: stage.panels.spot(seat))
            stage.scene.queue.add(flight.tween(DRAW), sound)
            stage.scene.queue.add(pause_then(0, lambda: self._flights.take_off(flight)))
            return

        def begin() -> CardItem:
            item = stage.hand.add(card, stage.piles.deck.top())
            item.rest()
            stage.piles.show(max(0, stage.piles.deck.count - 1), stage.piles.discards.count)
            spots = stage.hand.spots(len(stage.hand.cards))
            for other, spot in zip(stage.hand.cards, spots, strict=True):
                other.home = spot
            for other in stage.hand.cards[:-1]:
                other.go_home(DRAW)
            item.setZValue(Layer.HAND_CARD + len(spots))
            return item

        flight = Flight(begin, lambda: stage.hand.cards[-1].home)
        stage.scene.queue.add(flight.tween(DRAW), sound)

    def _play_on_seat(
        self, seat: int, card: Card, target: int, effect: Callable[[], None], motion: Motion, sound: Tween
    ) -> None:
        stage = self._stage
        flight = Flight(lambda: self._flights.leave_hand(seat, card, False), lambda: stage.panels.spot(target))
        stage.scene.queue.add(flight.tween(FLY))
        stage.scene.queue.add(pause(SHOWN_MS))

        def begin() -> None:
            self._flights.take_off(flight)
            effect()

        place = stage.panels[target]

        def shake(progress: float) -> None:
            place.setTransform(QTransform.fromTranslate(6 * (1 - progress) if progress < 1 else 0, 0))

        stage.scene.queue.add(Tween(shake, motion, begin), sound)

    def _turn_goal(self, cell: Cell, card: Card, turned: bool, sound: Tween) -> None:
        mine, queue = self._stage.mine, self._stage.scene.queue
        queue.add(pause(GOAL_SUSPENSE_MS))

        def turn(progress: float) -> None:
            item = mine.item_at(cell)
            if item is None:
                return
            if progress >= 0.5:
                mine.put(cell, card, turned, True)
            item.setTransform(QTransform.fromScale(abs(1 - 2 * progress) if progress < 1 else 1.0, 1.0))

        queue.add(Tween(turn, GOAL_TURN))
        queue.add(pause_then(SHOWN_MS, mine.lay_shade), sound)

    def _falling(self, cell: Cell, flight: Flight) -> Tween:
        mine = self._stage.mine

        def fall(progress: float) -> None:
            item = mine.item_at(cell)
            if item is not None:
                item.setOpacity(1 - progress)
                item.setTransform(QTransform.fromTranslate(0, progress * item.width * 0.5))
            if flight.item is not None:
                flight.item.setOpacity(1 - progress)

        return Tween(fall, FALL)

    def _run_light(self, view: PlayerView, start: Cell) -> None:
        """Tunnels that are joined anew light up one after the other, from the card just laid outwards."""
        mine = self._stage.mine
        order = _outwards(view, start)

        def begin() -> None:
            if any(not mine.is_lit(cell) for cell in order):
                self._hear("light")

        def light(progress: float) -> None:
            for cell in order[: round(progress * len(order))]:
                if not mine.is_lit(cell):
                    mine.light(cell, True)

        if len(order) > 1:
            motion = Motion(min(LIGHT_WHOLE_MS, LIGHT_STEP_MS * len(order)), QEasingCurve.Type.OutQuad)
            self._stage.scene.queue.add(Tween(light, motion, begin))

    # -- moments

    def _land(self, flight: Flight, view: PlayerView, cell: Cell, card: Card, turned: bool) -> None:
        self._flights.take_off(flight)
        self._stage.mine.put(cell, card, turned, cell in view.table.board.linked)
        self._stage.mine.lay_shade()

    def _break(self, target: int, tool: Tool) -> None:
        panel = self._stage.panels[target]
        self._stage.panels.change(target, broken=(*panel.shown.broken, tool))

    def _mend(self, target: int, tool: Tool) -> None:
        panel = self._stage.panels[target]
        self._stage.panels.change(target, broken=tuple(t for t in panel.shown.broken if t != tool))


def pause_then(ms: int, act: Callable[[], None]) -> Tween:
    """Something that happens at once, and a pause after it."""
    return Tween(lambda _progress: None, Motion(ms), act)


def _pulse(set_strength: Callable[[float], None]) -> Tween:
    return Tween(lambda progress: set_strength(0.5 + 0.5 * progress), Motion(400))


def _outwards(view: PlayerView, start: Cell) -> list[Cell]:
    """The lit cards by their distance from one of them, along the tunnels."""
    linked = view.table.board.linked
    if start not in linked:
        return []
    seen = {start: 0}
    order = [start]
    for cell in order:
        for bit, dx, dy, _ in STEPS:
            beside = Cell(cell.x + dx, cell.y + dy)
            if linked[cell] & bit and beside in linked and beside not in seen:
                seen[beside] = seen[cell] + 1
                order.append(beside)
    return order
