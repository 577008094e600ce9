"""Every state differs from the others even where colour is not seen."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.buttons import Button, button_width, draw_button
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.seat_panel import SeatLook, draw_seat
from saboteur_desktop.paint.states import (
    draw_legal_cell,
    draw_refusal,
    draw_side_mark,
    draw_target_cell,
    draw_unplayable,
)
from tests.paint.canvas import difference, load_fonts, picture, pixels

CELL = QRectF(20, 20, 80, 100)
SEAT = QRectF(20, 10, 200, 100)


def on_wall(paint: Callable[[QPainter], None], width: int = 120, height: int = 140) -> QImage:
    def both(p: QPainter) -> None:
        p.fillRect(0, 0, width, height, color("#262654"))
        paint(p)

    return picture(width, height, both)


def told_apart(pictures: list[QImage], least: float) -> bool:
    return all(difference(a, b) > least for a, b in itertools.combinations(pictures, 2))


def test_cells_tell_how_the_card_fits(qtbot: QtBot) -> None:
    cells = [
        on_wall(lambda p: draw_legal_cell(p, CELL, "as-held", 1)),
        on_wall(lambda p: draw_legal_cell(p, CELL, "turned", 1)),
        on_wall(lambda p: draw_legal_cell(p, CELL, "both", 1)),
        on_wall(lambda p: draw_target_cell(p, CELL, 1)),
        on_wall(lambda p: draw_refusal(p, CELL, 1)),
    ]
    assert told_apart(cells, 0.8)


def test_the_pulse_only_dims(qtbot: QtBot) -> None:
    full, low = (on_wall(lambda p, s=s: draw_legal_cell(p, CELL, "as-held", 1, s)) for s in (1.0, 0.75))  # type: ignore[misc]
    assert 0 < difference(full, low) < 10


def test_side_marks_stand_on_their_side_and_say_fits_or_not(qtbot: QtBot) -> None:
    marks = [
        on_wall(lambda p, side=side, fits=fits: draw_side_mark(p, CELL, side, fits, 1))  # type: ignore[misc]
        for side in "NESW"
        for fits in (True, False)
    ]
    assert told_apart(marks, 1)


def test_an_unplayable_card_names_the_broken_tool(qtbot: QtBot) -> None:
    shown = [on_wall(lambda p, t=tool: draw_unplayable(p, CELL, t)) for tool in (None, "pickaxe", "lantern", "cart")]  # type: ignore[misc]
    assert told_apart(shown, 0.5)


def test_all_that_a_seat_may_show_can_be_seen(qtbot: QtBot) -> None:
    looks = [
        SeatLook("Oma", 7, 6, "2"),
        SeatLook("Oma", 7, 6),
        SeatLook("Oma", 7, 5, "2"),
        SeatLook("Oma", 7, 6, "2", ("lantern",)),
        SeatLook("Oma", 7, 6, "2", ("lantern",), mends=("lantern",)),
        SeatLook("Oma", 7, 6, "2", bot=True),
        SeatLook("Oma", 7, 6, "2", active=True),
        SeatLook("Oma", 7, 6, "2", next_to="left"),
        SeatLook("Oma", 7, 6, "2", next_to="right"),
        SeatLook("Oma", 7, 6, "2", verdict="may"),
        SeatLook("Oma", 7, 6, "2", verdict="may-not"),
        SeatLook("Oma", 7, 6, "2", trapped=True),
        SeatLook("Oma", 7, 6, "2", nuggets=True),
        SeatLook("Oma", 7, 6, "?", nuggets=True),
    ]
    panels = [on_wall(lambda p, look=look: draw_seat(p, SEAT, look, 0.75), 240, 120) for look in looks]  # type: ignore[misc]
    assert len({pixels(panel) for panel in panels}) == len(looks)


def test_buttons_show_rest_pressed_and_disabled(qtbot: QtBot) -> None:
    states = (Button("Go", "gold"), Button("Go", "gold", pressed=True), Button("Go", "gold", enabled=False))
    drawn = [on_wall(lambda p, b=b: draw_button(p, QRectF(10, 40, 100, 48), b)) for b in states]  # type: ignore[misc]
    assert told_apart(drawn, 0.5)


def test_a_button_knows_the_width_it_needs(qtbot: QtBot) -> None:
    load_fonts()
    plain = button_width(Button("Discard"), 48)
    assert (
        plain < button_width(Button("Discard", key="D"), 48) < button_width(Button("Discard", key="D", icon="bin"), 48)
    )
