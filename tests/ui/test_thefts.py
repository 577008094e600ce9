"""A match of Saboteur 2 at the table, with thefts at the ends of its rounds, to the final standing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.events import GoldStolen
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from tests.dealer.doubles import LastMove
from tests.ui.house import LEFT, House, plans
from tests.ui.seen import check_secrets
from tests.ui.thieves import Thieves, played, stealing, thievish_move

RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER, Doing.MATCH_OVER)


def show(house: House, match: Match, kinds: str) -> None:
    house.window.open_match(house.opened.library.keep(match, plans(kinds)))


def settle(qtbot: QtBot, house: House) -> None:
    qtbot.waitUntil(lambda: house.doing in RESTING, timeout=20_000)


def take_turn(house: House) -> None:
    """Play as the computer players do."""
    house.begin_turn()
    check_secrets(house.window, house.table)
    move = thievish_move(house.table.dealer.view(), Rng(str(len(house.table.kept.match.rounds[-1].moves))))
    house.table.scene.move_proposed.emit(move)
    if house.table.dealer.pending is not None:
        house.key(Qt.Key.Key_Return)


def steal(house: House) -> None:
    """Choose the first player and rob him."""
    page = house.table.thefts
    assert page.isVisible()
    choice = page.choices[0]
    QTest.mouseClick(choice, LEFT, pos=QPoint(choice.width() // 2, choice.height() // 2))
    house.click(page.steal_button)


def test_a_match_with_thefts_goes_to_the_final_standing(
    qtbot: QtBot, build: Callable[..., House], tmp_path: Path
) -> None:
    house = build(tmp_path, thinkers=Thieves(), confirm_moves=False)
    show(house, played("hbb", "thefts 9", lambda view: True), "hbb")
    stolen = robbed = 0
    settle(qtbot, house)
    while house.doing is not Doing.MATCH_OVER:
        table = house.table.dealer.view().table
        if house.doing is Doing.ROUND_OVER:
            assert house.table.summary.isVisible()
            robbed += sum("Robbed by" in column.accessibleDescription() for column in house.table.summary.columns)
            house.click(house.table.summary.next_button)
        elif table.phase == "stealing":
            steal(house)
            stolen += 1
        else:
            take_turn(house)
        settle(qtbot, house)
    view = house.table.dealer.view()
    assert stolen > 0, "the person has stolen"
    assert robbed > 0, "and the pages at the end of a round told of it"
    assert house.table.summary.isVisible()
    house.click(house.table.summary.next_button)
    standing = house.table.standing
    assert standing.isVisible()
    assert sum(column.look.total for column in standing.columns) == sum(view.table.outcome.totals)


def test_several_people_steal_without_a_curtain_and_the_page_names_them(
    qtbot: QtBot, build: Callable[..., House], tmp_path: Path
) -> None:
    house = build(tmp_path)
    match = played("hhh", "several", lambda view: view.table.phase == "stealing" and len(view.table.thieves) > 1)
    show(house, match, "hhh")
    before = house.table.dealer.view().table.thieves
    for thief in before:
        if house.doing is not Doing.TURN:
            break
        assert not house.table.curtain.closed
        assert house.table.dealer.view().seat is None, "nobody's hand is open"
        check_secrets(house.window, house.table)
        name = house.table.looks[thief].name
        assert house.table.thefts.ribbon.accessibleName() == f"{name} chooses whom to rob"
        steal(house)
        settle(qtbot, house)
    assert house.doing is Doing.ROUND_OVER
    assert house.table.summary.isVisible()


def test_a_match_is_taken_up_again_where_a_thief_was_choosing(
    qtbot: QtBot, build: Callable[..., House], tmp_path: Path
) -> None:
    before = build(tmp_path / "kept")
    show(before, played("hbb", "resumed", stealing(0)), "hbb")
    assert before.table.thefts.isVisible()
    offered = [choice.seat for choice in before.table.thefts.choices]
    before.close()
    after = build(tmp_path / "kept")
    after.click(after.window.home.go_on)
    assert after.table.thefts.isVisible()
    assert after.doing is Doing.TURN
    assert [choice.seat for choice in after.table.thefts.choices] == offered
    after.key(Qt.Key.Key_Down)
    after.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: after.doing is not Doing.TURN)
    assert GoldStolen(0, None) in after.table.dealer.view().table.log


def test_a_computer_player_is_seen_choosing(qtbot: QtBot, build: Callable[..., House], tmp_path: Path) -> None:
    house = build(tmp_path, thinkers=Never())
    show(house, played("hbb", "computer", stealing(1)), "hbb")
    assert house.doing is Doing.THINKING
    page = house.table.thefts
    assert page.isVisible()
    assert page.ribbon.accessibleName() == f"{house.table.looks[1].name} chooses whom to rob"
    assert not page.steal_button.isVisible()
    assert [choice.isEnabled() for choice in page.choices] == [False] * len(page.choices)
    check_secrets(house.window, house.table)


@pytest.mark.parametrize("kinds", ["hbb", "hhh"])
def test_a_thief_who_leaves_the_window_finds_the_page_again(
    qtbot: QtBot, build: Callable[..., House], tmp_path: Path, kinds: str
) -> None:
    house = build(tmp_path)
    show(house, played(kinds, "away", stealing(0)), kinds)
    house.table.hide_secrets()
    house.table.show_secrets()
    assert house.table.thefts.isVisible()
    assert not house.table.curtain.closed
    steal(house)
    qtbot.waitUntil(lambda: house.doing is not Doing.TURN or house.table.dealer.view().table.to_move != 0)


class Never(LastMove):
    """Computer players that never answer."""

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        return 0
