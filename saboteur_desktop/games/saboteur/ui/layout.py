"""Where everything lies for a window of a given size and a number of seats."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.table.metrics import CARD_RATIO

FIRST_COLUMN: Final = -1
LAST_COLUMN: Final = 9
FIRST_ROW: Final = -2
LAST_ROW: Final = 2
"""The cells that are always in sight: from one before the start to one past the farthest goal."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of the table, in logical pixels."""

    size: QSizeF
    scale: float
    top: QRectF
    board: QRectF
    strip: QRectF
    seats: tuple[QRectF, ...]
    """By seat number: up the left side, then down the right side, so that play runs clockwise."""
    log: QRectF | None
    """The log panel; None where there is only room for the ticker."""
    role: QRectF
    piles: QRectF
    hand: QRectF
    hand_card: float
    discard_button: QRectF
    turn_button: QRectF
    cart: QPointF | None
    """Where the left wall is free for the gold cart."""

    def px(self, size: float, floor: float = 14) -> float:
        """A text size of the 1080-line design in this window."""
        return max(floor, size * self.scale)

    def is_left(self, seat: int) -> bool:
        """Whether a seat lies on the left side."""
        return self.seats[seat].center().x() < self.size.width() / 2


def lay_out(size: QSizeF, seats: int) -> Layout:
    """Divide the window: top bar, seat columns, bottom strip; the board gets what is left."""
    width, height = size.width(), size.height()
    s = max(0.667, min(width / 1920, height / 1080))
    margin = max(8.0, round(14 * s))
    top_height = max(52.0, round(68 * s))
    strip_height = max(150.0, round(222 * s))
    column = max(176.0, round((272 if seats <= 6 else 258 if seats <= 8 else 246) * s))
    column_height = height - top_height - strip_height - margin
    left = QRectF(margin, top_height + margin, column, column_height)
    right = QRectF(width - margin - column, top_height + margin, column, column_height)
    board = QRectF(
        left.right() + margin,
        top_height + margin * 0.5,
        width - 2 * (column + 2 * margin),
        height - top_height - strip_height - margin * 0.5,
    )
    strip = QRectF(0, height - strip_height, width, strip_height)
    places = _seats(left, right, seats, s)
    lowest_left = max(place.bottom() for place in places if place.left() == left.left())
    hand = QRectF(left.right() + margin, strip.top(), width - 2 * (column + 2 * margin), strip_height)
    button_height = max(48.0, 58 * s)
    button_y = strip.top() + max(52.0, 82 * s)
    return Layout(
        size=QSizeF(size),
        scale=s,
        top=QRectF(0, 0, width, top_height),
        board=board,
        strip=strip,
        seats=places,
        log=_log(right, places, seats, s),
        role=QRectF(margin, strip.top() + margin, column, strip_height - 2 * margin),
        piles=QRectF(width - margin - column, strip.top() + margin, column, strip_height - 2 * margin),
        hand=hand,
        hand_card=round(strip_height * 0.865 / CARD_RATIO),
        discard_button=QRectF(hand.left() + 4, button_y, max(150.0, 196 * s), button_height),
        turn_button=QRectF(hand.right() - 4 - max(168.0, 210 * s), button_y, max(168.0, 210 * s), button_height),
        cart=QPointF(left.center().x(), strip.top() - 120 * s) if strip.top() - lowest_left > 260 * s else None,
    )


def content_rect(board: Board) -> QRectF:
    """The part of the board's world that has to be seen: the fixed cells, all cards, and where a card may go."""
    cells = [*board.cards, *board.fits]
    columns = [FIRST_COLUMN, LAST_COLUMN, *(cell.x for cell in cells)]
    rows = [FIRST_ROW, LAST_ROW, *(cell.y for cell in cells)]
    return _around(min(columns), max(columns), min(rows), max(rows))


def core_rect() -> QRectF:
    """The part that stays in sight whatever grows: start and goals with a column on each side."""
    return _around(FIRST_COLUMN, LAST_COLUMN, FIRST_ROW, LAST_ROW)


def _around(left: int, right: int, top: int, bottom: int) -> QRectF:
    wide, high = right - left + 1, bottom - top + 1
    return QRectF(left - 0.10, (top - 0.08) * CARD_RATIO, wide + 0.20, (high + 0.16) * CARD_RATIO)


def cell_rect(cell: Cell) -> QRectF:
    """The rectangle of a cell in the board's world."""
    return QRectF(cell.x, cell.y * CARD_RATIO, 1, CARD_RATIO)


def _seats(left: QRectF, right: QRectF, seats: int, s: float) -> tuple[QRectF, ...]:
    on_left = (seats + 1) // 2
    most = max(on_left, seats - on_left)
    gap = max(6.0, round(10 * s))
    height = min(round(136 * s), (left.height() - gap * (most - 1)) // most)
    places = []
    for seat in range(seats):
        column, row = (left, on_left - 1 - seat) if seat < on_left else (right, seat - on_left)
        places.append(QRectF(column.left(), column.top() + row * (height + gap), column.width(), height))
    return tuple(places)


def _log(right: QRectF, places: tuple[QRectF, ...], seats: int, s: float) -> QRectF | None:
    gap = max(6.0, round(10 * s))
    used = (seats - (seats + 1) // 2) * (places[0].height() + gap)
    free = right.height() - used
    if free <= 150 * s:
        return None
    height = min(free - gap, 330 * s)
    return QRectF(right.left(), right.bottom() - height - gap, right.width(), height)
