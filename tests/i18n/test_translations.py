"""Every text of the program is translated, wholly and with everything that is filled into it."""

from pathlib import Path

import pytest

import update_translations
from tests.i18n.catalogue import FILES, PLURAL_FORMS, Message, messages, places, tags

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def complaints(file: Path, wrong: object) -> list[str]:
    assert callable(wrong)
    return [str(message) for message in messages(file) if wrong(message)]


def test_there_is_a_file_for_every_language() -> None:
    assert {file.stem for file in FILES} == {f"saboteur_{language}" for language in PLURAL_FORMS}


def test_the_files_hold_every_text_of_the_source() -> None:
    assert update_translations.outdated() == []


@each_file
def test_nothing_is_unfinished(file: Path) -> None:
    assert complaints(file, lambda message: not message.finished or not all(message.forms)) == []


@each_file
def test_a_count_has_every_plural_form(file: Path) -> None:
    forms = PLURAL_FORMS[file.stem.removeprefix("saboteur_")]
    assert complaints(file, lambda message: len(message.forms) != (forms if message.counted else 1)) == []


@each_file
def test_a_translation_fills_the_same_places(file: Path) -> None:
    def differs(message: Message) -> bool:
        return any(places(form) != places(message.source) for form in message.forms if form)

    assert complaints(file, differs) == []


@each_file
def test_a_translation_keeps_the_mark_up(file: Path) -> None:
    def differs(message: Message) -> bool:
        return any(tags(form) != tags(message.source) for form in message.forms if form)

    assert complaints(file, differs) == []


@each_file
def test_a_translation_keeps_the_space_around_a_text(file: Path) -> None:
    def differs(message: Message) -> bool:
        return any(form != form.strip() for form in message.forms) and message.source == message.source.strip()

    assert complaints(file, differs) == []


def test_english_is_given_for_counts_alone() -> None:
    (english,) = (file for file in FILES if file.stem == "saboteur_en")
    assert complaints(english, lambda message: not message.counted) == []
