"""Draw pile and discards: what is still to come, and what has come."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.engine.cards import Card, deck
from saboteur_desktop.games.haunted_house.ui.open_pile import OpenPile
from saboteur_desktop.games.haunted_house.ui.pieces.faces import CARD_BACK, card_face
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.pile_item import PileItem
from saboteur_desktop.table.pile_sign import PileSign
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.stacking import stacked

translate = QCoreApplication.translate

_DECK_CARDS: Final = 5
_GROWN: Final = 1.7


class Piles:
    """Both piles and their signs."""

    def __init__(self, scene: TableScene) -> None:
        self.deck = PileItem(CARD_BACK, _DECK_CARDS, stacked, scene.renderer, scene.sheets)
        self.discards = OpenPile(scene.renderer, scene.sheets)
        self._deck_sign, self._discard_sign = PileSign(scene.sheets), PileSign(scene.sheets)
        for item in (self.deck, self.discards, self._deck_sign, self._discard_sign):
            scene.addItem(item)
        for pile in (self.deck, self.discards):
            pile.setZValue(Layer.PILE)
        self._scale, self.width = 1.0, 80.0
        self._labels = ("", "")

    def lay_out(self, rect: QRectF, scale: float) -> None:
        """Take that place."""
        self._scale = scale
        top = rect.top() + 10 * scale
        caption = max(28 * scale, 0.82 * sized(18, scale))
        self.width = round(min((rect.bottom() - top - caption) / CARD_RATIO, rect.width() * 0.385))
        height = self.width * CARD_RATIO
        gap = (rect.width() - 2 * self.width) / 3
        signs = (self._deck_sign, self._discard_sign)
        piles: tuple[PileItem | OpenPile, ...] = (self.deck, self.discards)
        for pile, sign, left in zip(piles, signs, (gap, 2 * gap + self.width), strict=True):
            x = rect.left() + left
            pile.set_width(self.width)
            pile.setPos(round(x + self.width / 2), round(top + height / 2))
            sign.set_place(QRectF(x - gap * 0.45, top, self.width + gap * 0.9, rect.bottom() - top))
        self._show_signs()

    def write(self) -> None:
        """Write below the piles what they are, in the present language."""
        self._labels = (translate("HouseTable", "Draw pile"), translate("HouseTable", "Discards"))
        self._show_signs()

    def show(self, deck: int, discards: Sequence[Card]) -> None:
        """Let so many cards lie face down, and these face up."""
        self.deck.set_count(deck)
        self.discards.show_cards(discards)
        self._show_signs()

    @property
    def places(self) -> tuple[QRectF, QRectF]:
        """Where draw pile and discards lie, signs included."""
        return (self._deck_sign.place, self._discard_sign.place)

    def described(self) -> Hashable:
        """What is seen, for comparing two ways to the same picture."""
        return (self.deck.count, self.discards.cards, self._deck_sign.look(), self._discard_sign.look())

    def _show_signs(self) -> None:
        counts = (self.deck.count, len(self.discards.cards))
        for sign, count, label in zip((self._deck_sign, self._discard_sign), counts, self._labels, strict=True):
            sign.show_sign(count, label, False, self._scale, self.width)


def shown_width(pile: float) -> float:
    """How wide a card is while it is shown that has just been turned up, from a pile of that width."""
    return round(pile * _GROWN)


def all_cards() -> Iterator[str]:
    """The pictures of everything that can be turned up, and the back of it."""
    yield CARD_BACK
    yield from sorted({card_face(card) for card in deck(board(RING_HOUSE), extra=True)})
