"""Every card and every hunter has a picture of its own."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.ui.pieces import CARD_BACK, card_face, hunter_face, pawn_outline
from saboteur_desktop.paint.figures import GNOMES
from tests.games.haunted_house.ui.pieces.shown import face
from tests.paint.canvas import difference, pixels

CARDS = (*(card_face(card) for card in dict.fromkeys(deck(board(RING_HOUSE), extra=True))), CARD_BACK)


def test_no_two_cards_look_alike_without_colour_at_sixty_pixels(qapp: object) -> None:
    alike = [(one, other) for one, other in combinations(CARDS, 2) if difference(face(one), face(other)) < 2.5]
    assert alike == []


def test_every_gnome_can_be_every_hunter(qapp: object) -> None:
    names = [hunter_face(hunter, avatar) for hunter, avatar in product(range(4), range(len(GNOMES)))]
    assert len({pixels(face(name)) for name in names}) == len(names)


def test_what_a_hunter_carries_is_seen(qapp: object) -> None:
    burdens = (None, *range(9))
    assert len({pixels(face(hunter_face(1, 2, jewel))) for jewel in burdens}) == len(burdens)


@pytest.mark.parametrize("name", [hunter_face(0, 9), hunter_face(3, 1, 5)])
def test_a_pawn_stands_on_a_transparent_ground(qapp: object, name: str) -> None:
    drawn = face(name, 120)
    assert {drawn.pixelColor(x, y).alpha() for x in (0, 119) for y in (0, 149)} == {0}
    assert drawn.pixelColor(60, 100).alpha() == 255


def test_a_pawn_is_grabbed_where_it_is_seen(qapp: object) -> None:
    outline = pawn_outline(QRectF(0, 0, 120, 150))
    assert QRectF(0, 0, 120, 150).contains(outline.boundingRect())
    for avatar in range(len(GNOMES)):
        drawn = face(hunter_face(0, avatar), 120)
        solid = [QPointF(x, y) for x in range(120) for y in range(150) if drawn.pixelColor(x, y).alpha() == 255]
        assert sum(map(outline.contains, solid)) > 0.85 * len(solid)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_round_corners_and_is_whole_between_them(qapp: object, card: str) -> None:
    drawn = face(card)
    assert [drawn.pixelColor(x, y).alpha() for x in (0, 59) for y in (0, 74)] == [0, 0, 0, 0]
    assert {drawn.pixelColor(x, y).alpha() for x in range(4, 56) for y in range(4, 71)} == {255}


@pytest.mark.parametrize("name", ["card:M", "card:", "nothing", "hunter:0", "hunter:red:1"])
def test_a_name_of_no_picture_is_refused(qapp: object, name: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        face(name)
