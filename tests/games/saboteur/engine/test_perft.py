"""Exhaustive counts of moves: pinned as golden numbers, and counted again by the oracle; whole rounds side by side."""

import json
from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
)
from tests.games.saboteur.engine.perft import (
    DEPTH,
    GOLDEN,
    STARTS,
    OracleMove,
    Position,
    Start,
    after,
    begun,
    count,
    moves_of,
    oracle_count,
    position_of,
)
from tests.games.saboteur.engine.plays import BASE_TABLES, GAME, deal, play_out, ruleset

PINNED: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))


def test_every_start_is_pinned() -> None:
    assert [Start(row["preset"], row["seats"], row["seed"], row["played"]) for row in PINNED] == list(STARTS)
    assert len(STARTS) == 12


@pytest.mark.parametrize("row", PINNED, ids=lambda row: f"{row['preset']}-{row['seats']}")
def test_the_number_of_move_sequences_never_changes(row: dict[str, Any]) -> None:
    state = begun(Start(row["preset"], row["seats"], row["seed"], row["played"]))
    assert [count(state, depth) for depth in range(1, DEPTH + 1)] == row["counts"]


@pytest.mark.parametrize("row", PINNED, ids=lambda row: f"{row['preset']}-{row['seats']}")
def test_the_oracle_counts_the_same(row: dict[str, Any]) -> None:
    now = position_of(begun(Start(row["preset"], row["seats"], row["seed"], row["played"])))
    assert [oracle_count(now, depth) for depth in range(1, DEPTH + 1)] == row["counts"]


def told(move: Move) -> OracleMove:
    """A move in the oracle's words."""
    match move:
        case LayPath(card, cell, turned):
            return "path", card, tuple(cell), turned
        case BreakTool(card, target):
            return "break", card, target, BREAKS[card]
        case RepairTool(card, target, tool):
            return "repair", card, target, tool
        case DropRocks(cell):
            return "rockfall", "rockfall", tuple(cell)
        case ReadMap(goal):
            return "map", "map", goal
        case Discard((card,)):
            return "discard", card
    raise AssertionError(move)


def in_order(now: Position) -> Position:
    """A position without the order in which its cards were laid."""
    return now._replace(table=tuple(sorted(now.table)), revealed=tuple(sorted(now.revealed)))


@pytest.mark.parametrize(("preset", "seats"), BASE_TABLES)
def test_the_oracle_plays_a_whole_round_along_with_the_engine(preset: str, seats: int) -> None:
    state = deal(ruleset(preset), seats, "side by side")
    now = position_of(state)
    for step in play_out(state, f"side by side {preset}"):
        if step.before.table.phase != "playing":
            break
        legal = GAME.legal_moves(GAME.view(step.before, now.to_move))
        assert sorted(map(told, legal), key=repr) == sorted(moves_of(now), key=repr)
        now = after(now, told(step.move))
        assert now.over == (step.after.table.result is not None)
        if not now.over:
            assert in_order(position_of(step.after)) == in_order(now)
    assert now.over
