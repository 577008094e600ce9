"""A bubble beside what is held that says why it is refused there."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.marks import cross
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.paint.type import NAME, draw_text, text_width
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore


class ReasonBubble(DrawnItem):
    """One sentence that says why not."""

    margin = 25.0
    """Room around the bubble for its shadow and its tip, at 1080."""
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.BUBBLE)
        self._text, self._scale, self._tip = "", 1.0, QPointF()
        self._widths: dict[tuple[str, float], float] = {}
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text if self.isVisible() else ""

    def say(self, text: str, about: QRectF, room: QRectF, scale: float) -> None:
        """Say it below what it is about, or above where there is no room."""
        px = sized(24, scale, 17)
        height = max(48.0, 62 * scale)
        width = min(room.width() - 16, self._width_of(text, px) + 92 * scale + 8)
        gap = 26 * scale
        left = min(max(room.left() + 8, about.left() - 60 * scale), room.right() - width - 8)
        below = about.bottom() + gap + height <= room.bottom()
        top = about.bottom() + gap if below else about.top() - gap - height
        self.set_place(QRectF(left, top, width, height))
        tip = QPointF(about.center().x() - left, -18 * scale if below else height + 18 * scale)
        if (text, scale, tip) != (self._text, self._scale, self._tip):
            self._text, self._scale, self._tip = text, scale, tip
            self.update()
        self.show()

    def _width_of(self, text: str, px: float) -> float:
        if (text, px) not in self._widths:
            self._widths[text, px] = text_width(text, NAME, px)
        return self._widths[text, px]

    def look(self) -> Hashable:
        return (self._text, self._scale, round(self._tip.x()), self._tip.y() < 0)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self._scale
        draw_bubble(p, rect, 18 * s, rect.topLeft() + self._tip, scale=s)
        x, y = rect.left() + 36 * s, rect.center().y()
        sheet(p, ellipse(x, y, 20 * s), "coraldeep", 2 * s)
        with box(p, x, y, 24 * s):
            cross(p, "#FFFFFF")
        words = QRectF(rect.left() + 68 * s, rect.top(), rect.width() - 80 * s, rect.height())
        draw_text(p, words, self._text, NAME, sized(24, s, 17), "#3A1010")
