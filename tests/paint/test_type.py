from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint import fonts
from saboteur_desktop.paint.type import (
    CAPTION,
    NAME,
    TITLE,
    Role,
    draw_haloed,
    draw_lines,
    draw_paragraph,
    draw_text,
    fitted,
    text_width,
    title_path,
    two_lines,
)
from tests.paint.canvas import load_fonts, picture, pixels

NAMES = ("Hana", "Александра Константиновна", "さくらこ・ケンジロウ・ミーシャ")


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    load_fonts()


def test_the_bundled_fonts_bring_the_family_of_every_role() -> None:
    assert {role.value for role in Role} <= set(load_fonts())


def test_a_file_that_is_no_font_is_refused() -> None:
    with pytest.raises(fonts.UnreadableFont):
        fonts.register([b"not a font"])


@pytest.mark.parametrize("text", NAMES)
@pytest.mark.parametrize("width", [40, 90, 160, 600])
def test_text_never_leaves_its_box(text: str, width: float) -> None:
    made, shown = fitted(text, NAME, 24, width)
    assert QFontMetricsF(made).horizontalAdvance(shown) <= width + 1


def test_text_that_fits_keeps_its_size() -> None:
    made, shown = fitted("Hana", NAME, 24, 600)
    assert (made.pixelSize(), shown) == (24, "Hana")


def test_text_shrinks_before_it_is_cut() -> None:
    width = text_width("Александра", NAME, 24) * 0.8
    made, shown = fitted("Александра", NAME, 24, width)
    assert shown == "Александра"
    assert 24 * 0.7 - 1 <= made.pixelSize() < 24


@pytest.mark.parametrize("text", NAMES)
@pytest.mark.parametrize("px", [16, 20, 24])
def test_no_line_becomes_too_small_to_be_read(text: str, px: float) -> None:
    assert fitted(text, NAME, px, 30)[0].pixelSize() >= 14


@pytest.mark.parametrize("text", NAMES[1:])
def test_a_long_line_takes_two_before_anything_of_it_is_cut(text: str) -> None:
    width = text_width(text, NAME, 24) * 0.6
    assert fitted(text, NAME, 24, width)[1] != text
    made, first, second = two_lines(text, NAME, 24, width, 60)
    assert "".join((first + second).split()) == "".join(text.split())
    assert max(QFontMetricsF(made).horizontalAdvance(line) for line in (first, second)) <= width
    assert made.pixelSize() >= 24 * 0.7 - 1


def test_two_lines_of_japanese_break_between_phrases() -> None:
    text = "お邪魔者が、カードを混ぜ直しました。"
    for share in (0.6, 0.7, 0.8):
        _, first, second = two_lines(text, CAPTION, 20, text_width(text, CAPTION, 20) * share, 44)
        assert (first, second) in {
            ("お邪魔者が、", "カードを混ぜ直しました。"),
            ("お邪魔者が、カードを", "混ぜ直しました。"),
        }


def test_a_word_that_is_longer_than_its_line_is_cut_and_stays_in_its_box() -> None:
    made, first, _ = two_lines(NAMES[1], NAME, 24, 60, 60)
    assert first != NAMES[1].split()[0]
    assert QFontMetricsF(made).horizontalAdvance(first) <= 61


def test_titles_start_at_the_origin_and_keep_to_their_width() -> None:
    bounds = title_path("お邪魔者", 178, 300).boundingRect()
    assert (round(bounds.x(), 3), round(bounds.y(), 3), round(bounds.width())) == (0, 0, 300)


def test_each_way_of_writing_leaves_ink() -> None:
    box = QRectF(0, 0, 120, 60)
    empty = pixels(picture(120, 60, lambda p: None))
    for write in (draw_text, draw_lines, draw_paragraph, draw_haloed):
        written = picture(120, 60, lambda p, write=write: write(p, box, "Гном 3", TITLE, 24, "cream"))  # type: ignore[misc]
        assert pixels(written) != empty


@pytest.mark.parametrize("px", [24, 48, 96])
def test_the_halo_of_a_text_fades_without_steps(px: int) -> None:
    written = picture(3 * px, 2 * px, lambda p: draw_haloed(p, QRectF(0, 0, 3 * px, 2 * px), "—", NAME, px))
    column = [written.pixelColor(3 * px // 2, y).alpha() for y in range(2 * px)]
    fading = [alpha for alpha in column[column.index(255) :: -1] if 8 < alpha < 240]
    assert len(fading) >= px * 0.15
    assert all(outer < inner for inner, outer in pairwise(fading))
