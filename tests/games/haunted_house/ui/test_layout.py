"""The table of the Haunted House in every window it has to fit."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.layout import ACTION_ROWS, Layout, lay_out
from saboteur_desktop.paint.appearance import Appearance, wear

SIZES = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (800, 1280), (1024, 768)]
TOUCH = 48


def boxes(layout: Layout) -> dict[str, QRectF]:
    """Everything that may lie neither over anything else nor outside, by name."""
    named = {f"hunter {hunter}": rect for hunter, rect in enumerate(layout.hunters)}
    named |= {"top": layout.top, "house": layout.house, "piles": layout.piles, "dice": layout.dice}
    named |= {"actions": layout.actions}
    return named if layout.log is None else named | {"log": layout.log}


def assert_in_order(layout: Layout) -> None:
    window = QRectF(0, 0, layout.size.width(), layout.size.height())
    named = boxes(layout)
    for name, box in named.items():
        assert window.contains(box), name
        assert box.width() >= TOUCH, name
        assert box.height() >= TOUCH, name
    for (one, first), (other, second) in combinations(named.items(), 2):
        assert not first.intersects(second), (one, other)


@pytest.mark.parametrize("hunters", [3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_lies_over_anything_else_or_outside_and_all_can_be_touched(
    qapp: object, size: tuple[int, int], hunters: int
) -> None:
    assert_in_order(lay_out(QSizeF(*size), hunters))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_text_of_the_largest_size_has_room_too(qapp: object, size: tuple[int, int]) -> None:
    try:
        wear(Appearance(text=1.3))
        assert_in_order(lay_out(QSizeF(*size), 4))
    finally:
        wear(Appearance())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_space_of_the_house_can_be_hit_by_a_finger(qapp: object, size: tuple[int, int]) -> None:
    layout = lay_out(QSizeF(*size), 4)
    plan = FloorPlan(board(RING_HOUSE).plan, layout.house)
    assert plan.cell >= TOUCH
    assert layout.house.contains(plan.house)


@pytest.mark.parametrize("count", range(1, ACTION_ROWS + 1))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_buttons_of_a_walk_are_as_high_as_a_finger_and_stand_at_the_foot_of_their_room(
    qapp: object, size: tuple[int, int], count: int
) -> None:
    layout = lay_out(QSizeF(*size), 4)
    rows = layout.action_rows(count)
    assert len(rows) == count
    assert all(layout.actions.adjusted(-0.1, -0.1, 0.1, 0.1).contains(row) and row.height() >= TOUCH for row in rows)
    assert rows[-1].bottom() == pytest.approx(layout.actions.bottom())
    assert not any(one.intersects(other) for one, other in combinations(rows, 2))


def test_the_log_goes_where_a_window_is_low(qapp: object) -> None:
    assert lay_out(QSizeF(1024, 560), 4).log is None
    assert lay_out(QSizeF(1280, 720), 4).log is not None
