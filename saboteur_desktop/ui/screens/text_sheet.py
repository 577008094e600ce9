"""A sheet with text to read: headings and paragraphs."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.type import BODY, NAME
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class TextSheet(Sheet):
    """Pieces of text under a title; the keyboard scrolls them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1180, 960)
        self._pieces: list[Paragraph] = []

    def show_text(self, title: str, pieces: Iterable[tuple[str, str]]) -> None:
        """Show sections, each with a heading (or none) and its text."""
        while (item := self.body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._pieces = []
        self.title.set_text(title)
        for heading, text in pieces:
            if heading:
                self._add(Paragraph(self.content, NAME, 25, "lamp", floor=17), heading)
            self._add(Paragraph(self.content, BODY, 22, "cream", floor=16), text)
        self.body.addStretch(1)
        self.area.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + step * 40)
        event.accept()

    def _add(self, piece: Paragraph, text: str) -> None:
        piece.setText(text)
        self.body.addWidget(piece)
        self._pieces.append(piece)
