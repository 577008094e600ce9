"""A table with somebody beside it who explains: the speech panel above, the whole table below."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.turn_driver import Thinkers
from saboteur_desktop.games import registry
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.ui.scale import scale_of
from saboteur_desktop.ui.screens.match_page import MatchPage
from saboteur_desktop.ui.screens.speech_panel import SpeechPanel


class GuidedTable(QWidget):
    """Nothing that is said covers anything of the table: each has its own part of the window."""

    table: MatchPage

    left = Signal()
    """Back to the list of what can be learned."""
    again_wanted = Signal()
    """The same once more, from the beginning."""

    def __init__(
        self,
        kept: KeptMatch,
        thinkers: Thinkers,
        preferences: Preferences,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
        *,
        panel: SpeechPanel | None = None,
    ) -> None:
        super().__init__(parent)
        self.panel = panel or SpeechPanel()
        self.panel.setParent(self)
        self.table = registry.page(kept.match.game.id)(kept, thinkers, preferences, sounds, self)
        self.panel.leave.clicked.connect(self.left)
        self.panel.again.clicked.connect(self.again_wanted)
        self.table.left.connect(self.left)

    def start(self) -> None:
        """Show the table as it stands and let the play go on."""
        self.table.start()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self.panel.again.setAccessibleName(self.tr("From the beginning"))
        self.panel.leave.setAccessibleName(self.tr("Back to the list"))

    def dress_anew(self) -> None:
        """Divide the window anew: text has another size."""
        self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._divide()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _divide(self) -> None:
        scale = scale_of(self.size())
        height = self.panel.wanted_height(self.size(), scale)
        self.panel.setGeometry(0, 0, self.width(), height)
        self.panel.arrange(scale)
        self.table.setGeometry(0, height, self.width(), self.height() - height)
