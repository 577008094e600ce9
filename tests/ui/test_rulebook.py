"""The rulebook is read, searched, gone through and saved, with real events."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.language import Languages
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.ui.rulebooks import shelved
from saboteur_desktop.ui.screens.rulebook.book_page import BookPage
from saboteur_desktop.ui.screens.rulebook.finding import pattern
from saboteur_desktop.ui.screens.rulebook.rulebook_sheet import RulebookSheet
from tests.fingers import Fingers
from tests.ui.house import LEFT, House, plans

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
NOT_AT_THE_BEGINNING = "、。，．・：；！？）」』】ー"


@pytest.fixture
def book(house: House) -> RulebookSheet:
    """The rules of the standard game, open at the link to the start."""
    house.window.open_rules("link")
    return house.window.rulebook


def middle_of_link(page: BookPage, target: str) -> QPoint:
    """A point on the first link in sight that leads there, in the viewport."""
    block = page.document().begin()
    while block.isValid():
        for piece in block:  # type: ignore[attr-defined]
            fragment = piece.fragment()
            if fragment.charFormat().anchorHref() == target and fragment.charFormat().anchorHref():
                cursor = QTextCursor(page.document())
                cursor.setPosition(fragment.position() + 1)
                place = page.cursorRect(cursor).center()
                if page.viewport().rect().contains(place) and page.anchorAt(place) == target:
                    return place
        block = block.next()
    raise AssertionError(f"no link to {target} is in sight")


def read(book: RulebookSheet) -> str:
    place = book.page.place()
    assert place is not None
    return place.key


def follow(book: RulebookSheet, target: str) -> None:
    QTest.mouseClick(book.page.viewport(), LEFT, pos=middle_of_link(book.page, target))


def type_words(book: RulebookSheet, words: str) -> None:
    book.tools.field.setFocus()
    QTest.keyClicks(book.tools.field, words)


# -- opened


def test_f1_opens_the_rulebook_on_the_home_screen_and_esc_closes_it(house: House) -> None:
    house.key(Qt.Key.Key_F1)
    assert house.window.rulebook.isVisible()
    assert QApplication.focusWidget() is house.window.rulebook.page
    house.key(Qt.Key.Key_Escape)
    assert not house.window.rulebook.isVisible()
    assert house.window.home.isVisible()


def test_it_opens_at_the_paragraph_that_is_asked_for(book: RulebookSheet) -> None:
    assert read(book) == "link"
    assert book.page.ways == (False, False)
    assert not book.tools.back.isEnabled()


@pytest.mark.parametrize("preset", ["standard", "saboteur2", "selfish-dwarf-4"])
def test_it_tells_the_rules_that_are_being_chosen(house: House, preset: str) -> None:
    house.window.open_form()
    house.window.form.offer(plans("hhhh"), Ruleset.model_validate({"preset": preset}))
    house.window.open_rules()
    told = house.window.rulebook.page.toPlainText()
    assert ("geologist" in told) == (preset == "saboteur2")
    assert house.window.rulebook.title.text().startswith("Rules: ")


def test_it_opens_again_where_it_was_left_and_after_a_curtain_at_its_beginning(
    house: House, book: RulebookSheet
) -> None:
    book.close_sheet()
    house.window.open_rules()
    assert read(book) == "link"
    house.open("hhh")
    house.window.open_rules()
    assert book.page.verticalScrollBar().value() == 0


# -- contents


def test_a_chapter_of_the_contents_opens_and_its_paragraphs_can_be_chosen(book: RulebookSheet) -> None:
    contents = book.contents
    shown = [contents.item(row).text() for row in range(contents.count()) if not contents.item(row).isHidden()]
    assert "Joined to the start" in shown
    assert "Rockfall" not in shown
    chapter = next(item for item in contents.findItems("The action cards", Qt.MatchFlag.MatchExactly))
    contents.scrollToItem(chapter)
    QTest.mouseClick(contents.viewport(), LEFT, pos=contents.visualItemRect(chapter).center())
    assert read(book) == "chapter-actions"
    rockfall = next(item for item in contents.findItems("Rockfall", Qt.MatchFlag.MatchExactly))
    assert not rockfall.isHidden()
    contents.scrollToItem(rockfall)
    QTest.mouseClick(contents.viewport(), LEFT, pos=contents.visualItemRect(rockfall).center())
    assert read(book) == "rockfall"
    assert QApplication.focusWidget() is book.page


def test_the_contents_follow_what_is_read(book: RulebookSheet) -> None:
    book.page.go_to("rockfall")
    assert book.contents.currentItem().text() == "Rockfall"
    QTest.keyClick(book.page, Qt.Key.Key_Home)
    assert book.contents.currentRow() == 0


def test_contents_are_chosen_by_arrows_and_enter(house: House, book: RulebookSheet) -> None:
    book.contents.setFocus()
    before = book.contents.currentItem().text()
    house.key(Qt.Key.Key_Down)
    chosen = book.contents.currentItem().text()
    assert chosen != before
    assert read(book) == "link", "an arrow chooses nothing yet"
    house.key(Qt.Key.Key_Return)
    assert book.contents.currentItem().text() == chosen
    assert read(book) == "half-turn"


@pytest.mark.parametrize(("size", "scale"), [(QSize(1280, 720), 200), (QSize(1200, 1920), 100)])
def test_where_they_have_no_room_a_button_shows_the_contents(
    build: Callable[..., House], size: QSize, scale: int
) -> None:
    house = build(text_scale=scale)
    house.window.resize(size)
    QApplication.processEvents()
    house.window.open_rules("link")
    book = house.window.rulebook
    assert book.page.isVisible()
    assert not book.contents.isVisible()
    house.click(book.tools.contents)
    assert book.contents.isVisible()
    assert not book.page.isVisible()
    assert QApplication.focusWidget() is book.contents
    item = book.contents.currentItem()
    QTest.mouseClick(book.contents.viewport(), LEFT, pos=book.contents.visualItemRect(item).center())
    assert book.page.isVisible()
    assert read(book) == "link"


# -- links, back and forward


def test_a_link_leads_on_and_every_way_back_leads_back(house: House, book: RulebookSheet) -> None:
    follow(book, "#dead-ends")
    assert read(book) == "dead-ends"
    house.click(book.tools.back)
    assert read(book) == "link"
    house.click(book.tools.forward)
    assert read(book) == "dead-ends"
    book.page.setFocus()
    house.key(Qt.Key.Key_Left, ALT)
    assert read(book) == "link"
    house.key(Qt.Key.Key_Right, ALT)
    assert read(book) == "dead-ends"
    QTest.mouseClick(book.page.viewport(), Qt.MouseButton.BackButton)
    assert read(book) == "link"
    QTest.mouseClick(book.page.viewport(), Qt.MouseButton.ForwardButton)
    assert read(book) == "dead-ends"


def test_the_way_back_works_from_the_search_and_the_contents_too(house: House, book: RulebookSheet) -> None:
    follow(book, "#dead-ends")
    book.tools.field.setFocus()
    house.key(Qt.Key.Key_Left, ALT)
    assert read(book) == "link"
    book.page.go_to("map")
    book.contents.setFocus()
    house.key(Qt.Key.Key_Left, ALT)
    assert read(book) == "link"


def test_links_are_followed_with_tab_and_enter(house: House, book: RulebookSheet) -> None:
    book.page.setFocus()
    for _ in range(30):
        house.key(Qt.Key.Key_Tab)
        if book.page.textCursor().charFormat().anchorHref() == "#dead-ends":
            break
        assert QApplication.focusWidget() is book.page
    house.key(Qt.Key.Key_Return)
    assert read(book) == "dead-ends"


def test_a_link_is_followed_with_a_finger(house: House, book: RulebookSheet) -> None:
    place = middle_of_link(book.page, "#dead-ends")
    Fingers().tap(house.window, QPointF(book.page.viewport().mapTo(house.window, place)))
    assert read(book) == "dead-ends"


def test_what_other_rules_say_unfolds_and_folds_again(book: RulebookSheet) -> None:
    before = book.page.toPlainText()
    follow(book, "fold:link")
    assert book.page.is_unfolded("link")
    assert len(book.page.toPlainText()) > len(before) + 60
    assert read(book) == "link"
    follow(book, "fold:link")
    assert book.page.toPlainText() == before


# -- search


def test_words_are_found_while_they_are_typed(house: House, book: RulebookSheet) -> None:
    type_words(book, "rockfa")
    assert book.page.search.hits > 3
    assert book.tools.count.text() == f"{book.page.search.hit} of {book.page.search.hits}"
    assert len(book.page.extraSelections()) == book.page.search.hits
    first = book.page.search.hit
    house.key(Qt.Key.Key_Return)
    assert book.page.search.hit == first % book.page.search.hits + 1
    house.key(Qt.Key.Key_Return, SHIFT)
    assert book.page.search.hit == first
    house.click(book.tools.next)
    house.click(book.tools.previous)
    assert book.page.search.hit == first
    place = book.page.search.place
    assert place is not None
    assert place.selectedText().lower() == "rockfa"
    assert book.page.viewport().rect().contains(book.page.cursorRect(place).center())


def test_after_the_last_place_comes_the_first(book: RulebookSheet) -> None:
    type_words(book, "rockfall")
    for _ in range(book.page.search.hits):
        QTest.keyClick(book.tools.field, Qt.Key.Key_Down)
    assert 1 <= book.page.search.hit <= book.page.search.hits
    before = book.page.search.hit
    QTest.keyClick(book.tools.field, Qt.Key.Key_Up)
    assert book.page.search.hit == (before - 2) % book.page.search.hits + 1


def test_words_that_are_nowhere_are_told(book: RulebookSheet) -> None:
    type_words(book, "xylophone")
    assert book.page.search.hits == 0
    assert book.tools.count.text() == "not found"
    assert not book.tools.next.isEnabled()


def test_ctrl_f_goes_to_the_search_and_esc_empties_it_before_it_closes(house: House, book: RulebookSheet) -> None:
    book.page.setFocus()
    house.key(Qt.Key.Key_F, CONTROL)
    assert QApplication.focusWidget() is book.tools.field
    type_words(book, "map")
    house.key(Qt.Key.Key_F3)
    assert book.page.search.hit > 0
    house.key(Qt.Key.Key_Escape)
    assert book.isVisible()
    assert book.tools.field.text() == ""
    assert not book.page.extraSelections()
    house.key(Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_what_other_rules_say_is_found_although_it_is_folded(book: RulebookSheet) -> None:
    assert not book.page.is_unfolded("link")
    type_words(book, "AMIGO 2004")
    assert book.page.search.hits > 0
    assert book.page.is_unfolded("link")


@pytest.mark.parametrize(
    ("typed", "text"),
    [("вернет", "Игрок вернёт карту"), ("ВЕРНЁТ", "вернет"), ("gold  miner", "Gold\u00a0miner"), ("(3)", "a (3) b")],
)
def test_letters_that_people_type_for_one_another_are_found(typed: str, text: str) -> None:
    assert pattern(" ".join(typed.split())).match(text).hasMatch()


# -- size of text, language, theme


def test_larger_and_smaller_text_keeps_the_paragraph(house: House, book: RulebookSheet) -> None:
    before = book.page.text_px()
    house.click(book.tools.larger)
    house.click(book.tools.larger)
    assert book.page.text_px() > before
    assert read(book) == "link"
    for _ in range(3):
        house.click(book.tools.smaller)
    assert book.page.text_px() < before
    assert not book.tools.smaller.isEnabled()
    assert read(book) == "link"


@pytest.mark.parametrize("change", [("text_scale", 200), ("high_contrast", True)], ids=str)
def test_settings_change_the_book_and_not_the_paragraph(
    house: House, book: RulebookSheet, change: tuple[str, object]
) -> None:
    before = book.page.look
    house.window.settings.changed.emit(*change)
    assert book.page.look != before
    assert read(book) == "link"


def test_another_language_is_spoken_at_the_same_paragraph(house: House, book: RulebookSheet) -> None:
    follow(book, "#dead-ends")
    house.window.speak("ja")
    QApplication.processEvents()
    assert read(book) == "dead-ends"
    assert "行き止まり" in book.page.toPlainText()
    assert book.contents.currentItem().text() == "行き止まり"
    house.click(book.tools.back)
    assert read(book) == "link"


def test_another_size_of_the_window_keeps_the_paragraph(house: House, book: RulebookSheet, qtbot: QtBot) -> None:
    house.window.resize(1600, 900)
    QApplication.processEvents()
    assert read(book) == "link"


# -- the pages


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_no_page_is_wider_than_its_window_at_twice_the_size(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build(text_scale=200)
    house.window.speak(language)
    book = house.window.rulebook
    for preset in PRESET_NAMES:
        book.show_rules([shelved("saboteur", Ruleset(preset=preset))])
        book.page.unfold_everything()
        assert len(book.page.toPlainText()) > 2000
        assert book.page.document().size().width() <= book.page.viewport().width() + 2, preset


@pytest.mark.parametrize("scale", [100, 200])
def test_no_japanese_line_begins_with_a_mark_that_ends_a_sentence(
    build: Callable[..., House], languages: Languages, scale: int
) -> None:
    house = build(text_scale=scale)
    house.window.speak("ja")
    house.window.open_rules()
    lines = 0
    block = house.window.rulebook.page.document().begin()
    while block.isValid():
        for number in range(1, block.layout().lineCount()):
            line = block.layout().lineAt(number)
            assert block.text()[line.textStart()] not in NOT_AT_THE_BEGINNING, block.text()
            lines += 1
        block = block.next()
    assert lines > 40


def test_pictures_are_painted_when_they_come_into_sight(house: House, book: RulebookSheet, qtbot: QtBot) -> None:
    book.page.go_to("dead-ends")
    house.window.grab()
    qtbot.waitUntil(lambda: book.page._pictures.kept("card:E|W") is not None, timeout=10_000)
    assert not book.page._pictures.kept("card:role-miner")


# -- on paper


def test_the_book_is_saved_as_a_pdf(house: House, book: RulebookSheet, tmp_path: Path) -> None:
    house.click(book.tools.paper)
    dialog = book.saving.dialog
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith(".pdf")
    file = tmp_path / "rules.pdf"
    dialog.fileSelected.emit(str(file))
    dialog.done(1)
    assert file.read_bytes().startswith(b"%PDF-")
    assert book.toast.isVisible()
    assert book.toast.text == "The rules were saved as rules.pdf."
    assert book.saving.dialog is None


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(house: House, book: RulebookSheet, tmp_path: Path) -> None:
    house.click(book.tools.paper)
    assert book.saving.dialog is not None
    book.saving.dialog.fileSelected.emit(str(tmp_path / "no such folder" / "rules.pdf"))
    book.saving.dialog.done(1)
    assert book.toast.text.startswith("The rules could not be saved: ")
    assert list(tmp_path.glob("*.pdf")) == []
