"""Every page speaks the language that is on, and only that one, and finds room for it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.language import Languages
from tests.ui.house import House
from tests.ui.pages import PAGES
from tests.ui.seen import Lettering, words


class Marking(QTranslator):
    """A language in which every text ends with the same sign, so that a text of another language is found."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self._sign = sign

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text.replace("%n", str(n)) + self._sign


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Turns a marked language on instead of the one before."""
    on: list[Marking] = []

    def turn_off() -> None:
        while on:
            qapp.removeTranslator(on.pop())

    def speak(sign: str) -> None:
        turn_off()
        on.append(Marking(sign))
        qapp.installTranslator(on[0])
        QApplication.processEvents()

    yield speak
    turn_off()


@pytest.mark.parametrize("page", PAGES)
def test_no_text_of_the_language_before_is_left(
    build: Callable[..., House], speak: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    lettering = Lettering(monkeypatch)
    speak("†")
    house = build()
    PAGES[page](house)
    lettering.read(house.window, house.window.table)
    before = words(house.window) | lettering.painted
    assert any("†" in text for text in before), "the page has been read"
    speak("‡")
    lettering.read(house.window, house.window.table)
    after = words(house.window) | lettering.painted
    assert any("‡" in text for text in after)
    assert not {text for text in after if "†" in text}


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_no_label_is_cut_off(
    build: Callable[..., House], languages: Languages, monkeypatch: pytest.MonkeyPatch, page: str, language: str
) -> None:
    lettering = Lettering(monkeypatch)
    house = build()
    house.window.speak(language)
    PAGES[page](house)
    lettering.read(house.window, house.window.table)
    assert lettering.painted
    assert not lettering.cut
