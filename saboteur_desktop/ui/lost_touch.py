"""A touch that the system takes away presses nothing."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QWidget

_OUTSIDE = QPointF(-1, -1)
"""Left of and above whatever lies in a window."""

_BEGINNINGS = (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress)


class LostTouch(QObject):
    """Watches a window, whatever is pressed in it.

    A touch that nobody takes becomes a mouse. When the system wants the finger for itself (a gesture of its own, a
    palm, a screen that goes dark), Qt lets that mouse go where it is, and a button would be clicked. So it is let go
    outside, as Qt itself does with a press that turns out to be the push of a list.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._widget = window
        self._lost = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._widget:
            handle = self._widget.windowHandle()
            if kind == QEvent.Type.Show and handle is not None:
                handle.installEventFilter(self)
        elif kind == QEvent.Type.TouchCancel:
            self._lost = True
        elif kind in _BEGINNINGS:
            self._lost = False
        elif kind == QEvent.Type.MouseButtonRelease and self._lost and isinstance(event, QMouseEvent):
            return self._let_go_outside(watched, event)
        return False

    def _let_go_outside(self, window: QObject, event: QMouseEvent) -> bool:
        """Whether it was the finger's mouse, and not a real one beside it."""
        if event.deviceType() != QInputDevice.DeviceType.TouchScreen:
            return False
        self._lost = False
        told = QMouseEvent(
            event.type(),
            _OUTSIDE,
            _OUTSIDE,
            event.globalPosition() + _OUTSIDE - event.position(),
            event.button(),
            event.buttons(),
            event.modifiers(),
            event.pointingDevice(),
        )
        QCoreApplication.sendEvent(window, told)
        return True
