"""The pages of the rulebook: links, pictures, tables and what other rules say."""

import pytest

from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.links import linked, linked_keys, plain
from saboteur_desktop.games.saboteur.ui.rulebook.page import Chapter, Paragraph, SmallBoard
from saboteur_desktop.games.saboteur.ui.rulebook.page_html import board_cell, book_html, headings_of
from saboteur_desktop.games.saboteur.ui.rulebook.page_look import ON_PAPER, PageLook

WIDE = PageLook(ON_PAPER, 20, 900)
NARROW = PageLook(ON_PAPER, 40, 600)
ROWS = (("Players", "Gold miners in play"), ("3", "two or three"), ("4", "three or four"))
BOARD = SmallBoard(tuple((Cell(x, 0), laid("EW")) for x in range(1, 9)), "A long way.")


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


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_key_is_there_once_and_every_link_leads_somewhere(preset: str) -> None:
    book = chapters(Ruleset.model_validate({"preset": preset}))
    keys = [key for chapter in book for key in (chapter.key, *(one.key for one in chapter.paragraphs))]
    assert len(keys) == len(set(keys)) > 50
    assert list(headings_of(book)) == keys
    told = {
        key
        for chapter in book
        for one in chapter.paragraphs
        for text in (
            one.text,
            *(board.caption for board in one.boards),
            *one.elsewhere,
            *(cell for row in one.table for cell in row),
        )
        for key in linked_keys(text)
    }
    assert told <= set(keys)
    assert len(told) > 20
