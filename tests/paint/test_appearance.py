"""What the person at the screen wants: larger text, stronger contrast."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from saboteur_desktop.paint.appearance import Appearance, bold, grown, sized, wear
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.palette import BOLD_TOKENS, TOKENS, color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.type import NAME, fitted, fitting_px, within

SIZES = st.floats(8, 200)
TEXTS = st.sampled_from([1.0, 1.15, 1.3, 1.5, 1.75, 2.0])


@pytest.fixture(autouse=True)
def _undress() -> Iterator[None]:
    yield
    wear(Appearance())


@pytest.mark.parametrize("px", [13, 14, 18, 24])
def test_small_text_doubles_at_twice_the_size(px: float) -> None:
    wear(Appearance(text=2.0))
    assert grown(px) == 2 * px


@given(SIZES, SIZES, TEXTS)
def test_what_was_larger_stays_larger_and_nothing_more_than_doubles(one: float, other: float, text: float) -> None:
    wear(Appearance(text=text))
    small, large = sorted((one, other))
    assert grown(small) <= grown(large)
    assert grown(small) >= small
    assert grown(small) <= small * text + 1e-9
    wear(Appearance())


@given(SIZES, st.floats(10, 120), TEXTS)
def test_a_low_box_takes_growth_back_but_never_more_than_the_growth(px: float, height: float, text: float) -> None:
    wear(Appearance(text=text))
    size = within(grown(px), height)
    assert grown(px) / text <= size + 1e-9
    assert size <= grown(px)
    wear(Appearance())


def test_text_of_the_design_is_what_it_was() -> None:
    assert sized(18, 1.0) == 18
    assert sized(18, 0.667) == 14
    assert sized(18, 0.667, 13) == 13
    assert within(18, 5) == 18


def test_large_text_is_not_cut_where_that_of_the_design_was_not(qapp: object) -> None:
    words = "Lay a tunnel, play an action or discard a card."
    font, shown = fitted(words, NAME, sized(20, 1.0), 380)
    assert shown == words
    wear(Appearance(text=2.0))
    larger, shown = fitted(words, NAME, sized(20, 1.0), 380)
    assert shown == words
    assert larger.pixelSize() >= font.pixelSize() - 1
    assert fitting_px(words, NAME, sized(20, 1.0), 2000, 100) == 40


def test_strong_contrast_changes_tokens_and_outlines_and_back() -> None:
    before = color("night5")
    wear(Appearance(high_contrast=True))
    assert color("night5") == QColor(BOLD_TOKENS["night5"])
    assert color("night5") != before
    assert bold(3.0) > 3.0
    wear(Appearance())
    assert color("night5") == before
    assert bold(3.0) == 3.0
    assert BOLD_TOKENS.keys() == TOKENS.keys()


def test_there_is_no_grain_in_strong_contrast() -> None:
    def colours() -> set[int]:
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        image.fill(QColor("#808080"))
        with QPainter(image) as p:
            grain(p, rounded_rect(QRectF(0, 0, 64, 64)))
        return {image.pixel(x, y) for x in range(64) for y in range(64)}

    assert len(colours()) > 4
    wear(Appearance(high_contrast=True))
    assert len(colours()) == 1
