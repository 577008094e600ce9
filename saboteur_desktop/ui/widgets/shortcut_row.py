"""A line of the page of keys: what is printed on the keys, and what they do."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_key_cap
from saboteur_desktop.paint.type import BODY, NAME, draw_paragraph, paragraph_height, text_width
from saboteur_desktop.ui.scale import text_px

_CAPS = 210.0
_GAP = 8.0


class ShortcutRow(QLabel):
    """Key caps at the left, one sentence at the right; to a screen reader one text."""

    def __init__(self, parent: QWidget, caps: Sequence[str], words: str) -> None:
        super().__init__(parent)
        self._caps, self._words = tuple(caps), words
        self._scale = 1.0
        self.setAccessibleName(f"{' + '.join(self._caps)}: {words}")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        text = paragraph_height(self._words, BODY, self._px(22), self._text_width(width))
        return ceil(max(text, self._px(20) * 1.9)) + 2

    def sizeHint(self) -> QSize:
        width = ceil(700 * self._scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._px(20)
        height = min(px * 1.8, float(self.height()))
        x = 2.0
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            for cap in self._caps:
                width = max(height, text_width(cap, NAME, px) + px)
                draw_key_cap(p, QRectF(x, 1, width, height - 2), cap, px)
                x += width + _GAP * self._scale
            text = paragraph_height(self._words, BODY, self._px(22), self._text_width(self.width()))
            top = max(0.0, (height - text) / 2)
            place = QRectF(self._lead(), top, self._text_width(self.width()), self.height() - top + 2)
            draw_paragraph(p, place, self._words, BODY, self._px(22), "cream")

    def _px(self, px: float) -> float:
        return text_px(px, self._scale, 16)

    def _lead(self) -> float:
        return _CAPS * self._px(20) / 20

    def _text_width(self, width: int) -> float:
        return max(1.0, width - self._lead() - 4)
