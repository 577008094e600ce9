"""What every registered game promises to the match, the screen, the bots and the library: laws over kernel.game.Game.

They name no rule of any game; a new game is tested by being registered.
"""

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.registry import GAMES, engine
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.game import Game, RoundRecord, Viewer
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng


@cache
def sizes(game_id: str) -> tuple[int, ...]:
    """The numbers of seats that a game can be played by."""
    game = engine(game_id)
    playable = []
    for seats in range(13):
        try:
            game.setup(game.read_ruleset({}), seats, Rng(0))
        except ValueError:
            continue
        playable.append(seats)
    return tuple(playable)


def viewers(match: Match) -> Iterator[Viewer]:
    yield None
    yield from range(match.seats)


def play(match: Match, numbers: list[int]) -> None:
    """Make the moves that the numbers stand for, over as many rounds as they last."""
    for number in numbers:
        if match.outcome is not None:
            return
        if match.to_move is None:
            match.deal_next_round()
        else:
            moves = match.game.legal_moves(match.view(match.to_move))
            match.submit(match.to_move, moves[number % len(moves)])


@st.composite
def matches(draw: st.DrawFn, game_id: str) -> Match:
    """A match of some size, somewhere on its way."""
    game = engine(game_id)
    seats = draw(st.sampled_from(sizes(game_id)))
    seed = str(draw(st.integers(0, 9999)))
    match = Match(game, game.read_ruleset({}), seats, seed, starter=draw(st.integers(0, seats - 1)))
    play(match, draw(st.lists(st.integers(0, 1 << 20), min_size=1, max_size=20)) * draw(st.integers(0, 12)))
    return match


def truth(match: Match) -> Any:
    """The complete state: only laws about the whole may look at it."""
    return match._state


every_game = pytest.mark.parametrize("game_id", GAMES)
often = settings(max_examples=30, deadline=None)


@every_game
def test_a_game_knows_its_own_id_and_some_sizes(game_id: str) -> None:
    game: Game = engine(game_id)
    assert game.id == game_id
    assert sizes(game_id)


@every_game
def test_nobody_begins_who_is_not_at_the_table(game_id: str) -> None:
    game: Game = engine(game_id)
    for seats in sizes(game_id):
        for starter in (-1, seats):
            with pytest.raises(ValueError, match=f"no seat {starter} "):
                game.setup(game.read_ruleset({}), seats, Rng(0), starter)


@every_game
@often
@given(data=st.data())
def test_only_the_seat_to_move_has_moves_and_it_always_has_some(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    for viewer in viewers(match):
        moves = match.game.legal_moves(match.view(viewer))
        assert bool(moves) == (viewer is not None and viewer == match.to_move)
    assert (match.outcome is None) or match.to_move is None


@every_game
@often
@given(data=st.data())
def test_every_legal_move_passes_the_check_and_is_accepted(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    view = match.view(match.to_move)
    for move in match.game.legal_moves(view):
        assert match.game.check_move(view, move) is None
        assert match.game.apply(truth(match), move).events


@every_game
@often
@given(data=st.data(), seed=st.integers(0, 9999))
def test_moves_of_other_moments_are_accepted_only_where_they_are_legal(
    game_id: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game_id))
    other = Match(match.game, match.ruleset, match.seats, str(seed))
    view, legal = match.view(match.to_move), set(match.game.legal_moves(match.view(match.to_move)))
    play(other, data.draw(st.lists(st.integers(0, 1 << 20), max_size=30)))
    before = copy.deepcopy(truth(match))
    for move in match.game.legal_moves(other.view(other.to_move)):
        refusal = match.game.check_move(view, move)
        assert (refusal is None) == (move in legal)
        if refusal is not None:
            with pytest.raises(IllegalMove) as caught:
                match.game.apply(truth(match), move)
            assert caught.value.refusal == refusal
    assert truth(match) == before


@every_game
@often
@given(data=st.data())
def test_out_of_turn_nothing_is_accepted_and_nothing_changes(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    before, record = copy.deepcopy(truth(match)), match.rounds
    moves = match.game.legal_moves(match.view(match.to_move))
    for seat in range(match.seats):
        if seat == match.to_move:
            continue
        for move in moves[:5]:
            assert match.game.check_move(match.view(seat), move) is not None
            with pytest.raises(IllegalMove):
                match.submit(seat, move)
    assert truth(match) == before
    assert match.rounds == record


@every_game
@often
@given(data=st.data())
def test_apply_is_pure(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    before = copy.deepcopy(truth(match))
    for move in match.game.legal_moves(match.view(match.to_move)):
        assert match.game.apply(truth(match), move) == match.game.apply(truth(match), move)
    assert truth(match) == before


@every_game
@often
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_an_invented_world_gives_the_same_view_and_the_same_moves(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    game = match.game
    for viewer in viewers(match):
        view = match.view(viewer)
        world = game.sample(view, Rng(seed))
        assert game.view(world, viewer) == view
        assert repr(game.view(world, viewer)) == repr(view)
        assert list(game.legal_moves(game.view(world, viewer))) == list(game.legal_moves(view))
        assert game.to_move(world) == match.to_move
        assert game.outcome(world) == match.outcome
        assert game.sample(view, Rng(seed)) == world


@every_game
@often
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_what_a_move_shows_its_maker_can_differ_between_worlds_only_when_it_reveals(
    game_id: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game_id))
    game = match.game
    view = match.view(match.to_move)
    for move in game.legal_moves(view):
        first = game.apply(truth(match), move)
        second = game.apply(game.sample(view, Rng(seed)), move)
        if game.reveals(first.events) or game.reveals(second.events):
            continue
        for one, other in zip(first.events, second.events, strict=True):
            assert game.redact(one, match.to_move) == game.redact(other, match.to_move)
        assert game.view(first.state, match.to_move) == game.view(second.state, match.to_move)


@every_game
@often
@given(data=st.data())
def test_seeing_with_closed_eyes_tells_no_more_than_seeing_with_open_ones(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    game = match.game
    for move in game.legal_moves(match.view(match.to_move))[:20]:
        for event in game.apply(truth(match), move).events:
            from_outside = game.redact(event, None)
            for viewer in viewers(match):
                seen = game.redact(event, viewer)
                assert game.redact(seen, viewer) == seen
                assert game.redact(seen, None) == from_outside


@every_game
@often
@given(data=st.data())
def test_moves_come_back_as_they_were_written(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    seat = match.to_move
    if seat is None:
        return
    for move in match.game.legal_moves(match.view(seat)):
        written = json.loads(json.dumps(match.game.write_move(seat, move)))
        assert written["seat"] == seat
        assert match.game.read_move(written) == move
    with pytest.raises(ValueError):
        match.game.read_move({"do": "what no game knows"})


@every_game
@often
@given(data=st.data())
def test_a_match_resumed_from_its_written_record_is_the_same_and_goes_on_the_same(
    game_id: str, data: st.DataObject
) -> None:
    match = data.draw(matches(game_id))
    rules = match.game.read_ruleset(json.loads(json.dumps(match.game.write_ruleset(match.ruleset))))
    assert rules == match.ruleset
    rounds = [RoundRecord(setup, tuple(moves)) for setup, moves in json.loads(json.dumps(match.rounds))]
    resumed = Match.resumed(match.game, rules, match.seats, match.seed, rounds)
    assert truth(resumed) == truth(match)
    onward = [7, 11, 13] * 20
    play(match, onward)
    play(resumed, onward)
    assert truth(resumed) == truth(match)
    assert [json.dumps(played) for played in resumed.rounds] == [json.dumps(played) for played in match.rounds]


@every_game
def test_the_same_seed_deals_the_same_match_and_another_seed_another(game_id: str) -> None:
    game = engine(game_id)
    for seats in sizes(game_id):
        first, again, other = (Match(game, game.read_ruleset({}), seats, seed) for seed in ("one", "one", "two"))
        assert truth(first) == truth(again)
        assert truth(first) != truth(other)


@every_game
def test_whoever_is_to_start_moves_first(game_id: str) -> None:
    game = engine(game_id)
    for seats in sizes(game_id):
        for starter in range(seats):
            assert Match(game, game.read_ruleset({}), seats, "start", starter).to_move == starter


@every_game
def test_a_match_comes_to_an_end_and_its_winners_are_among_its_seats(game_id: str) -> None:
    game = engine(game_id)
    for seats in sizes(game_id):
        match = Match(game, game.read_ruleset({}), seats, f"end {seats}")
        rng = Rng(seats)
        for _ in range(20_000):
            play(match, [rng.below(1 << 20)])
            if match.outcome is not None:
                break
        assert match.outcome is not None
        assert match.to_move is None
        assert len(match.outcome.totals) == seats
        assert set(match.outcome.winners) <= set(range(seats))
        with pytest.raises(ValueError):
            match.deal_next_round()


@every_game
def test_no_round_is_dealt_while_one_is_played(game_id: str) -> None:
    game = engine(game_id)
    match = Match(game, game.read_ruleset({}), sizes(game_id)[0], "early")
    with pytest.raises(ValueError):
        match.deal_next_round()
    assert len(match.rounds) == 1


@every_game
def test_a_ruleset_that_makes_no_sense_is_refused_with_a_sentence(game_id: str) -> None:
    game = engine(game_id)
    texts: tuple[Any, ...] = ([], "rules", {"no such option": 1})
    for nonsense in texts:
        with pytest.raises(ValueError) as caught:
            game.read_ruleset(nonsense)
        assert str(caught.value)


@every_game
def test_a_record_with_a_move_that_is_not_legal_is_refused(game_id: str) -> None:
    game = engine(game_id)
    match = Match(game, game.read_ruleset({}), sizes(game_id)[0], "false")
    play(match, [1, 2, 3])
    (played,) = match.rounds
    twice = RoundRecord(played.setup, (*played.moves, played.moves[-1]))
    with pytest.raises(ValueError):
        game.restore(match.ruleset, match.seats, [twice])
