"""The page of keys."""

from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.shortcuts import (
    TABLE_SHORTCUTS,
    WINDOW_SHORTCUTS,
    key_caps,
    shortcut_words,
)
from saboteur_desktop.paint.type import NAME
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
        ):
            self.add(Paragraph(self.content, NAME, 25, "lamp", floor=17), heading)
            for shortcut in shortcuts:
                self.add_line(ShortcutRow(self.content, key_caps(shortcut), shortcut_words(shortcut)))
        self.body.addStretch(1)
