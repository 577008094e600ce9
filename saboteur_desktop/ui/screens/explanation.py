"""The game explained aloud, for the person who hosts: ten steps in large words, beside a table that shows them."""

from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.tutorial import Script
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.ui.explanation import position
from saboteur_desktop.games.saboteur.ui.explanation.spotlight import Spotlight
from saboteur_desktop.games.saboteur.ui.explanation.steps import STEPS
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.opening import passing_library
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.ui.reading_aloud import ReadingAloud
from saboteur_desktop.ui.screens.guided_table import GuidedTable
from saboteur_desktop.ui.screens.loud_panel import LoudPanel
from saboteur_desktop.ui.screens.table import TableScreen

_GAME: Final = "saboteur"
_LEAST_CARD: Final = 26.0


class ExplanationScreen(GuidedTable):
    """Nobody plays at this table, and nobody's eyes are at it: hands and goals lie face down."""

    table: TableScreen

    told = Signal()
    """The last step has been reached."""

    def __init__(
        self,
        preferences: Preferences,
        reading: ReadingAloud,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.loud = LoudPanel()
        self._sound = preferences.sound
        kept = passing_library().keep(position.match(registry.engine(_GAME)), position.seats())
        super().__init__(kept, Script(()), preferences, sounds, parent, panel=self.loud)
        self._at = 0
        self._reading = reading
        self.spotlight = Spotlight(self.table.scene)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.loud.more.clicked.connect(self._press_next)
        self.loud.previous.clicked.connect(self.step_back)
        self.loud.again.clicked.connect(self._say_again)
        self._reading.changed.connect(self._renew)
        self.table.preferred.connect(lambda preferences: self._reading.switch(preferences.sound))
        self.table.put_away.connect(self._reading.end)
        for key, act in (
            (Qt.Key.Key_Right, self.step_on),
            (Qt.Key.Key_Left, self.step_back),
            (Qt.Key.Key_Escape, self.left.emit),
        ):
            # Of the panel alone: a sheet over the table keeps its own arrows.
            shortcut = QShortcut(QKeySequence(key), self.loud)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    @property
    def at(self) -> int:
        """Which step is told, from 0."""
        return self._at

    def start(self) -> None:
        table = self.table
        table.scene.set_interactive(False)
        # Beside words for a whole room less is left for the table; and nobody has to hit a cell.
        table.scene.camera.set_least(_LEAST_CARD)
        table.scene.sync(table.kept.match.view(None), table.looks)
        # The keys belong to the steps, wherever on the table somebody clicks.
        table.view.set_covered(True)
        table.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.loud.more.setFocus()
        self._go_to(0)
        self._reading.begin(self._sound)

    def step_on(self) -> None:
        """Tell the next step; after the last there is none."""
        if self._at + 1 < len(STEPS):
            self._go_to(self._at + 1)

    def step_back(self) -> None:
        """Tell the step before once more."""
        if self._at:
            self._go_to(self._at - 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.loud.again.setAccessibleName(self.tr("Say it again"))
        self.loud.previous.setText(self.tr("Back"))
        self.loud.leave.setAccessibleName(self.tr("Close"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.rename([seat.name for seat in position.seats()])
            self._renew()

    # -- inner workings

    def _press_next(self) -> None:
        if self._at + 1 < len(STEPS):
            self.step_on()
        else:
            self.left.emit()

    def _go_to(self, at: int) -> None:
        self._at = at
        self._reading.stop()
        self._tell()
        if self.loud.previous.hasFocus() and not at:
            self.loud.more.setFocus()
        self.loud.previous.setEnabled(at > 0)
        self.spotlight.show(STEPS[at].topics)
        self._renew()
        if at + 1 == len(STEPS):
            self.told.emit()

    def _tell(self) -> None:
        words = STEPS[self._at].told()
        progress = self.tr("{step} of {steps} · {title}")
        self.loud.say(progress.format(step=self._at + 1, steps=len(STEPS), title=words.title), words.say)
        self.loud.offer(self.tr("Next") if self._at + 1 < len(STEPS) else self.tr("Close"), "")

    def _say_again(self) -> None:
        self._reading.stop()
        self._renew()

    def _renew(self) -> None:
        """Read what is shown, or say why it is not read."""
        language = QLocale().name()[:2]
        reads = self._reading.reads(language)
        self.loud.offer_again(bool(reads) and self._reading.on)
        if reads is False:
            self.loud.set_note(self.tr("There is no voice for English on this computer; the words are on the screen."))
        elif reads and not self._reading.on:
            self.loud.set_note(self.tr("The sound is off; the words are on the screen."))
        else:
            self.loud.set_note("")
        self._reading.read(self.loud.words, language)
        if self.loud.note:
            self.table.voice.say(self.loud.words)
