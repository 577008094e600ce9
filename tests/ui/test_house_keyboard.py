"""Turns of the Haunted House from the home screen on, with real keys and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.ui.haunted import house_table
from tests.ui.house import House

TURNS = 6
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right)


def focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None, "the keyboard goes nowhere"
    return focused


def tap(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focus(), key)


def tab_to(wanted: QWidget) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if focus() is wanted:
            return
        tap(Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes there")


def take_turn(qtbot: QtBot, page: HouseTable, turn: int) -> None:
    """Roll, walk where an arrow leads, and confirm."""
    qtbot.waitUntil(lambda: page.scene.may_roll)
    before = page.dealer.view().table
    tap(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.scene.may_walk)
    tap(Qt.Key.Key_1)
    assert page.scene.controller.hold is not None
    tap(ARROWS[turn % len(ARROWS)])
    hold = page.scene.controller.hold
    assert hold.place is not None
    aimed = str(hold.place.id)
    tap(Qt.Key.Key_Return)
    assert isinstance(page.dealer.pending, Walk)
    assert page.dealer.pending.to == aimed
    QApplication.processEvents()
    tap(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.dealer.view().table.turn == before.turn + 1)
    assert page.dealer.view().table.places[before.hunter] == aimed


def test_people_play_with_the_keyboard_alone(qtbot: QtBot, house: House) -> None:
    window = house.window
    tab_to(window.home.haunted_house)
    tap(Qt.Key.Key_Space)
    for row in window.form.rows[1:3]:
        tab_to(row.kind)
        tap(Qt.Key.Key_Space)
    tab_to(window.form.start)
    tap(Qt.Key.Key_Space)
    page = house_table(house)
    assert not [look for look in page.looks if look.is_bot]
    for turn in range(TURNS):
        take_turn(qtbot, page, turn)
    assert page.dealer.view().table.turn == TURNS + 1


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_H, Qt.Key.Key_L])
def test_help_is_one_key_away_and_the_turn_goes_on(qtbot: QtBot, house: House, key: Qt.Key) -> None:
    tab_to(house.window.home.haunted_house)
    tap(Qt.Key.Key_Space)
    tab_to(house.window.form.start)
    tap(Qt.Key.Key_Space)
    page = house_table(house)
    qtbot.waitUntil(lambda: page.scene.may_roll)
    tap(key)
    shown = {
        Qt.Key.Key_O: page.scene.odds.wanted,
        Qt.Key.Key_H: page.toast.isVisible(),
        Qt.Key.Key_L: page.log.isVisible(),
    }
    assert shown[key]
    if page.log.isVisible():
        tap(Qt.Key.Key_Escape)
    tap(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.scene.may_walk)
