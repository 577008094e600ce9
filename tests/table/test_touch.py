"""Fingers: they drag, pan, turn and zoom, lose nothing when they are lost, and never act twice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.animation import Animator
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.drag import Exit, State
from saboteur_desktop.table.drop_target import Proposal
from saboteur_desktop.table.metrics import TOUCH_TARGET
from tests.fingers import Fingers
from tests.table.test_camera import CONTENT, WINDOW
from tests.table.toy import CELLS, ToyTable

BOTH = CELLS["both"].center()
BELOW = BOTH + QPointF(0, 75)
"""Where a finger is when the card above it lies in the cell."""
BOARD = QPointF(450, 300)
"""Bare board."""


@pytest.fixture(scope="module")
def fingers() -> Fingers:
    return Fingers()


def screen(table: ToyTable) -> QWidget:
    return table.view.viewport()


def dragged(table: ToyTable, fingers: Fingers) -> None:
    """Card "a" is dragged to the cell that takes both ways."""
    fingers.swipe(screen(table), table.card("a").home.center, BELOW)


def at_home(table: ToyTable) -> bool:
    table.settle()
    card = table.card("a")
    return card.pos() == card.home.center and not card.turned


# -- one finger


def test_finger_drags_a_card_that_rides_above_it(table: ToyTable, fingers: Fingers) -> None:
    home = table.card("a").home.center
    fingers.down(screen(table), home)
    fingers.move(screen(table), home - QPointF(0, 12))
    assert table.controller.state is State.ARMED, "a finger is never quite still"
    fingers.move(screen(table), home - QPointF(0, 20))
    table.settle()
    assert table.card("a").pos() == home - QPointF(0, 20 + 0.6 * 125), "0.6 of its height above the finger"
    fingers.move(screen(table), BELOW)
    assert table.over() == "both"
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_tap_with_a_finger_chooses_once(table: ToyTable, fingers: Fingers) -> None:
    fingers.tap(screen(table), table.card("a").home.center)
    assert table.controller.state is State.CHOSEN
    assert table.hold().card is table.card("a")


def test_tap_and_two_taps_lay_a_card(table: ToyTable, fingers: Fingers) -> None:
    fingers.tap(screen(table), table.card("a").home.center)
    fingers.tap(screen(table), BOTH)
    assert table.scene.proposals == []
    fingers.tap(screen(table), BOTH)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_round_button_on_the_chosen_card_turns_it(table: ToyTable, fingers: Fingers) -> None:
    fingers.tap(screen(table), table.card("a").home.center)
    button = table.scene.turn_button
    assert button.isVisible()
    assert min(button.rect.width(), button.rect.height()) >= TOUCH_TARGET
    fingers.tap(screen(table), button.sceneBoundingRect().center())
    assert table.hold().turned
    fingers.tap(screen(table), button.sceneBoundingRect().center())
    assert not table.hold().turned


def test_finger_on_the_empty_board_moves_it(table: ToyTable, fingers: Fingers) -> None:
    before = table.scene.camera.to_scene(QPointF(0, 0))
    fingers.swipe(screen(table), BOARD, BOARD + QPointF(80, 0))
    fingers.up(screen(table), BOARD + QPointF(80, 0))
    assert table.scene.camera.to_scene(QPointF(0, 0)).x() > before.x()
    assert table.controller.state is State.IDLE


def test_two_quick_taps_on_the_board_bring_all_of_it_into_sight(table: ToyTable, fingers: Fingers) -> None:
    fingers.pinch(screen(table), BOARD, 100, 220)
    assert not table.scene.camera.following
    fingers.tap(screen(table), BOARD)
    assert not table.scene.camera.following
    fingers.tap(screen(table), BOARD)
    assert table.scene.camera.following


# -- a second finger


def test_tap_of_a_second_finger_turns_the_dragged_card(table: ToyTable, fingers: Fingers) -> None:
    dragged(table, fingers)
    fingers.tap(screen(table), QPointF(100, 400), finger=1)
    assert table.hold().turned
    assert table.over() == "both"
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", True)]


def test_tap_of_a_second_finger_turns_a_card_that_is_not_dragged_yet(table: ToyTable, fingers: Fingers) -> None:
    home = table.card("a").home.center
    fingers.down(screen(table), home)
    fingers.tap(screen(table), QPointF(100, 400), finger=1)
    fingers.move(screen(table), BELOW)
    assert table.hold().turned
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", True)]


def test_second_finger_that_rests_or_wanders_turns_nothing(table: ToyTable, fingers: Fingers, qtbot: QtBot) -> None:
    dragged(table, fingers)
    fingers.down(screen(table), QPointF(100, 400), finger=1)
    fingers.move(screen(table), QPointF(160, 400), finger=1)
    fingers.up(screen(table), QPointF(100, 400), finger=1)
    assert not table.hold().turned
    fingers.down(screen(table), QPointF(100, 400), finger=1)
    qtbot.waitUntil(lambda: not table.view._fingers.tap_time.isActive(), timeout=10_000)
    fingers.up(screen(table), QPointF(100, 400), finger=1)
    assert not table.hold().turned
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_second_finger_that_stays_means_nothing_after_the_drop(table: ToyTable, fingers: Fingers) -> None:
    dragged(table, fingers)
    fingers.down(screen(table), BOARD, finger=1)
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", False)]
    before = table.scene.camera.to_scene(QPointF(0, 0))
    fingers.move(screen(table), BOARD + QPointF(60, 0), finger=1)
    fingers.up(screen(table), BOARD + QPointF(60, 0), finger=1)
    assert table.scene.camera.to_scene(QPointF(0, 0)) == before


def test_two_fingers_zoom_about_their_middle(table: ToyTable, fingers: Fingers) -> None:
    camera = table.scene.camera
    before = camera.scale
    world = camera.to_world(BOARD)
    fingers.pinch(screen(table), BOARD, 100, 160)
    assert camera.scale == pytest.approx(before * 1.6)
    there = camera.to_scene(world)
    assert abs(there.x() - BOARD.x()) <= 1
    assert abs(there.y() - BOARD.y()) <= 1
    assert camera.steady, "the cards are drawn sharp again"
    assert table.controller.state is State.IDLE
    assert table.scene.proposals == []


def test_fingers_that_come_back_find_the_same_board(table: ToyTable, fingers: Fingers) -> None:
    camera = table.scene.camera
    fingers.pinch(screen(table), BOARD, 100, 160)
    before = (camera.scale, camera.to_scene(QPointF(0, 0)))
    left, right = BOARD - QPointF(80, 0), BOARD + QPointF(80, 0)
    fingers.down(screen(table), left)
    fingers.down(screen(table), right, finger=1)
    for step in range(1, 40):
        shake = QPointF(3 * step, 7 * (step % 5))
        fingers.move_both(screen(table), left - shake, right + shake)
    fingers.move_both(screen(table), left, right)
    assert (camera.scale, camera.to_scene(QPointF(0, 0))) == before
    fingers.up(screen(table), right, finger=1)
    fingers.up(screen(table), left)


def test_finger_that_is_left_of_a_pinch_moves_the_board_on(table: ToyTable, fingers: Fingers) -> None:
    camera = table.scene.camera
    fingers.down(screen(table), BOARD)
    fingers.down(screen(table), BOARD + QPointF(100, 0), finger=1)
    fingers.move_both(screen(table), BOARD - QPointF(40, 0), BOARD + QPointF(140, 0))
    fingers.up(screen(table), BOARD - QPointF(40, 0))
    scale, before = camera.scale, camera.to_scene(QPointF(0, 0))
    fingers.move(screen(table), BOARD + QPointF(110, 0), finger=1)
    assert camera.scale == scale
    assert camera.to_scene(QPointF(0, 0)).x() == pytest.approx(before.x() - 30, abs=1)
    fingers.up(screen(table), BOARD + QPointF(110, 0), finger=1)


def test_board_pinched_until_all_of_it_is_seen_is_followed_again(table: ToyTable, fingers: Fingers) -> None:
    fingers.pinch(screen(table), BOARD, 100, 200)
    assert not table.scene.camera.following
    fingers.pinch(screen(table), BOARD, 300, 60)
    assert table.scene.camera.following


def test_chosen_card_stays_chosen_while_two_fingers_zoom(table: ToyTable, fingers: Fingers) -> None:
    fingers.tap(screen(table), table.card("a").home.center)
    before = table.scene.camera.scale
    fingers.pinch(screen(table), BOARD, 100, 150)
    assert table.scene.camera.scale > before
    assert table.controller.state is State.CHOSEN
    assert not table.hold().turned


@settings(max_examples=60)
@given(
    moves=st.lists(
        st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000), st.floats(0.02, 50)), min_size=1, max_size=8
    )
)
def test_no_pinch_loses_the_board(moves: list[tuple[float, float, float]]) -> None:
    camera = Camera(Animator(), 60)
    camera.set_content(CONTENT, animated=False)
    camera.set_window(WINDOW, 1.0)
    for x, y, factor in moves:
        camera.pull(camera.grip(WINDOW.center()), QPointF(x, y), factor)
        assert camera.rect_to_scene(CONTENT).intersects(WINDOW)
        assert 60 <= camera.scale <= 360
    camera.settle()
    assert camera.rect_to_scene(CONTENT).intersects(WINDOW)


# -- palms and lost fingers


def test_palm_puts_the_card_back_and_is_quiet_until_it_is_gone(table: ToyTable, fingers: Fingers) -> None:
    ways: list[Exit] = []
    table.controller.put_back.connect(ways.append)
    dragged(table, fingers)
    fingers.down(screen(table), QPointF(100, 400), finger=1)
    fingers.down(screen(table), QPointF(140, 420), finger=2)
    assert ways == [Exit.GRAB_LOST]
    assert table.state() is State.IDLE
    fingers.move(screen(table), BOTH)
    for finger in (2, 0, 1):
        fingers.up(screen(table), QPointF(120, 410), finger)
    assert table.scene.proposals == []
    assert at_home(table)
    fingers.tap(screen(table), table.card("a").home.center)
    assert table.state() is State.CHOSEN, "the next finger counts again"


def test_lost_touch_puts_the_card_back(table: ToyTable, fingers: Fingers) -> None:
    ways: list[Exit] = []
    table.controller.put_back.connect(ways.append)
    dragged(table, fingers)
    QApplication.sendEvent(screen(table), QTouchEvent(QEvent.Type.TouchCancel, fingers.device))
    assert ways == [Exit.GRAB_LOST]
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == []
    assert at_home(table)


def test_fingers_that_were_lost_without_a_word_do_not_count_any_more(table: ToyTable, fingers: Fingers) -> None:
    dragged(table, fingers)
    fingers.forget()
    fingers.tap(screen(table), table.card("b").home.center)
    assert table.scene.proposals == []
    assert table.hold().card is table.card("b")
    assert at_home(table)


def test_hidden_table_lets_go_of_what_a_finger_holds(table: ToyTable, fingers: Fingers) -> None:
    dragged(table, fingers)
    table.view.hide()
    assert table.state() is State.IDLE
    assert at_home(table)
    fingers.forget()


# -- never twice


def mouse(table: ToyTable, kind: QEvent.Type, at: QPointF, source: Qt.MouseEventSource) -> None:
    """A mouse event that a system has made of a touch."""
    buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    device = QPointingDevice.primaryPointingDevice()
    event = QMouseEvent(
        kind, at, at, at, Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier, source, device
    )
    QApplication.sendEvent(screen(table), event)


def test_mouse_events_made_of_a_touch_do_not_act_again(table: ToyTable, fingers: Fingers) -> None:
    home = table.card("a").home.center
    fingers.tap(screen(table), home)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        mouse(table, kind, home, Qt.MouseEventSource.MouseEventSynthesizedBySystem)
    assert table.state() is State.CHOSEN, "a second tap would have put it back"


def test_mouse_is_not_listened_to_while_a_finger_is_down(table: ToyTable, fingers: Fingers) -> None:
    dragged(table, fingers)
    table.move(QPointF(300, 300))
    table.press(table.card("b").home.center)
    assert table.over() == "both"
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_mouse_works_after_a_touch(table: ToyTable, fingers: Fingers) -> None:
    fingers.tap(screen(table), BOARD)
    table.click(table.card("b").home.center)
    assert table.hold().card is table.card("b")


# -- long press


def test_long_press_shows_the_card_large_and_chooses_nothing(table: ToyTable, fingers: Fingers, qtbot: QtBot) -> None:
    home = table.card("a").home.center
    with qtbot.waitSignal(table.scene.pointer.closer_look, timeout=10_000) as shown:
        fingers.down(screen(table), home)
    assert shown.args == [table.card("a")]
    with qtbot.waitSignal(table.scene.pointer.closer_look) as ended:
        fingers.up(screen(table), home)
    assert ended.args == [None]
    assert table.controller.state is State.IDLE


def test_card_that_is_looked_at_can_be_dragged_on(table: ToyTable, fingers: Fingers, qtbot: QtBot) -> None:
    looks: list[object] = []
    table.scene.pointer.closer_look.connect(looks.append)
    fingers.down(screen(table), table.card("a").home.center)
    qtbot.waitUntil(lambda: bool(looks), timeout=10_000)
    fingers.move(screen(table), BELOW)
    assert looks == [table.card("a"), None]
    assert table.over() == "both"
    fingers.up(screen(table), BELOW)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_long_press_on_a_target_explains_it_and_drops_nothing(table: ToyTable, fingers: Fingers, qtbot: QtBot) -> None:
    table.scene.pointer.set_eye(lambda point: "cell" if CELLS["both"].contains(point) else None)
    looks: list[object] = []
    table.scene.pointer.closer_look.connect(looks.append)
    fingers.tap(screen(table), table.card("act").home.center)
    fingers.down(screen(table), BOTH)
    qtbot.waitUntil(lambda: looks == ["cell"], timeout=10_000)
    fingers.up(screen(table), BOTH)
    assert looks == ["cell", None]
    assert table.state() is State.CHOSEN
    assert table.scene.proposals == []
