"""Plays what happened as movement on the table. It may stop anywhere: a `sync` puts everything right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF
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
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, hand_face
from saboteur_desktop.games.saboteur.ui.hand_zone import HandZone
from saboteur_desktop.games.saboteur.ui.mine_zone import MineZone
from saboteur_desktop.games.saboteur.ui.piles import Piles
from saboteur_desktop.games.saboteur.ui.player_panel import PlayerPanels
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.animation import DRAW, FLY, LAY, Motion, Tween, pause
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

GOAL_TURN = Motion(480, QEasingCurve.Type.InOutQuad)
GOAL_SUSPENSE_MS = 300
CRACK = Motion(400, QEasingCurve.Type.OutBounce)
MEND = Motion(360, QEasingCurve.Type.OutBack)
FALL = Motion(520, QEasingCurve.Type.InQuad)
LIGHT_STEP_MS = 90
LIGHT_WHOLE_MS = 900
SHOWN_MS = 350
"""How long a played card is seen at its target before it goes."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The parts of the table that move."""

    scene: TableScene
    mine: MineZone
    hand: HandZone
    panels: PlayerPanels
    piles: Piles


class EventPlayer:
    """Turns events into steps of the scene's queue."""

    def __init__(self, stage: Stage, hear: Callable[[Effect], None]) -> None:
        self._stage, self._hear = stage, hear
        self._hand_seat: int | None = None
        self._held: CardItem | None = None
        self._flying: list[str] = []
        self._flown = 0

    def add(self, events: Sequence[Event], view: PlayerView, hand_seat: int | None, held: CardItem | None) -> None:
        """Append the steps of these events; `held` is the card that already lies where it was dropped."""
        self._hand_seat, self._held = hand_seat, held
        for event in events:
            self._add(event, view)

    def clear_away(self) -> None:
        """Remove the cards that were in the air."""
        for card_id in self._flying:
            if card_id in self._stage.scene.cards:
                self._stage.scene.remove_card(card_id)
        self._flying = []
        self._held = None

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
                self._stage.scene.queue.add(sound)

    def _sound(self, event: Event) -> Tween:
        """A part of the step in which the event is seen, so that eye and ear are told at once."""
        effect = sound_of(event)
        return pause(0) if effect is None else pause_then(0, partial(self._hear, effect))

    def _lay(self, event: PathLaid, view: PlayerView, sound: Tween) -> None:
        seat, card, cell, turned = event.seat, event.card, event.cell, event.turned
        queue = self._stage.scene.queue
        flight = _Flight(lambda: self._leave_hand(seat, card, turned), lambda: self._stage.mine.spot_of(cell))
        queue.add(flight.tween(LAY if seat == self._hand_seat else FLY))
        queue.add(pause_then(0, lambda: self._land(flight, view, cell, card, turned)), sound)
        self._run_light(view, cell)

    def _drop_rocks(self, seat: int, cell: Cell, view: PlayerView, sound: Tween) -> None:
        queue = self._stage.scene.queue
        flight = _Flight(lambda: self._leave_hand(seat, ROCKFALL, False), lambda: self._stage.mine.spot_of(cell))
        queue.add(flight.tween(FLY))
        queue.add(self._falling(cell, flight), sound)
        queue.add(pause_then(0, lambda: self._stage.mine.show(view.table.board, animated=True)))

    def _read_map(self, seat: int, goal: Cell, sound: Tween) -> None:
        queue = self._stage.scene.queue
        there = _Flight(lambda: self._leave_hand(seat, MAP, False), lambda: self._stage.mine.spot_of(goal))
        queue.add(there.tween(FLY))
        queue.add(pause(SHOWN_MS), sound)
        queue.add(there.on(self._stage.piles.discards.top).tween(FLY))

    def _discard(self, event: Discarded, sound: Tween) -> None:
        queue = self._stage.scene.queue
        for card in event.cards or (None,) * event.number:
            flight = _Flight(partial(self._leave_hand_unseen, event.seat, card), self._stage.piles.discards.top)
            queue.add(flight.tween(FLY), sound)
            queue.add(pause_then(0, partial(self._take_off, flight)))

    def _draw(self, seat: int, card: Card | None, sound: Tween) -> None:
        stage = self._stage
        if seat != self._hand_seat:
            flight = _Flight(lambda: self._fly(None, stage.piles.deck.top()), lambda: stage.panels.spot(seat))
            stage.scene.queue.add(flight.tween(DRAW), sound)
            stage.scene.queue.add(pause_then(0, lambda: self._take_off(flight)))
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

        flight = _Flight(begin, lambda: stage.hand.cards[-1].home)
        stage.scene.queue.add(flight.tween(DRAW), sound)

    def _play_on_seat(
        self, seat: int, card: Card, target: int, effect: Callable[[], None], motion: Motion, sound: Tween
    ) -> None:
        stage = self._stage
        flight = _Flight(lambda: self._leave_hand(seat, card, False), lambda: stage.panels.spot(target))
        stage.scene.queue.add(flight.tween(FLY))
        stage.scene.queue.add(pause(SHOWN_MS))

        def begin() -> None:
            self._take_off(flight)
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

    def _falling(self, cell: Cell, flight: "_Flight") -> Tween:
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

    def _land(self, flight: "_Flight", view: PlayerView, cell: Cell, card: Card, turned: bool) -> None:
        self._take_off(flight)
        self._stage.mine.put(cell, card, turned, cell in view.table.board.linked)
        self._stage.mine.lay_shade()

    def _break(self, target: int, tool: Tool) -> None:
        panel = self._stage.panels[target]
        self._stage.panels.change(target, broken=(*panel.shown.broken, tool))

    def _mend(self, target: int, tool: Tool) -> None:
        panel = self._stage.panels[target]
        self._stage.panels.change(target, broken=tuple(t for t in panel.shown.broken if t != tool))

    # -- cards in the air

    def _leave_hand(self, seat: int, card: Card, turned: bool) -> CardItem:
        """A card that is played face up: out of the fan of the seat at the screen, from the panel of anybody else."""
        if seat != self._hand_seat:
            item = self._fly(card, self._stage.panels.spot(seat))
            item.set_turned(turned, animated=False)
            return item
        item = self._out_of_fan(card)
        item.show_face(hand_face(card), turned)
        return item

    def _leave_hand_unseen(self, seat: int, card: Card | None) -> CardItem:
        """A card that is discarded face down."""
        if seat != self._hand_seat:
            return self._fly(None, self._stage.panels.spot(seat))
        item = self._out_of_fan(card)
        item.show_back()
        return item

    def _out_of_fan(self, card: Card | None) -> CardItem:
        hand = self._stage.hand
        held = self._held if self._held in hand.cards else None
        item = held or (hand.item_of(card) if card is not None else None) or hand.cards[-1]
        self._held = None
        hand.let_go(item)
        self._flying.append(item.card_id)
        item.setZValue(Layer.FLYING_CARD)
        item.set_veil(None)
        item.rest()
        return item

    def _fly(self, card: Card | None, start: Spot) -> CardItem:
        self._flown += 1
        item = self._stage.scene.add_card(f"flight {self._flown}", CARD_BACK)
        self._flying.append(item.card_id)
        if card is not None:
            item.show_face(hand_face(card))
        item.setZValue(Layer.FLYING_CARD)
        item.place(start)
        item.rest()
        return item

    def _take_off(self, flight: "_Flight") -> None:
        if flight.item is not None and flight.item.card_id in self._stage.scene.cards:
            self._stage.scene.remove_card(flight.item.card_id)
            flight.item = None


class _Flight:
    """A card that flies from where it is to a goal; the card is fetched when the flight begins."""

    def __init__(self, fetch: Callable[[], CardItem], goal: Callable[[], Spot]) -> None:
        self._fetch, self._goal = fetch, goal
        self._start = Spot(QPointF(), 1.0)
        self.item: CardItem | None = None

    def on(self, goal: Callable[[], Spot]) -> "_Flight":
        """The next leg of the same card."""
        return _Flight(self._landed, goal)

    def tween(self, motion: Motion) -> Tween:
        """The flight as a step."""
        return Tween(self._apply, motion, self._begin)

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
        item.setPos(start.center + (end.center - start.center) * progress)
        item.setRotation(start.angle + (end.angle - start.angle) * progress)
        width = start.width + (end.width - start.width) * progress
        if progress >= 1:
            item.set_width(end.width)
        else:
            item.stretch(width)


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
