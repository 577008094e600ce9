"""The program finds its own files, and says plainly when it cannot."""

import pytest
from PySide6.QtCore import QTranslator

from saboteur_desktop.app import assets


def test_every_font_is_found() -> None:
    assert [file.suffix for file in assets.font_files()] == [".ttf"] * 4


def test_there_are_three_languages() -> None:
    assert assets.languages() == ("en", "ja", "ru")


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_qt_reads_the_translation(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(assets.translation(language)))


def test_a_missing_file_is_told_by_its_name() -> None:
    with pytest.raises(assets.AssetMissingError, match="sounds/silence"):
        assets.asset("sounds/silence.wav")
