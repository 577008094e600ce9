"""Soft edges made of strokes: as opaque inside as is wanted, then less and less, however wide they are."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import soft
from tests.paint.canvas import picture

SHEET = QRectF(60, 60, 100, 80)
ALPHA = 0.5


def drawn(blur: float, scale: float = 1.0) -> QImage:
    def draw(p: QPainter) -> None:
        p.scale(scale, scale)
        soft(p, rounded_rect(SHEET, 6), blur, "#000000", ALPHA)

    return picture(round(240 * scale), round(200 * scale), draw)


def outwards(image: QImage, scale: float = 1.0, steps: int = 60) -> list[int]:
    """The opacity from the middle of the right edge outwards, in steps of one unit."""
    y = round(SHEET.center().y() * scale)
    return [image.pixelColor(round((SHEET.right() + step) * scale), y).alpha() for step in range(steps)]


@pytest.mark.parametrize("blur", [0.6, 2.0, 5.0, 12.0, 40.0])
def test_it_is_as_opaque_as_wanted_within_and_fades_to_nothing_over_its_width(qtbot: QtBot, blur: float) -> None:
    image = drawn(blur)
    assert image.pixelColor(SHEET.center().toPoint()).alpha() == pytest.approx(255 * ALPHA, abs=12)
    fading = outwards(image)
    assert fading == sorted(fading, reverse=True)
    assert set(fading[int(blur) + 2 :]) == {0}


@pytest.mark.parametrize("blur", [5.0, 12.0, 40.0])
def test_it_has_no_steps_that_are_seen(qtbot: QtBot, blur: float) -> None:
    fading = outwards(drawn(blur))
    steepest = max(before - after for before, after in pairwise(fading))
    assert steepest < 255 * ALPHA * 0.5


def test_on_a_fine_screen_it_is_as_wide_and_as_dark(qtbot: QtBot) -> None:
    coarse, fine = outwards(drawn(6.0)), outwards(drawn(6.0, 3.0), 3.0)
    assert fine == pytest.approx(coarse, abs=24)


def test_a_soft_edge_leaves_its_colour_as_it_was(qtbot: QtBot) -> None:
    tint = QColor("#336699")
    picture(20, 20, lambda p: soft(p, rounded_rect(QRectF(5, 5, 10, 10), 2), 3.0, tint, ALPHA))
    assert tint == QColor("#336699")
