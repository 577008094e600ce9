"""A sheet with text to read: headings and paragraphs."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.paint.type import BODY, NAME
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph

_STEP = 40

Told = tuple[str, Iterable[tuple[str, str]]]
"""A title, and the sections below it, each with a heading (or none) and its text."""


class TextSheet(Sheet):
    """Pieces of text under a title. The text has the keyboard first: arrows, pages, Home and End scroll it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1180, 960)
        self._pieces: list[Paragraph] = []
        self._told: Callable[[], Told] | None = None
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.update)

    def tell(self, told: Callable[[], Told]) -> None:
        """Lie over the page with a text, in whatever language is on as long as it lies there."""
        self._told = told
        self.open()

    def retranslate(self) -> None:
        super().retranslate()
        if self._told is not None:
            self.show_text(*self._told())

    def first_focus(self) -> QWidget | None:
        return self.area

    def show_text(self, title: str, pieces: Iterable[tuple[str, str]]) -> None:
        """Show sections, each with a heading (or none) and its text."""
        self.clear(title)
        for heading, text in pieces:
            if heading:
                self.add(Paragraph(self.content, NAME, 25, "lamp", floor=17), heading)
            self.add(Paragraph(self.content, BODY, 22, "cream", floor=16), text)
        self.body.addStretch(1)

    def clear(self, title: str) -> None:
        """Begin another text."""
        while (item := self.body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._pieces = []
        self.title.set_text(title)
        self.area.setAccessibleName(title)
        self.area.verticalScrollBar().setValue(0)
        self.area.verticalScrollBar().setSingleStep(_STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.area.verticalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(bar.minimum())
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.area.hasFocus():
            with QPainter(self) as p:
                p.setRenderHints(HINTS)
                draw_focus_ring(p, QRectF(self.area.geometry()).adjusted(8, -2, -8, 2), 10, 4)

    def add(self, piece: Paragraph, text: str) -> None:
        """Go on with that text."""
        piece.setText(text)
        self.add_line(piece)
        self._pieces.append(piece)

    def add_line(self, line: QWidget) -> None:
        """Go on with that line."""
        self.body.addWidget(line)
        line.show()  # a layout shows what is added to it only later, and not in the midst of a change of language
