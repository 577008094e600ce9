"""Does what the home screen did without, piece by piece, while a person looks at it."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

PIECES: Final = (
    "saboteur_desktop.games.saboteur.engine.ruleset",
    "saboteur_desktop.ui.screens.new_match",
    "saboteur_desktop.games.saboteur.ui.face_painter",
    "saboteur_desktop.table.scene",
    "saboteur_desktop.games.saboteur.ui.scene",
    "saboteur_desktop.ui.screens.table",
    "saboteur_desktop.ui.screens.settings",
    "saboteur_desktop.ui.screens.text_sheet",
    "saboteur_desktop.ui.classroom",
    "saboteur_desktop.ui.screens.rulebook.rulebook_sheet",
    "saboteur_desktop.ui.screens.rulebook.quick_sheet",
    "saboteur_desktop.games.saboteur.ui.rulebook.books",
    "saboteur_desktop.games.haunted_house.engine.ruleset",
    "saboteur_desktop.games.haunted_house.ui.setup_form",
    "saboteur_desktop.games.haunted_house.ui.scene",
    "saboteur_desktop.ui.screens.house_table",
    "saboteur_desktop.games.haunted_house.ui.rulebook.books",
)
"""From what is wanted first to what is wanted seldom."""
PAUSE_MS: Final = 120
"""Between two pieces the window answers."""


class WarmUp(QObject):
    """Begins as soon as the window has nothing to do, and ends by itself."""

    def __init__(self, parent: QObject, first: Iterable[Callable[[], None]]) -> None:
        """``first`` is done before the imports."""
        super().__init__(parent)
        self._first = list(first)
        self._left = list(PIECES)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._first and not self._left

    def skip_imports(self) -> None:
        """Leave what is not imported yet for when it is wanted: a table that is played at needs time and memory."""
        self._left.clear()

    def stop(self) -> None:
        """Do nothing more: the program ends."""
        self._timer.stop()

    def _go_on(self) -> None:
        if self._first:
            self._first.pop(0)()
        elif self._left:
            import_module(self._left.pop(0))
        if self.done:
            self._timer.stop()
