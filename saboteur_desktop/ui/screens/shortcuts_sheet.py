"""The page of keys, and of what fingers can do besides tapping and dragging."""

from importlib import import_module
from typing import Protocol, cast

from PySide6.QtWidgets import QWidget

from saboteur_desktop.games import registry
from saboteur_desktop.paint.type import BODY, NAME
from saboteur_desktop.table import window_shortcuts
from saboteur_desktop.table.shortcut import Shortcut
from saboteur_desktop.table.window_shortcuts import BOOK_SHORTCUTS, WINDOW_SHORTCUTS, key_caps
from saboteur_desktop.ui.screens.text_sheet import TextSheet
from saboteur_desktop.ui.widgets.shortcut_row import ShortcutRow
from saboteur_desktop.ui.widgets.text_label import Paragraph


class GameKeys(Protocol):
    """The ``shortcuts`` of a game: a module with these."""

    @property
    def TABLE_SHORTCUTS(self) -> tuple[Shortcut, ...]:
        """What the keys do at the table."""

    def shortcut_words(self, shortcut: Shortcut) -> str:
        """What a key of the table does, in one line."""

    def gestures(self) -> tuple[str, ...]:
        """What fingers can do at the table besides tapping and dragging."""


class ShortcutsSheet(TextSheet):
    """Every key and what it does, written from the values by which the keys act."""

    def __init__(self, parent: QWidget, game: str) -> None:
        super().__init__(parent)
        self._game = game
        self.retranslate()

    def show_game(self, game: str) -> None:
        """Tell of the table of that game."""
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        keys = game_keys(self._game)
        self.clear(self.tr("Keys"))
        self._add_heading(self.tr("At the table"))
        for shortcut in keys.TABLE_SHORTCUTS:
            self._add_key(shortcut, keys.shortcut_words(shortcut))
        for heading, shortcuts in (
            (self.tr("Everywhere"), WINDOW_SHORTCUTS),
            (self.tr("In the rulebook"), BOOK_SHORTCUTS),
        ):
            self._add_heading(heading)
            for shortcut in shortcuts:
                self._add_key(shortcut, window_shortcuts.shortcut_words(shortcut))
        gestures = keys.gestures()
        if gestures:
            self._add_heading(self.tr("With fingers"))
        for gesture in gestures:
            self.add(Paragraph(self.content, BODY, 22, "cream", floor=16), gesture)
        self.body.addStretch(1)

    def _add_heading(self, heading: str) -> None:
        self.add(Paragraph(self.content, NAME, 25, "lamp", floor=17), heading)

    def _add_key(self, shortcut: Shortcut, words: str) -> None:
        self.add_line(ShortcutRow(self.content, key_caps(shortcut), words))


def game_keys(game_id: str) -> GameKeys:
    """Return the keys of a game's table."""
    return cast(GameKeys, import_module(f"{registry.ui(game_id).__name__}.shortcuts"))
