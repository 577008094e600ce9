"""What stands above the rulebook: contents, back and forward, search, the size of the text, the way to paper."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from saboteur_desktop.paint.type import CAPTION, CENTRE
from saboteur_desktop.ui.scale import text_px
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_field import TextField
from saboteur_desktop.ui.widgets.text_label import TextLine

translate = QCoreApplication.translate

_LONGEST = 60
"""Letters that can be looked for."""
_HEIGHT = 52.0


class SearchField(TextField):
    """Enter goes to the next place, with Shift to the one before; Esc empties it before it closes anything."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class BookTools(QWidget):
    """One row, or two where one is too narrow: the search then has the second for itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.contents = PaperButton(self, icon="log", height=_HEIGHT)
        self.contents.setCheckable(True)
        self.back = PaperButton(self, icon="back", height=_HEIGHT)
        self.forward = PaperButton(self, icon="arrow", height=_HEIGHT)
        self.smaller = PaperButton(self, px=20, height=_HEIGHT)
        self.larger = PaperButton(self, px=26, height=_HEIGHT)
        self.paper = PaperButton(self, icon="page", height=_HEIGHT)
        self.field = SearchField(self, 20)
        self.field.setMaxLength(_LONGEST)
        self.count = TextLine(self, CAPTION, 19, "sand", CENTRE)
        self.previous = PaperButton(self, icon="up", height=_HEIGHT)
        self.next = PaperButton(self, icon="down", height=_HEIGHT)
        self._scale = 1.0
        self._hit, self._hits = 0, 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self.smaller.setText(self.tr("A−"))
        self.larger.setText(self.tr("A+"))
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        for button, name in (
            (self.contents, self.tr("Contents")),
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.smaller, self.tr("Smaller text")),
            (self.larger, self.tr("Larger text")),
            (self.paper, self.tr("Save as PDF")),
            (self.previous, self.tr("Previous place")),
            (self.next, self.tr("Next place")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.show_hits(self._hit, self._hits)

    def show_hits(self, hit: int, hits: int) -> None:
        """Say how many places there are and which of them is in sight; nothing while nothing is looked for."""
        self._hit, self._hits = hit, hits
        if not self.field.text().strip():
            words = ""
        elif hits:
            words = translate("BookTools", "{place} of {places}").format(place=hit, places=hits)
        else:
            words = translate("BookTools", "not found")
        self.count.set_text(words)
        for button in (self.previous, self.next):
            button.setEnabled(hits > 0)

    def set_narrow(self, narrow: bool) -> None:
        """Whether the contents have no room beside the text, so that a button shows them."""
        self.contents.setVisible(narrow)
        if not narrow:
            self.contents.setChecked(False)
        self._place()

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(10_000, self._row_height())

    def heightForWidth(self, width: int) -> int:
        return self._row_height() * (1 if self._in_one_row(width) else 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    # -- inner workings

    def _buttons(self) -> list[PaperButton]:
        ways = (self.contents, self.back, self.forward, self.smaller, self.larger, self.paper)
        return [button for button in ways if not button.isHidden()]

    def _row_height(self) -> int:
        return max(self.back.sizeHint().height(), self.field.sizeHint().height())

    def _count_width(self) -> int:
        return ceil(text_px(19, self._scale) * 7)

    def _in_one_row(self, width: int) -> bool:
        buttons = sum(button.sizeHint().width() for button in (*self._buttons(), self.previous, self.next))
        return width - buttons - self._count_width() >= 12 * text_px(20, self._scale, 16)

    def _place(self) -> None:
        width, high = self.width(), self._row_height()
        one = self._in_one_row(width)
        x = 0
        ways = self._buttons()
        left, right = [b for b in ways if b not in self._at_right()], [b for b in ways if b in self._at_right()]
        for button in left:
            x = self._put(button, x, 0, high)
        end = width
        for button in reversed(right):
            end -= button.sizeHint().width()
            self._put(button, end, 0, high)
        if not one:
            x, end = 0, width
        top = 0 if one else high
        for button in (self.next, self.previous):
            end -= button.sizeHint().width()
            self._put(button, end, top, high)
        end -= self._count_width()
        self.count.setGeometry(end, top, self._count_width(), high)
        size = self.field.sizeHint().height()
        gap = round(self.back.margin * 0.5)
        self.field.setGeometry(x + gap, top + (high - size) // 2, end - x - 2 * gap, size)

    def _at_right(self) -> tuple[PaperButton, ...]:
        return self.smaller, self.larger, self.paper

    def _put(self, button: PaperButton, x: int, top: int, high: int) -> int:
        size = button.sizeHint()
        button.setGeometry(x, top + (high - size.height()) // 2, size.width(), size.height())
        return x + size.width()
