"""The last resort: an error that nothing caught is logged, and the person is told in a sentence."""

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

log = logging.getLogger(__name__)


class LastResort(QObject):
    """Catches what nothing else caught. The program goes on: every committed move is in the library already."""

    _caught = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._telling = False
        # Queued, so that an error in another thread or in the middle of painting opens no dialog there.
        self._caught.connect(self.tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Stand behind every thread of this process."""
        sys.excepthook = self._on_error
        threading.excepthook = lambda given: self._on_error(
            given.exc_type, given.exc_value or given.exc_type(), given.exc_traceback
        )

    def tell(self) -> None:
        """Say that something went wrong, once at a time; the person goes on or quits."""
        if self._telling:
            return
        self._telling = True
        # Imported here: the window need not wait for what may go wrong.
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._window())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Something went wrong"))
        box.setText(self.tr("Something went wrong. The match is saved up to the last finished turn."))
        go_on = box.addButton(self.tr("Go on"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(self.tr("Quit"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        box.exec()
        self._telling = False
        if box.clickedButton() is leave:
            QApplication.quit()

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        log.error("an error that nothing caught", exc_info=(kind, error, trace))
        self._caught.emit()

    @staticmethod
    def _window() -> QWidget | None:
        return QApplication.activeWindow()
