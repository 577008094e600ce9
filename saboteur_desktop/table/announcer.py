"""What is said aloud to who uses a screen reader: one way out for every announcement."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Speaks for a widget. It keeps nothing of what it said."""

    said = Signal(str)
    """A line went out to the screen reader."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a line after what is being said, or at once."""
        if not text:
            return
        event = QAccessibleAnnouncementEvent(self._widget, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)
