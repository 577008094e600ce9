"""The pieces of the house shown as examples could stand like that in a match."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import NORTH_WEST, HouseBoard
from tests.games.haunted_house.ui.rulebook.house_books import boards, changed, paragraphs

HOUSE = board(RING_HOUSE)
BOARDS = {
    f"{paragraph.key} {number}": shown
    for paragraph in paragraphs(changed("master")).values()
    for number, shown in enumerate(boards(paragraph))
}
each_board = pytest.mark.parametrize("name", BOARDS)


@each_board
def test_what_stands_there_keeps_the_rules(name: str) -> None:
    shown = BOARDS[name]
    assert shown.caption
    assert all(1 <= count <= 2 and room not in shown.haunted for room, count in shown.ghosts)
    assert set(shown.haunted) <= set(HOUSE.rooms)
    assert all(room in HOUSE.rooms for room, _ in shown.jewels)
    squares = [place for place, _, _ in shown.hunters if HOUSE.is_square(place)]
    assert len(set(squares)) == len(squares), "only one hunter stands on a square of the corridor"
    assert len({hunter for _, hunter, _ in shown.hunters}) == len(shown.hunters)


@each_board
def test_a_way_leads_through_open_doors_and_past_no_evil_spirit_with_a_jewel(name: str) -> None:
    shown = BOARDS[name]
    for place, further in pairwise(shown.way):
        assert further in HOUSE.ways[None][place]
    if shown.way:
        carries = {place: jewel for place, _, jewel in shown.hunters}
        assert shown.way[0] in carries
        assert not (carries[shown.way[0]] and set(shown.way) & set(shown.haunted))


@each_board
def test_a_ghost_goes_on_past_evil_spirits_in_the_order_of_letters(name: str) -> None:
    *passed, arrived = shown = BOARDS[name].hops or ("A",)
    assert set(passed) <= set(BOARDS[name].haunted)
    assert arrived not in BOARDS[name].haunted
    numbers = [HOUSE.room_number[room] for room in shown]
    assert all(further == (before + 1) % len(HOUSE.rooms) for before, further in pairwise(numbers))


def test_the_distance_that_is_told_is_the_one_that_is_drawn() -> None:
    (shown,) = boards(paragraphs(changed("normal"))["walk"])
    assert shown.caption.startswith("Three steps")
    assert len(shown.way) - 1 == 3 == HOUSE.plan.distance_from_outside["A"]


def test_the_marked_places_are_where_the_hunter_can_stop() -> None:
    (shown,) = boards(paragraphs(changed("normal"))["stopping"])
    taken = {place for place, _, _ in shown.hunters if HOUSE.is_square(place)}
    assert set(HOUSE.steps("OUT", limit=3)) - taken == set(shown.lit)


def test_the_walled_in_hunter_has_no_way_past_an_evil_spirit() -> None:
    (shown,) = boards(paragraphs(changed("normal"))["walled-in"])
    ((place, _, carries),) = shown.hunters
    assert carries
    assert set(HOUSE.ways[None][place]) == set(shown.haunted)


def test_the_long_way_round_is_the_shortest_that_is_left() -> None:
    (shown,) = boards(paragraphs(changed("normal"))["haunted-way"])
    before = HOUSE.steps("H", closed=shown.haunted)
    back = shown.way[-1]
    steps = 0
    while (earlier := before[back]) is not None:
        back, steps = earlier, steps + 1
    assert len(shown.way) - 1 == steps


def test_a_picture_is_as_large_as_it_says_and_sharp_on_every_screen() -> None:
    asked: list[str] = []

    def paint(name: str, size: QSize) -> QImage:
        asked.append(name)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("gold"))
        return image

    shown = HouseBoard("", NORTH_WEST, haunted=("D",), ghosts=(("E", 1),), hunters=(("F", 0, True),))
    image = shown.paint(30, 2, paint)
    assert image.size() == (shown.size(30) * 2).toSize()
    assert image.devicePixelRatio() == 2
    assert asked == ["hunter:0:6:0"]
    plain = HouseBoard("", NORTH_WEST).paint(30, 2, paint)
    assert image != plain
