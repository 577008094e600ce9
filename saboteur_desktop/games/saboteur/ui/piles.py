"""Draw pile and discard pile."""

import random
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import rounded, rounded_rect
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.pile_item import PileItem
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.scene import TableScene

_DECK_CARDS = 5
_DISCARD_CARDS = 4


def _scatter() -> list[tuple[float, float, float]]:
    """How carelessly discarded cards lie: offsets in card widths, and degrees."""
    rng = random.Random(5)
    return [((rng.random() - 0.5) * 0.08, (rng.random() - 0.5) * 0.08, (rng.random() - 0.5) * 18) for _ in range(4)]


_SCATTER = _scatter()


def _stacked(index: int, width: float) -> Spot:
    return Spot(QPointF(index * 0.0155 * width, 0.077 * width - index * 0.021 * width), width)


def _scattered(index: int, width: float) -> Spot:
    dx, dy, degrees = _SCATTER[index]
    return Spot(QPointF(dx * width, dy * width), width, degrees)


class PileSign(DrawnItem):
    """What is written at a pile: its number on a cream tag, its name below; the slot where it is empty."""

    margin = 12.0
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.PILE + 10)
        self._look: tuple[int, str, bool, float, float] = (0, "", False, 1.0, 80.0)

    def show_sign(self, count: int, label: str, open_for_drop: bool, scale: float, card: float) -> None:
        """Show this."""
        look = (count, label, open_for_drop, scale, card)
        if look != self._look:
            self._look = look
            self.update()

    @property
    def label(self) -> str:
        """The name below the pile."""
        return self._look[1]

    def look(self) -> Hashable:
        return self._look

    def draw(self, p: QPainter, rect: QRectF) -> None:
        count, label, open_for_drop, scale, width = self._look
        card = QRectF(rect.center().x() - width / 2, rect.top(), width, width * CARD_RATIO)
        if count == 0:
            slot = rounded_rect(card, 9 * scale)
            fill(p, slot, color("night0", 0.5))
            line(p, slot, color("night5", 0.7), 2, dash=(9 * scale, 8 * scale))
        if open_for_drop:
            edge = rounded_rect(card.adjusted(-9 * scale, -9 * scale, 9 * scale, 9 * scale), 16 * scale)
            fill(p, edge, color("gold", 0.12))
            line(p, edge, color("gold", 0.95), 2.6 * scale, dash=(10 * scale, 8 * scale))
        tag = sized(46, scale, 34)
        box = QRectF(card.right() - tag * 0.78, card.top() - tag * 0.22, tag, tag * 0.70)
        sheet(p, rounded(box.x(), box.y(), box.width(), box.height(), tag * 0.30), "cream", 2.5 * scale)
        draw_text(p, box, str(count), NAME, sized(22, scale, 15), "ink", CENTRE)
        below = QRectF(rect.left(), card.bottom() + 2 * scale, rect.width(), rect.bottom() - card.bottom() - 2 * scale)
        apart = 4 * scale * (appearance().text - 1)
        below = below.adjusted(apart, 0, -apart, 0)
        draw_text(p, below, label, NAME, sized(18, scale), "cream", CENTRE)


class Piles:
    """Both piles and their signs."""

    def __init__(self, scene: TableScene) -> None:
        self.deck = PileItem(CARD_BACK, _DECK_CARDS, _stacked, scene.renderer, scene.sheets)
        self.discards = PileItem(CARD_BACK, _DISCARD_CARDS, _scattered, scene.renderer, scene.sheets)
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
        self._width = round(min(rect.height() * 0.62, rect.width() * 0.385))
        height = self._width * CARD_RATIO
        gap = (rect.width() - 2 * self._width) / 3
        top = rect.top() + (rect.height() - height) * 0.30
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
