"""The room behind the results: full of gold, or dark."""

from concurrent.futures import Future

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from saboteur_desktop.paint.treasure import paint_treasure
from saboteur_desktop.table.painted_room import painted_room


def treasure_room(won: bool, size: QSize, ratio: float) -> Future[QImage]:
    """The room for a window of that size."""
    name = "gold" if won else "dark"
    return painted_room(name, lambda p, area: paint_treasure(p, area, won), size, ratio)
