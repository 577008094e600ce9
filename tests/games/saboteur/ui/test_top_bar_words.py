"""The bar at the upper edge follows what can be done."""

import pytest

from saboteur_desktop.games.saboteur.ui import parts
from tests.games.saboteur.ui import ended


def test_no_round_is_on_once_a_round_is_over() -> None:
    table = ended.finished(5).table
    assert parts.round_pips(table) == table.past_winners
    between = ended.some(5, lambda state: state.table.phase == "round_over").table
    assert parts.round_pips(between) == (*between.past_winners, "to-come", "to-come")
    playing = ended.some(5, lambda state: state.table.phase == "playing").table
    assert parts.round_pips(playing)[len(playing.past_winners)] == "now"


@pytest.mark.parametrize("phase", ["sharing", "round_over"])
def test_the_round_that_is_won_has_its_winner_and_no_lamp(phase: str) -> None:
    table = ended.some(5, lambda state: state.table.phase == phase).table
    assert "now" not in parts.round_pips(table)
