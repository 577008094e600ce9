"""Plays the movement die and the cards: one is turned up, the discards are shuffled into a new pile."""

import math
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.engine.events import CardTurned, PileShuffled, Rolled
from saboteur_desktop.games.haunted_house.ui.effects import Effects
from saboteur_desktop.games.haunted_house.ui.pieces.faces import CARD_BACK, card_face
from saboteur_desktop.games.haunted_house.ui.piles import shown_width
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.table.animation import FLY, Motion, Tween, pause
from saboteur_desktop.table.card_item import CardItem, Face
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.flight import Flight, at_once
from saboteur_desktop.table.layers import Layer

TUMBLE: Final = Motion(820, QEasingCurve.Type.OutCubic, 160)
TURN: Final = Motion(460, QEasingCurve.Type.InOutQuad, 160)
RIFFLE: Final = Motion(420, QEasingCurve.Type.Linear)
SETTLED_MS: Final = 300
SHOWN_MS: Final = 480
"""How long a card is seen before what it brings begins."""


class CardPlayer:
    """Turns these events into steps of the scene's queue."""

    def __init__(self, stage: Stage, effects: Effects) -> None:
        self._stage, self._effects = stage, effects
        self._going: Flight | None = None
        self._turned = ""
        self._flown = 0

    def clear_away(self) -> None:
        """Remove the cards that were in the air."""
        self._going = None
        for card_id in [known for known in self._stage.scene.cards if known.startswith("flight ")]:
            self._stage.scene.remove_card(card_id)

    def roll(self, event: Rolled, sound: Tween) -> None:
        """The die tumbles over the tray."""
        dice, queue = self._stage.parts.dice, self._stage.scene.queue
        queue.add(Tween(dice.move.tumble(str(event.die)), TUMBLE, dice.begin_roll, dice.move.setOpacity), sound)
        queue.add(pause(SETTLED_MS))

    def turn(self, event: CardTurned, sound: Tween) -> None:
        """The top card leaves the pile, turns over and is shown; it is laid away while its ghost leaves it."""
        queue = self._stage.scene.queue
        flight = Flight(self._take_card, self.shown_spot, 0.1)
        queue.add(flight.tween(FLY))

        def turn(progress: float) -> None:
            if flight.item is None:
                return
            if progress >= 0.5:
                flight.item.show_face(Face(card_face(event.card)))
            flight.item.setTransform(QTransform.fromScale(abs(1 - 2 * progress) if progress < 1 else 1.0, 1.0))

        queue.add(Tween(turn, TURN), sound)
        shown = Motion(SHOWN_MS, fade_ms=SHOWN_MS)
        queue.add(pause(SHOWN_MS), *self._comments(event, shown))
        self._going, self._turned = flight, event.card

    def _comments(self, event: CardTurned, shown: Motion) -> tuple[Tween, ...]:
        """What is seen beside the card: a cross when it does not count, the room that it names."""
        if event.void:
            return (self._effects.strike(self._shown_middle, shown),)
        if event.card in self._stage.plan.board.overflow_order:
            return (self._effects.throb(event.card, shown),)
        return ()

    def laid_away(self) -> tuple[Tween, ...]:
        """The card that is still shown goes to the discards: a part of the step in which what it brings begins."""
        if self._going is None:
            return ()
        flight, card = self._going, self._turned
        away = flight.on(self._stage.parts.piles.discards.next_spot)
        self._going = None

        def apply(progress: float) -> None:
            leg.apply(progress)
            if progress >= 1:
                self._land(away, card)

        leg = away.tween(FLY)
        return (Tween(apply, leg.motion, leg.first, leg.fade),)

    def lay_away(self) -> None:
        """The card that is still shown goes to the discards, if nothing else happens with it."""
        self._stage.scene.queue.add(*self.laid_away())

    def shuffle(self, event: PileShuffled, sound: Tween) -> None:
        """The discards go back to the pile, and all is shuffled: every card may come again."""
        parts, queue = self._stage.parts, self._stage.scene.queue
        flight = Flight(self._take_discards, parts.piles.deck.top, 0.1)
        queue.add(flight.tween(FLY))

        def landed() -> None:
            self._take_off(flight.item)
            parts.piles.show(event.size, ())
            parts.rooms.forget_cards()

        def riffle(progress: float) -> None:
            parts.piles.deck.setRotation(7 * math.sin(progress * 6 * math.pi) * (1 - progress))

        queue.add(at_once(landed))
        queue.add(Tween(riffle, RIFFLE), sound)

    def shown_spot(self) -> Spot:
        """Where a card is shown that has just been turned up: beside the piles, towards the house."""
        piles, house = self._stage.parts.piles, self._stage.plan.house
        deck, width = piles.places[0], shown_width(piles.width)
        middle = QPointF(deck.left() - width * 0.62, deck.center().y() + width * 0.15)
        if house.bottom() < deck.top():  # the house is above
            middle = QPointF(deck.center().x() + width * 0.1, deck.top() - width * 0.72)
        return Spot(middle, width)

    def _shown_middle(self) -> QPointF:
        return self.shown_spot().center

    def _land(self, flight: Flight, card: Card) -> None:
        parts = self._stage.parts
        self._take_off(flight.item)
        flight.item = None
        parts.piles.show(parts.piles.deck.count, (*parts.piles.discards.cards, card))
        if card in self._stage.plan.board.overflow_order:
            parts.rooms.change(card, is_safe=True)

    def _take_card(self) -> CardItem:
        piles = self._stage.parts.piles
        item = self._fly(piles.deck.top())
        piles.show(max(0, piles.deck.count - 1), piles.discards.cards)
        return item

    def _take_discards(self) -> CardItem:
        piles = self._stage.parts.piles
        item = self._fly(piles.discards.top())
        piles.show(piles.deck.count, ())
        return item

    def _fly(self, start: Spot) -> CardItem:
        self._flown += 1
        item = self._stage.scene.add_card(f"flight {self._flown}", CARD_BACK)
        item.setZValue(Layer.FLYING_CARD)
        item.place(start)
        item.rest()
        return item

    def _take_off(self, item: CardItem | None) -> None:
        if item is not None and item.card_id in self._stage.scene.cards:
            self._stage.scene.remove_card(item.card_id)
