"""Cards in the air: they leave a hand or a panel, fly somewhere and are taken away again."""

from dataclasses import dataclass

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, hand_face
from saboteur_desktop.games.saboteur.ui.hand_zone import HandZone
from saboteur_desktop.games.saboteur.ui.mine_zone import MineZone
from saboteur_desktop.games.saboteur.ui.piles import Piles
from saboteur_desktop.games.saboteur.ui.player_panel import PlayerPanels
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.flight import Flight
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

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


class Flights:
    """Where flying cards come from and how they go."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.hand_seat: int | None = None
        """The seat whose hand lies at the lower edge."""
        self._held: CardItem | None = None
        self._flying: list[str] = []
        self._flown = 0

    def begin(self, hand_seat: int | None, held: CardItem | None) -> None:
        """From now on that hand lies at the lower edge, and that card of it has left it already."""
        self.hand_seat, self._held = hand_seat, held

    def clear_away(self) -> None:
        """Remove the cards that were in the air."""
        for card_id in self._flying:
            if card_id in self._stage.scene.cards:
                self._stage.scene.remove_card(card_id)
        self._flying = []
        self._held = None

    def leave_hand(self, seat: int, card: Card, turned: bool = False) -> CardItem:
        """A card that is played face up: out of the fan of the seat at the screen, from the panel of anybody else."""
        if seat != self.hand_seat:
            item = self.fly(card, self._stage.panels.spot(seat))
            item.set_turned(turned, animated=False)
            return item
        item = self._out_of_fan(card)
        item.show_face(hand_face(card), turned)
        return item

    def leave_hand_unseen(self, seat: int, card: Card | None) -> CardItem:
        """A card that is discarded face down."""
        if seat != self.hand_seat:
            return self.fly(None, self._stage.panels.spot(seat))
        item = self._out_of_fan(card)
        item.show_back()
        return item

    def fly(self, card: Card | None, start: Spot, back: str = CARD_BACK) -> CardItem:
        """A card that comes from somewhere else; None comes face down."""
        self._flown += 1
        item = self._stage.scene.add_card(f"flight {self._flown}", back)
        self._flying.append(item.card_id)
        if card is not None:
            item.show_face(hand_face(card))
        item.setZValue(Layer.FLYING_CARD)
        item.place(start)
        item.rest()
        return item

    def take_off(self, flight: Flight) -> None:
        """The card of a flight is gone."""
        if flight.item is not None and flight.item.card_id in self._stage.scene.cards:
            self._stage.scene.remove_card(flight.item.card_id)
            flight.item = None

    def _out_of_fan(self, card: Card | None) -> CardItem:
        hand = self._stage.hand
        held = self._held if self._held in hand.cards else None
        if held is not None and hand.text_of(held.card_id) not in (card, None):
            held = None  # of several cards that leave together it is another one
        item = held or (hand.item_of(card) if card is not None else None) or hand.cards[-1]
        if item is self._held:
            self._held = None
        hand.let_go(item)
        self._flying.append(item.card_id)
        item.setZValue(Layer.FLYING_CARD)
        item.set_veil(None)
        item.rest()
        return item
