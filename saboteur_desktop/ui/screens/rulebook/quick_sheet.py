"""The quick reference over the table: one page for as many players as there are, and the way to the whole rulebook."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.book.page import Book
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.ui.screens.rulebook.book_page import BookPage
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.sheet import Sheet

translate = QCoreApplication.translate

_HEIGHT, _UPRIGHT = 1020.0, 1500.0


class QuickSheet(Sheet):
    """It is made of the rules and the number of seats alone, so it can tell nothing of a match."""

    rulebook_wanted = Signal(str)
    """The whole rulebook, at that paragraph; empty for where it lay open before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1560, _HEIGHT)
        self._write: Callable[[], Book] | None = None
        self.page = BookPage(self.content)
        self.body.addWidget(self.page, 1)
        self.whole = PaperButton(self, kind="gold", icon="book", px=24, height=64)
        self.add_foot(self.whole)
        self.whole.clicked.connect(lambda: self._go_on(""))
        self.page.link_followed.connect(self._go_on)
        self.closed.connect(self._put_away)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.update)
        self.retranslate()

    def show_page(self, write: Callable[[], Book]) -> None:
        """Lie over the table, with what is written in the language that is on, from its beginning."""
        self._write = write
        self.open()
        self.page.start_at(write().chapters[0].paragraphs[0].key)

    def first_focus(self) -> QWidget | None:
        return self.page

    def retranslate(self) -> None:
        super().retranslate()
        self.whole.setText(translate("QuickReference", "The whole rulebook"))
        if self._write is not None:
            book = self._write()
            self.title.set_text(book.title)
            self.page.setAccessibleName(book.title)
            self.page.show_book(book)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.page.hasFocus():
            place = QRectF(self.page.rect().translated(self.page.mapTo(self, QPoint())))
            with QPainter(self) as p:
                p.setRenderHints(HINTS)
                draw_focus_ring(p, place, 8, 3)

    def _put_away(self) -> None:
        self._write = None

    def _go_on(self, key: str) -> None:
        self.close_sheet()
        self.rulebook_wanted.emit(key)

    def _arrange(self) -> None:
        self._height = _UPRIGHT if is_upright(QSizeF(self.size())) else _HEIGHT
        super()._arrange()
