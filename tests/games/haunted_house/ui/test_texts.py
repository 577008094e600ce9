"""Rooms and hunters have names, every refusal its sentence, and the banner says whose turn it is and what to do."""

from typing import get_args

import pytest

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.engine.events import Result
from saboteur_desktop.games.haunted_house.engine.legality import refusal
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.haunted_house.ui.texts import (
    banner_words,
    hunter_colour,
    hunter_name,
    lettered_room,
    place_name,
    refusal_words,
    result_sentence,
    room_name,
)
from tests.games.haunted_house.ui.tables import LOOKS, new_table, walking, with_ghosts

HOUSE = board(RING_HOUSE)


def _why(table: OpenTable, to: str) -> str:
    refused = refusal(table, Walk(to))
    assert refused is not None
    return refusal_words(refused, table, to)


def test_every_place_has_a_name_of_its_own() -> None:
    places = list(HOUSE.ways[None])
    assert len({place_name(place) for place in places}) == len(places)
    assert len({room_name(room) for room in HOUSE.rooms}) == len(HOUSE.rooms)


def test_a_room_is_named_with_and_without_its_letter() -> None:
    assert room_name("C") == "Kitchen"
    assert lettered_room("C") == place_name("C") == "Kitchen (C)"
    assert place_name("h07") == "Corridor, space 7"


@pytest.mark.parametrize("reason", IllegalReason)
def test_every_reason_is_a_sentence(reason: IllegalReason) -> None:
    text = refusal_words(Refusal(reason), new_table(), "A")
    assert text[0].isupper()
    assert text.endswith(".")


def test_what_bars_the_way_is_named() -> None:
    table = new_table(extra_cards=True)
    far = _why(walking(table, 3, "h12"), "C")
    assert far.startswith("Too far")
    assert _why(walking(table, 1, "h12")._replace(lock="blue"), "F") == "The blue doors are locked."
    carrying = with_ghosts(walking(table, 2, "I", carried=(0,)), {}, "J")
    assert "evil spirit" in _why(carrying, "K")
    assert "Locked in" in _why(with_ghosts(carrying, {}, "I"), "J")


def test_a_jewel_whose_number_is_not_next_stays_and_the_next_one_is_named() -> None:
    table = walking(new_table(preset="master"), 3, "h01", carried=(5,))
    assert _why(table, HOUSE.outside) == "Jewel 1 has to leave the house first."


def test_the_banner_names_player_and_colour() -> None:
    banner = banner_words(new_table(2)._replace(hunter=2), LOOKS)
    assert banner.title == "Anna's turn (blue hunter)"
    assert banner.hint == "Roll the die."


def test_hunters_of_one_person_are_told_apart_and_others_go_by_name() -> None:
    assert hunter_name(new_table(3), LOOKS, 1) == "Ben"
    two_each = {hunter_name(new_table(2), LOOKS, hunter) for hunter in range(4)}
    assert two_each == {"Anna (red)", "Ben (yellow)", "Anna (blue)", "Ben (green)"}
    assert len({hunter_colour(hunter) for hunter in range(4)}) == 4


def test_the_hint_follows_the_hunter() -> None:
    table = new_table()
    assert "Walk" in banner_words(walking(table, 4), LOOKS).hint
    carrying = walking(table, 4, "C", carried=(0,))
    assert "jewel outside" in banner_words(carrying, LOOKS).hint
    alone = with_ghosts(carrying, {}, "C")
    assert "until another hunter" in banner_words(alone, LOOKS).hint
    assert "stay and fight" in banner_words(with_ghosts(walking(table, 4, "C", "C", carried=(0,)), {}, "C"), LOOKS).hint
    assert "computer" in banner_words(new_table(4)._replace(hunter=3), LOOKS).hint


@pytest.mark.parametrize("result", get_args(Result))
def test_at_the_end_the_banner_says_how_it_came_out_and_why(result: Result) -> None:
    banner = banner_words(new_table()._replace(phase="match_over", to_move=None, result=result), LOOKS)
    assert banner.title == ("Everybody wins" if result == "won" else "Everybody loses")
    assert banner.hint == result_sentence(result)
