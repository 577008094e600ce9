"""Where buttons can stand beside something without covering anything that has to be seen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF

_APART = 14.0


def free_place(about: QRectF, row: QSizeF, stack: QSizeF, room: QRectF, taken: Sequence[QRectF]) -> QRectF | None:
    """The first place beside `about` that lies in `room` and touches nothing `taken`; None when there is none.

    Below and above it buttons lie in a `row`, at its sides they are `stack`ed.
    """
    for size, left, top in (
        (row, about.center().x() - row.width() / 2, about.bottom() + _APART),
        (row, about.center().x() - row.width() / 2, about.top() - _APART - row.height()),
        (stack, about.right() + _APART, about.center().y() - stack.height() / 2),
        (stack, about.left() - _APART - stack.width(), about.center().y() - stack.height() / 2),
    ):
        place = _shifted(QRectF(left, top, size.width(), size.height()), room)
        if room.contains(place) and not place.intersects(about) and not any(place.intersects(rect) for rect in taken):
            return place
    return None


def _shifted(place: QRectF, room: QRectF) -> QRectF:
    """The nearest place inside the room, where it fits."""
    left = min(max(place.left(), room.left()), room.right() - place.width())
    top = min(max(place.top(), room.top()), room.bottom() - place.height())
    return QRectF(left, top, place.width(), place.height())
