"""The window comes back as it was left."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.house import House


def test_the_window_has_the_size_in_which_it_was_closed(build: Callable[..., House], tmp_path: Path) -> None:
    first = build(tmp_path)
    first.window.resize(800, 650)  # the screen of these tests is 800 high and wide
    first.window.close()
    second = build(tmp_path)
    second.window.take_last_place()
    assert second.window.size().toTuple() == (800, 650)


def test_the_window_is_never_wider_than_a_narrow_screen(build: Callable[..., House]) -> None:
    window = build().window
    window.take_last_place()
    assert window.screen().availableSize().width() < 1024
    assert window.width() <= window.screen().availableSize().width()


@pytest.mark.parametrize("kept", [None, "", "nonsense", "AdnQywADAAA="])
def test_a_place_without_sense_gives_the_size_of_a_first_start(build: Callable[..., House], kept: str | None) -> None:
    house = build(window=kept)
    house.window.take_last_place()
    screen = house.window.screen().availableSize()
    assert house.window.width() == max(house.window.minimumWidth(), min(1600, round(screen.width() * 0.85)))


def test_f11_fills_the_screen_and_gives_it_back(house: House) -> None:
    QTest.keyClick(house.window, Qt.Key.Key_F11)
    assert house.window.isFullScreen()
    QTest.keyClick(house.window, Qt.Key.Key_F11)
    assert not house.window.isFullScreen()
