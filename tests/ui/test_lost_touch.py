"""A finger that the system takes away has pressed nothing, whatever lies under it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScroller, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.ui.widgets.hold_button import HoldButton
from tests.fingers import Fingers
from tests.ui.house import House

PAGES: dict[str, Callable[[House], object]] = {
    "home": lambda house: house.window.go_home(),
    "form": lambda house: house.window.open_form(),
    "form of the house": lambda house: house.window.open_form("haunted-house"),
    "settings": lambda house: house.window.open_settings(),
    "lessons": lambda house: house.window.open_lessons(),
    "rules": lambda house: house.window.open_rules(),
    "results": lambda house: house.open("hhb", lambda view: view.table.phase == "round_over"),
}


@pytest.fixture(scope="module")
def fingers() -> Fingers:
    return Fingers()


def middle(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def buttons(window: QWidget) -> list[QAbstractButton]:
    """All that a finger can reach; the one that is held does not click."""
    found = [button for button in window.findChildren(QAbstractButton) if not isinstance(button, HoldButton)]
    return [button for button in found if button.isVisible() and window.childAt(middle(button)) is button]


@pytest.mark.parametrize("page", PAGES)
def test_no_button_is_clicked_by_a_finger_that_is_taken_away(page: str, house: House, fingers: Fingers) -> None:
    PAGES[page](house)
    QApplication.processEvents()
    clicked: list[QAbstractButton] = []
    found = [button for button in buttons(house.window) if button.isEnabled()]
    assert found
    for button in found:
        button.clicked.connect(lambda _=False, button=button: clicked.append(button))
    for button in found:
        was, point = button.isChecked(), QPointF(middle(button))
        fingers.down(house.window, point)
        assert button.isDown()
        fingers.lose(house.window, point)
        assert not button.isDown()
        assert button.isChecked() == was
    assert clicked == []


def test_the_next_tap_counts(house: House, fingers: Fingers) -> None:
    button = house.window.home.new_game
    point = QPointF(middle(button))
    fingers.down(house.window, point)
    fingers.lose(house.window, point)
    fingers.tap(house.window, point)
    assert house.window.form.isVisible()


def test_a_mouse_beside_the_finger_still_clicks(house: House, fingers: Fingers) -> None:
    handle = house.window.windowHandle()
    QApplication.sendEvent(handle, QTouchEvent(QEvent.Type.TouchCancel, fingers.device))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle(house.window.home.new_game))
    QApplication.sendEvent(handle, QTouchEvent(QEvent.Type.TouchCancel, fingers.device))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle(house.window.home.new_game))
    assert house.window.form.isVisible()


def test_the_words_of_a_setting_are_no_exception(house: House, fingers: Fingers) -> None:
    house.window.open_settings()
    QApplication.processEvents()
    toggle = house.window.settings.toggles["hide_hand"]
    row = toggle.parentWidget()
    assert row is not None
    words = QPointF(row.mapTo(house.window, QPoint(40, row.height() // 2)))
    fingers.down(house.window, words)
    fingers.lose(house.window, words)
    assert not toggle.isChecked()
    fingers.tap(house.window, words)
    assert toggle.isChecked()


def test_a_list_that_was_pushed_stays_where_it_was_pushed_to(
    qtbot: QtBot, build: Callable[..., House], fingers: Fingers
) -> None:
    house = build(text_scale=200)
    house.window.resize(1024, 600)
    house.window.open_settings()
    sheet = house.window.settings
    bar = sheet.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 60)
    start = QPointF(middle(sheet.area))
    end = start - QPointF(0, 50)
    fingers.swipe(house.window, start, end)
    qtbot.waitUntil(lambda: bar.value() > 0)
    fingers.lose(house.window, end)
    assert sheet.fingers.scroller.state() != QScroller.State.Dragging
    qtbot.waitUntil(lambda: sheet.fingers.scroller.state() == QScroller.State.Inactive)
    assert 0 < bar.value() <= bar.maximum()
    sheet.fingers.scroller.stop()


def test_what_is_turned_towards_the_far_edge_is_no_exception(build: Callable[..., House], fingers: Fingers) -> None:
    house = build(turn_table=True)
    house.open("hhb", lambda view: view.table.to_move == 1)
    house.begin_turn()
    assert house.doing is Doing.TURN
    house.table.menu.open()
    size = house.table.rect().bottomRight()
    there = QPointF(house.table.mapTo(house.window, size) - middle(house.table.menu.close_button))
    fingers.down(house.window, there)
    fingers.lose(house.window, there)
    assert house.table.menu.isVisible()
    fingers.tap(house.window, there)
    assert not house.table.menu.isVisible()
