"""Laws that hold after every move of every match, at every level and with every number of players."""

import copy
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.events import (
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    HauntingGone,
    JewelOut,
    MatchEnded,
    Rolled,
)
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.engine.plays import GAME, TABLES, Step, begin, play_out, ruleset, steps

OPTIONS = [
    {"preset": "master", "may_put_down": False},
    {"preset": "normal", "numbered_jewels": True},
    {"preset": "hard", "battle_dice": "2-1-3", "losing_hauntings": 7},
    {"preset": "easy", "solo_hunters": 4},
]

played = st.builds(
    lambda table, seed, starter, numbers: list(
        steps(begin(ruleset(table[0]), table[1], seed, starter % table[1]), numbers * 8)
    ),
    st.sampled_from(TABLES),
    st.integers(0, 999),
    st.integers(0, 3),
    st.lists(st.integers(0, 1 << 20), min_size=1, max_size=20),
)
often = settings(max_examples=60, deadline=None)


def assert_whole(state: GameState) -> None:
    """What the rules call the invariants of a state (section 2.1)."""
    table = state.table
    assert all(0 <= ghosts <= 2 for ghosts in table.ghosts)
    assert not any(ghosts and haunted for ghosts, haunted in zip(table.ghosts, table.haunted, strict=True))
    in_rooms = [number for number in state.numbers if number is not None]
    carried = [number for number in table.carried if number is not None]
    assert len(in_rooms) + len(carried) + table.out == 8
    if table.ruleset.numbered_jewels:
        assert sorted([*in_rooms, *carried]) == list(range(table.out + 1, 9))
        assert all(seen in (number, 0) for seen, number in zip(table.jewels, state.numbers, strict=True))
    assert [seen is None for seen in table.jewels] == [number is None for number in state.numbers]
    squares = [place for place in table.places if table.board.is_square(place)]
    assert len(set(squares)) == len(squares)
    assert Counter([*state.pile, *table.discards]) == Counter(deck(table.board, table.ruleset.extra_cards))
    assert table.pile_size == len(state.pile)
    if table.result is None:
        assert sum(table.haunted) < table.ruleset.losing_hauntings
        assert table.to_move == table.hunter % table.seats
    assert (table.result is None) == (table.outcome is None) == (table.to_move is not None)
    assert (table.die is None) == (table.phase == "rolling")


@often
@given(played)
def test_ghosts_jewels_cards_and_hunters_are_never_lost_or_made(match: Sequence[Step]) -> None:
    for step in match:
        assert_whole(step.after)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_options_beside_the_levels_keep_the_laws(options: dict[str, object], seats: int) -> None:
    for seed in range(5):
        match = play_out(begin(GAME.read_ruleset(options), seats, seed), seed)
        for step in match:
            assert_whole(step.after)
        assert match[-1].after.table.result is not None


@often
@given(played)
def test_ghosts_come_and_go_only_by_what_is_told(match: Sequence[Step]) -> None:
    for step in match:
        ghosts = sum(step.before.table.ghosts)
        hauntings = sum(step.before.table.haunted)
        for event in step.events:
            match event:
                case GhostCame():
                    ghosts += 1
                case HauntingCame():
                    ghosts, hauntings = ghosts - 3, hauntings + 1
                case GhostsGone():
                    ghosts -= event.ghosts
                case HauntingGone():
                    hauntings -= 1
        assert (ghosts, hauntings) == (sum(step.after.table.ghosts), sum(step.after.table.haunted))


@often
@given(played)
def test_a_turn_is_a_roll_and_a_walk_and_goes_round_all_hunters(match: Sequence[Step]) -> None:
    for step in match:
        before, after = step.before.table, step.after.table
        rolled = [event for event in step.events if isinstance(event, Rolled)]
        assert len(rolled) == (before.phase == "rolling")
        assert len([event for event in step.events if isinstance(event, Fought)]) <= 1
        if after.phase == "rolling":
            assert (after.hunter, after.turn) == ((before.hunter + 1) % len(before.places), before.turn + 1)
        else:
            assert after.hunter == before.hunter
        if any(isinstance(event, JewelOut) for event in step.events):
            assert after.places[before.hunter] == "OUT"


@often
@given(played)
def test_a_match_ends_with_its_last_event_and_is_won_only_when_all_is_outside(match: Sequence[Step]) -> None:
    for step in match:
        table = step.after.table
        ends = [place for place, event in enumerate(step.events) if isinstance(event, MatchEnded)]
        assert ends == ([] if table.result is None else [len(step.events) - 1])
        all_out = table.out == 8 and set(table.places) == {"OUT"}
        assert (table.result == "won") == (all_out and table.phase == "match_over")
        if table.outcome is not None:
            assert bool(table.outcome.winners) == (table.result == "won")
            assert len(set(table.outcome.totals)) == 1


@often
@given(played, st.integers(0, 999))
def test_nobody_can_tell_from_a_view_what_comes_next(match: Sequence[Step], seed: int) -> None:
    for step in match:
        before = copy.deepcopy(step.before)
        seat = step.before.table.to_move
        world = GAME.sample(GAME.view(step.before, seat), Rng(seed))
        assert world.table == step.before.table
        assert step.before == before
        assert GAME.legal_moves(GAME.view(world, seat)) == GAME.legal_moves(GAME.view(step.before, seat))
        assert_whole(world)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_match_comes_to_an_end(preset: str, seats: int) -> None:
    match = play_out(begin(ruleset(preset), seats, "end"), f"end {preset} {seats}")
    assert match[-1].after.table.result is not None
    assert len(match) < 1000
