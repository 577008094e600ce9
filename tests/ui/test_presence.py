"""When nobody is at the window, nothing private is on it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.ui.presence import Presence
from tests.ui.house import House
from tests.ui.seen import check_secrets


def lose_focus(window: QWidget) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))


def minimise(window: QWidget) -> None:
    window.showMinimized()
    QApplication.processEvents()


def hand_lies_face_down(house: House) -> bool:
    return {item.picture_key for item in house.table.scene.parts.hand.cards} == {CARD_BACK}


@pytest.mark.parametrize("go", [lose_focus, minimise])
def test_among_several_people_the_curtain_falls(house: House, go: Callable[[QWidget], None]) -> None:
    house.open("hhb")
    house.begin_turn()
    assert not hand_lies_face_down(house)
    house.key(Qt.Key.Key_1)
    go(house.window)
    assert house.table.curtain.closed
    assert house.table.curtain.name == "Hana"
    assert hand_lies_face_down(house)
    check_secrets(house.window, house.table)


def test_the_rulebook_that_lies_open_at_a_card_of_the_hand_goes_before_the_curtain_falls(house: House) -> None:
    house.open("hhb")
    house.begin_turn()
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_F1)
    assert house.window.rulebook.isVisible()
    lose_focus(house.window)
    assert house.table.curtain.closed
    assert not house.window.rulebook.isVisible()
    assert house.table.curtain.isAncestorOf(house.window.focusWidget())
    check_secrets(house.window, house.table)


def test_a_pending_move_is_taken_back_when_the_window_is_left(house: House) -> None:
    house.open("hhb")
    house.begin_turn()
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_D)
    lose_focus(house.window)
    assert house.table.dealer.pending is None
    house.begin_turn()
    assert house.table.kept.match.rounds[0].moves == ()


def test_the_role_hides_while_it_is_held(house: House) -> None:
    house.open("hhb")
    house.begin_turn()
    house.press(house.table.scene.parts.badge.place.center())
    assert house.table.scene.shows_role
    lose_focus(house.window)
    assert not house.table.scene.shows_role


def test_one_persons_hand_turns_over_and_back(house: House) -> None:
    house.open("hbb")
    house.begin_turn()
    lose_focus(house.window)
    assert hand_lies_face_down(house)
    assert not house.table.curtain.isVisible()
    QApplication.sendEvent(house.window, QEvent(QEvent.Type.WindowActivate))
    assert not hand_lies_face_down(house)
    assert house.doing is Doing.TURN


def test_gold_on_offer_turns_over(house: House) -> None:
    house.open("hhh", lambda view: view.table.phase == "sharing")
    house.begin_turn()
    values = house.table.dealer.view().offered
    assert house.table.gold.faces.names() or values
    lose_focus(house.window)
    assert house.table.gold.chosen is None
    assert {card.accessibleName() for card in house.table.gold.cards} == {"Gold card, face down"}
    assert house.table.curtain.closed


def test_a_minute_without_a_touch_counts_as_leaving(qtbot: QtBot, house: House) -> None:
    house.open("hhb")
    house.begin_turn()
    idle = Presence(house.window, idle_ms=50)
    idle.left.connect(house.table.hide_secrets)
    qtbot.waitUntil(lambda: house.table.curtain.closed)
    assert idle.away
    assert hand_lies_face_down(house)
    QTest.mouseMove(house.window, house.window.rect().center())
    qtbot.keyClick(house.table.curtain, Qt.Key.Key_Shift)
    assert not idle.away
    assert house.table.curtain.closed, "coming back opens no curtain"


def test_a_touch_keeps_the_hand_in_sight(qtbot: QtBot, house: House) -> None:
    idle = Presence(house.window, idle_ms=60_000)
    with qtbot.assertNotEmitted(idle.left):
        qtbot.keyClick(house.window, Qt.Key.Key_Shift)
    assert not idle.away
