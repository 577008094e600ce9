"""What the careful partner does where it is plain what to do, and what it must not know."""

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.haunted_house.bots import LEVELS, bot
from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Walk
from saboteur_desktop.games.haunted_house.engine.notation.model import SetupText
from saboteur_desktop.games.haunted_house.engine.notation.position import position
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.engine.plays import GAME, TABLES, ruleset
from tests.games.haunted_house.engine.written import LETTERS, Text

WHOLE = {"deck": [*LETTERS, "shuffle"]}


def seen(setup: Text, preset: str = "normal", seats: int = 3) -> HouseView:
    """The view of the hunter on turn in a written position."""
    rules = ruleset(preset)
    cards = [*WHOLE["deck"], *("draw-2", "draw-3", "lock-blue", "lock-blue", "lock-green", "lock-green")]
    whole: Any = {"deck": cards if rules.extra_cards else WHOLE["deck"]} | setup
    state = position(rules, seats, SetupText.model_validate(whole, strict=False))
    return GAME.view(state, state.table.to_move)


def chosen(setup: Text, preset: str = "normal", seats: int = 3) -> Move:
    """What the careful partner does in a written position."""
    return CarefulBot("seed").choose(seen(setup, preset, seats), 0)


def test_it_takes_the_jewel_it_stands_by() -> None:
    assert chosen({"die": 3, "jewels": {"A": 0, "E": 0}, "out": 6}) == Walk("A", "take")


def test_it_carries_its_jewel_out_when_it_can() -> None:
    setup = {"die": 3, "places": ["A", "OUT", "OUT"], "carried": [0, None, None], "out": 7}
    assert chosen(setup) == Walk("OUT")


def test_it_does_not_carry_a_jewel_into_a_haunted_room() -> None:
    setup = {"die": 2, "places": ["h08", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["C"], "out": 7}
    move = chosen(setup)
    assert isinstance(move, Walk)
    assert move.to == "h03"


def test_it_comes_to_the_help_of_a_trapped_hunter() -> None:
    setup = {
        "die": 2,
        "places": ["C", "h07", "OUT"],
        "carried": [0, None, None],
        "haunted": ["C"],
        "hunter": 1,
        "out": 7,
    }
    assert chosen(setup) == Walk("C")


def test_it_fights_two_ghosts_before_they_are_three() -> None:
    setup = {"die": 1, "places": ["h08", "h03", "OUT"], "ghosts": {"C": 2}, "jewels": {"C": 0, "D": 0}, "out": 6}
    move = chosen(setup)
    assert isinstance(move, Walk)
    assert move.to == "C"


def test_it_leaves_the_house_when_nothing_is_left_to_do() -> None:
    assert chosen({"die": 6, "places": ["J", "OUT", "OUT"], "out": 8}) == Walk("OUT")


def test_it_takes_the_number_that_is_next() -> None:
    setup = {
        "die": 2,
        "places": ["A", "OUT", "OUT"],
        "jewels": {"A": 3, "C": 4},
        "shown": ["A"],
        "walked": True,
        "out": 2,
    }
    assert chosen(setup, "master") == Decide("take")


def test_it_plays_in_a_written_position_without_a_whole_deck() -> None:
    assert chosen({"die": 3, "jewels": {"A": 0}, "out": 7, "deck": ["K"]}) == Walk("A", "take")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_player_makes_legal_moves_to_the_end(level: str, preset: str, seats: int) -> None:
    match = Match(GAME, ruleset(preset), seats, f"legal {level}")
    for number in range(2000):
        if match.to_move is None:
            break
        view = match.view(match.to_move)
        move = bot(level, f"{number}").choose(view, 1)
        assert GAME.check_move(view, move) is None
        match.submit(match.to_move, move)
    assert match.outcome is not None


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.integers(0, 60), st.sampled_from(["normal", "master"]), st.integers(0, 999))
def test_what_is_hidden_changes_no_decision(seed: int, moves: int, preset: str, other: int) -> None:
    match = Match(GAME, ruleset(preset), 3, str(seed))
    for _ in range(moves):
        if match.to_move is None:
            return
        match.submit(match.to_move, CarefulBot("seed").choose(match.view(match.to_move), 1))
    if match.to_move is None:
        return
    view = match.view(match.to_move)
    again = GAME.view(GAME.sample(view, Rng(other)), view.seat)
    assert CarefulBot("seed").choose(again, 1) == CarefulBot("seed").choose(view, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_is_the_same_for_a_view_that_went_through_a_pipe(level: str) -> None:
    match = Match(GAME, ruleset("master"), 4, "pipe")
    while match.to_move is not None:
        view = match.view(match.to_move)
        received = pickle.loads(pickle.dumps(view))
        assert received == view
        move = bot(level, "pipe").choose(view, 1)
        assert bot(level, "pipe").choose(received, 1) == move
        match.submit(match.to_move, move)


def test_who_is_not_to_move_is_not_asked() -> None:
    view = seen({"die": 3})
    with pytest.raises(ValueError):
        CarefulBot("seed").choose(view._replace(seat=1), 1)
    with pytest.raises(KeyError):
        bot("no-such-level", "seed")
