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
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("ways", ["EW", "NS", "ES", "SW"])
def test_the_doors_of_the_two_teams_differ_by_shape_and_sign(qapp: object, eyes: Eyes, lit: bool, ways: str) -> None:
    a, b = (seen(eyes, f"{ways}+{team}-door", lit) for team in ("green", "blue"))
    assert difference(a, b) > 2.5
    assert edge_difference(a, b) > 2.5


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize(
    ("card", "other"),
    [
        ("NS|EW", "NESW"),
        ("NW|ES", "NE|SW"),
        ("EW+green-door", "EW"),
        ("NS+blue-door", "NS"),
        ("S+ladder", "S+crystal"),
        ("S+ladder", "S"),
        ("ES+ladder", "ES"),
        ("W+crystal", "W"),
        ("NESW+crystal", "NESW"),
        ("NS|E", "NS"),
        ("N|EW|S", "EW"),
        ("NS|E|W", "NESW"),
    ],
)
def test_what_stands_in_a_tunnel_is_seen(qapp: object, eyes: Eyes, lit: bool, card: str, other: str) -> None:
    a, b = seen(eyes, card, lit), seen(eyes, other, lit)
    assert difference(a, b) > 2.5
    assert edge_difference(a, b) > 2


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
