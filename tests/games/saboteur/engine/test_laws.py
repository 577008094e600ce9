"""The laws that hold in every position, whoever plays what (presets, seats and moves drawn by hypothesis)."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.games.saboteur.engine.cards import looks_same_turned
from saboteur_desktop.games.saboteur.engine.events import Discarded, FrontCleared, GoalTurned, RoundEnded
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, Cell
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.engine.notation.check import check_record
from saboteur_desktop.games.saboteur.engine.notation.encode import written_event, written_view
from saboteur_desktop.games.saboteur.engine.notation.model import RecordText
from saboteur_desktop.games.saboteur.engine.notation.position import written_setup
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.saboteur.engine.roles import role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.engine.plays import BASE_PRESETS, GAME, TABLES, deal, endless, pick, ruleset

TOOLS = ("pickaxe", "lantern", "cart")
EVERY_CARD = tuple(dict.fromkeys(catalog.deck("official27", expansion=True)))
SPECIALS: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"break_self": "forbidden"},
    {"stone_misfit": "never"},
    {"facedown_goal_borders": "must_match_open"},
    {"revealed_goal_borders": "free"},
    {"spare_role": "max_saboteurs", "broken_get_no_gold": True},
    {"payout_shortage": "exchange_then_credit"},
    {"payout_shortage": "round_down"},
    {"selfish_any": True},
    {"fixed_roles": True, "saboteurs_know_each_other": True},
    {"gold_deck": "old_mine", "middle_goal_distance": 8, "map_count": 3},
)
IN_POINTS: tuple[dict[str, Any], ...] = ({}, {}, {"competitive": True}, {"facedown_goal_borders": "must_match_open"})
IN_EXPANSION: tuple[dict[str, Any], ...] = (
    *IN_POINTS,
    {"boss_needs_team": True, "saboteur_finisher": "gold_counts_but_no_team"},
    {"show_totals": False, "theft_scope": "any_gold"},
    {"discard_two_refill": True, "removed_cards": 0, "middle_goal_distance": 8},
)


def reached(state: GameState, numbers: list[int], seed: int) -> GameState:
    """The state after the moves that the numbers stand for, over as many rounds as they last."""
    for number in numbers:
        if state.table.outcome is not None:
            break
        if state.table.to_move is None:
            state = GAME.next_round(state, Rng(f"{seed}:{state.table.round_no}")).state
        state = GAME.apply(state, pick(GAME.legal_moves(GAME.view(state, state.table.to_move)), number)).state
    return state


@st.composite
def positions(draw: st.DrawFn, preset: str) -> GameState:
    """A position of some match under a preset, early or late."""
    expansion = ruleset(preset).expansion
    options = SPECIALS if preset in BASE_PRESETS else IN_EXPANSION if expansion else IN_POINTS
    rules = ruleset(preset, **draw(st.sampled_from(options)))
    seats, seed = draw(st.sampled_from(seat_counts(rules))), draw(st.integers(0, 9999))
    numbers = draw(st.lists(st.integers(0, 1 << 20), min_size=1, max_size=24))
    # A few drawn numbers shape the play and are stretched over it, so that late positions come as often as early ones.
    stretched = numbers * draw(st.integers(1, 6))
    return reached(deal(rules, seats, seed, seed % seats), stretched, seed)


in_every_preset = pytest.mark.parametrize("preset", PRESET_NAMES)
often = settings(max_examples=25, deadline=None)


def attempts(state: GameState) -> Iterator[Move]:
    """Moves of every kind: the legal ones, and those that miss by a card, a cell, a seat or a number."""
    cells = {Cell(x + dx, y + dy) for x, y in state.table.board.cards for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    cells |= {*GOAL_CELLS, Cell(99, -99)}
    for cell in sorted(cells):
        yield DropRocks(cell)
        for card in EVERY_CARD:
            yield LayPath(card, cell, False)
            yield LayPath(card, cell, True)
    for card in EVERY_CARD:
        for target in range(-1, state.table.seats + 1):
            yield BreakTool(card, target)
            for tool in (None, *TOOLS):
                yield RepairTool(card, target, tool)  # type: ignore[arg-type]
        yield Discard((card,))
        yield from (PlayOn(card, target) for target in range(-1, state.table.seats + 1))
    for pair in combinations(EVERY_CARD, 2):
        yield Discard(pair)
        yield from (ClearFront(pair, lying) for lying in ("theft", "trap", "break-cart"))
    yield PlayTheft()
    yield from map(Steal, (None, *range(-1, state.table.seats + 1)))
    yield Discard(())
    yield from map(ReadMap, range(-1, 5))
    yield from map(TakeGold, range(-1, 5))


def _reordered(move: Move) -> Move:
    """A discard with its cards in alphabetical order: in which order they are named does not matter."""
    match move:
        case Discard(cards):
            return Discard(tuple(sorted(cards)))
        case ClearFront(cards, remove):
            return ClearFront(tuple(sorted(cards)), remove)
    return move


def shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)


@in_every_preset
@often
@given(data=st.data())
def test_the_seat_to_move_can_move_and_nobody_else_can(preset: str, data: st.DataObject) -> None:
    state = data.draw(positions(preset))
    table = state.table
    assert (table.to_move is None) == (table.phase in ("round_over", "match_over"))
    for viewer in (None, *range(table.seats)):
        moves = GAME.legal_moves(GAME.view(state, viewer))
        assert bool(moves) == (viewer is not None and viewer == table.to_move)
        assert len(set(moves)) == len(moves)


@in_every_preset
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_each_legal_move_is_accepted_and_anything_else_is_refused_with_a_reason(
    preset: str, data: st.DataObject
) -> None:
    state = data.draw(positions(preset))
    view = GAME.view(state, state.table.to_move)
    legal = set(GAME.legal_moves(view))
    for move in (*legal, *attempts(state)):
        refusal = GAME.check_move(view, move)
        same = LayPath(move.card, move.cell, False) if isinstance(move, LayPath) else move
        looks_same = isinstance(move, LayPath) and catalog.is_path(move.card) and looks_same_turned(move.card)
        reordered = isinstance(move, Discard | ClearFront) and _reordered(move) in map(_reordered, legal)
        assert (refusal is None) == (move in legal or (looks_same and same in legal) or reordered), move
        if refusal is None:
            assert GAME.apply(state, move).events
        else:
            assert isinstance(refusal.reason, IllegalReason)
            assert bool(refusal.sides) == (refusal.reason is IllegalReason.EDGE_MISMATCH)
            with pytest.raises(IllegalMove) as caught:
                GAME.apply(state, move)
            assert caught.value.refusal == refusal


@in_every_preset
@often
@given(data=st.data())
def test_out_of_turn_every_move_is_refused_as_such(preset: str, data: st.DataObject) -> None:
    state = data.draw(positions(preset))
    table = state.table
    for viewer in (None, *range(table.seats)):
        if viewer == table.to_move:
            continue
        for move in (ReadMap(0), Discard(("map",)), TakeGold(1), LayPath("EW", Cell(1, 0)), Steal(None), PlayTheft()):
            decided = {"sharing": TakeGold, "stealing": Steal}.get(table.phase, ())
            playing = table.phase == "playing" or isinstance(move, decided)
            reason = IllegalReason.NOT_YOUR_TURN if playing else IllegalReason.ROUND_OVER
            assert GAME.check_move(GAME.view(state, viewer), move) == Refusal(reason)


@in_every_preset
@often
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_legality_depends_on_the_view_alone(preset: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(positions(preset))
    for viewer in (None, *range(state.table.seats)):
        view = GAME.view(state, viewer)
        invented = GAME.sample(view, Rng(seed))
        again = GAME.view(invented, viewer)
        assert again == view
        assert shown(written_view(again)) == shown(written_view(view))
        assert list(GAME.legal_moves(again)) == list(GAME.legal_moves(view))
        assert_conserved(invented, count_memories=False)


@in_every_preset
@often
@given(data=st.data())
def test_apply_leaves_the_state_it_was_given_as_it_was(preset: str, data: st.DataObject) -> None:
    state = data.draw(positions(preset))
    before, written = copy.deepcopy(state), shown(written_setup(state))
    for move in GAME.legal_moves(GAME.view(state, state.table.to_move)):
        first = GAME.apply(state, move)
        assert GAME.apply(state, move) == first
    assert state == before
    assert shown(written_setup(state)) == written


def assert_conserved(state: GameState, count_memories: bool = True) -> None:
    """All cards of the deck and all gold are somewhere, and nowhere twice."""
    table = state.table
    board = table.board
    seen = [card for hand in state.hands for card in hand] + list(state.deck)
    seen += [board.cards[cell].card for cell in board.laid_cells()]
    seen += [card for lying in table.in_front for card in lying]
    seen += [card for card in table.discards if card is not None]
    hidden = [
        card
        for memory in state.memories
        for event in memory
        if isinstance(event, Discarded | FrontCleared)
        for card in event.cards or ()
    ]
    rules = table.ruleset
    whole = Counter(catalog.deck(rules.action_deck, rules.expansion, rules.map_count))
    aside = rules.removed_cards if rules.expansion else 0
    if count_memories:
        assert Counter(seen + hidden) <= whole
        assert len(hidden) == table.discards.count(None)
    assert Counter(seen) <= whole
    assert len(seen) + table.discards.count(None) + aside == whole.total()
    assert Counter(state.goals) == Counter(catalog.GOALS)
    assert table.reserve == len(state.spare_roles)
    roles = Counter(state.roles + state.spare_roles + state.put_away)
    assert roles == Counter(role_cards(rules, table.seats))
    if rules.pays_points:
        assert all(len(points) == 1 and points[0] >= 0 for points in state.gold)
        return
    gold = [card for own in state.gold for card in own] + [*state.gold_deck, *state.offered]
    assert Counter(gold) == Counter(catalog.GOLD_DECKS[rules.gold_deck])


@in_every_preset
@often
@given(data=st.data())
def test_cards_and_gold_are_conserved(preset: str, data: st.DataObject) -> None:
    state = data.draw(positions(preset))
    assert_conserved(state)
    for move in GAME.legal_moves(GAME.view(state, state.table.to_move)):
        assert_conserved(GAME.apply(state, move).state)
    if state.table.ruleset.payout_shortage == "round_down":
        assert not any(state.credit)


def permuted(state: GameState, viewer: int | None, rng: Rng, keep: int | None = None) -> GameState:
    """The state with all that a viewer cannot know dealt anew, but for one hand; done without the engine's help."""
    table = state.table
    others = [seat for seat in range(table.seats) if seat not in (viewer, keep)]
    pool = list(rng.shuffled([card for seat in others for card in state.hands[seat]] + list(state.deck)))
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in hands[seat])
    view = GAME.view(state, viewer)
    roles, spare_roles = state.roles, state.spare_roles
    if table.result is None:
        strangers = [seat for seat in range(table.seats) if seat != viewer]
        shuffled = list(rng.shuffled([state.roles[seat] for seat in strangers] + list(state.spare_roles)))
        dealt = list(state.roles)
        for seat in strangers:
            dealt[seat] = shuffled.pop()
        roles, spare_roles = tuple(dealt), tuple(shuffled)
    known = view.known_goals()
    unknown = list(rng.shuffled([goal for goal, seen in zip(state.goals, known, strict=True) if seen is None]))
    goals = tuple(unknown.pop() if seen is None else goal for goal, seen in zip(state.goals, known, strict=True))
    gold = list(state.gold)
    nuggets = [card for seat in range(table.seats) if seat != viewer for card in state.gold[seat]] + [*state.gold_deck]
    if table.ruleset.pays_points:
        nuggets = []
    elif table.gold_shown is None:
        nuggets = list(rng.shuffled(nuggets))
        for seat in range(table.seats):
            if seat != viewer:
                gold[seat] = tuple(nuggets.pop() for _ in gold[seat])
    else:
        nuggets = list(rng.shuffled(state.gold_deck))
    return state._replace(
        hands=tuple(hands),
        deck=tuple(pool),
        roles=roles,
        spare_roles=spare_roles,
        goals=goals,
        gold=tuple(gold),
        gold_deck=tuple(nuggets),
        offered=state.offered if viewer == table.to_move else tuple(reversed(state.offered)),
        drawn=(),
        credit=tuple(own if seat == viewer else own + 1 for seat, own in enumerate(state.credit)),
        round_pay=(0,) * table.seats,
        memories=tuple(memory if seat == viewer else () for seat, memory in enumerate(state.memories)),
    )


@in_every_preset
@often
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_a_view_is_byte_for_byte_the_same_when_hidden_things_change_places(
    preset: str, data: st.DataObject, seed: int
) -> None:
    state = data.draw(positions(preset))
    for viewer in (None, *range(state.table.seats)):
        other = permuted(state, viewer, Rng(f"{seed} {viewer}"))
        assert shown(written_view(GAME.view(other, viewer))) == shown(written_view(GAME.view(state, viewer)))


@in_every_preset
@often
@given(data=st.data(), seed=st.integers(0, 1 << 30), number=st.integers(0, 1 << 20))
def test_what_a_seat_sees_of_others_moves_is_the_same_when_hidden_things_change_places(
    preset: str, data: st.DataObject, seed: int, number: int
) -> None:
    state = data.draw(positions(preset))
    mover = state.table.to_move
    if mover is None or state.table.phase != "playing":
        return
    move = pick(GAME.legal_moves(GAME.view(state, mover)), number)
    after, events = GAME.apply(state, move)
    for viewer in (None, *range(state.table.seats)):
        told_more = isinstance(move, PlayOn) and move.target == viewer
        if viewer == mover or told_more or any(isinstance(event, GoalTurned | RoundEnded) for event in events):
            continue
        rng = Rng(f"{seed} {viewer}")
        other = permuted(state, viewer, rng, keep=mover)
        hand = rng.shuffled(state.hands[mover])
        other_move = Discard(hand[: len(move.cards)]) if isinstance(move, Discard) else move
        other_after, other_events = GAME.apply(other, other_move)
        if other_after.table.result is not None:
            continue
        first, second = (
            shown([written_event(GAME.redact(event, viewer)) for event in happened])
            for happened in (events, other_events)
        )
        assert first == second
        assert shown(written_view(GAME.view(other_after, viewer))) == shown(written_view(GAME.view(after, viewer)))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_whole_match_is_conserved_and_its_record_holds_and_resumes(preset: str, seats: int) -> None:
    rules = ruleset(preset)
    match = Match(GAME, rules, seats, f"whole {preset}", starter=seats - 1)
    numbers = endless(f"{preset} {seats}")
    states: list[Any] = []
    while match.outcome is None:
        if match.to_move is None:
            match.deal_next_round()
        else:
            match.submit(match.to_move, pick(GAME.legal_moves(match.view(match.to_move)), next(numbers)))
        states.append(match._state)
        assert_conserved(states[-1])
    assert len(match.rounds) == rules.rounds
    written = {
        "format": "saboteur-record",
        "version": 1,
        "game": "saboteur",
        "ruleset": GAME.write_ruleset(rules),
        "seats": seats,
        "rounds": [{"setup": played.setup, "moves": list(played.moves)} for played in match.rounds],
    }
    record = RecordText.model_validate_json(json.dumps(written))
    told = check_record(record)
    assert told == {"holds": True, "rounds": 3, "moves": sum(len(played.moves) for played in match.rounds)}
    resumed = Match.resumed(GAME, rules, seats, match.seed, match.rounds)
    assert resumed._state == states[-1]
    totals = [sum(cards) + credit for cards, credit in zip(states[-1].gold, states[-1].credit, strict=True)]
    assert match.outcome.totals == tuple(totals)
    assert match.outcome.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_match_resumed_after_any_move_goes_on_as_it_would_have(preset: str) -> None:
    rules = ruleset(preset)
    match = Match(GAME, rules, 4, "resumed")
    numbers = endless(preset)
    while match.outcome is None:
        if match.to_move is None:
            match.deal_next_round()
        else:
            match.submit(match.to_move, pick(GAME.legal_moves(match.view(match.to_move)), next(numbers)))
        if next(numbers) % 9 == 0:
            resumed = Match.resumed(GAME, rules, 4, "resumed", match.rounds)
            assert resumed._state == match._state
            match = resumed
    assert match.outcome is not None
