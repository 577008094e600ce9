"""A note beside a place, as long as the mouse rests there or a finger is held on it: its name and what is there."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.layout import Layout
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.paint.type import CAPTION, NAME, draw_paragraph, draw_text, paragraph_height, text_width
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore


class CloserLook(DrawnItem):
    """Stands above the place, or below it where there is no room."""

    margin = 44.0
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.BUBBLE)
        self._title, self._lines = "", ""
        self._scale, self._px, self._tip = 1.0, (24.0, 19.0), QPointF()
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """Name and lines, empty while nothing is shown."""
        return (self._title, self._lines) if self.isVisible() else ("", "")

    def show_place(self, title: str, lines: Sequence[str], about: QRectF, layout: Layout) -> None:
        """Show it beside what it is about."""
        s = layout.scale
        self._title, self._lines, self._scale = title, "\n".join(lines), s
        self._px = name_px, line_px = layout.px(24, 17), layout.px(19, 14)
        inset, away = 18 * s, 26 * s
        wide = max(250.0, 360 * s, text_width(title, NAME, name_px)) + 2 * inset
        high = (
            name_px * 1.7 + paragraph_height(phrased(self._lines), CAPTION, line_px, wide - 2 * inset) + 2 * inset + 4
        )
        above = about.top() - away - high >= layout.top.bottom()
        y = about.top() - away - high if above else min(about.bottom() + away, layout.size.height() - high - 8)
        x = min(max(8.0, about.center().x() - wide / 2), layout.size.width() - wide - 8)
        self.set_place(QRectF(x, y, wide, high))
        self._tip = QPointF(about.center().x() - self.x(), self.rect.height() + 18 * s if above else -18 * s)
        self.update()
        self.show()

    def look(self) -> Hashable:
        return (self._title, self._lines, self._px, self._scale, round(self._tip.x()), self._tip.y() < 0)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s, (name_px, line_px) = self._scale, self._px
        draw_bubble(p, rect, 18 * s, rect.topLeft() + self._tip, scale=s)
        words = rect.adjusted(18 * s, 14 * s, -18 * s, -14 * s)
        line = QRectF(words.left(), words.top(), words.width(), name_px * 1.5)
        draw_text(p, line, self._title, NAME, name_px, "ink")
        draw_paragraph(p, words.adjusted(0, name_px * 1.7, 0, 6), phrased(self._lines), CAPTION, line_px, "bannersub")
