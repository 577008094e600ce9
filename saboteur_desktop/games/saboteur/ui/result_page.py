"""What the pages after a round have in common: the room of gold, or the dark one."""

from concurrent.futures import Future

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.treasure_room import treasure_room
from saboteur_desktop.table.room_page import RoomPage


class ResultPage(RoomPage):
    """A page in the treasure room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(faces.paint, parent)
        self._won = True

    @property
    def won(self) -> bool:
        """Whether the room is full of gold."""
        return self._won

    def set_won(self, won: bool) -> None:
        """Be the room with gold, or the dark one."""
        if won != self._won:
            self._won = won
            self.leave_room()

    def coming_room(self) -> Future[QImage]:
        return treasure_room(self._won, QSize(self.size()), self.devicePixelRatioF())

    def dusk(self) -> tuple[str, str]:
        return ("#3A2A4E", "#1B1436") if self._won else ("#2A1C52", "#0F0A26")
