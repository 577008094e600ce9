"""Saboteur 2 against networkx: where a card may lie and how far each team gets, from the graph of section 5 alone."""

import json
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules, lay, remove
from saboteur_desktop.games.saboteur.engine.cards import Team, laid
from saboteur_desktop.games.saboteur.engine.catalog import ALL_PATHS
from saboteur_desktop.games.saboteur.engine.geometry import Cell, parse_sides
from saboteur_desktop.games.saboteur.engine.points import TEAMS
from saboteur_desktop.games.saboteur.engine.reach import crystals, reach
from tests.games.saboteur.engine.oracle import BACK, BESIDE, GOALS, START, Place, beside, groups, openings
from tests.games.saboteur.engine.plays import GAME, deal, endless, ruleset, steps
from tests.games.saboteur.engine.written import Text, answered, scenario

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "perft_expansion.json"
HUB = ((99, 99), "")

Lying = dict[Place, tuple[str, bool]]

cells = st.tuples(st.integers(-1, 10), st.integers(-3, 3)).filter(lambda cell: cell not in {START, *GOALS})
mines = st.dictionaries(cells, st.tuples(st.sampled_from(ALL_PATHS), st.booleans()), max_size=40)


def body(card: str) -> str:
    return card.split("+")[0]


def graph_of(lying: Lying, closed_to: str | None = None) -> nx.Graph:
    """One node for each opening; a closed door takes its tunnel away; ladders and the start hang on one hub."""
    graph = nx.Graph()
    graph.add_node(HUB)
    for place, (card, turned) in {START: ("start", False), **lying}.items():
        tunnels = groups("NESW" if card == "start" else body(card), turned)
        main = next((number for number, tunnel in enumerate(tunnels) if len(tunnel) > 1), 0)
        for number, tunnel in enumerate(tunnels):
            mark = card.partition("+")[2] if number == main else ""
            if closed_to is not None and mark.endswith("-door") and mark != f"{closed_to}-door":
                continue
            nodes = [(place, side) for side in sorted(tunnel)]
            nx.add_path(graph, nodes)
            if place == START or mark == "ladder":
                graph.add_edge(HUB, nodes[0])
    for place, side in [node for node in graph if node != HUB]:
        facing = beside(place, side), BACK[side]
        if facing in graph:
            graph.add_edge((place, side), facing)
    return graph


def reached(lying: Lying, closed_to: str | None = None) -> set[Any]:
    return set(nx.node_connected_component(graph_of(lying, closed_to), HUB)) - {HUB}


def may_lie(lying: Lying, linked: set[Any], place: Place, card: str, turned: bool) -> bool:
    """The table of section 5.2, read off the openings."""
    table = {START: ("NESW", False), **lying}
    if place in table or place in GOALS:
        return False
    opened = openings(groups(body(card), turned))
    facing = {side: beside(place, side) for side in BESIDE if beside(place, side) in table}
    for side, other in facing.items():
        other_card, other_turned = table[other]
        if (BACK[side] in openings(groups(body(other_card), other_turned))) != (side in opened):
            return False
    joined = [(other, BACK[side]) for side, other in facing.items() if side in opened]
    if card.endswith("+ladder"):
        return bool(joined) and not any(beside(place, side) in GOALS for side in BESIDE)
    return any(node in linked for node in joined)


def written(lying: Lying) -> list[Text]:
    return [{"cell": [*place], "card": card, "turned": turned} for place, (card, turned) in lying.items()]


@settings(max_examples=80, deadline=None)
@given(lying=mines)
def test_every_card_may_lie_where_the_graph_says(lying: Lying) -> None:
    linked = reached(lying)
    setup = {"table": written(lying), "hands": [list(ALL_PATHS), ["map"], ["map"]]}
    legal = answered(scenario(setup, ask=["legal"], preset="saboteur2"))["legal"]
    allowed = {(m["card"], *m["cell"], m["turned"]) for m in legal if m["do"] == "path"}
    around = {beside(place, side) for place in (START, *lying) for side in BESIDE}
    wanted = {
        (card, *place, turned)
        for card in ALL_PATHS
        for place in around
        for turned in (False, True)
        if may_lie(lying, linked, place, card, turned)
        and (not turned or set(groups(body(card), True)) != set(groups(body(card), False)))
    }
    assert allowed == wanted


@settings(max_examples=80, deadline=None)
@given(lying=mines)
@pytest.mark.parametrize("team", TEAMS)
def test_each_team_gets_as_far_as_the_graph_without_the_other_doors(team: Team, lying: Lying) -> None:
    board = board_of(
        border_rules(ruleset("saboteur2")),
        {Cell(*place): laid(card, turned) for place, (card, turned) in lying.items()},
    )
    nodes = reached(lying, team)
    found = {(tuple(cell), side) for cell, sides in reach(board, team) for side in "NESW" if sides & parse_sides(side)}
    assert found == nodes
    everybody = reached(lying)
    linked = {(tuple(c), side) for c, sides in board.linked.items() for side in "NESW" if sides & parse_sides(side)}
    assert linked == everybody
    with_crystal = [place for place, (card, _) in lying.items() if card.endswith("+crystal")]
    assert crystals(board, connected=False) == len(with_crystal)
    assert crystals(board, connected=True) == sum(_main_is_linked(lying, place, everybody) for place in with_crystal)


def _main_is_linked(lying: Lying, place: Place, linked: set[Any]) -> bool:
    card, turned = lying[place]
    tunnels = groups(body(card), turned)
    main = next((tunnel for tunnel in tunnels if len(tunnel) > 1), tunnels[0])
    return any((place, side) in linked for side in main)


@settings(max_examples=60, deadline=None)
@given(lying=mines)
def test_taking_any_card_away_or_laying_it_back_is_the_mine_laid_out_at_once(lying: Lying) -> None:
    rules = border_rules(ruleset("saboteur2"))
    cards = {Cell(*place): laid(card, turned) for place, (card, turned) in lying.items()}
    whole = board_of(rules, cards)
    for cell, card in cards.items():
        without = board_of(rules, {place: other for place, other in cards.items() if place != cell})
        assert remove(whole, cell) == without
        assert lay(without, cell, card) == whole


PINNED: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))


def counts(preset: str, seats: int, seed: int, played: int) -> list[int]:
    """Move sequences of one and two moves from a fixed position."""
    state = deal(ruleset(preset), seats, f"perft {seed}")
    for number, step in enumerate(steps(state, endless(f"perft {seed}"))):
        if number == played:
            break
        state = step.after
    moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
    after = [GAME.apply(state, move).state for move in moves]
    return [len(moves), sum(len(GAME.legal_moves(GAME.view(one, one.table.to_move))) for one in after)]


@pytest.mark.parametrize("row", PINNED, ids=lambda row: f"{row['preset']}-{row['seats']}-{row['played']}")
def test_the_number_of_move_sequences_never_changes(row: dict[str, Any]) -> None:
    assert counts(row["preset"], row["seats"], row["seed"], row["played"]) == row["counts"]


def test_a_dozen_positions_are_pinned() -> None:
    assert len(PINNED) == 12
