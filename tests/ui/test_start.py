"""What is said at the start about files that cannot be used."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.storage.migrations import MIGRATIONS
from saboteur_desktop.storage.opening import open_library
from tests.ui.house import House, plans, played
from tests.ui.seen import words


def test_a_damaged_library_is_told_in_a_sentence(build: Callable[..., House], tmp_path: Path) -> None:
    (tmp_path / "library.sqlite3").write_bytes(b"not a database, " * 100)
    house = build(tmp_path)
    assert house.window.text.isVisible()
    (told,) = (text for text in words(house.window) if "was damaged" in text)
    aside = tmp_path / "library.damaged-1.sqlite3"
    assert aside.exists()
    assert str(aside) in told
    assert house.window.home.isVisible()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "newer version"), ("ja", "新しいバージョン"), ("ru", "более новой версией")]
)
def test_a_library_of_a_newer_version_is_left_alone_and_told_of(
    build: Callable[..., House], qtbot: QtBot, tmp_path: Path, language: str, told: str
) -> None:
    library = tmp_path / "library.sqlite3"
    open_library(library).library.close()
    with closing(sqlite3.connect(library)) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = library.read_bytes()
    house = build(tmp_path)
    house.window.speak(language)
    (aside,) = tmp_path.glob("library.newer-*.sqlite3")
    assert aside.read_bytes() == before
    qtbot.waitUntil(lambda: any(told in text and str(aside) in text for text in words(house.window)))


def test_a_library_in_good_order_says_nothing(house: House) -> None:
    assert not house.window.text.isVisible()


def test_broken_preferences_are_told_in_a_sentence(build: Callable[..., House], tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text("{broken", encoding="utf-8")
    house = build(tmp_path)
    assert house.window.text.isVisible()
    (told,) = (text for text in words(house.window) if "your settings could not" in text)
    aside = tmp_path / "preferences.unusable.json"
    assert aside.read_text(encoding="utf-8") == "{broken"
    assert str(aside) in told


def test_one_setting_without_sense_is_told_too(build: Callable[..., House], tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text('{"volume": "loud"}', encoding="utf-8")
    house = build(tmp_path)
    assert house.window.text.isVisible()
    assert house.preferences.current.volume == 70


def test_a_match_that_does_not_hold_is_offered_no_more_once_it_was_to_go_on(
    build: Callable[..., House], tmp_path: Path
) -> None:
    library = open_library(tmp_path / "library.sqlite3").library
    assert library.keep(played(3, lambda view: len(view.table.board.cards) > 5), plans("hhh")).save() is None
    library.close()
    with closing(sqlite3.connect(tmp_path / "library.sqlite3")) as broken:
        broken.execute("DELETE FROM moves WHERE number = 1")
        broken.commit()
    house = build(tmp_path)
    assert house.window.home.go_on.isVisible()
    house.click(house.window.home.go_on)
    assert house.window.table is None
    assert house.window.home.isVisible()
    assert not house.window.home.go_on.isVisible()
    assert house.opened.library.unfinished_games() == ()
