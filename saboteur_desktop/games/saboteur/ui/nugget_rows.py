"""Nuggets as a panel shows them: side by side, in as many rows as let them be large."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.marks import cross, plus
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.placing import box, faded

_APART: Final = 2.2
"""From one nugget to the next, in radii."""
_LARGEST: Final = 0.34
"""The largest radius, as a share of the height of the room."""


def draw_nuggets(p: QPainter, room: QRectF, paid: int, stolen: int = 0, lost: int = 0) -> None:
    """A nugget for each that was paid; those that a thief brought in carry a plus, those that others took a cross.

    What others took beyond the pay of the round is shown too.
    """
    owned = max(paid, lost)
    number = owned + stolen
    if not number:
        return
    in_a_row, radius = _arranged(room, number)
    rows = -(-number // in_a_row)
    for place in range(number):
        row, column = divmod(place, in_a_row)
        in_row = min(in_a_row, number - row * in_a_row)
        x = room.center().x() + (column - (in_row - 1) / 2) * radius * _APART
        y = room.center().y() + (row - (rows - 1) / 2) * radius * _APART
        is_lost = owned - lost <= place < owned
        with faded(p, 0.5 if is_lost else 1.0):
            nugget(p, x, y, radius, 40 + place, radius * 0.12)
        if is_lost or place >= owned:
            with box(p, x + radius * 0.6, y + radius * 0.6, radius * 0.95):
                cross(p) if is_lost else plus(p)


def _arranged(room: QRectF, number: int) -> tuple[int, float]:
    """How many lie in a row, and their radius: the arrangement in which they are largest."""

    def radius(in_a_row: int) -> float:
        rows = -(-number // in_a_row)
        return min(room.height() / (rows * _APART), room.width() / (in_a_row * _APART), room.height() * _LARGEST)

    best = max(range(1, number + 1), key=radius)
    return best, radius(best)
