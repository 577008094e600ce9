"""The sound of the window: its switch, its volume, its curtain, its bells."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.storage.preferences import PreferencesFile
from tests.ui.house import House


def kept(house: House) -> bool:
    """Whether the file says that the sound is on."""
    return PreferencesFile(house.folder / "preferences.json").current.sound


def by_key(house: House) -> None:
    QTest.keyClick(house.table.view, Qt.Key.Key_M)


def by_button(house: House) -> None:
    button = house.table.scene.parts.bar.buttons["sound"].place.center()
    house.press(button)
    house.release(button)


@pytest.mark.parametrize("switch", [by_key, by_button])
def test_the_sound_is_switched_off_and_on_at_the_table(
    house: House, switch: Callable[[House], None], qtbot: QtBot
) -> None:
    house.open("hbb")
    house.begin_turn()
    bar = house.table.scene.parts.bar
    assert bar.sound_on
    switch(house)
    assert not bar.sound_on
    assert not kept(house)
    house.heard.effects.clear()
    house.discard_by_keys()
    qtbot.waitUntil(lambda: len(house.thinkers.asked) == 2 and house.doing is Doing.TURN)
    assert house.heard.effects == []
    switch(house)
    assert bar.sound_on
    assert kept(house)
    assert house.heard.effects[-1] == "snap"


def test_the_switch_is_remembered_at_the_next_start(build: Callable[..., House]) -> None:
    house = build(sound=False)
    house.open("hbb")
    house.begin_turn()
    assert not house.table.scene.parts.bar.sound_on
    house.discard_by_keys()
    assert house.heard.effects == []


def test_another_volume_is_heard_at_once(house: House) -> None:
    house.window.settings.changed.emit("volume", 100)
    house.window.settings.changed.emit("volume", 30)
    assert house.heard.effects == ["snap", "snap"]
    assert house.heard.gains[0] > house.heard.gains[1] > 0


def test_one_person_among_computer_players_hears_bells_at_the_turn(house: House) -> None:
    house.open("hbb")
    house.begin_turn()
    assert house.heard.effects[-1] == "your_turn"
    assert "curtain_close" not in house.heard.effects


def test_people_who_share_a_screen_hear_the_curtain_instead(house: House) -> None:
    house.open("hhh")
    assert house.doing is Doing.CURTAIN
    assert house.heard.effects == ["curtain_close"]
    house.begin_turn()
    assert "curtain_open" in house.heard.effects
    assert "your_turn" not in house.heard.effects


def test_a_pending_move_is_heard_when_it_lies_and_when_it_is_taken_back(house: House) -> None:
    house.open("hbb")
    house.begin_turn()
    house.heard.effects.clear()
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_D)
    assert house.heard.effects[-1] == "set_down"
    house.heard.effects.clear()
    house.key(Qt.Key.Key_Escape)
    assert house.heard.effects == ["set_down"]
