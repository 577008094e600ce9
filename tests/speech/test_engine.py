"""The library, with engines as different systems have them."""

import sys

import pytest

from saboteur_desktop.speech.engine import open_engine
from tests.speech.doubles import FakeBackend, library


def test_each_language_is_read_by_an_engine_that_has_a_voice_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one_core = FakeBackend([("Zira", "en-US"), ("Irina", "ru-RU")], chosen=1)
    sapi = FakeBackend([("David", "en-US"), ("Haruka", "ja-JP")], chosen=0)
    monkeypatch.setitem(sys.modules, "prism", library(ONE_CORE=one_core, SAPI=sapi))
    engine = open_engine()
    assert engine.languages == {"en", "ja", "ru"}
    engine.say("Hello", "en")
    engine.say("Привет", "ru")
    engine.say("こんにちは", "ja")
    assert [done for done in one_core.done if done != "silence"] == ["Zira: Hello", "Irina: Привет"]
    assert [done for done in sapi.done if done != "silence"] == ["Haruka: こんにちは"]


def test_whatever_is_read_ends_before_another_engine_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    one_core, sapi = FakeBackend([("Zira", "en-US")], 0), FakeBackend([("Haruka", "ja-JP")], 0)
    monkeypatch.setitem(sys.modules, "prism", library(ONE_CORE=one_core, SAPI=sapi))
    engine = open_engine()
    engine.say("Hello", "en")
    engine.say("こんにちは", "ja")
    assert one_core.done[-2:] == ["Zira: Hello", "silence"]


def test_a_machine_without_engines_speaks_no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", library())
    engine = open_engine()
    assert engine.languages == frozenset()
    engine.stop()


def test_an_engine_that_has_not_been_told_a_voice_yet_is_asked_for_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher = FakeBackend([("English (America)", "en-us"), ("Russian", "ru")])
    monkeypatch.setitem(sys.modules, "prism", library(SPEECH_DISPATCHER=dispatcher))
    engine = open_engine()
    engine.say("Привет", "ru")
    assert dispatcher.done[-1] == "Russian: Привет"


def test_without_the_library_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(ImportError):
        open_engine()
