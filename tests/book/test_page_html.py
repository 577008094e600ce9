"""The pages of the rulebook: links, pictures, tables and what other rules say."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from saboteur_desktop.book.links import linked, plain
from saboteur_desktop.book.page import Chapter, PaintPicture, Paragraph
from saboteur_desktop.book.page_html import board_cell, book_html
from saboteur_desktop.book.page_look import ON_PAPER, PageLook

WIDE = PageLook(ON_PAPER, 20, 900)
NARROW = PageLook(ON_PAPER, 40, 600)
ROWS = (("Players", "Gold miners in play"), ("3", "two or three"), ("4", "three or four"))


class Row(NamedTuple):
    """A board of eight cells side by side."""

    caption: str

    def size(self, cell: int) -> QSizeF:
        """Eight cells, and a little more around them."""
        return QSizeF(cell * 8.24, cell * 1.24)

    def paint(self, cell: int, ratio: float, paint_card: PaintPicture) -> QImage:
        """Nothing but what is painted for a cell."""
        return paint_card("cell", (QSizeF(cell, cell) * ratio).toSize())


BOARD = Row("A long way.")


def html(paragraph: Paragraph, look: PageLook = WIDE, unfolded: frozenset[str] = frozenset()) -> str:
    return book_html((Chapter("chapter", "A chapter", (paragraph,)),), look, unfolded)


def test_a_link_is_written_with_the_heading_it_leads_to_or_with_its_own_words() -> None:
    headings = {"map": "The map"}
    assert linked("See [[map]].", headings) == 'See <a href="#map">The map</a>.'
    assert linked("Play [[map|this card]].", headings) == 'Play <a href="#map">this card</a>.'
    assert plain("Play [[map|this card]], [[map]].", headings) == "Play this card, The map."


def test_a_link_to_nowhere_is_an_error() -> None:
    with pytest.raises(KeyError):
        linked("See [[nothing]].", {})


def test_signs_of_html_in_a_text_are_text() -> None:
    assert linked("3 < 5 & [[a|<b>]]", {"a": ""}) == '3 &lt; 5 &amp; <a href="#a">&lt;b&gt;</a>'


def test_few_pictures_stand_beside_the_text_and_many_above_it() -> None:
    few = html(Paragraph("a", "A", "Text.", ("map",)))
    assert few.index("card:map") < few.index("Text.")
    assert "<td" in few
    many = html(Paragraph("a", "A", "Text.", ("NESW", "ESW", "NSW", "EW")))
    assert "<td" not in many
    assert many.count("card:") == 4


def test_where_the_page_is_narrow_even_one_picture_stands_above_the_text() -> None:
    assert "<td" not in html(Paragraph("a", "A", "Text.", ("map", "rockfall")), NARROW)


def test_a_table_that_has_no_room_is_told_line_by_line() -> None:
    paragraph = Paragraph("a", "A", "Text.", table=ROWS)
    assert "<th" in html(paragraph)
    told = html(paragraph, PageLook(ON_PAPER, 40, 160))
    assert "<th" not in told
    assert told.count("Gold miners in play") == 2
    assert all(cell in told for row in ROWS[1:] for cell in row)


def test_what_other_rules_say_is_folded_until_it_is_asked_for() -> None:
    paragraph = Paragraph("a", "A", "Text.", elsewhere=("In the booklet it is five.",))
    assert "five" not in html(paragraph)
    assert "fold:a" in html(paragraph)
    assert "five" in html(paragraph, unfolded=frozenset({"a"}))


def test_on_paper_nothing_is_folded_and_nothing_can_be_pressed() -> None:
    paper = html(Paragraph("a", "A", "Text.", elsewhere=("It is five.",)), WIDE._replace(paged=True))
    assert "five" in paper
    assert "fold:" not in paper


def test_a_small_board_is_made_as_small_as_the_page_asks() -> None:
    assert board_cell(BOARD, WIDE) == WIDE.cell
    narrow = board_cell(BOARD, WIDE._replace(width=300))
    assert 8 * narrow < 300
    assert narrow < WIDE.cell


def test_a_blank_line_begins_a_new_piece_of_text() -> None:
    assert html(Paragraph("a", "A", "One.\n\nTwo.")).count("<p>") == 2


def test_a_small_board_stands_beside_its_caption_or_above_it_where_the_page_is_narrow() -> None:
    paragraph = Paragraph("a", "A", "Text.", boards=(BOARD,))
    beside, above = html(paragraph, WIDE._replace(width=1200)), html(paragraph, NARROW)
    assert "board:a/0" in beside
    assert "<td" in beside
    assert "<td" not in above
    assert above.index("board:a/0") < above.index("A long way.")
