"""The form says what a table of so many seats is dealt."""

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.roles import SEAT_COUNTS, hand_size, role_cards
from saboteur_desktop.games.saboteur.ui.roles_in_play import RolesInPlay
from tests.games.saboteur.engine.plays import ruleset


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("spare_role", ["one_left_over", "max_saboteurs"])
def test_it_counts_the_roles_that_are_shuffled_and_the_cards_in_a_hand(
    qtbot: QtBot, seats: int, spare_role: str
) -> None:
    panel = RolesInPlay()
    qtbot.addWidget(panel)
    rules = ruleset(spare_role=spare_role)
    panel.show_table(rules, seats)
    roles = role_cards(rules, seats)
    counts = panel.accessibleName().split(", ")
    assert counts[0].startswith(f"{roles.count('miner')} ")
    assert counts[1].startswith(f"{roles.count('saboteur')} ")
    assert panel.accessibleDescription().startswith(f"{hand_size(rules, seats)} ")
    assert ("stays out" in panel.accessibleDescription()) == (spare_role == "one_left_over")


def test_its_cards_fit_beside_each_other_for_every_number_of_seats(qtbot: QtBot) -> None:
    panel = RolesInPlay()
    qtbot.addWidget(panel)
    panel.resize(480, 190)
    panel.set_scale(0.667)
    for seats in SEAT_COUNTS:
        panel.show_table(ruleset(), seats)
        picture = panel.grab().toImage()
        edges = {picture.pixelColor(x, y).rgb() for x in (0, 479) for y in range(120)}
        assert len(edges) == 1, f"{seats} seats: a card reaches over the edge"
