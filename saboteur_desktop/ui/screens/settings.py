"""The settings: each holds at once and is kept."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.ui.widgets.language_switch import LanguageSwitch
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.setting_row import SettingRow
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.slider import Slider
from saboteur_desktop.ui.widgets.toggle import Toggle

_PAGES: Final = {"game": "card-fan", "look": "look", "sound": "sound"}
"""The pages, each with the icon of its tab."""
_TOGGLES: Final = (
    "confirm_moves",
    "curtain_hold",
    "hide_hand",
    "turn_table",
    "ask_locking_in",
    "high_contrast",
    "sound",
)
_PACES: Final = ("half", "normal", "double", "at_once")
_MOTIONS: Final = ("system", "full", "reduced")
_TEXT_SCALES: Final = (100, 115, 130, 150, 175, 200)


class SettingsSheet(Sheet):
    """Every setting there is, on three pages."""

    changed = Signal(str, object)
    """A preference and its new value."""
    language_chosen = Signal(str)
    full_screen_chosen = Signal(bool)
    about_wanted = Signal()

    def __init__(self, parent: QWidget, languages: Sequence[str], language: str) -> None:
        super().__init__(parent, 1280, 1200)
        self.tabs = Segments(self, tuple(_PAGES), "game", icons=tuple(_PAGES.values()), px=24)
        self.toggles = {name: Toggle() for name in _TOGGLES}
        self.full_screen = Toggle()
        self.pace = Segments(None, _PACES, "normal", px=20)
        self.motion = Segments(None, _MOTIONS, "system", px=20)
        self.text_scale = Segments(None, tuple(map(str, _TEXT_SCALES)), "100", px=20, pad=26)
        self.languages = LanguageSwitch(None, languages, language)
        self.volume = Slider()
        self.about = PaperButton(self, px=22, height=60)
        self.set_head(self.tabs)
        self._pages: dict[str, QWidget] = {}
        self._rows: dict[str, SettingRow] = {}
        self._add_page(
            "game",
            pace=self.pace,
            **self._switches("confirm_moves", "curtain_hold", "hide_hand", "turn_table", "ask_locking_in"),
        )
        self._add_page(
            "look",
            language=self.languages,
            text_scale=self.text_scale,
            motion=self.motion,
            **self._switches("high_contrast"),
            full_screen=self.full_screen,
        )
        self._add_page("sound", **self._switches("sound"), volume=self.volume)
        self._connect()
        self._turn_to("game")
        self.retranslate()

    def _switches(self, *names: str) -> dict[str, Toggle]:
        return {name: self.toggles[name] for name in names}

    def _add_page(self, page: str, **controls: QWidget) -> None:
        self._pages[page] = made = QWidget(self.content)
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 0)
        for name, control in controls.items():
            self._rows[name] = SettingRow(made, control)
            rows.addWidget(self._rows[name])
        rows.addStretch(1)
        self.body.addWidget(made)

    def _connect(self) -> None:
        self.about.clicked.connect(self.about_wanted)
        self.tabs.chosen.connect(self._turn_to)
        self.languages.chosen.connect(self.language_chosen)
        self.full_screen.clicked.connect(self.full_screen_chosen)
        for toggle in self.toggles.values():
            toggle.clicked.connect(self._tell_toggle)
        self.pace.chosen.connect(self._tell_pace)
        self.motion.chosen.connect(self._tell_motion)
        self.text_scale.chosen.connect(self._tell_text_scale)
        self.volume.valueChanged.connect(self._tell_volume)
        self.volume.sliderReleased.connect(self._tell_volume)

    def show_preferences(self, preferences: Preferences, full_screen: bool) -> None:
        """Show what is set."""
        for name, toggle in self.toggles.items():
            toggle.setChecked(getattr(preferences, name))
        self.pace.set_current(preferences.bot_pace)
        self.motion.set_current(preferences.motion)
        self.text_scale.set_current(str(preferences.text_scale))
        blocked = self.volume.blockSignals(True)
        self.volume.setValue(preferences.volume)
        self.volume.blockSignals(blocked)
        self.full_screen.setChecked(full_screen)
        self._say_volume()

    def first_focus(self) -> QWidget | None:
        return self.tabs.current_widget()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Settings"))
        self.about.setText(self.tr("About the program"))
        self.tabs.set_labels([self.tr("Game"), self.tr("Look"), self.tr("Sound")])
        self.tabs.setAccessibleName(self.tr("Settings"))
        self.pace.set_labels([self.tr("slow"), self.tr("normal"), self.tr("fast"), self.tr("at once")])
        self.motion.set_labels([self.tr("as the system asks"), self.tr("full"), self.tr("reduced")])
        percent = self.tr("{percent}%")
        self.text_scale.set_labels([percent.format(percent=scale) for scale in _TEXT_SCALES])
        for name, texts in self._words().items():
            self._rows[name].set_texts(*texts)
        self._say_volume()

    def _words(self) -> dict[str, tuple[str, str]]:
        """The name of each setting and what it means."""
        return {
            "pace": (
                self.tr("Computer pace"),
                self.tr("How long computer players think and how fast they make their moves."),
            ),
            "confirm_moves": (
                self.tr("Confirm each move"),
                self.tr("A move can be taken back until it is confirmed. Off: it counts at once."),
            ),
            "curtain_hold": (
                self.tr("Hold the curtain button"),
                self.tr("Saboteur: curtain and role open only while their button is held. Off: a press is enough."),
            ),
            "hide_hand": (
                self.tr("Hide the hand"),
                self.tr("Saboteur, with watchers: the hand lies face down and turns up while its badge is held."),
            ),
            "turn_table": (
                self.tr("Table flat between people"),
                self.tr("Saboteur: the hand and the panels turn towards the player in turn."),
            ),
            "ask_locking_in": (
                self.tr("Ask before a hunter locks itself in"),
                self.tr("Haunted House: with a jewel beside an evil spirit. Off: the walk is made without a question."),
            ),
            "language": (self.tr("Language"), ""),
            "text_scale": (self.tr("Text size"), ""),
            "motion": (self.tr("Motion"), self.tr("Reduced: cards and hunters are in their places at once.")),
            "high_contrast": (
                self.tr("High contrast"),
                self.tr("Flat dark grounds, brighter rims and stronger outlines."),
            ),
            "full_screen": (self.tr("Full screen"), ""),
            "sound": (self.tr("Sound"), self.tr("Everything that is heard can be seen as well.")),
            "volume": (self.tr("Volume"), ""),
        }

    # -- inner workings

    def _arrange(self) -> None:
        super()._arrange()
        # In the line of the title: the pages need all the room below it.
        close, size = self.close_button.geometry(), self.about.sizeHint()
        self.about.setGeometry(
            close.left() - size.width(), close.center().y() - size.height() // 2, size.width(), size.height()
        )
        title = self.title.geometry()
        title.setRight(self.about.geometry().left())
        self.title.setGeometry(title)

    def _turn_to(self, page: str) -> None:
        for name, widget in self._pages.items():
            widget.setVisible(name == page)
        self.area.verticalScrollBar().setValue(0)

    def _tell_toggle(self) -> None:
        toggle = self.sender()
        name = next(name for name, known in self.toggles.items() if known is toggle)
        self.changed.emit(name, self.toggles[name].isChecked())
        self._say_volume()

    def _tell_pace(self, pace: str) -> None:
        self.changed.emit("bot_pace", pace)

    def _tell_motion(self, motion: str) -> None:
        self.changed.emit("motion", motion)

    def _tell_text_scale(self, percent: str) -> None:
        self.changed.emit("text_scale", int(percent))

    def _tell_volume(self) -> None:
        self._say_volume()
        if not self.volume.isSliderDown():
            # Each change is written to the disk: only where the disc is let go.
            self.changed.emit("volume", self.volume.value())

    def _say_volume(self) -> None:
        self.volume.setEnabled(self.toggles["sound"].isChecked())
        said = self.tr("{percent}%").format(percent=self.volume.value())
        self._rows["volume"].set_texts(self.tr("Volume"), said)
