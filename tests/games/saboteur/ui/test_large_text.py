"""A table with text at twice its size gives the words room and keeps everything apart."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.games.saboteur.ui.arranging import lay_out
from saboteur_desktop.games.saboteur.ui.hand_cover import beside_hand
from saboteur_desktop.games.saboteur.ui.hand_zone import HandZone
from saboteur_desktop.games.saboteur.ui.layout import core_rect
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.table.scene import TableScene
from tests.games.saboteur.ui.test_layout import MINE, SIZES, TOUCH, boxes, camera_over, leaning

LARGEST_HAND = 6
PERCENT = [115, 130, 150, 175, 200]


@pytest.fixture(autouse=True)
def _undress() -> Iterator[None]:
    yield
    wear(Appearance())


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_lies_over_anything_else_and_the_board_stays_large_enough(
    qapp: object, size: tuple[int, int], seats: int, percent: int
) -> None:
    wear(Appearance(percent / 100))
    layout = lay_out(QSizeF(*size), seats)
    named = boxes(layout)
    assert not [name for name, rect in named.items() if not QRectF(0, 0, *size).contains(rect)]
    assert not [(a, b) for (a, one), (b, two) in combinations(named.items(), 2) if one.intersects(two)]
    assert min(seat.height() for seat in layout.seats) >= 79
    camera = camera_over(layout)
    assert camera.scale >= 60
    assert layout.board.adjusted(-1, -1, 1, 1).contains(camera.rect_to_scene(core_rect(MINE)))


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_a_hand_can_be_touched(qapp: object, size: tuple[int, int], percent: int) -> None:
    wear(Appearance(percent / 100))
    layout = lay_out(QSizeF(*size), 5)
    zone = HandZone(TableScene(lambda name, size: None))  # type: ignore[arg-type, return-value]
    zone.lay_out(layout)
    spots = zone.spots(LARGEST_HAND)
    cards = [leaning(spot.center, spot.width, spot.angle) for spot in spots]
    neighbours = (*beside_hand(layout), layout.turn_button, layout.role, layout.piles)
    assert not any(card.intersects(rect) for card in cards for rect in neighbours)
    assert all(after.center.x() - before.center.x() >= TOUCH for before, after in pairwise(spots))


def test_seats_and_bar_grow_with_their_words(qapp: object) -> None:
    before = lay_out(QSizeF(1280, 720), 5)
    words = before.px(18)
    wear(Appearance(2.0))
    after = lay_out(QSizeF(1280, 720), 5)
    assert after.top.height() > before.top.height()
    assert after.seats[0].width() > before.seats[0].width()
    assert after.seats[0].height() > before.seats[0].height()
    assert after.px(18) == 2 * words
