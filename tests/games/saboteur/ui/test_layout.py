"""The measures of the art direction, for every window and number of seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.arranging import lay_out
from saboteur_desktop.games.saboteur.ui.layout import content_rect, core_rect
from saboteur_desktop.table.animation import Animator
from saboteur_desktop.table.camera import Camera

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


@pytest.mark.parametrize(("width", "height", "seats", "column", "seat", "cell", "card"), MEASURES)
def test_measures_of_the_art_direction(
    qapp: object, width: int, height: int, seats: int, column: int, seat: int, cell: int, card: int
) -> None:
    layout = lay_out(QSizeF(width, height), seats)
    assert layout.seats[0].width() == column
    assert layout.seats[0].height() == seat
    assert layout.hand_card == card
    camera = Camera(Animator(), 60)
    camera.set_content(core_rect(), core_rect(), animated=False)
    camera.set_window(layout.board, 1.0)
    assert camera.scale == cell


@given(width=st.integers(1280, 5120), height=st.integers(720, 2880), seats=st.integers(3, 12))
def test_nothing_lies_over_anything_else_or_outside(width: int, height: int, seats: int) -> None:
    layout = lay_out(QSizeF(width, height), seats)
    window = QRectF(0, 0, width, height)
    boxes = [*layout.seats, layout.role, layout.piles, layout.board]
    if layout.log is not None:
        boxes.append(layout.log)
    for box in boxes:
        assert window.contains(box)
    for index, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[index + 1 :])
    assert layout.discard_button.height() >= 48
    assert all(seat.height() >= 79 for seat in layout.seats)


@given(seats=st.integers(3, 12))
def test_play_runs_clockwise_up_the_left_and_down_the_right(seats: int) -> None:
    layout = lay_out(QSizeF(1920, 1080), seats)
    left = [seat for seat in range(seats) if layout.towards[seat] == "right"]
    assert left == list(range((seats + 1) // 2))
    heights = [layout.seats[seat].top() for seat in range(seats)]
    assert heights[: len(left)] == sorted(heights[: len(left)], reverse=True)
    assert heights[len(left) :] == sorted(heights[len(left) :])


def test_board_at_the_start_shows_exactly_the_fixed_cells() -> None:
    assert content_rect(board_of(border_rules(Ruleset()), {})) == core_rect()
