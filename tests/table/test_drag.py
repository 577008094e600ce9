"""Dragging with real mouse events, and every way out of a drag."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.drag import Exit, State
from saboteur_desktop.table.drop_target import Proposal
from tests.table.toy import CELLS, SEAT, WALL, ToyTable

UPRIGHT, FLIPPED, BOTH = (CELLS[name].center() for name in ("upright", "flipped", "both"))


def test_drop_on_an_allowed_target_proposes_one_move(table: ToyTable) -> None:
    table.drag("a", UPRIGHT)
    assert table.scene.proposals == [Proposal("a", "upright", False)]
    assert table.state() is State.SETTLING
    table.controller.settled()
    assert table.state() is State.IDLE


def test_a_shorter_move_than_eight_pixels_is_no_drag(table: ToyTable) -> None:
    home = table.card("a").home.center
    table.press(home)
    table.move(home + QPointF(7, 0))
    assert table.state() is State.ARMED
    table.move(home + QPointF(8, 0))
    assert table.state() is State.DRAGGING


def test_card_starts_in_the_way_up_that_fits_and_gets_its_own_back(table: ToyTable) -> None:
    table.start_drag("a", FLIPPED)
    assert table.card("a").turned
    assert table.verdict().allowed
    table.move(QPointF(450, 300))
    assert not table.card("a").turned
    assert table.hold().place is None


def test_turning_changes_the_verdict_without_a_mouse_move(table: ToyTable) -> None:
    table.start_drag("a", UPRIGHT)
    assert table.verdict().allowed
    table.key(Qt.Key.Key_R)
    assert not table.verdict().allowed
    assert table.verdict().marks
    table.key(Qt.Key.Key_R)
    assert table.verdict().allowed


@pytest.mark.parametrize("way", ["key", "cyrillic", "right", "wheel"])
def test_each_turning_gesture_turns_once(table: ToyTable, way: str) -> None:
    table.start_drag("a", BOTH)
    if way == "key":
        table.key(Qt.Key.Key_R)
    elif way == "cyrillic":
        table.key(Qt.Key(ord("К")))
    elif way == "right":
        table.press(BOTH, Qt.MouseButton.RightButton)
        table.release(BOTH, Qt.MouseButton.RightButton)
    else:
        QTest.wheelEvent(table.view.windowHandle(), BOTH, QPointF(0, 120).toPoint())
    assert table.hold().turned
    table.release(BOTH)
    assert table.scene.proposals == [Proposal("a", "both", True)]


def test_turned_by_hand_over_a_target_stays_as_turned_and_is_refused(table: ToyTable) -> None:
    table.start_drag("a", FLIPPED)
    table.key(Qt.Key.Key_R)
    assert not table.hold().turned
    refused: list[object] = []
    table.controller.refused.connect(refused.append)
    table.release(FLIPPED)
    assert len(refused) == 1
    assert table.scene.proposals == []
    assert table.state() is State.IDLE


def test_drop_beside_all_targets_puts_the_card_home(table: ToyTable) -> None:
    table.drag("a", QPointF(450, 350))
    table.settle()
    assert table.state() is State.IDLE
    assert table.card("a").pos() == table.card("a").home.center
    assert table.scene.proposals == []


def test_rejected_card_glides_home(table: ToyTable) -> None:
    table.drag("a", UPRIGHT)
    table.controller.rejected()
    table.settle()
    assert table.state() is State.IDLE
    assert table.card("a").pos() == table.card("a").home.center
    assert table.card("a").width == table.card("a").home.width


def test_nearest_allowed_target_wins_over_a_refused_one_at_the_border(table: ToyTable) -> None:
    between = QPointF(WALL.left() + 2, WALL.center().y())
    table.start_drag("a", BOTH)
    table.move(between)
    assert WALL.contains(between)
    assert table.over() != "wall"
    table.move(WALL.center())
    assert table.over() == "wall"
    assert table.verdict().text == "It does not fit."


def test_card_lies_down_in_the_cell_it_is_over(table: ToyTable) -> None:
    table.start_drag("a", UPRIGHT + QPointF(9, 7))
    table.settle()
    assert table.card("a").pos() == UPRIGHT
    assert table.card("a").width == CELLS["upright"].width()


def test_card_over_a_seat_stays_under_the_pointer(table: ToyTable) -> None:
    where = SEAT.center() + QPointF(20, 10)
    table.start_drag("act", where)
    table.settle()
    assert table.card("act").pos() == where
    assert table.over() == "seat"


def _lose_focus(table: ToyTable) -> None:
    other = QLineEdit(table.view)
    other.show()
    other.setFocus()


def _deactivate(table: ToyTable) -> None:
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))


def _lose_grab(table: ToyTable) -> None:
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.UngrabMouse))


def _miss_release(table: ToyTable) -> None:
    table.scene.pointer.hover(QPointF(450, 300))


WAYS_OUT: list[tuple[str, Callable[[ToyTable], object], Exit]] = [
    ("escape", lambda table: table.key(Qt.Key.Key_Escape), Exit.ESCAPE),
    ("focus", _lose_focus, Exit.FOCUS_LOST),
    ("window", _deactivate, Exit.WINDOW_DEACTIVATED),
    ("grab", _lose_grab, Exit.GRAB_LOST),
    ("missed release", _miss_release, Exit.GRAB_LOST),
    ("hidden", lambda table: QApplication.sendEvent(table.view, QHideEvent()), Exit.GRAB_LOST),
    ("turn ended", lambda table: table.controller.set_enabled(False), Exit.TURN_ENDED),
    ("curtain", lambda table: table.scene.give_up(Exit.CURTAIN), Exit.CURTAIN),
]


@pytest.mark.parametrize(("name", "leave", "way"), WAYS_OUT, ids=[way[0] for way in WAYS_OUT])
@pytest.mark.parametrize("place", [UPRIGHT, QPointF(450, 350)], ids=["over a target", "over nothing"])
def test_every_way_out_of_a_drag_ends_idle_with_the_card_home(
    table: ToyTable, qtbot: QtBot, name: str, leave: Callable[[ToyTable], object], way: Exit, place: QPointF
) -> None:
    ways: list[Exit] = []
    table.controller.put_back.connect(ways.append)
    table.start_drag("a", place)
    assert table.state() is State.DRAGGING
    leave(table)
    table.settle()
    assert table.state() is State.IDLE
    assert table.controller.hold is None
    assert ways == [way]
    assert table.card("a").pos() == table.card("a").home.center
    table.release(place)
    assert table.state() is State.IDLE
    assert table.scene.proposals == []


def test_burst_of_clicks_on_a_target_proposes_once(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    for _ in range(20):
        table.click(BOTH)
    assert len(table.scene.proposals) == 1


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton])
def test_other_buttons_never_play(table: ToyTable, button: Qt.MouseButton) -> None:
    table.click(table.card("a").home.center, button)
    QTest.mouseDClick(
        table.view.viewport(), button, Qt.KeyboardModifier.NoModifier, table.card("a").home.center.toPoint()
    )
    assert table.state() is State.IDLE
    assert table.controller.hold is None


def test_nothing_is_picked_up_when_it_is_not_the_turn(table: ToyTable) -> None:
    table.controller.set_enabled(False)
    table.drag("a", UPRIGHT)
    table.click(table.card("a").home.center)
    assert table.state() is State.IDLE
    assert table.scene.proposals == []


def test_press_while_a_move_settles_does_nothing(table: ToyTable) -> None:
    table.drag("a", UPRIGHT)
    table.drag("b", BOTH)
    assert [proposal.card_id for proposal in table.scene.proposals] == ["a"]


def test_new_language_in_mid_drag_asks_the_game_again(table: ToyTable) -> None:
    table.start_drag("a", WALL.center())
    asked = table.scene.asked
    table.controller.refresh()
    assert table.scene.asked > asked
    assert table.over() == "wall"


def test_right_click_turns_a_card_that_lies_in_the_hand(table: ToyTable) -> None:
    table.press(table.card("a").home.center, Qt.MouseButton.RightButton)
    table.settle()
    assert table.card("a").turned
    assert table.state() is State.IDLE


def test_card_over_a_seat_is_small_enough_to_see_the_seat(table: ToyTable) -> None:
    table.start_drag("act", SEAT.center())
    table.settle()
    assert table.card("act").width == pytest.approx(SEAT.height() * 0.62)
    table.move(QPointF(450, 350))
    table.settle()
    assert table.card("act").width == table.card("act").home.width
