"""Whoever leaves a match of the Haunted House and continues it finds what was agreed on, and may still think better."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.ui.focus_spots import place_words
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.dealer.doubles import Late
from tests.ui.haunted import house_table, open_house
from tests.ui.house import House


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    """A window whose computer partners take their time."""
    return build(thinkers=Late())


def tap(house: House, point: QPointF) -> None:
    """Press and let go at a point of the table."""
    house.press(point)
    house.release(point)
    QApplication.processEvents()


def press(house: House, table: HouseTable, name: str) -> None:
    """Tap a button beside the house."""
    tap(house, table.scene.buttons.item(name).place.center())


def offered(table: HouseTable) -> list[str]:
    """The buttons beside the house."""
    return [action.key for action in table.scene.buttons.actions]


def promise(house: House, table: HouseTable, room: str, taker: str) -> None:
    """Agree on who takes the jewel of a room."""
    press(house, table, "plan")
    house.click(next(choice for choice in table.planning.rows[room]._segments if choice.value == taker))
    house.key(Qt.Key.Key_Escape)
    assert not table.planning.isVisible()


def begin(house: House, kinds: str) -> HouseTable:
    """Show a match whose first hunter reaches room A, where no ghost is, with the first die."""
    return open_house(house, kinds, seed="0", start_ghosts="none")


def walk(qtbot: QtBot, house: House, table: HouseTable, place: str) -> None:
    """Roll, walk to a place where nothing comes out, and confirm it."""
    qtbot.waitUntil(lambda: table.scene.may_roll)
    tap(house, table.scene.parts.dice.roll.place.center())
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert table.scene.plan is not None
    tap(house, table.scene.plan.center(place))
    press(house, table, "go")
    qtbot.waitUntil(lambda: "retract" in offered(table))
    assert table.dealer.view().table.places[0] == place


def leave_and_continue(house: House) -> HouseTable:
    """Go to the home screen by the menu, and on with the match by the button there."""
    table = house_table(house)
    tap(house, table.scene.parts.bar.buttons["menu"].place.center())
    house.click(table.menu.leave)
    QApplication.processEvents()
    assert house.window.table is None
    house.click(house.window.home.go_on)
    QApplication.processEvents()
    assert house_table(house) is not table
    return house_table(house)


def test_what_was_agreed_on_is_found_again(house: House) -> None:
    table = open_house(house, "hbb")
    promise(house, table, "A", "0")
    promise(house, table, "L", "1")
    promise(house, table, "E", "2")
    promise(house, table, "E", "")
    plan = table.plan
    assert plan == Plan(((0, "A"), (1, "L")))
    said = table.scene.parts.hunters[1].shown.intention
    table = leave_and_continue(house)
    assert table.plan == table.dealer.agreement == plan
    assert table.scene.promises.plan == plan
    assert table.scene.parts.hunters[1].shown.intention == said == "I fetch the jewel in L."
    assert table.scene.table is not None
    assert place_words(table.scene, table.scene.table, "L").endswith("promised to Pip")
    press(house, table, "plan")
    assert {room: row.current() for room, row in table.planning.rows.items() if row.current()} == {"A": "0", "L": "1"}


def test_a_window_that_was_never_left_loses_nothing_either(build: Callable[..., House]) -> None:
    cut_off = build(thinkers=Late())
    promise(cut_off, open_house(cut_off, "hbb"), "L", "2")
    house = build(cut_off.folder, thinkers=Late())
    house.click(house.window.home.go_on)
    assert house_table(house).plan == Plan(((2, "L"),))


@pytest.mark.parametrize("broken", ["no JSON", '{"takes": {"L": 7}}', "[[[]]]"])
def test_a_broken_agreement_is_none(house: House, broken: str) -> None:
    table = open_house(house, "hbb")
    promise(house, table, "L", "2")
    with closing(sqlite3.connect(house.folder / "library.sqlite3")) as library, library:
        library.execute("UPDATE matches SET agreement = ?", (broken,))
    table = leave_and_continue(house)
    assert table.plan == NO_PLAN
    promise(house, table, "L", "1")
    assert leave_and_continue(house).plan == Plan(((1, "L"),))


@pytest.mark.parametrize("kinds", ["hhh", "hbb"])
def test_a_confirmed_walk_is_taken_back_after_continuing_but_the_die_stays(
    qtbot: QtBot, house: House, kinds: str
) -> None:
    table = begin(house, kinds)
    walk(qtbot, house, table, "h01")
    table = leave_and_continue(house)
    assert table.dealer.view().table.places[0] == "h01"
    assert "retract" in offered(table)
    press(house, table, "retract")
    qtbot.waitUntil(lambda: table.scene.may_walk)
    shown: Any = table.dealer.view().table
    assert (shown.hunter, shown.places[0]) == (0, shown.board.outside)
    assert shown.die is not None
    table = leave_and_continue(house)
    assert table.scene.may_walk
    assert "retract" not in offered(table)
    assert table.dealer.view().table == shown


def test_the_sign_of_a_jewel_comes_back_with_the_walk_that_took_it(qtbot: QtBot, house: House) -> None:
    table = begin(house, "hbb")
    promise(house, table, "A", "0")
    walk(qtbot, house, table, "A")
    assert table.scene.promises.plan == NO_PLAN
    table = leave_and_continue(house)
    assert table.scene.promises.plan == NO_PLAN
    press(house, table, "retract")
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert table.scene.promises.plan == table.plan == Plan(((0, "A"),))


def test_a_roll_that_came_since_is_never_taken_back(qtbot: QtBot, house: House) -> None:
    table = begin(house, "hhh")
    walk(qtbot, house, table, "h01")
    tap(house, table.scene.parts.dice.roll.place.center())
    qtbot.waitUntil(lambda: table.scene.may_walk)
    shown = table.dealer.view().table
    table = leave_and_continue(house)
    assert "retract" not in offered(table)
    house.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.dealer.view().table == shown
