"""The board on the screen: everything has its place and nothing covers anything else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, Wall, board_file, board_ids
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan

WINDOW = QRectF(40, 60, 900, 700)
PLANS = [board_file(board_id) for board_id in board_ids()]

every_board = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.id)
every_side = pytest.mark.parametrize("side", ["N", "E", "S", "W"])


def turned(side: Wall) -> BoardFile:
    """The first board with its entrance on another side of the house."""
    plan = PLANS[0]
    square = {"N": "h06", "E": "h16", "S": "h01", "W": "h09"}[side]
    entrance = plan.outside.entrance.model_copy(update={"side": side, "square": square})
    return plan.model_copy(update={"outside": plan.outside.model_copy(update={"entrance": entrance})})


def inside(inner: QRectF, outer: QRectF) -> bool:
    """Whether a rectangle lies in another, but for rounding."""
    return outer.adjusted(-0.01, -0.01, 0.01, 0.01).contains(inner)


@every_side
@pytest.mark.parametrize("size", [(900, 700), (500, 1100), (1800, 500)])
def test_the_house_and_the_forecourt_fill_the_rectangle_in_one_direction(side: Wall, size: tuple[int, int]) -> None:
    rect = QRectF(40, 60, *size)
    plan = FloorPlan(turned(side), rect)
    whole = plan.house.united(plan.space("OUT"))
    assert inside(whole, rect)
    assert whole.width() == pytest.approx(rect.width()) or whole.height() == pytest.approx(rect.height())
    assert whole.center().x() == pytest.approx(rect.center().x())
    assert whole.center().y() == pytest.approx(rect.center().y())


@every_board
def test_every_place_is_found_again_under_its_middle(plan: BoardFile) -> None:
    floor = FloorPlan(plan, WINDOW)
    for place in plan.adjacency:
        assert floor.place_at(floor.center(place)) == place
        assert floor.space(place).contains(floor.center(place))


@every_board
def test_no_place_is_under_a_light_well_or_in_the_garden(plan: BoardFile) -> None:
    floor = FloorPlan(plan, WINDOW)
    wells = [(x, y) for y, row in enumerate(plan.grid.cells) for x, letter in enumerate(row) if letter == "#"]
    assert wells
    assert {floor.place_at(floor.at(well).center()) for well in wells} == {None}
    assert floor.place_at(floor.house.topLeft() - QPointF(5, 5)) is None


@every_board
def test_no_thing_in_a_room_covers_another_and_the_letter_is_always_free(plan: BoardFile) -> None:
    floor = FloorPlan(plan, WINDOW)
    for room in plan.overflow_order:
        pair, haunting, letter, jewel = (
            floor.ghosts(room), floor.haunting(room), floor.letter(room), floor.jewel(room)
        )  # fmt: skip
        assert all(inside(thing, floor.space(room)) for thing in (*pair, haunting, letter, jewel))
        for stands in (floor.stands(room, count) for count in range(1, 5)):
            things = [letter, jewel, haunting, *stands]
            for one, other in combinations(things, 2):
                if one in stands and other in stands:
                    continue
                assert not one.adjusted(1, 1, -1, -1).intersects(other), room
            assert not any(stand.intersects(ghost) for stand in stands for ghost in pair)
        assert not any(letter.intersects(ghost) for ghost in pair)
        assert not pair[0].intersects(pair[1])


@every_board
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_pawns_are_four_by_five_stay_in_their_place_and_show_half_of_themselves(plan: BoardFile, count: int) -> None:
    floor = FloorPlan(plan, WINDOW)
    for place in plan.adjacency:
        stands = floor.stands(place, count)
        assert len(stands) == count
        for stand in stands:
            assert stand.height() / stand.width() == pytest.approx(1.25)
            assert inside(stand, floor.space(place))
        if place in plan.overflow_order or place == plan.outside.id:
            for one, other in combinations(stands, 2):
                assert one.intersected(other).width() <= one.width() / 2 + 0.01


@every_board
@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_pawns_stand_side_by_side_in_a_room(plan: BoardFile, count: int) -> None:
    floor = FloorPlan(plan, WINDOW)
    for room in plan.overflow_order:
        assert not any(one.intersects(other) for one, other in combinations(floor.stands(room, count), 2))


@every_side
def test_hunters_and_jewels_lie_apart_on_the_forecourt_wherever_the_entrance_is(side: Wall) -> None:
    floor = FloorPlan(turned(side), WINDOW)
    stands = floor.stands("OUT", 4)
    forecourt, hoard = floor.space("OUT"), floor.hoard()
    assert inside(hoard, forecourt)
    assert all(inside(stand, forecourt) for stand in stands)
    assert not any(stand.intersects(hoard) for stand in stands)
    assert not any(one.intersects(other) for one, other in combinations(stands, 2))
    assert not floor.house.intersects(forecourt)


@every_board
def test_a_door_lies_across_the_wall_between_its_two_spaces(plan: BoardFile) -> None:
    floor = FloorPlan(plan, WINDOW)
    for door in plan.doors:
        opening = floor.door(door.id)
        for place in door.between:
            assert opening.intersects(floor.space(place))
    entrance = plan.outside.entrance
    assert floor.door(entrance.id).intersects(floor.space(entrance.square))


def test_things_shrink_in_a_room_of_a_single_cell() -> None:
    plan = PLANS[0]
    small = tuple(room.model_copy(update={"cells": room.cells[:1]}) if room.id == "A" else room for room in plan.rooms)
    floor = FloorPlan(plan.model_copy(update={"rooms": small}), WINDOW)
    room = floor.space("A")
    things = (floor.letter("A"), floor.haunting("A"), floor.jewel("A"), *floor.stands("A", 4))
    assert room.width() == pytest.approx(floor.cell)
    assert all(inside(thing, room) for thing in things)
