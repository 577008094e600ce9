"""A match from the home screen to the final standing, with the events of real hands."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.moves import Discard
from tests.ui.house import LEFT, House
from tests.ui.seen import check_secrets

RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER, Doing.MATCH_OVER)


def test_two_people_and_a_computer_player_play_from_home_to_the_final_standing(qtbot: QtBot, house: House) -> None:
    window = house.window
    house.click(window.home.new_game)
    form = window.form
    house.click(form.rows[1].kind)
    house.click(form.rows[3].remove)
    QTest.keyClicks(form.rows[0].name, "Hana")
    house.click(form.start)
    table = house.table
    check_secrets(window, table)
    assert table.curtain.closed
    assert table.curtain.name == "Hana"

    button = table.curtain.button
    QTest.mousePress(button, LEFT)
    qtbot.waitUntil(lambda: house.doing is Doing.ROLE, timeout=10_000)
    QTest.mouseRelease(button, LEFT)
    check_secrets(window, table)
    assert table.prompt.isVisible()
    house.look_at_role()
    assert house.doing is Doing.TURN

    first = table.dealer.view().hand[0]
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_D)
    assert table.dealer.pending == Discard((first,))
    house.key(Qt.Key.Key_Escape)
    assert table.dealer.pending is None
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_D)
    house.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: house.doing is Doing.CURTAIN)
    check_secrets(window, table)

    house.begin_turn()
    check_secrets(window, table)
    card = table.scene.parts.hand.cards[0]
    house.drag(card.home.center, table.scene.parts.piles.discard_rect().center())
    assert table.dealer.pending is not None
    house.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: house.doing is Doing.CURTAIN)
    assert len(table.kept.match.rounds[0].moves) == 3, "the computer player has moved"

    while house.doing is not Doing.MATCH_OVER:
        if house.doing is Doing.ROUND_OVER:
            assert table.summary.isVisible()
            house.click(table.summary.next_button)
        else:
            house.begin_turn()
            check_secrets(window, table)
            house.discard_by_keys()
        qtbot.waitUntil(lambda: house.doing in RESTING)
        check_secrets(window, table)
    assert table.summary.isVisible(), "the roles of the last round are shown too"
    house.click(table.summary.next_button)
    assert table.standing.isVisible()
    assert len(table.kept.match.rounds) == 3
    house.click(table.standing.home_button)
    qtbot.waitUntil(lambda: window.home.isVisible())
    assert not window.home.go_on.isVisible(), "a match that is over is not offered"


def test_continue_goes_on_behind_the_curtain(qtbot: QtBot, build: Callable[..., House], tmp_path: Path) -> None:
    before = build(tmp_path / "kept")
    before.open("hhb")
    before.begin_turn()
    before.discard_by_keys()
    qtbot.waitUntil(lambda: before.doing is Doing.CURTAIN)
    before.begin_turn()
    hand = before.table.dealer.view().hand
    before.close()

    after = build(tmp_path / "kept")
    assert after.window.home.go_on.isVisible()
    after.click(after.window.home.go_on)
    assert after.table.curtain.closed
    assert after.table.curtain.name == "Pip"
    check_secrets(after.window, after.table)
    after.begin_turn()
    assert after.table.dealer.view().hand == hand
