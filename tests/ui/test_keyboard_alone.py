"""A round from the home screen to the next deal, with real keys and nothing else."""

import secrets

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.ui.widgets.hold_button import HoldButton
from tests.ui.house import House

RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER)


class Keys:
    """Ten fingers on a keyboard: everything goes to whatever has the focus."""

    def __init__(self, house: House, qtbot: QtBot) -> None:
        self.house, self.qtbot = house, qtbot

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None, "the keyboard goes nowhere"
        return focus

    def waits_for(self, what: Doing) -> bool:
        return self.house.doing is what

    def tap(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focus, key)

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on something of that name."""
        for _ in range(60):
            if self.focus.accessibleName() == name or getattr(self.focus, "text", str)() == name:
                return
            self.tap(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name}")

    def hold_until(self, key: Qt.Key, what: Doing) -> None:
        """Hold a key down until the match goes on."""
        held = self.focus
        QTest.keyPress(held, key)
        self.qtbot.waitUntil(lambda: self.waits_for(what), timeout=10_000)
        QTest.keyRelease(self.focus, key)

    def look_at_role(self) -> None:
        focus = self.focus
        QTest.keyPress(focus, Qt.Key.Key_Q)
        assert self.house.table.scene.shows_role
        QTest.keyRelease(focus, Qt.Key.Key_Q)
        assert not self.house.table.scene.shows_role

    def take_turn(self) -> None:
        """Lay the first card that fits furthest to the right; otherwise discard the first."""
        controller = self.house.table.scene.controller
        for number in range(len(self.house.table.scene.parts.hand.cards)):
            self.tap(Qt.Key(Qt.Key.Key_1 + number))
            assert controller.hold is not None
            card = self.house.table.scene.parts.hand.text_of(controller.hold.card.card_id)
            if card is None or "|" in card or not controller.hold.card.turnable:
                self.tap(Qt.Key.Key_Escape)
                continue
            self.tap(Qt.Key.Key_Up)
            for _ in range(12):
                self.tap(Qt.Key.Key_Right)
            place = controller.hold.place
            if place is not None and isinstance(place.id, CellTarget):
                self.tap(Qt.Key.Key_Return, Qt.Key.Key_Return)
                return
            self.tap(Qt.Key.Key_Escape)
        self.tap(Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_Return)


@pytest.fixture
def keys(house: House, qtbot: QtBot) -> Keys:
    return Keys(house, qtbot)


def test_one_person_and_two_computers_play_a_round(
    keys: Keys, house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda length: "keys")
    keys.tab_to("New game")
    keys.tap(Qt.Key.Key_Return)
    keys.tab_to("Remove player 4")
    keys.tap(Qt.Key.Key_Space)
    keys.tab_to("Start the game")
    keys.tap(Qt.Key.Key_Return)
    assert keys.waits_for(Doing.ROLE)
    keys.look_at_role()
    turns = 0
    while keys.waits_for(Doing.TURN) and house.table.dealer.view().table.phase == "playing":
        before = len(house.table.kept.match.rounds[0].moves)
        keys.take_turn()
        assert len(house.table.kept.match.rounds[0].moves) > before
        qtbot.waitUntil(lambda: house.doing in RESTING)
        turns += 1
    assert turns > 5
    while keys.waits_for(Doing.TURN):
        keys.tap(Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: house.doing in RESTING)
    assert keys.waits_for(Doing.ROUND_OVER)
    keys.tab_to("See the board")
    keys.tap(Qt.Key.Key_Return)
    assert not house.table.summary.isVisible()
    keys.tap(Qt.Key.Key_Return)
    assert house.table.summary.isVisible()
    keys.tab_to("Next round")
    keys.tap(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: keys.waits_for(Doing.ROLE))
    assert len(house.table.kept.match.rounds) == 2


def test_three_people_hand_the_screen_on(keys: Keys, house: House, qtbot: QtBot) -> None:
    house.open("hhh")
    for turn in range(3):
        assert keys.waits_for(Doing.CURTAIN)
        assert isinstance(keys.focus, HoldButton)
        keys.tap(Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_Q)
        assert isinstance(keys.focus, HoldButton)
        assert house.table.curtain.closed
        keys.hold_until(Qt.Key.Key_Space, Doing.ROLE)
        keys.look_at_role()
        assert keys.waits_for(Doing.TURN)
        keys.take_turn()
        qtbot.waitUntil(lambda: keys.waits_for(Doing.CURTAIN))
        assert len(house.table.kept.match.rounds[0].moves) == turn + 1


def test_menu_settings_and_sheets_open_and_close_by_keys(keys: Keys, house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    table, window = house.table, house.window
    keys.tap(Qt.Key.Key_Escape)
    assert table.menu.isVisible()
    keys.tab_to("Settings")
    keys.tap(Qt.Key.Key_Return)
    assert window.settings.isVisible()
    keys.tap(Qt.Key.Key_Escape)
    assert not window.settings.isVisible()
    keys.tap(Qt.Key.Key_L)
    assert table.log.isVisible()
    keys.tap(Qt.Key.Key_Escape)
    keys.tap(Qt.Key.Key_F1)
    assert window.quick.isVisible()
    keys.tab_to("The whole rulebook")
    keys.tap(Qt.Key.Key_Return)
    assert window.rulebook.isVisible()
    assert not window.quick.isVisible()
    bar = window.rulebook.page.verticalScrollBar()
    keys.tap(Qt.Key.Key_Down, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    keys.tap(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    keys.tap(Qt.Key.Key_Home)
    assert bar.value() == 0
    keys.tap(Qt.Key.Key_Escape)
    assert not window.rulebook.isVisible()
    keys.tap(Qt.Key.Key_1)
    assert table.scene.controller.hold is not None, "the keyboard is back on the table"


def test_the_forms_sheets_are_read_by_arrows_and_chosen_by_enter(keys: Keys, house: House) -> None:
    keys.tab_to("New game")
    keys.tap(Qt.Key.Key_Return)
    form = house.window.form
    keys.tab_to("Standard")
    keys.tap(Qt.Key.Key_Return)
    assert form.presets.isVisible()
    keys.tap(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert form.presets.isVisible(), "an arrow chooses nothing yet"
    assert form.ruleset.preset == "standard"
    keys.tap(Qt.Key.Key_Return)
    assert not form.presets.isVisible()
    assert form.ruleset.preset != "standard"
    keys.tab_to("Advanced")
    keys.tap(Qt.Key.Key_Return)
    assert form.options.isVisible()
    keys.tab_to("Done")
    keys.tap(Qt.Key.Key_Return)
    assert not form.options.isVisible()
    keys.tab_to("Avatar of player 1")
    keys.tap(Qt.Key.Key_Return)
    assert form.avatars.isVisible()
    keys.tap(Qt.Key.Key_Escape)
    assert not form.avatars.isVisible()
    keys.tap(Qt.Key.Key_Escape)
    assert house.window.home.isVisible()
