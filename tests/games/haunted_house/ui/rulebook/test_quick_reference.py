"""The quick reference of the Haunted House says what holds at the table that is played at."""

import re

import pytest

from saboteur_desktop.book.links import linked_keys, plain
from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.page_html import headings_of
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import SEATS, hunter_count
from saboteur_desktop.games.haunted_house.ui.rulebook.books import one_page
from saboteur_desktop.games.haunted_house.ui.rulebook.contents import chapters
from saboteur_desktop.games.haunted_house.ui.rulebook.quick_reference import quick_reference
from tests.book.number_words import numbers
from tests.games.haunted_house.ui.rulebook.house_books import changed, paragraphs, rulesets

TABLES = [(name, seats) for name in rulesets() for seats in SEATS]


def paragraph(page: Chapter, key: str) -> Paragraph:
    return next(one for one in page.paragraphs if one.key == key)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_links_lead_into_the_rulebook_of_the_same_game(name: str, seats: int) -> None:
    ruleset = rulesets()[name]
    headings, page = headings_of(chapters(ruleset)), quick_reference(ruleset, seats)
    keys = {key for one in page.paragraphs for key in linked_keys(one.text)}
    assert {"roll", "walk", "take", "fight", "locked-in", "overflow"} <= keys <= headings.keys()
    assert all(plain(one.text, headings) or one.table for one in page.paragraphs)


def test_it_says_who_moves_whom() -> None:
    told = [paragraph(quick_reference(Ruleset(), seats), "quick-turn").text.split("\n\n")[0] for seats in SEATS]
    assert [numbers(text, "en") for text in told] == [[3], [2], [], []]
    alone = paragraph(quick_reference(Ruleset(solo_hunters=4), 1), "quick-turn")
    assert numbers(alone.text.split("\n\n")[0], "en") == [hunter_count(Ruleset(solo_hunters=4), 1)]


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
def test_chances_are_those_of_the_rulebook(ruleset: Ruleset) -> None:
    quick = re.findall(r"\d+%", paragraph(quick_reference(ruleset, 3), "quick-fights").text)
    told = [row[1] for row in paragraphs(ruleset)["chances"].table[1:]]
    assert quick == [told[0], told[1], told[3]]


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
def test_it_tells_how_many_evil_spirits_are_too_many(ruleset: Ruleset) -> None:
    end = paragraph(quick_reference(ruleset, 3), "quick-end")
    assert numbers(end.text, "en") == [ruleset.losing_hauntings]


def test_the_advanced_game_is_told_where_it_is_played() -> None:
    told = {
        level: {key for one in quick_reference(changed(level), 3).paragraphs for key in linked_keys(one.text)}
        for level in ("normal", "hard", "master")
    }
    assert told["hard"] - told["normal"] == {"draw-cards", "locks"}
    assert told["master"] - told["hard"] == {"numbers", "seen-numbers"}


def test_the_page_is_called_by_its_players_and_its_level() -> None:
    book = one_page(changed("easy"), 2)
    assert "2" in book.title
    assert "Easy" in book.title
    assert [chapter.title for chapter in book.chapters] == [""]
