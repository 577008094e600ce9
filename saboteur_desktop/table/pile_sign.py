"""What is written at a pile of cards."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import rounded, rounded_rect
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import CENTRE, NAME, draw_lines, draw_text
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.renderer import SheetStore


class PileSign(DrawnItem):
    """What is written at a pile: its number on a cream tag, its name below; the slot where it is empty."""

    margin = 24.0
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
            line(p, slot, color("night5", 0.7), max(2.0, 2 * scale), dash=(9 * scale, 8 * scale))
        if open_for_drop:
            edge = rounded_rect(card.adjusted(-9 * scale, -9 * scale, 9 * scale, 9 * scale), 16 * scale)
            fill(p, edge, color("gold", 0.12))
            line(p, edge, color("gold", 0.95), 2.6 * scale, dash=(10 * scale, 8 * scale))
        tag = sized(46, scale, 34)
        box = QRectF(card.right() - tag * 0.78, card.top() - tag * 0.22, tag, tag * 0.70)
        sheet(p, rounded(box.x(), box.y(), box.width(), box.height(), tag * 0.30), "cream", 2.5 * scale)
        draw_text(p, box, str(count), NAME, sized(22, scale, 15), "ink", CENTRE)
        apart = 4 * scale * (appearance().text - 1)
        under = card.bottom() + (11 if open_for_drop else 2) * scale
        below = QRectF(rect.left() + apart, under, rect.width() - 2 * apart, rect.bottom() - under)
        draw_lines(p, below, label, NAME, sized(18, scale), "cream", CENTRE)
