"""Plain situations in which there is a sensible move."""

from typing import Any

import pytest

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games.saboteur.bots import bot
from saboteur_desktop.games.saboteur.engine.board import board_of
from saboteur_desktop.games.saboteur.engine.cards import Card, laid
from saboteur_desktop.games.saboteur.engine.events import MapRead
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import (
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
    TakeGold,
)
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView, view
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.bots.rounds import GAME

TUNNEL = {Cell(x, 0): "EW" if x % 2 else "ESW" for x in range(1, 7)}
"""From the start to one cell before the middle goal."""


def seat(
    role: Role,
    hand: tuple[Card, ...],
    mine: dict[Cell, Card] | None = None,
    broken: tuple[Card, ...] = (),
    gold_at: int | None = None,
) -> PlayerView:
    """Return the view of seat 0, to move at a table of five."""
    state: Any = GAME.setup(Ruleset(), 5, Rng("situations")).state
    seen = view(state, 0)
    lying = {cell: laid(card) for cell, card in (mine or {}).items()}
    table = seen.table._replace(
        board=board_of(seen.table.board.rules, lying), in_front=(broken, *seen.table.in_front[1:])
    )
    memory = () if gold_at is None else (MapRead(0, gold_at, "gold"),)
    return seen._replace(table=table, role=role, hand=hand, memory=memory)


def choice(seen: PlayerView) -> Move:
    return bot("careful", "situations").choose(seen, BUDGET)


def test_a_miner_digs_towards_the_gold() -> None:
    assert choice(seat("miner", ("NS", "EW", "S"))) == LayPath("EW", Cell(1, 0))


def test_a_miner_opens_the_way_to_the_gold() -> None:
    seen = seat("miner", ("map", "EW", "break-cart"), TUNNEL, gold_at=1)
    assert choice(seen) == LayPath("EW", Cell(7, 0))


def test_a_saboteur_does_not_open_the_way_to_the_gold() -> None:
    assert choice(seat("saboteur", ("EW", "NESW"), TUNNEL, gold_at=1)) != LayPath("EW", Cell(7, 0))


def test_a_saboteur_closes_the_head_of_the_tunnel() -> None:
    chosen = choice(seat("saboteur", ("EW", "E|W"), {Cell(1, 0): "EW", Cell(2, 0): "EW"}))
    assert chosen == LayPath("E|W", Cell(3, 0))


def test_a_miner_mends_its_own_tool_before_anything_else() -> None:
    seen = seat("miner", ("repair-cart", "map", "EW"), broken=("break-cart",))
    assert choice(seen) == RepairTool("repair-cart", 0, "cart")


def test_a_miner_that_does_not_know_the_gold_reads_a_map() -> None:
    assert isinstance(choice(seat("miner", ("map", "S", "W"))), ReadMap)


def test_a_miner_that_knows_the_gold_reads_no_map() -> None:
    assert choice(seat("miner", ("map", "rockfall", "repair-cart"), gold_at=0)) == Discard(("map",))


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    mine = {**TUNNEL, Cell(7, 0): "E|W"}
    assert choice(seat("miner", ("rockfall", "SW"), mine, gold_at=1)) == DropRocks(Cell(7, 0))


def test_a_saboteur_drops_rocks_on_the_tunnel_and_not_on_a_dead_end() -> None:
    straight = {Cell(x, 0): "EW" for x in range(1, 7)}
    chosen = choice(seat("saboteur", ("rockfall", "repair-cart"), {**straight, Cell(0, 1): "N|S"}, gold_at=1))
    assert isinstance(chosen, DropRocks)
    assert chosen.cell in straight


def test_a_miner_passes_with_a_dead_end() -> None:
    assert choice(seat("miner", ("W", "EW", "NESW"), broken=("break-cart",))) == Discard(("W",))


def test_a_saboteur_passes_with_the_best_tunnel() -> None:
    assert choice(seat("saboteur", ("E|W", "NESW", "rockfall"), broken=("break-cart",))) == Discard(("NESW",))


@pytest.mark.parametrize("role", ["miner", "saboteur"])
def test_the_largest_gold_card_is_taken(role: Role) -> None:
    seen = seat(role, ())
    sharing = seen._replace(table=seen.table._replace(phase="sharing"), offered=(3, 2, 2, 1))
    assert choice(sharing) == TakeGold(3)
