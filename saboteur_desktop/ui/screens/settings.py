"""The settings: each holds at once and is kept."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from saboteur_desktop.paint.type import CAPTION, NAME
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.ui.widgets.language_switch import LanguageSwitch
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph, TextLine
from saboteur_desktop.ui.widgets.toggle import Toggle

_TOGGLES: Final = ("confirm_moves", "curtain_hold", "high_contrast")
_MOTIONS: Final = ("system", "full", "reduced")
_PACES: Final = ("half", "normal", "double", "at_once")


class SettingsSheet(Sheet):
    """Every setting there is."""

    changed = Signal(str, object)
    """A preference and its new value."""
    language_chosen = Signal(str)
    full_screen_chosen = Signal(bool)

    def __init__(self, parent: QWidget, languages: Sequence[str], language: str) -> None:
        super().__init__(parent, 1100, 980)
        self._language = TextLine(self.content, NAME, 22, "sand", floor=16)
        self.languages = LanguageSwitch(self.content, languages, language)
        self._pace = TextLine(self.content, NAME, 22, "sand", floor=16)
        self.pace = Segments(self.content, _PACES, "normal", px=20)
        self.toggles = {name: Toggle(self.content) for name in _TOGGLES}
        self._notes = {name: Paragraph(self.content, CAPTION, 17, "mist", indent=114) for name in _TOGGLES}
        self.full_screen = Toggle(self.content)
        self._motion = TextLine(self.content, NAME, 22, "sand", floor=16)
        self.motion = Segments(self.content, _MOTIONS, "system", px=20)
        for widget in (self._language, self.languages, self._pace, self.pace, self._motion, self.motion):
            self.body.addWidget(widget)
        for name, toggle in self.toggles.items():
            pair = QVBoxLayout()
            pair.setSpacing(0)
            pair.addWidget(toggle)
            pair.addWidget(self._notes[name])
            self.body.addLayout(pair)
            toggle.clicked.connect(self._tell_toggle)
        self.body.addWidget(self.full_screen)
        self.body.addStretch(1)
        self.languages.chosen.connect(self.language_chosen)
        self.pace.chosen.connect(self._tell_pace)
        self.motion.chosen.connect(self._tell_motion)
        self.full_screen.clicked.connect(self.full_screen_chosen)
        self.retranslate()

    def show_preferences(self, preferences: Preferences, full_screen: bool) -> None:
        """Show what is set."""
        values: dict[str, Any] = preferences.model_dump()
        for name, toggle in self.toggles.items():
            toggle.setChecked(values[name])
        self.pace.set_current(preferences.bot_pace)
        self.motion.set_current(preferences.motion)
        self.full_screen.setChecked(full_screen)

    def first_focus(self) -> QWidget | None:
        return self.toggles["confirm_moves"]

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Settings"))
        self._language.set_text(self.tr("Language"))
        self._pace.set_text(self.tr("Computer pace"))
        self.pace.set_labels([self.tr("slow"), self.tr("normal"), self.tr("fast"), self.tr("at once")])
        self.pace.setAccessibleName(self.tr("Computer pace"))
        self._motion.set_text(self.tr("Motion"))
        self.motion.set_labels([self.tr("as the system asks"), self.tr("full"), self.tr("reduced")])
        self.motion.setAccessibleName(self.tr("Motion"))
        self.full_screen.setText(self.tr("Full screen"))
        words = {
            "confirm_moves": (
                self.tr("Confirm each move"),
                self.tr("A laid card can be taken back until the turn is ended. Off: a move counts at once."),
            ),
            "curtain_hold": (
                self.tr("Hold the curtain button"),
                self.tr("The curtain and the role open only while their button is held. Off: a press is enough."),
            ),
            "high_contrast": (
                self.tr("High contrast"),
                self.tr("The table lies on one dark colour."),
            ),
        }
        for name, (label, note) in words.items():
            self.toggles[name].setText(label)
            self._notes[name].setText(note)
            self.toggles[name].setAccessibleDescription(note)

    def _tell_toggle(self) -> None:
        toggle = self.sender()
        name = next(name for name, known in self.toggles.items() if known is toggle)
        self.changed.emit(name, self.toggles[name].isChecked())

    def _tell_pace(self, pace: str) -> None:
        self.changed.emit("bot_pace", pace)

    def _tell_motion(self, motion: str) -> None:
        self.changed.emit("motion", motion)
