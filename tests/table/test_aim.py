"""Which target a point or an arrow means."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.table.aim import Direction, Finder, distance, next_place
from saboteur_desktop.table.drop_target import Fit, Place, Verdict

YES, NO = Verdict(True), Verdict(False, "no")


def cell(x: int, y: int, verdict: Verdict = YES, flipped: Verdict | None = None) -> Place:
    return Place((x, y), QRectF(x * 100, y * 125, 100, 125), verdict, flipped)


cells = st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.booleans(), min_size=1, max_size=20).map(
    lambda grid: tuple(cell(x, y, YES if allowed else NO) for (x, y), allowed in grid.items())
)


@given(places=cells, x=st.floats(-400, 400), y=st.floats(-400, 400))
def test_allowed_target_that_is_aimed_at_is_the_nearest_allowed(places: tuple[Place, ...], x: float, y: float) -> None:
    point = QPointF(x, y)
    place = Finder(places).place_at(point)
    if place is not None and place.allowed:
        assert all(
            distance(place.rect.center(), point) <= distance(other.rect.center(), point)
            for other in places
            if other.allowed
        )
    elif place is not None:
        assert place.rect.contains(point)


@given(places=cells, x=st.floats(-400, 400), y=st.floats(-400, 400))
def test_middle_of_a_refused_target_is_that_target(places: tuple[Place, ...], x: float, y: float) -> None:
    for place in places:
        assert Finder(places).place_at(place.rect.center()) is place


@given(places=cells)
def test_arrow_and_back_stays_on_the_table(places: tuple[Place, ...]) -> None:
    current: Place | None = None
    for direction in (*Direction, *Direction):
        current = next_place(places, current, direction, QPointF(0, 500))
        assert current in places


def test_arrow_goes_to_the_neighbour_in_its_direction() -> None:
    places = (cell(0, 0), cell(1, 0), cell(2, 0), cell(0, 1))
    right = next_place(places, places[0], Direction.RIGHT, QPointF())
    assert right is not None
    assert right.id == (1, 0)
    assert next_place(places, right, Direction.LEFT, QPointF()) is places[0]
    assert next_place(places, places[0], Direction.UP, QPointF()) is places[0]


def test_fit_is_seen_from_the_way_the_card_is_held() -> None:
    place = cell(0, 0, YES, NO)
    assert place.fit(False) is Fit.AS_HELD
    assert place.fit(True) is Fit.AFTER_TURN
    assert cell(0, 0, YES, YES).fit(True) is Fit.BOTH
    assert cell(0, 0, NO, NO).fit(False) is Fit.NOT
    assert cell(0, 0, YES).fit(False) is Fit.AS_HELD


def test_a_point_in_a_large_allowed_target_is_not_drawn_to_a_small_one_beside_it() -> None:
    square = Place("square", QRectF(0, 0, 100, 100), YES)
    room = Place("room", QRectF(100, -100, 300, 200), YES)
    finder = Finder((square, room))
    assert finder.place_at(QPointF(110, 50)) is room
    assert finder.place_at(QPointF(90, 50)) is square
