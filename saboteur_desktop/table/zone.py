"""An ordered place for cards: a hand, a row, a spread."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from saboteur_desktop.table.animation import Motion
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot


class Zone:
    """Cards in an order, and where they lie. A subclass says where: `spots`."""

    def __init__(self, layer: int) -> None:
        self._layer = layer
        self._rect = QRectF()
        self.cards: list[CardItem] = []

    @property
    def rect(self) -> QRectF:
        """The part of the scene that belongs to the zone."""
        return QRectF(self._rect)

    def set_rect(self, rect: QRectF) -> None:
        """Move the zone and put its cards in their new places at once."""
        self._rect = QRectF(rect)
        self.arrange(None)

    def spots(self, count: int) -> Sequence[Spot]:
        """Where `count` cards lie."""
        raise NotImplementedError

    def put(self, card: CardItem, index: int | None = None) -> None:
        """Add a card, at the end unless an index is given; `arrange` moves it there."""
        self.cards.insert(len(self.cards) if index is None else index, card)

    def take(self, card: CardItem) -> None:
        """Remove a card from the zone; the others close up with `arrange`."""
        self.cards.remove(card)

    def arrange(self, motion: Motion | None) -> None:
        """Move every card to its place, at once or along a motion; cards in a hand keep out of it."""
        for index, (card, spot) in enumerate(zip(self.cards, self.spots(len(self.cards)), strict=True)):
            card.home = spot
            card.home_layer = self._layer + index
            card.setZValue(card.home_layer)
            if motion is None:
                card.place(spot)
            elif (card.pos(), card.width, card.rotation()) != tuple(spot):
                card.go_home(motion)
