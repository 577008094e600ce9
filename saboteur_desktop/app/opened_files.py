"""Files that macOS hands to a program which runs already; other systems start it a second time."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Tells of each file that was opened in the Finder."""

    opened = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        self.opened.emit(event.file())
        return True
