"""Cards are told apart by eyes that lack one kind of cone."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS
from saboteur_desktop.paint.colour_vision import EYES, Eyes, seen_by
from tests.games.saboteur.ui.face_pictures import face
from tests.paint.canvas import difference, edge_difference, greys, mean

ACTIONS = tuple(dict.fromkeys(ACTION_DECKS["official27"]))
WIDTH = 60
"""As small as a card on the board ever is."""


def seen(eyes: Eyes, card: str, lit: bool = True) -> QImage:
    return seen_by(eyes, face(card, lit=lit, width=WIDTH))


@pytest.mark.parametrize("eyes", EYES)
def test_no_action_card_is_taken_for_another(qapp: object, eyes: Eyes) -> None:
    for one, other in combinations(ACTIONS, 2):
        a, b = seen(eyes, one), seen(eyes, other)
        assert difference(a, b) > 3, (one, other)
        assert edge_difference(a, b) > 2, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_breaking_and_repairing_differ_at_a_glance(qapp: object, eyes: Eyes, tool: str) -> None:
    a, b = seen(eyes, f"break-{tool}"), seen(eyes, f"repair-{tool}")
    assert difference(a, b) > 20
    assert edge_difference(a, b) > 12


@pytest.mark.parametrize("eyes", EYES)
def test_the_doors_of_the_two_teams_differ_by_their_sign(qapp: object, eyes: Eyes) -> None:
    a, b = (seen_by(eyes, face(f"EW+{team}-door", width=120)) for team in ("green", "blue"))
    assert difference(a, b) > 1.2
    assert edge_difference(a, b) > 0.8


@pytest.mark.parametrize("eyes", EYES)
def test_a_miner_is_not_taken_for_a_saboteur(qapp: object, eyes: Eyes) -> None:
    assert difference(seen(eyes, "role-miner"), seen(eyes, "role-saboteur")) > 40


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("card", ["NESW", "EW", "NE", "NES"])
def test_a_joined_tunnel_is_lighter_than_one_that_is_cut_off(qapp: object, eyes: Eyes, card: str) -> None:
    lit, dark = (greys(seen(eyes, card, lit=lit)) for lit in (True, False))
    bright = [(one, other) for one, other in zip(lit, dark, strict=True) if one > 150]
    assert len(bright) > len(lit) * 0.1
    assert mean([one for one, _ in bright]) - mean([other for _, other in bright]) > 25
