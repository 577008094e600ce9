"""Plays what happened with the action cards of Saboteur 2. What is secret about it flies face down for everybody."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QTransform

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, INSPECT, SWAP_HANDS, SWAP_HATS, THEFT
from saboteur_desktop.games.saboteur.engine.events import (
    CardPut,
    CardTakenOff,
    Event,
    FrontCleared,
    HandsSwapped,
    HatsSwapped,
    RoleInspected,
)
from saboteur_desktop.games.saboteur.engine.expansion_moves import TAKES_OFF
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, ROLE_BACK
from saboteur_desktop.games.saboteur.ui.flights import SHOWN_MS, Flights, Stage
from saboteur_desktop.table.animation import FLY, Motion, Tween, pause
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.flight import Flight

FALL_SHUT = Motion(400, QEasingCurve.Type.OutBounce)
CROSS = Motion(620, QEasingCurve.Type.InOutCubic)


class ExpansionPlayer:
    """Turns these events into steps of the scene's queue; of any other event only the sound is a step."""

    def __init__(self, stage: Stage, flights: Flights) -> None:
        self._stage, self._flights = stage, flights

    def add(self, event: Event, sound: Tween) -> None:
        """Append the steps of one event."""
        match event:
            case CardPut(seat, card, target):
                self._strike(seat, card, target, partial(self._show_sign, target, card, True), sound)
            case CardTakenOff(seat, taken, target):
                played = next(card for card, known in TAKES_OFF.items() if known == taken)
                self._strike(seat, played, target, partial(self._show_sign, target, taken, False), sound)
            case HandsSwapped(seat, target):
                self._show_at(seat, SWAP_HANDS, target, sound)
                self._cross_hands(seat, target)
            case RoleInspected(seat, target):
                self._show_at(seat, INSPECT, target, sound)
            case HatsSwapped(seat, target):
                self._show_at(seat, SWAP_HATS, target, sound)
                self._change_hats(target)
            case FrontCleared():
                self._clear_front(event, sound)
            case _:
                self._stage.scene.queue.add(sound)

    def _strike(self, seat: int, card: Card, target: int, effect: Callable[[], None], sound: Tween) -> None:
        """A card flies to a seat and does something there."""
        stage = self._stage
        flight = Flight(lambda: self._flights.leave_hand(seat, card), lambda: stage.panels.spot(target))
        stage.scene.queue.add(flight.tween(FLY))
        stage.scene.queue.add(pause(SHOWN_MS))

        def begin() -> None:
            self._flights.take_off(flight)
            effect()

        place = stage.panels[target]

        def shake(progress: float) -> None:
            place.setTransform(QTransform.fromTranslate(0, -6 * (1 - progress) if progress < 1 else 0))

        stage.scene.queue.add(Tween(shake, FALL_SHUT, begin), sound)

    def _show_at(self, seat: int, card: Card, target: int, sound: Tween) -> None:
        """A card flies to a seat, is seen there and goes to the discard pile."""
        stage = self._stage
        there = Flight(lambda: self._flights.leave_hand(seat, card), lambda: stage.panels.spot(target))
        stage.scene.queue.add(there.tween(FLY))
        stage.scene.queue.add(pause(SHOWN_MS), sound)
        gone = there.on(stage.piles.discards.top)
        stage.scene.queue.add(gone.tween(FLY))
        stage.scene.queue.add(_at_once(lambda: self._flights.take_off(gone)))

    def _cross_hands(self, seat: int, target: int) -> None:
        """Both hands cross face down; the one at the lower edge lies face down until it is drawn anew."""
        panels, hand = self._stage.panels, self._stage.hand
        own = self._flights.hand_seat
        sizes = {seat: panels[seat].shown.hand - 1, target: panels[target].shown.hand}
        other = {seat: target, target: seat}

        def turn_down() -> None:
            if own in other:
                hand.show_backs(sizes[own])

        def arrive() -> None:
            for whose, whither in other.items():
                panels.change(whither, hand=sizes[whose])
            if own in other:
                hand.show_backs(sizes[other[own]])

        self._stage.scene.queue.add(_at_once(turn_down))
        self._swap(partial(panels.spot, seat), partial(panels.spot, target), CARD_BACK)
        self._stage.scene.queue.add(_at_once(arrive))

    def _change_hats(self, target: int) -> None:
        """The old role goes to the reserve, which lies beside the draw pile, and another comes from there."""
        self._swap(partial(self._stage.panels.spot, target), self._stage.piles.deck.top, ROLE_BACK)

    def _swap(self, here: Callable[[], Spot], there: Callable[[], Spot], back: str) -> None:
        """Two cards fly past each other, face down."""
        queue = self._stage.scene.queue
        flights = [Flight(partial(self._rise, start, back), end) for start, end in ((here, there), (there, here))]
        queue.add(*(flight.tween(CROSS) for flight in flights))
        for flight in flights:
            queue.add(_at_once(partial(self._flights.take_off, flight)))

    def _rise(self, start: Callable[[], Spot], back: str) -> CardItem:
        return self._flights.fly(None, start(), back)

    def _clear_front(self, event: FrontCleared, sound: Tween) -> None:
        queue, seat = self._stage.scene.queue, event.seat
        for card in event.cards or (None,) * event.number:
            flight = Flight(partial(self._flights.leave_hand_unseen, seat, card), self._stage.piles.discards.top)
            queue.add(flight.tween(FLY), sound)
            queue.add(_at_once(partial(self._flights.take_off, flight)))
        lifted = Flight(
            lambda: self._flights.fly(event.removed, self._stage.panels.spot(seat)), self._stage.piles.discards.top
        )
        queue.add(_at_once(partial(self._show_sign, seat, event.removed, False)))
        queue.add(lifted.tween(FLY))
        queue.add(_at_once(lambda: self._flights.take_off(lifted)))

    def _show_sign(self, seat: int, card: Card, lies: bool) -> None:
        """Let a card lie in front of a seat, or not any more."""
        panels = self._stage.panels
        if card in BREAKS:
            panels.change(seat, broken=tuple(tool for tool in panels[seat].shown.broken if tool != BREAKS[card]))
        elif card == THEFT:
            panels.change(seat, theft=lies)
        else:
            panels.change(seat, trapped=lies)


def _at_once(act: Callable[[], None]) -> Tween:
    return Tween(lambda _progress: None, Motion(0), act)
