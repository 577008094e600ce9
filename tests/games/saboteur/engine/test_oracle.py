"""The engine against the oracle: the same positions, judged in two ways that share no code."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules, lay, remove
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.catalog import PATH_CARDS
from saboteur_desktop.games.saboteur.engine.geometry import Cell, letters
from saboteur_desktop.games.saboteur.engine.legality import check_move, legal_moves
from saboteur_desktop.games.saboteur.engine.moves import LayPath
from saboteur_desktop.games.saboteur.engine.notation.position import written_setup
from saboteur_desktop.games.saboteur.engine.state import GameState
from tests.games.saboteur.engine import oracle
from tests.games.saboteur.engine.plays import GAME, deal, ruleset, steps
from tests.games.saboteur.engine.written import Text, answered, scenario

LINKS = ["start_linked", "touch_linked_region", "touch_any"]
CARDS = list(PATH_CARDS)

options = st.fixed_dictionaries(
    {
        "facedown_goal_borders": st.sampled_from(["free", "free", "must_match_open"]),
        "revealed_goal_borders": st.sampled_from(["must_match", "must_match", "free"]),
        "stone_misfit": st.sampled_from(["allowed_if_unavoidable", "never"]),
    }
)
goals = st.permutations(["gold", "stone-SW", "stone-ES"])
numbers = st.lists(st.integers(0, 1 << 20), min_size=15, max_size=60)


@st.composite
def scattered(draw: st.DrawFn) -> list[Text]:
    """Path cards lying about between start and goals, islands and clashes among them."""
    cells = st.tuples(st.integers(-1, 10), st.integers(-3, 3)).filter(lambda cell: cell not in TAKEN)
    lying = draw(st.dictionaries(cells, st.tuples(st.sampled_from(CARDS), st.booleans()), max_size=40))
    return [{"cell": [*cell], "card": card, "turned": turned} for cell, (card, turned) in lying.items()]


TAKEN = {oracle.START, *oracle.GOALS}


def mine_of(state: GameState, given: dict[str, Any]) -> oracle.Mine:
    written = written_setup(state)
    return oracle.Mine(oracle.Options(**given), written["table"], written["goals"], written["revealed"])


def holding(state: GameState, cards: tuple[str, ...]) -> GameState:
    """The same mine, with the seat to move holding other cards and whole tools."""
    seats = state.table.seats
    table = state.table._replace(in_front=((),) * seats)
    return state._replace(table=table, hands=(cards,) * seats)


def assert_same_lays(state: GameState, mine: oracle.Mine) -> None:
    """Both must allow the same lays of every card, and refuse each other one for the same reason."""
    view = GAME.view(holding(state, tuple(CARDS)), state.table.to_move)
    allowed = {(move.card, tuple(move.cell), move.turned) for move in legal_moves(view) if isinstance(move, LayPath)}
    assert allowed == {(card, *lay) for card in CARDS for lay in oracle.lays(mine, card)}
    around = {(x, y) for px, py in mine.cards for x in (px - 1, px, px + 1) for y in (py - 1, py, py + 1)}
    for place in around | set(oracle.GOALS) | {(99, 99)}:
        for card in ("NESW", "ESW", "EW", "S|W", "W"):
            for turned in oracle.ways_up(card):
                refusal = check_move(view, LayPath(card, Cell(*place), turned))
                reason, sides = mine.why_not(place, oracle.groups(card, turned))
                assert (refusal.reason if refusal else None) == reason
                assert set(letters(refusal.sides) if refusal else ()) == sides


@pytest.mark.parametrize("link", LINKS)
@settings(max_examples=25, deadline=None)
@given(given_options=options, seats=st.integers(3, 10), seed=st.integers(0, 999), choices=numbers)
def test_the_engine_allows_what_the_oracle_allows(
    link: str, given_options: dict[str, Any], seats: int, seed: int, choices: list[int]
) -> None:
    given_options = {"placement_link": link, **given_options}
    state = deal(ruleset(**given_options), seats, seed)
    for step in steps(state, choices):
        if step.after.table.phase != "playing":
            break
        state = step.after
    assert_same_lays(state, mine_of(state, given_options))


@pytest.mark.parametrize("link", LINKS)
@settings(max_examples=25, deadline=None)
@given(given_options=options, seats=st.integers(3, 10), seed=st.integers(0, 999), choices=numbers)
def test_goals_are_turned_up_when_and_as_the_oracle_turns_them(
    link: str, given_options: dict[str, Any], seats: int, seed: int, choices: list[int]
) -> None:
    given_options = {"placement_link": link, **given_options}
    for step in steps(deal(ruleset(**given_options), seats, seed), choices):
        if isinstance(step.move, LayPath):
            mine = mine_of(step.before, given_options)
            place = step.move.cell.x, step.move.cell.y
            mine.lay(place, oracle.groups(step.move.card, step.move.turned))
            turned = sorted((event.goal, event.turned) for event in step.events if event.kind == "goal_turned")
            assert sorted(mine.turn_reached_goals(place)) == turned


@pytest.mark.parametrize("link", LINKS)
@settings(max_examples=60, deadline=None)
@given(table=scattered(), given_options=options, signs=goals, choice=st.integers(0, 1 << 20))
def test_cards_scattered_anyhow_are_judged_as_the_oracle_judges_them(
    link: str, table: list[Text], given_options: dict[str, Any], signs: list[str], choice: int
) -> None:
    given_options = {"placement_link": link, **given_options}
    mine = oracle.Mine(oracle.Options(**given_options), table, signs, [])
    setup = {"table": table, "goals": signs, "hands": [CARDS, ["map"], ["map"]]}
    told = answered(scenario(setup, ask=["legal"], **given_options))
    allowed = {(m["card"], tuple(m["cell"]), m["turned"]) for m in told["legal"] if m["do"] == "path"}
    assert allowed == {(card, *lay) for card in CARDS for lay in oracle.lays(mine, card)}
    if allowed:
        card, place, turned = sorted(allowed)[choice % len(allowed)]
        move = {"do": "path", "card": card, "cell": [*place], "turned": turned}
        after = answered(scenario(setup, [move], **given_options))
        mine.lay(place, oracle.groups(card, turned))
        mine.turn_reached_goals(place)
        assert {goal["goal"]: goal["turned"] for goal in after["state"]["revealed"]} == mine.face_up


@settings(max_examples=60, deadline=None)
@given(given_options=options, link=st.sampled_from(LINKS), seed=st.integers(0, 999), choices=numbers)
def test_a_mine_grown_card_by_card_is_the_mine_laid_out_at_once(
    given_options: dict[str, Any], link: str, seed: int, choices: list[int]
) -> None:
    rules = ruleset(placement_link=link, **given_options)
    for step in steps(deal(rules, 5, seed), choices):
        board = step.after.table.board
        assert board == board_of(border_rules(rules), board.cards)


@settings(max_examples=60, deadline=None)
@given(table=scattered(), given_options=options, link=st.sampled_from(LINKS), face_up=st.sets(st.integers(0, 2)))
def test_taking_any_card_away_or_laying_it_back_is_the_mine_laid_out_at_once(
    table: list[Text], given_options: dict[str, Any], link: str, face_up: set[int]
) -> None:
    rules = border_rules(ruleset(placement_link=link, **given_options))
    lying = {Cell(*oracle.GOALS[goal]): laid("gold") for goal in face_up}
    lying |= {Cell(*text["cell"]): laid(text["card"], text["turned"]) for text in table}
    whole = board_of(rules, lying)
    for cell in whole.laid_cells():
        rest = {place: card for place, card in lying.items() if place != cell}
        without = board_of(rules, rest)
        assert remove(whole, cell) == without
        assert lay(without, cell, lying[cell]) == board_of(rules, {**rest, cell: lying[cell]})


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(3, 10), seed=st.integers(0, 9999), choices=numbers)
def test_theorem_under_start_linked_a_goal_turns_only_for_a_passable_card_that_opens_towards_it(
    seats: int, seed: int, choices: list[int]
) -> None:
    for step in steps(deal(ruleset(), seats, seed), choices):
        turned = {event.goal for event in step.events if event.kind == "goal_turned"}
        faced = set()
        if isinstance(step.move, LayPath):
            lying = oracle.groups(step.move.card, step.move.turned)
            passable = any(len(tunnel) > 1 for tunnel in lying)
            face_down = step.before.table.board.face_down
            for side in oracle.openings(lying) if passable else ():
                goal = face_down.get(Cell(*oracle.beside((step.move.cell.x, step.move.cell.y), side)))
                faced |= set() if goal is None else {goal}
        assert turned == faced
