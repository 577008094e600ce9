"""Words that are looked for on a page: every place is marked, and one after the other is brought into sight."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from saboteur_desktop.paint.palette import color
from saboteur_desktop.ui.screens.rulebook.finding import pattern


class BookSearch(QObject):
    """Keeps the words; whoever writes the page anew has them marked again."""

    changed = Signal()
    """There are other places now, or another one of them is in sight."""

    def __init__(self, page: QTextEdit) -> None:
        super().__init__(page)
        self._page = page
        self._words = ""
        self._places: list[QTextCursor] = []
        self._now = -1

    @property
    def hits(self) -> int:
        """How often the words occur."""
        return len(self._places)

    @property
    def hit(self) -> int:
        """Which of these places is in sight, from 1; 0 without any."""
        return self._now + 1

    @property
    def place(self) -> QTextCursor | None:
        """That place."""
        return self._places[self._now] if self._places else None

    def look_for(self, words: str) -> None:
        """Mark these words and show the first place from here on; no words mark nothing."""
        self._words = words
        self.mark()
        if self._places:
            self._now = next((number for number, at in enumerate(self._places) if self._top(at) >= 0), 0)
            self._show()

    def mark(self) -> None:
        """Mark the words in what the page says now."""
        self._places, self._now = [], -1
        if self._words:
            wanted, at = pattern(self._words), QTextCursor(self._page.document())
            while not (at := self._page.document().find(wanted, at)).isNull():
                self._places.append(at)
        self._paint()

    def next(self, step: int = 1) -> None:
        """Go to the next place, or the one before with -1; after the last comes the first."""
        if self._places:
            self._now = (self._now + step) % len(self._places)
            self._show()

    # -- inner workings

    def _top(self, at: QTextCursor) -> int:
        return self._page.cursorRect(at).top()

    def _paint(self) -> None:
        marks = []
        for number, place in enumerate(self._places):
            mark, shape = QTextEdit.ExtraSelection(), QTextCharFormat()
            shape.setBackground(color("gold" if number == self._now else "sand"))
            shape.setForeground(color("ink"))
            mark.format, mark.cursor = shape, place
            marks.append(mark)
        self._page.setExtraSelections(marks)
        self.changed.emit()

    def _show(self) -> None:
        """Scroll only when the place is not in sight, and then to the upper third."""
        self._paint()
        rect, height = self._page.cursorRect(self._places[self._now]), self._page.viewport().height()
        if rect.top() < 0 or rect.bottom() > height:
            bar = self._page.verticalScrollBar()
            bar.setValue(bar.value() + rect.top() - height // 3)
