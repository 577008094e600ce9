"""A plan is written in JSON and read back; one that makes no sense at a table is none."""

import json
from typing import Any

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.bots.plan_text import read_plan, written_plan
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.kernel.match import Match


@pytest.fixture
def table() -> OpenTable:
    """Three hunters before their first turn."""
    game = registry.engine("haunted-house")
    found: OpenTable = Match(game, game.read_ruleset({}), 3, "plan").view(None).table
    return found


@pytest.mark.parametrize("plan", [NO_PLAN, Plan(((2, "A"),)), Plan(((1, "L"), (0, "C"), (1, "E")))])
def test_a_plan_comes_back_as_it_was_written(plan: Plan, table: OpenTable) -> None:
    assert read_plan(json.loads(json.dumps(written_plan(plan))), table) == plan


@pytest.mark.parametrize(
    "written",
    [
        None,
        0,
        "A",
        [],
        [[0, "A"]],
        {},
        {"takes": None},
        {"takes": [["A", 0]]},
        {"takes": {"A": 3}},
        {"takes": {"A": -1}},
        {"takes": {"A": "0"}},
        {"takes": {"A": True}},
        {"takes": {"A": None}},
        {"takes": {"A": 0, "Z": 1}},
        {"takes": {"h01": 0}},
    ],
)
def test_what_makes_no_sense_is_no_plan(written: Any, table: OpenTable) -> None:
    assert read_plan(written, table) == NO_PLAN
