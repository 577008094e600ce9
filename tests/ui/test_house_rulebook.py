"""The rulebook of the Haunted House in the window: found on the home screen, in the form and at the table."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.language import Languages
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import SEATS
from saboteur_desktop.games.haunted_house.ui.rulebook.books import one_page
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.ui.rulebooks import shelved
from tests.ui.house import House, plans

HOUSE = "haunted-house"
NOT_AT_THE_BEGINNING = "、。，．・：；！？）」』】ー"

each_language = pytest.mark.parametrize("language", ["en", "ja", "ru"])


def open_house(house: House, kinds: str, level: str = "normal") -> None:
    """Show a match of the Haunted House at its beginning."""
    game = registry.engine(HOUSE)
    match = Match(game, game.read_ruleset({"preset": level}), len(kinds), "rulebook")
    house.window.open_match(house.opened.library.keep(match, plans(kinds)))


def read(house: House) -> str:
    place = house.window.rulebook.page.place()
    assert place is not None
    return place.key


# -- which book


def test_on_the_home_screen_the_book_of_either_game_can_be_read(house: House) -> None:
    book = house.window.rulebook
    house.click(house.window.home.rules)
    assert book.title.text() == "Rules: Standard"
    assert book.other.text() == "Haunted House"
    house.click(book.other)
    assert book.title.text() == "Haunted House: Easy"
    assert read(house) == "chapter-aim"
    assert "evil spirit" in book.page.toPlainText()
    assert book.other.text() == "Saboteur"
    house.click(book.other)
    assert book.title.text() == "Rules: Standard"


def test_the_book_that_was_read_last_lies_open_where_it_was_left(house: House) -> None:
    book = house.window.rulebook
    house.click(house.window.home.rules)
    house.click(book.other)
    book.page.go_to("overflow")
    house.key(Qt.Key.Key_Escape)
    house.click(house.window.home.rules)
    assert book.title.text() == "Haunted House: Easy"
    assert read(house) == "overflow"


def test_what_was_looked_for_in_one_book_is_not_looked_for_in_the_other(house: House) -> None:
    book = house.window.rulebook
    house.click(house.window.home.rules)
    book.tools.field.setText("map")
    assert book.page.search.hits
    house.click(book.other)
    assert book.tools.field.text() == ""
    assert not book.page.search.hits


def test_the_other_book_is_taken_with_the_keyboard(house: House) -> None:
    house.click(house.window.home.rules)
    book = house.window.rulebook
    book.other.setFocus()
    house.key(Qt.Key.Key_Return)
    assert book.title.text().startswith("Haunted House")
    assert book.other.accessibleName() == "Rules of another game: Saboteur"


def test_the_form_has_the_rules_that_are_being_chosen(house: House) -> None:
    house.click(house.window.home.haunted_house)
    house.window.form.offer(plans("hh"), Ruleset(preset="master"))
    house.key(Qt.Key.Key_F1)
    book = house.window.rulebook
    assert book.title.text() == "Haunted House: Master"
    assert not book.other.isVisible()
    assert "Jewels in their order" in book.page.toPlainText()


# -- at the table


def test_f1_at_the_table_shows_one_page_that_leads_into_the_book(qtbot: QtBot, house: House) -> None:
    open_house(house, "hh", "kind")
    table = house.window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.dealer.doing is Doing.TURN)
    house.key(Qt.Key.Key_F1)
    quick = house.window.quick
    assert quick.isVisible()
    assert quick.title.text() == "2 players: Seven evil spirits"
    assert "seven evil spirits" in quick.page.toPlainText()
    house.key(Qt.Key.Key_Tab)
    house.key(Qt.Key.Key_Return)
    assert not quick.isVisible()
    assert house.window.rulebook.isVisible()
    assert read(house) == "roll"
    assert not house.window.rulebook.other.isVisible()


def test_after_the_book_of_one_game_that_of_another_begins_at_its_beginning(house: House) -> None:
    house.window.open_rules("break")
    house.key(Qt.Key.Key_Escape)
    open_house(house, "hhh")
    house.window.open_rules()
    assert house.window.rulebook.title.text() == "Haunted House: Normal"
    assert read(house) == "chapter-aim"


# -- the pages


@each_language
def test_no_page_is_wider_than_its_window_at_twice_the_size(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build(text_scale=200)
    house.window.speak(language)
    book = house.window.rulebook
    for level in ("easy", "master"):
        book.show_rules([shelved(HOUSE, Ruleset(preset=level))])
        book.page.unfold_everything()
        assert len(book.page.toPlainText()) > 2000
        assert book.page.document().size().width() <= book.page.viewport().width() + 2, level


@each_language
def test_the_quick_reference_is_one_page_in_the_smallest_usual_window(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build()
    house.window.speak(language)
    QApplication.processEvents()
    quick = house.window.quick
    for level in PRESET_NAMES:
        for seats in SEATS:
            quick.show_page(partial(one_page, Ruleset(preset=level), seats))
            QApplication.processEvents()
            assert len(quick.page.toPlainText()) > 100
            assert quick.page.verticalScrollBar().maximum() == 0, (level, seats)


def test_no_japanese_line_begins_with_a_mark_that_ends_a_sentence(
    build: Callable[..., House], languages: Languages
) -> None:
    house = build()
    house.window.speak("ja")
    house.window.rulebook.show_rules([shelved(HOUSE, Ruleset(preset="master"))])
    lines = 0
    block = house.window.rulebook.page.document().begin()
    while block.isValid():
        for number in range(1, block.layout().lineCount()):
            line = block.layout().lineAt(number)
            assert block.text()[line.textStart()] not in NOT_AT_THE_BEGINNING, block.text()
            lines += 1
        block = block.next()
    assert lines > 20


@each_language
def test_the_title_and_the_other_book_have_room_side_by_side(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build()
    house.window.resize(1024, 600)
    house.window.speak(language)
    house.window.open_rules()
    book = house.window.rulebook
    house.click(book.other)
    title, other, close = (widget.geometry() for widget in (book.title, book.other, book.close_button))
    assert title.right() < other.left()
    assert other.right() <= close.left()
    assert book.title.sizeHint().width() * 0.7 <= title.width()
