"""The curtain opens for who holds it, and for nobody else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.ui.screens.curtain import Curtain
from saboteur_desktop.ui.widgets.hold_button import HOLD_MS

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def curtain(qtbot: QtBot) -> Iterator[Curtain]:
    """A curtain that hangs closed for Hana."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made = Curtain(window)
    made.set_reduced_motion(reduced=True)
    made.close_for("Hana", 6)
    yield made
    window.close()  # it lives as long as the test, and the curtain with it


def test_held_long_enough_it_opens(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.opened, timeout=10_000):
        QTest.mousePress(curtain.button, LEFT)
    assert not curtain.closed


def test_let_go_early_the_ring_empties_and_it_stays_closed(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.opened):
        QTest.mousePress(curtain.button, LEFT)
        qtbot.waitUntil(lambda: curtain.button.progress > 0.05)
        QTest.mouseRelease(curtain.button, LEFT)
        assert curtain.button.progress == 0
    assert curtain.closed


def test_the_space_bar_holds_it_too(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.opened, timeout=10_000):
        QTest.keyPress(curtain.button, Qt.Key.Key_Space)


def test_by_setting_a_press_is_enough(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.set_needs_hold(needed=False)
    with qtbot.waitSignal(curtain.opened, timeout=100):
        QTest.mousePress(curtain.button, LEFT)


def test_what_held_it_is_gone_when_the_window_is_left(qtbot: QtBot, curtain: Curtain) -> None:
    QTest.mousePress(curtain.button, LEFT)
    qtbot.waitUntil(lambda: curtain.button.progress > 0.05)
    curtain.button.clearFocus()
    assert not curtain.button.is_pressed
    assert curtain.closed


def test_a_press_beside_the_button_and_other_keys_do_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.opened, wait=HOLD_MS + 100):
        QTest.mousePress(curtain, LEFT, pos=QPoint(40, 400))
        QTest.keyPress(curtain.button, Qt.Key.Key_Q)
        QTest.keyPress(curtain.button, Qt.Key.Key_Escape)
    assert curtain.closed


def test_with_motion_it_draws_apart_and_is_gone(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.set_reduced_motion(reduced=False)
    QTest.mousePress(curtain.button, LEFT)
    qtbot.waitUntil(lambda: not curtain.isVisible(), timeout=10_000)
    curtain.close_for("Pip", 5)
    assert curtain.closed
    assert curtain.name == "Pip"


def test_it_names_the_next_person_to_those_who_hear_the_window(curtain: Curtain) -> None:
    assert curtain.accessibleName() == "Pass the screen to Hana"
    assert curtain.button.hasFocus()


def test_with_reduced_motion_it_fades_in_its_place(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.finish()
    # The first letters that are drawn in a process differ from later ones by a hair.
    curtain.grab()
    curtain.retranslate()
    closed = curtain.grab().toImage()
    curtain.button.held.emit()
    assert not curtain.closed
    assert curtain.isVisible()
    qtbot.waitUntil(lambda: not curtain.isVisible(), timeout=10_000)
    curtain.close_for("Hana", 6)
    assert curtain.closed
    curtain.finish()
    assert curtain.grab().toImage() == closed
