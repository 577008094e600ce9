"""Levels and options: what they change, how they are written, and what cannot be played."""

from collections import Counter
from typing import Any

import pytest

from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PRESETS
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.engine.plays import GAME, begin, ruleset


def ghost_rooms(preset: str) -> str:
    """The rooms with a ghost at the beginning."""
    table = begin(ruleset(preset), 3, "level").table
    return "".join(room for room, ghosts in zip(table.board.rooms, table.ghosts, strict=True) if ghosts)


@pytest.mark.parametrize(
    ("preset", "rooms", "losing", "cards"),
    [
        ("very-easy", "", 7, 13),
        ("easy", "", 6, 13),
        ("fairly-easy", "CL", 6, 13),
        ("kind", "CFIL", 7, 13),
        ("normal", "CFIL", 6, 13),
        ("hard", "CFIL", 6, 19),
        ("master", "CFIL", 6, 19),
    ],
)
def test_a_level_changes_ghosts_hauntings_and_cards(preset: str, rooms: str, losing: int, cards: int) -> None:
    assert ghost_rooms(preset) == rooms
    assert ruleset(preset).losing_hauntings == losing
    assert begin(ruleset(preset), 3, "level").table.pile_size == cards


def test_the_advanced_deck_has_six_cards_more() -> None:
    board = begin(ruleset(), 3, "deck").table.board
    more = Counter(deck(board, True)) - Counter(deck(board, False))
    assert more == {"draw-2": 1, "draw-3": 1, "lock-blue": 2, "lock-green": 2}


def test_only_the_master_has_numbers_to_mind() -> None:
    assert [preset for preset in PRESET_NAMES if ruleset(preset).numbered_jewels] == ["master"]
    assert PRESETS.keys() == set(PRESET_NAMES)
    numbers = begin(ruleset("master"), 3, "numbers").numbers
    assert sorted(number for number in numbers if number is not None) == list(range(1, 9))


@pytest.mark.parametrize(
    ("dice", "faces"), [("3-2-1", (3, 2, 1)), ("2-1-3", (2, 1, 3)), ("3-3-0", (3, 3, 0)), ("2-2-2", (2, 2, 2))]
)
def test_battle_dice_have_the_faces_that_their_name_tells(dice: str, faces: tuple[int, int, int]) -> None:
    shown = ruleset(battle_dice=dice).battle_faces
    assert tuple(shown.count(face) for face in ("ghost", "red", "blank")) == faces
    assert len(shown) == 6


@pytest.mark.parametrize(("seats", "hunters"), [(1, 3), (2, 4), (3, 3), (4, 4)])
def test_so_many_players_move_so_many_hunters(seats: int, hunters: int) -> None:
    assert len(begin(ruleset(), seats, "hunters").table.places) == hunters


def test_a_lone_player_may_move_four() -> None:
    assert len(begin(ruleset(solo_hunters=4), 1, "solo").table.places) == 4


@pytest.mark.parametrize("seats", [0, 5])
def test_a_number_of_players_that_cannot_play_is_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(ValueError, match=f"the Haunted House is for 1 to 4 players, not {seats}"):
        GAME.setup(ruleset(), seats, Rng(0), 0)


@pytest.mark.parametrize(
    "options",
    [{}, *({"preset": preset} for preset in PRESET_NAMES), {"preset": "master", "may_put_down": False}],
    ids=str,
)
def test_a_ruleset_comes_back_as_it_was_written(options: dict[str, Any]) -> None:
    rules = GAME.read_ruleset(options)
    assert GAME.write_ruleset(rules) == {"preset": "normal"} | options
    assert GAME.read_ruleset(GAME.write_ruleset(rules)) == rules


def test_options_that_contradict_are_both_named() -> None:
    with pytest.raises(ValueError, match=r"may_put_down .*numbered_jewels"):
        ruleset(may_put_down=False)
