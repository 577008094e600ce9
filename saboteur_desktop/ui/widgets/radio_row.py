"""One of several choices, written as a line with a longer explanation under it."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.paint.type import CAPTION, NAME, draw_paragraph, font
from saboteur_desktop.table.choosable import Choosable
from saboteur_desktop.ui.scale import text_px

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_WRAP = int(Qt.TextFlag.TextWordWrap.value)


class RadioRow(Choosable):
    """A disc that is gold when chosen, a name and, under it, one sentence; both wrap."""

    def __init__(self, parent: QWidget | None, value: object) -> None:
        super().__init__(parent)
        self.value = value
        self._sentence = ""
        self._scale = 1.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, name: str, sentence: str = "") -> None:
        """Say what the choice is called and what it means."""
        self._sentence = phrased(sentence)
        self.setText(name)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = 12 * self._scale
        needed = self._height(self.text(), self._name_px(), width, name=True)
        if self._sentence:
            needed += self._height(self._sentence, self._sentence_px(), width, name=False) + 2
        return max(48, ceil(needed + 2 * room))

    def sizeHint(self) -> QSize:
        width = ceil(700 * self._scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 48)

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, room = self._scale, 12 * self._scale
        whole = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if self.isChecked():
                fill(p, rounded_rect(whole, 16 * unit), color("night4", 0.55))
            x, y = 30 * unit, room + self._name_px() * 0.72
            fill(p, ellipse(x, y, 15 * unit), "night0")
            line(p, ellipse(x, y, 15 * unit), "gold" if self.isChecked() else "night5", max(1.6, 2.4 * unit))
            if self.isChecked():
                sheet(p, ellipse(x, y, 9 * unit), "gold", 2 * unit)
            height = self._height(self.text(), self._name_px(), self.width(), name=True)
            place = QRectF(self._lead(), room, self._text_width(self.width()), height + 2)
            draw_paragraph(p, place, self.text(), NAME, self._name_px(), "cream")
            if self._sentence:
                below = QRectF(self._lead(), room + height + 2, place.width(), self.height())
                draw_paragraph(p, below, self._sentence, CAPTION, self._sentence_px(), "mist")
            if self.hasFocus():
                draw_focus_ring(p, whole.adjusted(4, 4, -4, -4), 14 * unit, max(2.0, 3 * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose; arrows only go to the next choice, which can be read before it is taken."""
        step = _STEPS.get(Qt.Key(event.key()))
        group = self.group()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif step is not None and group is not None:
            rows = group.buttons()
            rows[(rows.index(self) + step) % len(rows)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _name_px(self) -> float:
        return text_px(22, self._scale, 16)

    def _sentence_px(self) -> float:
        return text_px(18, self._scale, 14)

    def _lead(self) -> float:
        return 62 * self._scale

    def _text_width(self, width: int) -> float:
        return max(1.0, width - self._lead() - 14 * self._scale)

    def _height(self, text: str, px: float, width: int, name: bool) -> float:
        metrics = QFontMetricsF(font(NAME if name else CAPTION, px))
        room = QRect(0, 0, int(self._text_width(width)), 10_000)
        return metrics.boundingRect(QRectF(room), _WRAP, text).height()
