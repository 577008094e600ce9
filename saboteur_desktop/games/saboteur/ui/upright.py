"""The table in a window that stands upright: seats above and below the board, the hand across the foot."""

from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.games.saboteur.ui.layout import Layout, Towards
from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.table.metrics import CARD_RATIO, TOUCH_TARGET, window_scale


def lay_out_upright(size: QSizeF, seats: int, far: bool) -> Layout:
    """Top bar, a row of seats, the board, a row of seats; below, role, log and piles, and under them the hand."""
    width, height = size.width(), size.height()
    s = window_scale(size)
    margin = max(8.0, round(14 * s))
    top_height = max(52.0, round(68 * s))
    card = round(min(196 * s, (width - 2 * margin) / 6))
    hand_height = round(card * CARD_RATIO + 44 * s)
    shelf_height = max(150.0, round(212 * s))
    strip_height = hand_height + shelf_height + 2 * margin
    strip = QRectF(0, height - strip_height, width, strip_height)
    seat_height = round(max(84.0, round(128 * s)) * (1 + 0.3 * (appearance().text - 1)))
    above = QRectF(margin, top_height + margin + 12 * s, width - 2 * margin, seat_height)
    below = QRectF(margin, strip.top() - margin - 14 * s - seat_height, width - 2 * margin, seat_height)
    places, towards = _seats(above, below, seats, s, far)
    board_top = above.bottom() + margin
    column = max(176.0, round(272 * s))
    shelf = QRectF(margin, strip.top() + margin, width - 2 * margin, shelf_height)
    button_height = max(TOUCH_TARGET, 58 * s)
    middle = shelf.adjusted(column + margin, 0, -column - margin, 0)
    half = (middle.width() - margin) / 2
    buttons_top = shelf.bottom() - button_height
    return Layout(
        size=QSizeF(size),
        scale=s,
        top=QRectF(0, 0, width, top_height),
        board=QRectF(margin, board_top, width - 2 * margin, below.top() - margin - board_top),
        strip=strip,
        seats=places,
        towards=towards,
        log=QRectF(middle.left(), middle.top(), middle.width(), buttons_top - margin - middle.top()),
        role=QRectF(shelf.left(), shelf.top(), column, shelf_height),
        piles=QRectF(shelf.right() - column, shelf.top(), column, shelf_height),
        hand=QRectF(margin, shelf.bottom() + margin * 0.5, width - 2 * margin, hand_height),
        hand_card=card,
        discard_button=QRectF(middle.left(), buttons_top, half, button_height),
        turn_button=QRectF(middle.right() - half, buttons_top, half, button_height),
        cart=None,
    )


def _seats(
    above: QRectF, below: QRectF, seats: int, s: float, far: bool
) -> tuple[tuple[QRectF, ...], tuple[Towards, ...]]:
    """Above from left to right, then below from right to left; seen from the far edge, the other way about."""
    first = (seats + 1) // 2
    gap = max(6.0, round(10 * s))
    across = min(round(330 * s), (above.width() - gap * (first - 1)) // first)
    places: list[QRectF] = []
    towards: list[Towards] = []
    for seat in range(seats):
        is_above = (seat < first) != far
        of_side = first if seat < first else seats - first
        step = seat if seat < first else seat - first
        place = step if is_above else of_side - 1 - step
        row = above if is_above else below
        whole = of_side * across + (of_side - 1) * gap
        left = row.center().x() - whole / 2 + place * (across + gap)
        places.append(QRectF(round(left), row.top(), across, row.height()))
        towards.append("down" if is_above else "up")
    return tuple(places), tuple(towards)
