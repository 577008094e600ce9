"""Pieces are told apart by eyes that lack one kind of cone, as small as they ever are."""

from functools import partial
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtGui import QImage

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.games.haunted_house.ui.pieces import (
    HUNTER_COLOURS,
    draw_battle_die,
    draw_door_sign,
    draw_ghost,
    draw_haunting,
    draw_hunter_sign,
    draw_jewel,
    draw_lock,
    draw_move_die,
    hunter_face,
)
from saboteur_desktop.paint.colour_vision import EYES, Eyes, seen_by
from saboteur_desktop.paint.contrast import contrast
from tests.games.haunted_house.ui.pieces.shown import ROOM, face, laid, piece
from tests.paint.canvas import difference, edge_difference

COLOURS: tuple[Lock, ...] = get_args(Lock)
FACES: tuple[Face, ...] = get_args(Face)
JEWELS = range(9)


def apart(eyes: Eyes, pictures: list[QImage]) -> tuple[float, float]:
    """The least difference between any two, in lightness and in the lightness of their edges, 0 to 255."""
    seen = [seen_by(eyes, picture) for picture in pictures]
    return (
        min(difference(one, other) for one, other in combinations(seen, 2)),
        min(edge_difference(one, other) for one, other in combinations(seen, 2)),
    )


@pytest.mark.parametrize("eyes", EYES)
def test_a_ghost_is_not_taken_for_a_spirit(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [piece(draw_ghost), piece(draw_haunting)])
    assert lightness > 25
    assert edges > 20


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("draw", [draw_lock, draw_door_sign])
def test_blue_and_green_doors_differ_by_shape(qapp: object, eyes: Eyes, draw: object) -> None:
    assert callable(draw)
    lightness, edges = apart(eyes, [piece(partial(draw, colour=colour)) for colour in COLOURS])
    assert lightness > 10
    assert edges > 12


@pytest.mark.parametrize("eyes", EYES)
def test_signs_of_hunters_differ_by_shape(qapp: object, eyes: Eyes) -> None:
    signs = [piece(partial(draw_hunter_sign, hunter=hunter), 20) for hunter in range(4)]
    lightness, edges = apart(eyes, signs)
    assert lightness > 10
    assert edges > 12


@pytest.mark.parametrize("eyes", EYES)
def test_hunters_of_one_gnome_differ_at_twenty_eight_pixels(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [laid(face(hunter_face(hunter, 0), 28)) for hunter in range(4)])
    assert lightness > 3
    assert edges > 4


@pytest.mark.parametrize("eyes", EYES)
def test_a_hunter_with_a_jewel_differs_from_one_without(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [laid(face(hunter_face(2, 6, jewel), 28)) for jewel in (None, 0)])
    assert lightness > 4
    assert edges > 4


@pytest.mark.parametrize("eyes", EYES)
def test_jewels_differ_by_cut_and_number(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [piece(partial(draw_jewel, number=number)) for number in JEWELS])
    assert lightness > 6
    assert edges > 6


@pytest.mark.parametrize("eyes", EYES)
def test_faces_of_dice_differ(qapp: object, eyes: Eyes) -> None:
    battle = [piece(partial(draw_battle_die, face=one)) for one in FACES]
    move = [piece(partial(draw_move_die, value=value)) for value in range(1, 7)]
    assert min(apart(eyes, battle)) > 8
    assert min(apart(eyes, move)) > 3


@pytest.mark.parametrize("colour", HUNTER_COLOURS)
def test_a_hunters_colour_stands_out_from_floor_and_sign(colour: str) -> None:
    assert contrast(colour, "ink") > 4.5
    assert contrast(colour, ROOM) > 3
