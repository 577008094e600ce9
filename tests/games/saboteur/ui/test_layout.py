"""The measures of the art direction, for every window and number of seats."""

from itertools import combinations, pairwise
from math import atan2, cos, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from saboteur_desktop.games.saboteur.engine.board import Board, board_of, border_rules
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.arranging import lay_out
from saboteur_desktop.games.saboteur.ui.hand_zone import HandZone
from saboteur_desktop.games.saboteur.ui.layout import Layout, cell_rect, content_rect, core_rect
from saboteur_desktop.table.animation import Animator
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.scene import TableScene

MEASURES = [
    (1280, 720, 5, 181, 91, 76, 104),
    (1280, 720, 12, 176, 79, 76, 104),
    (1366, 768, 5, 193, 97, 80, 109),
    (1366, 768, 10, 176, 97, 84, 109),
    (1920, 1080, 5, 272, 136, 116, 154),
    (1920, 1080, 12, 246, 121, 120, 154),
    (2560, 1440, 5, 363, 181, 156, 205),
    (3840, 2160, 12, 492, 242, 240, 307),
]
SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (1200, 1920)]
TOUCH = 48
SEATS = range(2, 13)
MINE = board_of(border_rules(Ruleset()), {})
FAR_MINE = board_of(border_rules(Ruleset(middle_goal_distance=8)), {})
"""With the middle goal a column farther away."""


def boxes(layout: Layout) -> dict[str, QRectF]:
    """Everything that may lie neither over anything else nor outside, by name."""
    named = {f"seat {seat}": rect for seat, rect in enumerate(layout.seats)}
    named |= {"role": layout.role, "piles": layout.piles, "board": layout.board, "top": layout.top}
    named |= {"discard": layout.discard_button, "turn": layout.turn_button}
    return named if layout.log is None else named | {"log": layout.log}


def camera_over(layout: Layout, mine: Board = MINE) -> Camera:
    """A camera that shows the fixed cells in the board's window."""
    camera = Camera(Animator(), 60)
    camera.set_content(core_rect(mine), core_rect(mine), animated=False)
    camera.set_window(layout.board, 1.0)
    return camera


def leaning(center: QPointF, width: float, degrees: float) -> QRectF:
    """What a card that leans takes up."""
    angle = abs(radians(degrees))
    wide = width * (cos(angle) + CARD_RATIO * sin(angle))
    high = width * (sin(angle) + CARD_RATIO * cos(angle))
    return QRectF(center.x() - wide / 2, center.y() - high / 2, wide, high)


@pytest.mark.parametrize(("width", "height", "seats", "column", "seat", "cell", "card"), MEASURES)
def test_measures_of_the_art_direction(
    qapp: object, width: int, height: int, seats: int, column: int, seat: int, cell: int, card: int
) -> None:
    layout = lay_out(QSizeF(width, height), seats)
    assert layout.seats[0].width() == column
    assert layout.seats[0].height() == seat
    assert layout.hand_card == card
    assert camera_over(layout).scale == cell


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_lies_over_anything_else_or_outside_and_all_can_be_touched(
    qapp: object, size: tuple[int, int], seats: int, far: bool
) -> None:
    layout = lay_out(QSizeF(*size), seats, far)
    named = boxes(layout)
    assert not [name for name, rect in named.items() if not QRectF(0, 0, *size).contains(rect)]
    assert not [(a, b) for (a, first), (b, second) in combinations(named.items(), 2) if first.intersects(second)]
    assert min(layout.discard_button.height(), layout.turn_button.height(), layout.role.height()) >= TOUCH
    assert min(seat.height() for seat in layout.seats) >= 79
    assert min(seat.width() for seat in layout.seats) >= 176
    for mine in (MINE, FAR_MINE):
        camera = camera_over(layout, mine)
        assert camera.scale >= 60
        assert layout.board.contains(camera.rect_to_scene(core_rect(mine)))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hand_of_any_size_fits_between_its_neighbours_and_every_card_can_be_touched(
    qapp: object, size: tuple[int, int]
) -> None:
    layout = lay_out(QSizeF(*size), 5)
    zone = HandZone(TableScene(lambda name, size: None))  # type: ignore[arg-type, return-value]
    zone.lay_out(layout)
    neighbours = (layout.discard_button, layout.turn_button, layout.role, layout.piles)
    for count in range(1, 10):
        spots = zone.spots(count)
        cards = [leaning(spot.center, spot.width, spot.angle) for spot in spots]
        assert not any(card.intersects(rect) for card in cards for rect in neighbours)
        assert all(card.left() >= 0 and card.right() <= size[0] for card in cards)
        steps = [after.center.x() - before.center.x() for before, after in pairwise(spots)]
        assert all(step >= TOUCH for step in steps)


@given(width=st.integers(1280, 5120), height=st.integers(720, 2880), seats=st.integers(3, 12), far=st.booleans())
def test_windows_of_any_size_keep_their_parts_apart(width: int, height: int, seats: int, far: bool) -> None:
    named = boxes(lay_out(QSizeF(width, height), seats, far))
    assert not [name for name, rect in named.items() if not QRectF(0, 0, width, height).contains(rect)]
    assert not [(a, b) for (a, first), (b, second) in combinations(named.items(), 2) if first.intersects(second)]


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", [(1920, 1080), (1200, 1920)], ids=str)
def test_play_runs_clockwise_and_every_seat_faces_the_board(size: tuple[int, int], seats: int, far: bool) -> None:
    layout = lay_out(QSizeF(*size), seats, far)
    middle = layout.board.center()
    around = [seat.center() - middle for seat in layout.seats]
    angles = [atan2(place.y(), place.x()) for place in around]
    steps = [(after - before) % (2 * pi) for before, after in zip(angles, [*angles[1:], angles[0]], strict=True)]
    assert sum(steps) == pytest.approx(2 * pi)
    for place, towards in zip(around, layout.towards, strict=True):
        assert {"right": place.x() < 0, "left": place.x() > 0, "down": place.y() < 0, "up": place.y() > 0}[towards]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_from_the_far_edge_every_seat_is_on_the_same_side_of_the_screen(size: tuple[int, int], seats: int) -> None:
    near, far = lay_out(QSizeF(*size), seats), lay_out(QSizeF(*size), seats, far=True)
    opposite = {"left": "right", "right": "left", "up": "down", "down": "up"}
    assert [opposite[towards] for towards in near.towards] == list(far.towards)
    assert [size[0] - seat.center().x() for seat in near.seats] == pytest.approx(
        [seat.center().x() for seat in far.seats], abs=1
    )


def test_board_at_the_start_shows_exactly_the_fixed_cells() -> None:
    assert content_rect(MINE) == core_rect(MINE)


def test_a_far_middle_goal_has_a_column_beyond_it_too() -> None:
    right = cell_rect(Cell(FAR_MINE.rules.goals[1].x + 1, 0)).right()
    assert core_rect(FAR_MINE).contains(QPointF(right, 0))
    assert not core_rect(MINE).contains(QPointF(right, 0))
