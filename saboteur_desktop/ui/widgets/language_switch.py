"""The language switch: every language in its own name."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.ui.widgets.segments import Segments

OWN_NAMES: Final = {"en": "English", "ja": "日本語", "ru": "Русский"}
"""A language is written in its own name, whatever language is on: it must be found by who reads no other."""


class LanguageSwitch(Segments):
    """All languages side by side."""

    def __init__(self, parent: QWidget | None, languages: Sequence[str], current: str) -> None:
        super().__init__(parent, languages, current, icon="globe", px=24)
        self.set_labels([OWN_NAMES[language] for language in languages])
        self.retranslate()

    def retranslate(self) -> None:
        """Say what it is to those who hear the window."""
        self.setAccessibleName(self.tr("Language"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
