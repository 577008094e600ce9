"""Where the players' panels lie on a page of results."""

from PySide6.QtCore import QRectF, QSize, QSizeF

from saboteur_desktop.table.metrics import is_upright

MOST_IN_A_ROW = 6
"""More players lie in two rows, where names and words keep a size that can be read."""
MOST_IN_UPRIGHT_ROW = 3
"""In an upright window; from ten players on one more."""


def result_grid(size: QSize, number: int, won: bool, scale: float) -> list[QRectF]:
    """The panels from left to right, the longer rows above.

    In the dark room they end higher, which leaves the peeping saboteurs in sight.
    """
    if not number:
        return []
    s = scale
    upright = is_upright(QSizeF(size))
    rows = _rows(number, MOST_IN_UPRIGHT_ROW + (number > 9) if upright else MOST_IN_A_ROW)
    side = 60 if upright else 104
    left, right = side * s, size.width() - side * s
    foot = 196 if won else 262 if len(rows) == 1 else 226
    head = 320 if upright else 200
    top, bottom = head * s, size.height() - foot * s
    gap = 22 * s
    down = (34 if len(rows) > 1 else 0) * s
    height = min((bottom - top - down * (len(rows) - 1)) / len(rows), 700 * s)
    width = min((right - left - gap * (rows[0] - 1)) / rows[0], 420 * s)
    top += (bottom - top - height * len(rows) - down * (len(rows) - 1)) / 2
    return [
        QRectF(
            (size.width() - width * in_row - gap * (in_row - 1)) / 2 + place * (width + gap),
            top + row * (height + down),
            width,
            height,
        )
        for row, in_row in enumerate(rows)
        for place in range(in_row)
    ]


def _rows(number: int, most: int) -> list[int]:
    """How many lie in each row: as even as can be."""
    rows = -(-number // most)
    return [number // rows + (row < number % rows) for row in range(rows)]
