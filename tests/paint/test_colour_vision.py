"""Tools, cells, seats and verdicts are told apart by eyes that lack one kind of cone, and without any colour."""

from collections.abc import Callable
from itertools import combinations
from typing import Literal

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from saboteur_desktop.paint.colour_vision import EYES, Eyes, seen_by
from saboteur_desktop.paint.figures import GNOMES, draw_avatar
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.seat_panel import SOCKETS, SeatLook, draw_seat, draw_socket
from saboteur_desktop.paint.states import draw_legal_cell, draw_refusal, draw_side_mark, draw_target_cell, draw_verdict
from tests.paint.canvas import difference, edge_difference, picture

CELL = QRectF(10, 10, 80, 100)
DISC = QRectF(4, 4, 72, 72)
SEAT = QRectF(20, 10, 200, 100)

Paint = Callable[[QPainter], None]


def on_wall(paint: Paint, width: int = 100, height: int = 120) -> QImage:
    def both(p: QPainter) -> None:
        p.fillRect(0, 0, width, height, color("#262654"))
        paint(p)

    return picture(width, height, both)


def on_disc(paint: Paint) -> QImage:
    return on_wall(paint, 80, 80)


def apart(eyes: Eyes, pictures: list[QImage]) -> tuple[float, float]:
    """The least difference between any two, in lightness and in the lightness of their edges, 0 to 255."""
    seen = [seen_by(eyes, one) for one in pictures]
    return (
        min(difference(a, b) for a, b in combinations(seen, 2)),
        min(edge_difference(a, b) for a, b in combinations(seen, 2)),
    )


def socket(tool: str, broken: bool) -> QImage:
    return on_disc(lambda p: draw_socket(p, 40, 40, 30, tool, broken))


def side(fits: bool) -> QImage:
    return on_wall(lambda p: draw_side_mark(p, CELL, "E", fits, 1))


def verdict(good: bool) -> QImage:
    return on_disc(lambda p: draw_verdict(p, 40, 40, 36, good))


def gnome(face: int) -> QImage:
    return on_disc(lambda p: draw_avatar(p, face, DISC))


def seat(verdict: Literal["may", "may-not"] | None) -> QImage:
    mends = ("lantern",) if verdict == "may" else ()
    look = SeatLook(name="Hana", face=6, hand=5, broken=("lantern",), verdict=verdict, mends=mends)
    return on_wall(lambda p: draw_seat(p, SEAT, look, 1), 240, 120)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("tool", SOCKETS)
def test_a_broken_tool_is_not_taken_for_a_whole_one(qapp: object, eyes: Eyes, tool: str) -> None:
    lightness, edges = apart(eyes, [socket(tool, True), socket(tool, False)])
    assert lightness > 12
    assert edges > 7


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("broken", [True, False])
def test_tools_differ_by_their_shape(qapp: object, eyes: Eyes, broken: bool) -> None:
    _, edges = apart(eyes, [socket(tool, broken) for tool in SOCKETS])
    assert edges > 3


@pytest.mark.parametrize("eyes", EYES)
def test_cells_that_take_a_card_and_cells_that_refuse_it_differ(qapp: object, eyes: Eyes) -> None:
    states: list[Paint] = [
        lambda p: None,
        lambda p: draw_legal_cell(p, CELL, "as-held", 1),
        lambda p: draw_legal_cell(p, CELL, "turned", 1),
        lambda p: draw_target_cell(p, CELL, 1),
        lambda p: draw_refusal(p, CELL, 1),
    ]
    lightness, edges = apart(eyes, [on_wall(paint) for paint in states])
    assert lightness > 4
    assert edges > 3


@pytest.mark.parametrize("eyes", EYES)
def test_a_side_that_fits_and_one_that_clashes_differ(qapp: object, eyes: Eyes) -> None:
    _, edges = apart(eyes, [side(True), side(False)])
    assert edges > 5


@pytest.mark.parametrize("eyes", EYES)
def test_tick_and_cross_differ(qapp: object, eyes: Eyes) -> None:
    _, edges = apart(eyes, [verdict(True), verdict(False)])
    assert edges > 5


@pytest.mark.parametrize("eyes", EYES)
def test_seats_that_may_receive_a_card_and_those_that_may_not_differ(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [seat(None), seat("may"), seat("may-not")])
    assert lightness > 5
    assert edges > 3


@pytest.mark.parametrize("eyes", EYES)
def test_every_gnome_is_somebody_else(qapp: object, eyes: Eyes) -> None:
    lightness, edges = apart(eyes, [gnome(face) for face in range(len(GNOMES))])
    assert lightness > 6
    assert edges > 4


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("grey", [0, 128, 255])
def test_greys_stay_what_they_are(eyes: Eyes, grey: int) -> None:
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(QColor(grey, grey, grey))
    seen = seen_by(eyes, image).pixelColor(0, 0)
    assert max(abs(part - grey) for part in (seen.red(), seen.green(), seen.blue())) <= 2


def test_red_and_green_grow_alike_for_eyes_without_their_cones() -> None:
    image = QImage(2, 1, QImage.Format.Format_RGB32)
    image.setPixelColor(0, 0, QColor("#C04040"))
    image.setPixelColor(1, 0, QColor("#40A040"))

    def hue_distance(picture: QImage) -> int:
        return abs(picture.pixelColor(0, 0).hsvHue() - picture.pixelColor(1, 0).hsvHue())

    assert hue_distance(image) > 100
    assert hue_distance(seen_by("deuteranopia", image)) < 15
    assert hue_distance(seen_by("protanopia", image)) < 15
