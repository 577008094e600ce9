"""The page of keys, and of what fingers can do besides tapping and dragging."""

from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.shortcuts import (
    BOOK_SHORTCUTS,
    TABLE_SHORTCUTS,
    WINDOW_SHORTCUTS,
    key_caps,
    shortcut_words,
)
from saboteur_desktop.paint.type import BODY, NAME
from saboteur_desktop.ui.screens.text_sheet import TextSheet
from saboteur_desktop.ui.widgets.shortcut_row import ShortcutRow
from saboteur_desktop.ui.widgets.text_label import Paragraph


class ShortcutsSheet(TextSheet):
    """Every key and what it does, written from the values by which the keys act."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.clear(self.tr("Keys"))
        for heading, shortcuts in (
            (self.tr("At the table"), TABLE_SHORTCUTS),
            (self.tr("Everywhere"), WINDOW_SHORTCUTS),
            (self.tr("In the rulebook"), BOOK_SHORTCUTS),
        ):
            self.add(Paragraph(self.content, NAME, 25, "lamp", floor=17), heading)
            for shortcut in shortcuts:
                self.add_line(ShortcutRow(self.content, key_caps(shortcut), shortcut_words(shortcut)))
        self.add(Paragraph(self.content, NAME, 25, "lamp", floor=17), self.tr("With fingers"))
        for gesture in self._gestures():
            self.add(Paragraph(self.content, BODY, 22, "cream", floor=16), gesture)
        self.body.addStretch(1)

    def _gestures(self) -> tuple[str, ...]:
        return (
            self.tr("Hold a finger on anything on the table to have it explained."),
            self.tr("While you drag a card, tap with a second finger to turn it."),
            self.tr("Two fingers on the board make it larger or smaller and move it."),
            self.tr("Two quick taps on the board show all of it."),
        )
