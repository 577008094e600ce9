"""Saboteur 2 from the form to the final standing, for two and for twelve."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.ui.widgets.radio_row import RadioRow
from tests.ui.house import House
from tests.ui.seen import check_secrets

RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER, Doing.MATCH_OVER)


def sit_down(house: House, seats: int) -> None:
    """Fill the form in with the mouse: so many seats, the first a person, by the rules of Saboteur 2."""
    form = house.window.form
    house.click(house.window.home.new_game)
    while len(form.rows) < seats:
        house.click(form.add)
    while len(form.rows) > seats:
        house.click(form.rows[-1].remove)
    house.click(form.preset)
    (row,) = (row for row in form.presets.findChildren(RadioRow) if row.value == "saboteur2")
    form.presets.area.ensureWidgetVisible(row)
    house.click(row)
    house.click(form.start)


@pytest.mark.parametrize("seats", [2, 12])
def test_a_match_of_the_expansion_is_played_to_its_end(qtbot: QtBot, build: Callable[..., House], seats: int) -> None:
    house = build()
    sit_down(house, seats)
    table = house.table
    assert table.kept.match.ruleset == Ruleset(preset="saboteur2")
    assert len(table.kept.seats) == seats
    while house.doing is not Doing.MATCH_OVER:
        qtbot.waitUntil(lambda: house.doing in RESTING)
        check_secrets(house.window, table)
        if house.doing is Doing.ROUND_OVER:
            house.click(table.summary.next_button)
        elif house.doing in (Doing.CURTAIN, Doing.ROLE):
            house.begin_turn()
        elif house.doing is Doing.TURN:
            house.discard_by_keys()
    house.click(table.summary.next_button)
    assert table.standing.isVisible()
    assert len(table.kept.match.rounds) == 3
