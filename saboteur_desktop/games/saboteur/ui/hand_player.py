"""Plays what happens to hands: cards are discarded, and one is drawn. What nobody may know flies face down."""

from functools import partial

from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Discarded
from saboteur_desktop.games.saboteur.ui.flights import Flights, Stage
from saboteur_desktop.table.animation import DRAW, FLY, Tween
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.flight import Flight, at_once
from saboteur_desktop.table.layers import Layer

DRAW_ARC = 0.22


class HandPlayer:
    """Turns these events into steps of the scene's queue."""

    def __init__(self, stage: Stage, flights: Flights) -> None:
        self._stage, self._flights = stage, flights

    def discard(self, event: Discarded, sound: Tween) -> None:
        """One card after the other flies to the discard pile, face down."""
        queue, top = self._stage.scene.queue, self._stage.piles.discards.top
        for card in event.cards or (None,) * event.number:
            flight = Flight(partial(self._flights.leave_hand_unseen, event.seat, card), top, 0.1)
            queue.add(flight.tween(FLY), sound)
            queue.add(at_once(partial(self._flights.take_off, flight)))

    def draw(self, event: CardDrawn, sound: Tween) -> None:
        """A card comes from the draw pile in an arc: into the hand at the lower edge, or face down to a panel."""
        stage, seat = self._stage, event.seat
        if seat != self._flights.hand_seat:
            flight = Flight(
                lambda: self._flights.fly(None, stage.piles.deck.top()), lambda: stage.panels.spot(seat), DRAW_ARC
            )
            stage.scene.queue.add(flight.tween(DRAW), sound)
            stage.scene.queue.add(at_once(partial(self._flights.take_off, flight)))
            return
        into_hand = Flight(partial(self._come_in, event), lambda: stage.hand.cards[-1].home, DRAW_ARC)
        stage.scene.queue.add(into_hand.tween(DRAW), sound)

    def _come_in(self, event: CardDrawn) -> CardItem:
        """The card that is drawn, while the others in the fan make room for it."""
        stage = self._stage
        item = stage.hand.add(event.card, stage.piles.deck.top())
        item.rest()
        stage.piles.show(max(0, stage.piles.deck.count - 1), stage.piles.discards.count)
        spots = stage.hand.spots(len(stage.hand.cards))
        for other, spot in zip(stage.hand.cards, spots, strict=True):
            other.home = spot
        for other in stage.hand.cards[:-1]:
            other.go_home(DRAW)
        item.setZValue(Layer.HAND_CARD + len(spots))
        return item
