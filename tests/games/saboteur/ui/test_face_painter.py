"""What a card's picture says is what the rules say of the card."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, PATH_CARDS
from saboteur_desktop.games.saboteur.engine.geometry import parse_sides
from saboteur_desktop.games.saboteur.ui.face_painter import FaceKey, paint_face
from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import cut
from tests.games.saboteur.ui.face_pictures import PATHS, face
from tests.paint.canvas import difference, greys, mean, picture, pixels

EXPANSION_ACTIONS = ("theft", "hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free")
ROLES = ("miner", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist")
OTHERS = (
    *ACTION_DECKS["official27"],
    *EXPANSION_ACTIONS,
    *(f"role-{role}" for role in ROLES),
    *(f"gold-{nuggets}" for nuggets in (1, 2, 3)),
    "goal-back",
    "card-back",
    "role-back",
    "gold-back",
)
WAYS_UP = tuple(itertools.product(PATHS, (False, True)))
MOUTHS = {"N": (30, 2), "E": (57, 37), "S": (30, 72), "W": (2, 37)}
"""A point on each side of a face 60 pixels wide, in the middle of where a tunnel leaves."""


def grey_at(image: QImage, x: int, y: int) -> float:
    return mean(greys(image.copy(x - 1, y - 1, 3, 3)))


def centre(image: QImage) -> QImage:
    return image.copy(image.width() // 2 - 12, image.height() // 2 - 12, 24, 24)


def test_every_card_has_a_picture_of_its_own(qtbot: QtBot) -> None:
    pictures = {pixels(face(card)) for card in (*PATHS, *OTHERS)}
    assert len(pictures) == len(PATHS) + len(OTHERS)


def test_action_cards_are_told_apart_without_color(qtbot: QtBot) -> None:
    alike = [(a, b) for a, b in itertools.combinations(OTHERS, 2) if difference(face(a), face(b)) < 3]
    assert alike == []


@pytest.mark.parametrize("lit", [True, False])
def test_floor_shows_at_a_side_exactly_where_the_card_opens(qtbot: QtBot, lit: bool) -> None:
    floor: list[float] = []
    rock: list[float] = []
    for card, turned in WAYS_UP:
        openings = path_face(card, turned).openings
        for side, (x, y) in MOUTHS.items():
            seen = floor if openings & parse_sides(side) else rock
            seen.append(grey_at(face(card, turned, lit), x, y))
    assert min(floor) > max(rock) + 40


@pytest.mark.parametrize(("card", "turned"), WAYS_UP)
def test_a_card_turned_twice_is_the_card(qtbot: QtBot, card: str, turned: bool) -> None:
    same = path_face(card, turned) == path_face(card, not turned)
    assert (pixels(face(card, turned)) == pixels(face(card, not turned))) == same


def test_light_stays_in_the_upper_left_when_a_card_is_turned(qtbot: QtBot) -> None:
    upper_left, lower_right = (4, 4), (55, 70)
    dim = [
        card
        for card in PATH_CARDS
        if grey_at(face(card, True), *upper_left) <= grey_at(face(card, True), *lower_right) + 10
    ]
    assert dim == []


def test_dead_ends_stand_apart_from_tunnels_at_sixty_pixels_in_grey(qtbot: QtBot) -> None:
    dead = [card for card in PATH_CARDS if path_face(card).is_dead_end]
    through = [card for card in PATH_CARDS if not path_face(card).is_dead_end]
    apart = min(difference(centre(face(a)), centre(face(b))) for a in dead for b in through)
    alike = max(difference(centre(face(a)), centre(face(b))) for a, b in itertools.combinations(dead, 2))
    assert apart > 30 > alike


@pytest.mark.parametrize("card", PATHS)
def test_a_tunnel_cut_off_from_the_start_is_darker_and_not_amber(qtbot: QtBot, card: str) -> None:
    lit, unlit = face(card), face(card, lit=False)
    side = next(side for side in MOUTHS if path_face(card).openings & parse_sides(side))
    warm, cold = lit.pixelColor(*MOUTHS[side]), unlit.pixelColor(*MOUTHS[side])
    assert mean(greys(unlit)) < mean(greys(lit))
    assert warm.red() > warm.blue() + 40
    assert cold.blue() > cold.red()


@pytest.mark.parametrize("card", ["NESW", "N|S", "break-cart", "map", "role-saboteur", "goal-back"])
def test_a_face_is_the_same_on_every_run(qtbot: QtBot, card: str) -> None:
    again = picture(60, 75, lambda p: paint_face(p, FaceKey(card), QRectF(0, 0, 60, 75)))
    assert pixels(again) == pixels(face(card))


@pytest.mark.parametrize("card", ["NS", "rockfall", "card-back"])
def test_corners_are_round_and_the_rest_is_whole(qtbot: QtBot, card: str) -> None:
    drawn = face(card)
    assert [drawn.pixelColor(x, y).alpha() for x in (0, 59) for y in (0, 74)] == [0, 0, 0, 0]
    assert {drawn.pixelColor(x, y).alpha() for x in range(4, 56) for y in range(4, 71)} == {255}


def test_a_face_keeps_inside_its_rectangle(qtbot: QtBot) -> None:
    drawn = picture(100, 115, lambda p: paint_face(p, FaceKey("NESW"), QRectF(20, 20, 60, 75)))
    assert pixels(drawn.copy(20, 20, 60, 75)) == pixels(face("NESW"))
    outside = [drawn.pixelColor(x, y) for x in range(100) for y in range(115) if not (20 <= x < 80 and 20 <= y < 95)]
    assert set(map(QColor.alpha, outside)) == {0}


@pytest.mark.parametrize("card", ["", "XY", "NESW+wings", "role-nobody", "gold-4"])
def test_a_text_that_names_no_card_is_refused(qtbot: QtBot, card: str) -> None:
    with pytest.raises(ValueError):
        picture(60, 75, lambda p: paint_face(p, FaceKey(card), QRectF(0, 0, 60, 75)))


@pytest.mark.parametrize("card", ["NESW", "S+ladder", "NS|EW"])
def test_a_card_is_cut_once_for_all_its_pictures(qtbot: QtBot, card: str) -> None:
    def painted(width: int, lit: bool) -> bytes:
        height = width * 5 // 4
        return pixels(
            picture(width, height, lambda p: paint_face(p, FaceKey(card, lit=lit), QRectF(0, 0, width, height)))
        )

    first, cuts = painted(60, True), cut.cache_info().misses
    assert painted(60, False) != first
    assert painted(90, True) != first
    assert painted(60, True) == first
    assert cut.cache_info().misses == cuts
