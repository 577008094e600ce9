"""Whether somebody is at the window: its focus, its size and the last touch of anything tell."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

IDLE_MS: Final = 60_000
"""After that long without a key, a press or a move of the mouse nobody is there any more."""

_SIGNS_OF_LIFE: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.Wheel,
    }
)


class Presence(QObject):
    """Watches one window."""

    left = Signal()
    """The window lost the focus, was minimised, or nothing was touched for a minute."""
    returned = Signal()

    def __init__(self, window: QWidget, idle_ms: int = IDLE_MS) -> None:
        super().__init__(window)
        self._window = window
        self._away = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(idle_ms)
        self._idle.timeout.connect(self._leave)
        self._idle.start()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    @property
    def away(self) -> bool:
        """Whether nobody is there."""
        return self._away

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _SIGNS_OF_LIFE:
            self._idle.start()
            if self._window.isActiveWindow():
                self._return()
        elif watched is self._window:
            minimised = kind == QEvent.Type.WindowStateChange and self._window.isMinimized()
            if kind == QEvent.Type.WindowDeactivate or minimised:
                self._leave()
            elif kind == QEvent.Type.WindowActivate:
                self._idle.start()
                self._return()
        return False

    def _leave(self) -> None:
        if not self._away:
            self._away = True
            self.left.emit()

    def _return(self) -> None:
        if self._away:
            self._away = False
            self.returned.emit()
