"""Draw pile and discard pile."""

from PySide6.QtCore import QRectF

from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.type import smallest_px
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.pile_item import PileItem
from saboteur_desktop.table.pile_sign import PileSign
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.stacking import SCATTERED, scattered, stacked

_DECK_CARDS = 5
_ABOVE = 0.30
"""The share of the room beside a pile that is above it; below it stands what it is, on two lines at the most."""


class Piles:
    """Both piles and their signs."""

    def __init__(self, scene: TableScene) -> None:
        self.deck = PileItem(CARD_BACK, _DECK_CARDS, stacked, scene.renderer, scene.sheets)
        self.discards = PileItem(CARD_BACK, SCATTERED, scattered, scene.renderer, scene.sheets)
        self.deck_sign, self.discard_sign = PileSign(scene.sheets), PileSign(scene.sheets)
        for item in (self.deck, self.discards, self.deck_sign, self.discard_sign):
            scene.addItem(item)
        for pile in (self.deck, self.discards):
            pile.setZValue(Layer.PILE)
        self._scale, self._width = 1.0, 80.0
        self._labels = ("", "")
        self._open = False

    def lay_out(self, layout: Layout) -> None:
        """Take the place the layout gives."""
        rect = layout.piles
        self._scale = layout.scale
        two_lines = 2.2 * smallest_px(sized(18, self._scale)) + 5 * self._scale
        highest = rect.height() - two_lines / (1 - _ABOVE)
        self._width = round(min(rect.height() * 0.62, rect.width() * 0.385, highest / CARD_RATIO))
        height = self._width * CARD_RATIO
        gap = (rect.width() - 2 * self._width) / 3
        top = rect.top() + (rect.height() - height) * _ABOVE
        for pile, sign, left in (
            (self.deck, self.deck_sign, rect.left() + gap),
            (self.discards, self.discard_sign, rect.left() + 2 * gap + self._width),
        ):
            pile.set_width(self._width)
            pile.setPos(round(left + self._width / 2), round(top + height / 2))
            sign.set_place(
                QRectF(left - gap * 0.45, top, self._width + gap * 0.9, rect.bottom() - top + 6 * self._scale)
            )
        self._show_signs()

    def set_labels(self, deck: str, discards: str) -> None:
        """What is written below the piles."""
        self._labels = (deck, discards)
        self._show_signs()

    def show(self, deck: int, discards: int) -> None:
        """Let so many cards lie there."""
        self.deck.set_count(deck)
        self.discards.set_count(discards)
        self._show_signs()

    def set_open(self, is_open: bool) -> None:
        """Whether the discard pile invites the held card."""
        self._open = is_open
        self._show_signs()

    def discard_rect(self) -> QRectF:
        """Where a card is dropped to discard it: the pile and its label."""
        return self.discard_sign.place

    def described(self) -> tuple[object, ...]:
        """What is shown, for comparing two ways to the same picture."""
        return (self.deck.count, self.discards.count, self.deck_sign.look(), self.discard_sign.look())

    def _show_signs(self) -> None:
        deck, discards = self._labels
        self.deck_sign.show_sign(self.deck.count, deck, False, self._scale, self._width)
        self.discard_sign.show_sign(self.discards.count, discards, self._open, self._scale, self._width)
