"""Which language is chosen, and what a switch changes at once."""

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.language import Languages, best_language

KNOWN = ("en", "ja", "ru")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["ja_JP"], "ja"),
        (["ja"], "ja"),
        (["ru_RU"], "ru"),
        (["ru-UA"], "ru"),
        (["en-GB"], "en"),
        (["de-DE", "ru-RU"], "ru"),
        (["de_DE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_region_does_not_matter_and_english_is_the_last_resort(wanted: list[str], spoken: str) -> None:
    assert best_language(wanted, KNOWN) == spoken


def test_the_buttons_of_qts_own_dialogs_speak_the_language_too(qtbot: QtBot, languages: Languages) -> None:
    said = set()
    for language in KNOWN:
        languages.switch(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        said.add(box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", ""))
    assert said == {"Cancel", "キャンセル", "Отмена"}


def test_numbers_follow_the_language(languages: Languages) -> None:
    languages.switch("ru")
    assert QLocale().language() is QLocale.Language.Russian
    languages.switch("en")
    assert QLocale().language() is QLocale.Language.English


def test_open_widgets_are_told_of_a_switch(qtbot: QtBot, languages: Languages) -> None:
    class Listening(QWidget):
        told = 0

        def changeEvent(self, event: QEvent) -> None:
            self.told += event.type() == QEvent.Type.LanguageChange

    languages.switch("en")
    widget = Listening()
    qtbot.addWidget(widget)
    QApplication.processEvents()
    widget.told = 0
    with qtbot.waitSignal(languages.switched) as switched:
        languages.switch("ja")
    qtbot.waitUntil(lambda: widget.told > 0)
    assert switched.args == ["ja"]
    assert languages.current == "ja"


def test_switching_to_the_language_that_is_on_tells_nobody(qtbot: QtBot, languages: Languages) -> None:
    languages.switch("ru")
    with qtbot.assertNotEmitted(languages.switched):
        languages.switch("ru")


def test_a_language_without_a_translation_gives_english(languages: Languages) -> None:
    languages.switch("ja")
    languages.switch("de")
    assert languages.current == "en"
