"""A switch or a choice tells the same whether a hand or a screen reader makes it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QButtonGroup, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.choosable import Choosable


class Plain(Choosable):
    def paintEvent(self, event: QPaintEvent) -> None:
        """There is nothing to see."""


@pytest.fixture
def pair(qtbot: QtBot) -> Iterator[list[Plain]]:
    window = QWidget()
    group = QButtonGroup(window)
    made = [Plain(window) for _ in range(2)]
    for button in made:
        button.setCheckable(True)
        button.setAutoExclusive(True)
        group.addButton(button)
    made[0].setChecked(True)
    qtbot.addWidget(window)
    window.show()
    yield made
    window.close()


def toggle(button: QWidget) -> None:
    """What assistive tools do."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    assert actions is not None
    assert "Toggle" in actions.actionNames()
    actions.doAction("Toggle")


def test_a_screen_readers_choice_is_a_click_once(pair: list[Plain]) -> None:
    told: list[int] = []
    for place, button in enumerate(pair):
        button.clicked.connect(lambda _checked=False, place=place: told.append(place))
    toggle(pair[1])
    assert told == [1]
    assert pair[1].isChecked()
    assert not pair[0].isChecked()


def test_a_click_is_told_once(pair: list[Plain]) -> None:
    told: list[bool] = []
    pair[1].clicked.connect(lambda checked: told.append(checked))
    QTest.mouseClick(pair[1], Qt.MouseButton.LeftButton)
    assert told == [True]


def test_what_the_program_shows_is_no_choice(pair: list[Plain]) -> None:
    told: list[bool] = []
    for button in pair:
        button.clicked.connect(lambda checked: told.append(checked))
    pair[1].setChecked(True)
    assert told == []


def test_a_switch_is_put_on_and_off(qtbot: QtBot) -> None:
    switch = Plain()
    switch.setCheckable(True)
    qtbot.addWidget(switch)
    switch.show()
    told: list[bool] = []
    switch.clicked.connect(lambda checked: told.append(checked))
    toggle(switch)
    toggle(switch)
    assert told == [True, False]
