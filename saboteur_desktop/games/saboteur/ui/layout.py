"""Where the parts of the table lie, and which part of the board has to be seen."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.table.metrics import CARD_RATIO

Towards = Literal["left", "right", "up", "down"]

FIRST_COLUMN: Final = -1
FIRST_ROW: Final = -2
LAST_ROW: Final = 2
"""Of the cells that are always in sight, from one before the start to one past the farthest goal."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of the table, in logical pixels."""

    size: QSizeF
    scale: float
    top: QRectF
    board: QRectF
    strip: QRectF
    seats: tuple[QRectF, ...]
    """By seat number, so that play runs clockwise around the board."""
    towards: tuple[Towards, ...]
    """Of each seat: on which of its sides the board is."""
    log: QRectF | None
    """The log panel; None where there is only room for the ticker."""
    role: QRectF
    piles: QRectF
    hand: QRectF
    """The room of the fan; its cards lie about the middle."""
    hand_card: float
    discard_button: QRectF
    turn_button: QRectF
    cart: QPointF | None
    """Where the left wall is free for the gold cart."""

    def px(self, size: float, floor: float = 14) -> float:
        """A text size of the 1080-line design in this window, as large as the person wants it."""
        return sized(size, self.scale, floor)


def content_rect(board: Board) -> QRectF:
    """The part of the board's world that has to be seen: the fixed cells, all cards, and where a card may go."""
    cells = [*board.cards, *board.fits]
    columns = [FIRST_COLUMN, _last_column(board), *(cell.x for cell in cells)]
    rows = [FIRST_ROW, LAST_ROW, *(cell.y for cell in cells)]
    return _around(min(columns), max(columns), min(rows), max(rows))


def core_rect(board: Board) -> QRectF:
    """The part that stays in sight whatever grows: start and goals with a column on each side."""
    return _around(FIRST_COLUMN, _last_column(board), FIRST_ROW, LAST_ROW)


def _last_column(board: Board) -> int:
    return max(goal.x for goal in board.rules.goals) + 1


def _around(left: int, right: int, top: int, bottom: int) -> QRectF:
    wide, high = right - left + 1, bottom - top + 1
    return QRectF(left - 0.10, (top - 0.08) * CARD_RATIO, wide + 0.20, (high + 0.16) * CARD_RATIO)


def cell_rect(cell: Cell) -> QRectF:
    """The rectangle of a cell in the board's world."""
    return QRectF(cell.x, cell.y * CARD_RATIO, 1, CARD_RATIO)
