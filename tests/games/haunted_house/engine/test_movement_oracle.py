"""The rules and the oracle agree on every walk: over whole matches, and over positions nobody would get into."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.haunted_house.engine.board import way_to
from saboteur_desktop.games.haunted_house.engine.legality import reached, stops
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from tests.games.haunted_house.engine import oracle
from tests.games.haunted_house.engine.plays import GAME, TABLES, begin, play_out, ruleset

PLACES = sorted(oracle.house().nodes)
ROOMS = sorted(oracle.ROOMS)


def oracles_stops(table: OpenTable) -> set[str]:
    """Where the oracle says that the hunter on turn may stop."""
    carries = table.carried[table.hunter]
    return oracle.stops(
        table.places[table.hunter],
        table.die or 0,
        (*table.places[: table.hunter], *table.places[table.hunter + 1 :]),
        table.lock,
        carries=carries is not None,
        haunted=table.haunted_rooms,
        shut_out=table.ruleset.numbered_jewels and carries is not None and carries != table.out + 1,
    )


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_oracle_agrees_all_through_a_match(preset: str, seats: int) -> None:
    walks = 0
    for step in play_out(begin(ruleset(preset), seats, "oracle"), f"oracle {preset} {seats}"):
        if step.before.table.phase == "walking":
            walks += 1
            assert set(stops(step.before.table)) == oracles_stops(step.before.table)
    assert walks > 10


@st.composite
def tables(draw: st.DrawFn) -> OpenTable:
    """A walk in a house with anything anywhere."""
    advanced = draw(st.booleans())
    hunters = draw(st.integers(3, 4))
    squares = [place for place in PLACES if place not in oracle.ROOMS and place != "OUT"]
    crowded = draw(st.lists(st.sampled_from([*ROOMS, "OUT"]), min_size=hunters, max_size=hunters))
    alone = draw(st.lists(st.sampled_from(squares), unique=True, max_size=hunters))
    places = draw(st.permutations([*alone, *crowded][:hunters]))
    jewel = st.none() | (st.integers(1, 8) if advanced else st.just(0))
    return begin(ruleset("master" if advanced else "normal"), hunters, "any").table._replace(
        phase="walking",
        die=draw(st.integers(1, 6)),
        places=tuple(places),
        carried=tuple(None if place == "OUT" else draw(jewel) for place in places),
        haunted=tuple(draw(st.lists(st.booleans(), min_size=12, max_size=12))),
        lock=draw(st.sampled_from([None, "blue", "green"])) if advanced else None,
        out=draw(st.integers(0, 7)),
    )


@settings(max_examples=300, deadline=None)
@given(tables())
def test_the_oracle_agrees_wherever_anything_is(table: OpenTable) -> None:
    assert set(stops(table)) == oracles_stops(table)


@settings(max_examples=100, deadline=None)
@given(tables())
def test_a_way_leads_step_by_step_through_open_doors_and_is_as_short_as_can_be(table: OpenTable) -> None:
    before = reached(table)
    carries = table.carried[table.hunter] is not None
    graph = oracle.house(table.lock, table.haunted_rooms if carries else frozenset())
    for place in stops(table):
        way = way_to(before, place)
        assert (way[0], way[-1]) == (table.places[table.hunter], place)
        assert len(way) - 1 <= (table.die or 0)
        assert all(graph.has_edge(one, other) for one, other in pairwise(way))


@settings(max_examples=100, deadline=None)
@given(tables(), st.sampled_from([*PLACES, "h99", "Z", ""]), st.sampled_from(["leave", "take", "lay", "swap"]))
def test_a_walk_is_refused_or_listed(table: OpenTable, place: str, deed: str) -> None:
    view = GAME.view(begin(table.ruleset, table.seats, "any")._replace(table=table), table.to_move)
    move = GAME.read_move({"do": "walk", "to": place, "jewel": deed})
    assert (GAME.check_move(view, move) is None) == (move in GAME.legal_moves(view))
