"""Divides the window among the parts of the table."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from saboteur_desktop.games.saboteur.ui.layout import Layout, Towards
from saboteur_desktop.games.saboteur.ui.upright import lay_out_upright
from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.table.metrics import CARD_RATIO, is_upright, window_scale

_LOOSE = 10
"""Up to so many seats stand apart so far that bar and strip may grow."""


def lay_out(size: QSizeF, seats: int, far: bool = False) -> Layout:
    """Where everything lies in a window of that size.

    With ``far`` the table is seen from its far edge: the seats change sides, so that on a screen that is turned half
    round everybody's panel stays where it was.
    """
    return lay_out_upright(size, seats, far) if is_upright(size) else lay_out_wide(size, seats, far)


def lay_out_wide(size: QSizeF, seats: int, far: bool) -> Layout:
    """Top bar, seat columns, bottom strip; the board gets what is left."""
    width, height = size.width(), size.height()
    s = window_scale(size)
    margin = max(8.0, round(14 * s))
    grown = appearance().text - 1
    # Large text takes room from the board, but not where the seats stand close already.
    higher = grown if seats <= _LOOSE else 0.0
    top_height = round(max(52.0, round(68 * s)) * (1 + 0.3 * higher))
    strip_height = round(max(150.0, round(222 * s)) * (1 + 0.12 * higher))
    column = round(max(176.0, round((272 if seats <= 6 else 258 if seats <= 8 else 246) * s)) * (1 + 0.25 * grown))
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
    places, towards = _seats(left, right, seats, s, far)
    lowest = max(place.bottom() for place in places)
    button = QRectF(0, strip.top() + max(52.0, 82 * s), 0, max(48.0, 58 * s))
    discard, turn = (wide * (1 + 0.15 * grown) for wide in (max(150.0, 196 * s), max(168.0, 210 * s)))
    discard_button = QRectF(board.left() + 4, button.top(), discard, button.height())
    turn_button = QRectF(board.right() - 4 - turn, button.top(), turn, button.height())
    return Layout(
        size=QSizeF(size),
        scale=s,
        top=QRectF(0, 0, width, top_height),
        board=board,
        strip=strip,
        seats=places,
        towards=towards,
        log=_log(right, places, s),
        role=QRectF(margin, strip.top() + margin, column, strip_height - 2 * margin),
        piles=QRectF(width - margin - column, strip.top() + margin, column, strip_height - 2 * margin),
        hand=_fan(strip, board.center().x(), discard_button, turn_button),
        hand_card=round(strip_height * 0.865 / CARD_RATIO),
        discard_button=discard_button,
        turn_button=turn_button,
        cart=QPointF(left.center().x(), strip.top() - 120 * s) if strip.top() - lowest > 260 * s else None,
    )


def _fan(strip: QRectF, middle: float, discard: QRectF, turn: QRectF) -> QRectF:
    """Between the two buttons, about the middle of the board and a little above that of the strip."""
    half = min(middle - discard.right(), turn.left() - middle) - 6
    return QRectF(middle - half, strip.top(), 2 * half, strip.height() * 0.94)


def _seats(
    left: QRectF, right: QRectF, seats: int, s: float, far: bool
) -> tuple[tuple[QRectF, ...], tuple[Towards, ...]]:
    """Up the left side, then down the right side; seen from the far edge, the other way about."""
    first = (seats + 1) // 2
    gap = max(6.0, round(10 * s))
    height = min(round(136 * s * (1 + 0.35 * (appearance().text - 1))), (left.height() - gap * (first - 1)) // first)
    places: list[QRectF] = []
    towards: list[Towards] = []
    for seat in range(seats):
        is_left = (seat < first) != far
        of_side = first if seat < first else seats - first
        step = seat if seat < first else seat - first
        row = of_side - 1 - step if is_left else step
        column = left if is_left else right
        places.append(QRectF(column.left(), column.top() + row * (height + gap), column.width(), height))
        towards.append("right" if is_left else "left")
    return tuple(places), tuple(towards)


def _log(right: QRectF, places: tuple[QRectF, ...], s: float) -> QRectF | None:
    gap = max(6.0, round(10 * s))
    free = right.bottom() - max(place.bottom() for place in places if place.left() == right.left()) - gap
    if free <= 150 * s:
        return None
    height = min(free - gap, 330 * s)
    return QRectF(right.left(), right.bottom() - height - gap, right.width(), height)
