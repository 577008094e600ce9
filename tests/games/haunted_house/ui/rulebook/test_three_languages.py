"""The rulebook of the Haunted House says the same in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.assets import translation
from saboteur_desktop.book.links import linked_keys
from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.seating import SEATS
from saboteur_desktop.games.haunted_house.ui.level_words import level_name
from saboteur_desktop.games.haunted_house.ui.rulebook.contents import chapters
from saboteur_desktop.games.haunted_house.ui.rulebook.quick_reference import quick_reference
from saboteur_desktop.games.haunted_house.ui.setup_form import options
from tests.book.number_words import numbers
from tests.games.haunted_house.ui.rulebook.house_books import boards, rulesets, texts

LANGUAGES = ("en", "ja", "ru")


class Shelf:
    """The same book and the same pages in every language, and the names of levels and options."""

    def __init__(self) -> None:
        self.books: dict[tuple[str, str], tuple[Chapter, ...]] = {}
        self.options: dict[str, dict[str, str]] = {}
        self.levels: dict[str, list[str]] = {}

    def fill(self, app: QApplication) -> None:
        """Write every book in every language."""
        for language in LANGUAGES:
            translator = QTranslator()
            assert translator.load(str(translation(language)))
            app.installTranslator(translator)
            for name, ruleset in rulesets().items():
                pages = tuple(quick_reference(ruleset, seats) for seats in SEATS)
                self.books[language, name] = (*chapters(ruleset), *pages)
            self.options[language] = {option.field: option.words.name for option in options()}
            self.levels[language] = [level_name(level) for level in PRESET_NAMES]
            app.removeTranslator(translator)


@pytest.fixture(scope="module")
def shelf(qapp: QApplication) -> Shelf:
    filled = Shelf()
    filled.fill(qapp)
    return filled


def pairs(shelf: Shelf, language: str) -> Iterator[tuple[Paragraph, Paragraph]]:
    """Each paragraph in English and in another language."""
    for name in rulesets():
        for own, other in zip(shelf.books["en", name], shelf.books[language, name], strict=True):
            yield from zip(own.paragraphs, other.paragraphs, strict=True)


other_languages = pytest.mark.parametrize("language", LANGUAGES[1:])


@other_languages
def test_a_paragraph_has_the_same_pictures_boards_and_links_in_every_language(shelf: Shelf, language: str) -> None:
    for own, other in pairs(shelf, language):
        assert own.key == other.key
        assert own.pictures == other.pictures
        assert [board._replace(caption="") for board in boards(own)] == [
            board._replace(caption="") for board in boards(other)
        ]
        for text, said in zip(texts(own), texts(other), strict=True):
            assert sorted(linked_keys(text)) == sorted(linked_keys(said)), own.key


@other_languages
def test_every_piece_of_text_tells_the_same_numbers(shelf: Shelf, language: str) -> None:
    for own, other in pairs(shelf, language):
        for text, said in zip(texts(own), texts(other), strict=True):
            assert numbers(text, "en") == numbers(said, language), f"{own.key}: {text!r}: {said!r}"


@other_languages
def test_options_and_levels_are_called_by_their_names(shelf: Shelf, language: str) -> None:
    for own, other in pairs(shelf, language):
        if own.key.startswith("option-"):
            assert other.heading == shelf.options[language][own.key.removeprefix("option-")]
        for text, said in zip(own.elsewhere, other.elsewhere, strict=True):
            for name, called in zip(shelf.levels["en"], shelf.levels[language], strict=True):
                assert (f"“{name}”" in text) == (f"「{called}」" in said or f"«{called}»" in said), own.key


@other_languages
def test_nothing_is_left_in_english(shelf: Shelf, language: str) -> None:
    for own, other in pairs(shelf, language):
        for text, said in zip(texts(own), texts(other), strict=True):
            # A list of rooms has no words but their letters.
            words = [word for word in text.replace(",", " ").split() if len(word) > 1 and word.isalpha()]
            assert text != said or not words, text
