"""Soft edges of large sheets: full to the edge, then less and less, and nothing where nothing is seen."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint import blur
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import clipped
from tests.paint.canvas import picture

WIDTH = 20.0
SHEET = QRectF(60, 60, 100, 80)


def shade(p: QPainter) -> None:
    soft_silhouette(p, rounded_rect(SHEET, 6), WIDTH, "#000000", 0.5)


def profile(image: QImage, scale: float = 1.0, outwards: int = 30) -> list[int]:
    """The opacity from the middle of the right edge outwards, in steps of one unit."""
    y = round(SHEET.center().y() * scale)
    return [image.pixelColor(round((SHEET.right() + step) * scale), y).alpha() for step in range(outwards)]


def test_it_is_full_inside_and_fades_to_nothing_over_its_width(qtbot: QtBot) -> None:
    drawn = picture(240, 200, shade)
    assert drawn.pixelColor(SHEET.center().toPoint()).alpha() == pytest.approx(127, abs=2)
    fading = profile(drawn)
    assert fading == sorted(fading, reverse=True)
    assert fading[0] > 127 * 0.7
    assert 0 < fading[10] < 127 * 0.5
    assert fading[25:] == [0] * 5


@pytest.mark.parametrize("scale", [0.5, 2.0, 3.0])
def test_it_looks_alike_at_every_scale(qtbot: QtBot, scale: float) -> None:
    def scaled(p: QPainter) -> None:
        p.scale(scale, scale)
        shade(p)

    first, other = profile(picture(240, 200, shade)), picture(round(240 * scale), round(200 * scale), scaled)
    assert profile(other, scale) == pytest.approx(first, abs=14)


def test_it_stays_within_a_clip(qtbot: QtBot) -> None:
    room = QRectF(0, 0, 150, 200)

    def cut(p: QPainter) -> None:
        with clipped(p, rounded_rect(room)):
            shade(p)

    whole, part = picture(240, 200, shade), picture(240, 200, cut)
    assert part.pixelColor(160, 100).alpha() == 0
    assert part.pixelColor(120, 100).alpha() == pytest.approx(whole.pixelColor(120, 100).alpha(), abs=2)


def test_a_turned_sheet_is_found(qtbot: QtBot) -> None:
    def turned(p: QPainter) -> None:
        p.translate(SHEET.center())
        p.rotate(90)
        p.translate(-SHEET.center())
        shade(p)

    drawn = picture(240, 200, turned)
    assert drawn.pixelColor(SHEET.center().toPoint()).alpha() == pytest.approx(127, abs=2)
    assert drawn.pixelColor(SHEET.center().toPoint() + QRectF(0, 0, 0, 60).bottomRight().toPoint()).alpha() > 0


def test_what_is_not_seen_costs_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = rounded_rect(QRectF(900, 900, 50, 50), 5)
    monkeypatch.setattr(blur, "QImage", None)
    drawn = picture(100, 100, lambda p: soft_silhouette(p, elsewhere, WIDTH, "#000000", 0.5))
    assert drawn.pixelColor(99, 99).alpha() == 0


def test_the_small_picture_is_no_larger_than_what_is_seen_of_the_sheet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[QImage] = []
    real = blur._blurred

    def seen(image: QImage) -> QImage:
        made.append(image)
        return real(image)

    monkeypatch.setattr(blur, "_blurred", seen)
    huge = rounded_rect(QRectF(-100_000, -100_000, 200_000, 200_000))
    drawn = picture(100, 100, lambda p: soft_silhouette(p, huge, WIDTH, "#000000", 0.5))
    assert drawn.pixelColor(50, 50).alpha() == pytest.approx(127, abs=2)
    assert max(made[0].width(), made[0].height()) * WIDTH / 4 <= 100 + 3 * WIDTH
