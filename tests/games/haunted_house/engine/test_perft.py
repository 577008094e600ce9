"""Golden numbers: the same seeds make the same positions for ever, with the same number of ways on from them."""

import json
from typing import Any

import pytest

from tests.games.haunted_house.engine.perft import GOLDEN, STARTS, Start, row

PINNED: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))


def start_of(pinned: dict[str, Any]) -> Start:
    """The start that a row was counted from."""
    return Start(pinned["preset"], pinned["seats"], pinned["seed"], pinned["played"])


def test_every_start_is_pinned() -> None:
    assert tuple(map(start_of, PINNED)) == STARTS


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: f"{pinned['preset']}-{pinned['seats']}")
def test_positions_and_the_number_of_move_sequences_never_change(pinned: dict[str, Any]) -> None:
    assert row(start_of(pinned)) == pinned
