"""Fingers: they drag, pan, turn and zoom, and never act twice through mouse events made of them."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from saboteur_desktop.table.drag import State
from saboteur_desktop.table.drop_target import Proposal
from saboteur_desktop.table.metrics import LONG_PRESS_MS
from tests.table.toy import CELLS, ToyTable

BOTH = CELLS["both"].center()


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def touch(table: ToyTable, device: QPointingDevice, *fingers: tuple[str, int, QPointF]) -> None:
    sequence = QTest.touchEvent(table.view.viewport(), device)
    for kind, number, point in fingers:
        {"down": sequence.press, "move": sequence.move, "up": sequence.release}[kind](
            number, point.toPoint(), table.view.viewport()
        )
    sequence.commit()


def test_finger_drags_a_card_that_rides_above_it(table: ToyTable, finger: QPointingDevice) -> None:
    home = table.card("a").home.center
    touch(table, finger, ("down", 0, home))
    touch(table, finger, ("move", 0, home - QPointF(0, 12)))
    assert table.controller.state is State.ARMED
    below = BOTH + QPointF(0, 75)
    touch(table, finger, ("move", 0, home - QPointF(0, 20)))
    touch(table, finger, ("move", 0, below))
    assert table.over() == "both"
    touch(table, finger, ("up", 0, below))
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_second_finger_turns_the_dragged_card(table: ToyTable, finger: QPointingDevice) -> None:
    home = table.card("a").home.center
    below = BOTH + QPointF(0, 75)
    touch(table, finger, ("down", 0, home))
    touch(table, finger, ("move", 0, below))
    touch(table, finger, ("move", 0, below), ("down", 1, QPointF(100, 400)))
    assert table.hold().turned
    touch(table, finger, ("move", 0, below), ("up", 1, QPointF(100, 400)))
    touch(table, finger, ("up", 0, below))
    assert table.scene.proposals == [Proposal("a", "both", True)]


def test_finger_on_the_empty_board_pans(table: ToyTable, finger: QPointingDevice) -> None:
    before = table.scene.camera.to_scene(QPointF(0, 0))
    start = QPointF(450, 300)
    touch(table, finger, ("down", 0, start))
    for step in range(1, 6):
        touch(table, finger, ("move", 0, start + QPointF(10 * step, 0)))
    touch(table, finger, ("up", 0, start + QPointF(50, 0)))
    assert table.scene.camera.to_scene(QPointF(0, 0)).x() > before.x()
    assert table.controller.state is State.IDLE


def test_two_fingers_zoom_about_their_middle(table: ToyTable, finger: QPointingDevice) -> None:
    before = table.scene.camera.scale
    middle = QPointF(450, 250)
    touch(table, finger, ("down", 0, middle - QPointF(50, 0)), ("down", 1, middle + QPointF(50, 0)))
    touch(table, finger, ("move", 0, middle - QPointF(75, 0)), ("move", 1, middle + QPointF(75, 0)))
    assert table.scene.camera.scale > before
    touch(table, finger, ("up", 0, middle - QPointF(75, 0)), ("up", 1, middle + QPointF(75, 0)))
    assert table.controller.state is State.IDLE
    assert table.scene.proposals == []


def test_long_press_shows_the_card_large_and_chooses_nothing(table: ToyTable, finger: QPointingDevice, qtbot) -> None:
    home = table.card("a").home.center
    with qtbot.waitSignal(table.scene.pointer.closer_look, timeout=LONG_PRESS_MS * 4) as shown:
        touch(table, finger, ("down", 0, home))
    assert shown.args == [table.card("a")]
    with qtbot.waitSignal(table.scene.pointer.closer_look) as ended:
        touch(table, finger, ("up", 0, home))
    assert ended.args == [None]
    assert table.controller.state is State.IDLE


def test_tap_with_a_finger_chooses_once(table: ToyTable, finger: QPointingDevice) -> None:
    home = table.card("a").home.center
    touch(table, finger, ("down", 0, home))
    touch(table, finger, ("up", 0, home))
    assert table.controller.state is State.CHOSEN
    assert table.hold().card is table.card("a")
