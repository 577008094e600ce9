"""The boards as files: what is drawn, what is walked and what is measured agree."""

from collections import Counter
from typing import Any

import networkx as nx
import pytest

from saboteur_desktop.games.haunted_house.engine.board import board, way_to
from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, board_file, board_ids
from tests.games.haunted_house.engine import oracle

PLANS = [board_file(board_id) for board_id in board_ids()]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

every_board = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.id)


def owners(plan: BoardFile) -> dict[tuple[int, int], str]:
    """The room or square of every cell."""
    cells = {cell: room.id for room in plan.rooms for cell in room.cells}
    return cells | {square.cell: square.id for square in plan.corridors}


@every_board
def test_a_board_has_twelve_rooms_in_the_order_of_their_letters(plan: BoardFile) -> None:
    assert plan.overflow_order == tuple("ABCDEFGHIJKL")
    assert sorted(room.id for room in plan.rooms) == list(plan.overflow_order)
    assert len(plan.setup.jewel_rooms) == 8


@every_board
def test_rooms_and_squares_fill_the_drawing_without_overlap(plan: BoardFile) -> None:
    drawn: dict[str, list[tuple[int, int]]] = {}
    for row, line in enumerate(plan.grid.cells):
        for column, letter in enumerate(line):
            drawn.setdefault(letter, []).append((column, row))
    assert len(plan.grid.cells) == plan.grid.rows
    assert {len(line) for line in plan.grid.cells} == {plan.grid.columns}
    for room in plan.rooms:
        assert sorted(room.cells) == sorted(drawn[room.id])
        assert room.label_cell in room.cells
    assert sorted(square.cell for square in plan.corridors) == sorted(drawn["."])


@every_board
def test_every_way_is_a_drawn_door_an_open_pair_of_squares_or_the_entrance(plan: BoardFile) -> None:
    told = {(origin, link.to, link.via, link.colour) for origin, links in plan.adjacency.items() for link in links}
    drawn = {(square.id, other, "open", "none") for square in plan.corridors for other in square.neighbours}
    for door in plan.doors:
        one, other = door.between
        drawn |= {(one, other, door.id, door.colour), (other, one, door.id, door.colour)}
    entrance = plan.outside.entrance
    drawn |= {
        (plan.outside.id, entrance.square, entrance.id, "none"),
        (entrance.square, plan.outside.id, entrance.id, "none"),
    }
    assert told == drawn
    assert all((goal, origin, via, colour) in told for origin, goal, via, colour in told)


@every_board
def test_a_door_is_drawn_where_its_two_spaces_meet(plan: BoardFile) -> None:
    owner = owners(plan)
    for door in plan.doors:
        (column, row), (right, down) = door.cell, STEP[door.side]
        assert {owner[column, row], owner[column + right, row + down]} == set(door.between)
    listed = Counter(door for room in plan.rooms for door in room.doors)
    between = Counter(door.id for door in plan.doors for end in door.between if end in plan.overflow_order)
    assert listed == between


@every_board
def test_squares_side_by_side_are_open_to_each_other(plan: BoardFile) -> None:
    squares = {square.cell: square for square in plan.corridors}
    for (column, row), square in squares.items():
        beside = [squares.get((column + right, row + down)) for right, down in STEP.values()]
        assert sorted(square.neighbours) == sorted(other.id for other in beside if other is not None)


@every_board
def test_furniture_is_told_the_same_by_room_and_in_one_list(plan: BoardFile) -> None:
    assert plan.setup.jewel_rooms == tuple(room.id for room in plan.rooms if room.jewel)
    assert plan.setup.start_ghost_rooms == tuple(room.id for room in plan.rooms if room.start_ghosts)
    assert {room.start_ghosts for room in plan.rooms} <= {0, plan.setup.start_ghosts_per_room}


@pytest.mark.parametrize("lock", [None, "blue", "green"])
@every_board
def test_every_room_is_as_far_from_outside_as_the_file_says(plan: BoardFile, lock: Any) -> None:
    told = {
        None: plan.distance_from_outside,
        "blue": plan.distance_from_outside_blue_locked,
        "green": plan.distance_from_outside_green_locked,
    }[lock]
    before = board(plan.id).steps(plan.outside.id, lock)
    assert before.keys() == plan.adjacency.keys()
    assert {place: len(way_to(before, place)) - 1 for place in told} == told
    assert told.items() <= nx.single_source_shortest_path_length(oracle.house(lock), "OUT").items()


@every_board
def test_with_any_one_room_haunted_a_carrier_in_any_other_room_gets_home(plan: BoardFile) -> None:
    for haunted in plan.overflow_order:
        for room in plan.overflow_order:
            reached = board(plan.id).steps(room, None, {haunted})
            assert (plan.outside.id in reached) == (room != haunted)


def test_there_is_no_board_of_another_name() -> None:
    with pytest.raises(KeyError):
        board("no-such-house")
