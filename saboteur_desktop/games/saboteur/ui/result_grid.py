"""Where the players' panels lie on a page of results."""

from PySide6.QtCore import QRectF, QSize

MOST_IN_A_ROW = 6
"""More players lie in two rows, where names and words keep a size that can be read."""


def result_grid(size: QSize, number: int, won: bool, scale: float) -> list[QRectF]:
    """The panels from left to right, the longer row above.

    In the dark room they end higher, which leaves the peeping saboteurs in sight.
    """
    if not number:
        return []
    s = scale
    left, right = 104 * s, size.width() - 104 * s
    rows = [number] if number <= MOST_IN_A_ROW else [(number + 1) // 2, number // 2]
    foot = 196 if won else 262 if len(rows) == 1 else 226
    top, bottom = 200 * s, size.height() - foot * s
    gap = 22 * s
    down = (34 if len(rows) > 1 else 0) * s
    height = (bottom - top - down * (len(rows) - 1)) / len(rows)
    width = min((right - left - gap * (rows[0] - 1)) / rows[0], 420 * s)
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
