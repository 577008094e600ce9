"""Buttons beside something cover nothing that has to be seen."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.table.free_place import free_place

ROOM = QRectF(0, 0, 1000, 600)
ROW, STACK = QSizeF(300, 50), QSizeF(160, 110)
RECTS = st.builds(QRectF, st.integers(0, 900), st.integers(0, 550), st.integers(20, 100), st.integers(20, 100))


@given(about=RECTS, taken=st.lists(RECTS, max_size=12))
def test_a_place_that_is_found_is_free_and_in_the_room(about: QRectF, taken: list[QRectF]) -> None:
    place = free_place(about, ROW, STACK, ROOM, taken)
    if place is not None:
        assert ROOM.contains(place)
        assert place.size() in (ROW, STACK)
        assert not any(place.intersects(rect) for rect in [about, *taken])


def test_below_is_preferred_then_above_then_the_sides() -> None:
    about = QRectF(450, 250, 100, 100)
    below, above = QRectF(0, 360, 1000, 240), QRectF(0, 0, 1000, 240)
    first = free_place(about, ROW, STACK, ROOM, [])
    second = free_place(about, ROW, STACK, ROOM, [below])
    third = free_place(about, ROW, STACK, ROOM, [below.adjusted(0, 20, 0, 0), above.adjusted(0, 0, 0, -20)])
    assert first is not None
    assert second is not None
    assert third is not None
    assert first.top() >= about.bottom()
    assert second.bottom() <= about.top()
    assert third.left() >= about.right()


def test_where_everything_is_taken_there_is_no_place() -> None:
    assert free_place(QRectF(450, 250, 100, 100), ROW, STACK, ROOM, [ROOM]) is None
