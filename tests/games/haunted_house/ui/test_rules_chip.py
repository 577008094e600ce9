"""The button beside a refusal: it leads to the right paragraph, and goes away by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.metrics import TOUCH_TARGET
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import new_table, walking, with_ghosts


@pytest.fixture
def opened(house: PlayedHouse) -> list[str]:
    """Where the rulebook was opened."""
    keys: list[str] = []
    house.scene.rules_requested.connect(keys.append)
    return keys


@pytest.mark.parametrize(("place", "key"), [("E", "walk"), ("h02", "stopping")])
def test_a_hunter_dropped_where_it_may_not_stop_is_answered(
    house: PlayedHouse, opened: list[str], place: str, key: str
) -> None:
    house.show(walking(new_table(), 3, "h01", "h02"))
    house.drag(place)
    chip = house.scene.rules_chip
    assert chip.button.isVisible()
    assert chip.key == key
    assert min(chip.button.place.width(), chip.button.place.height()) >= TOUCH_TARGET
    assert house.scene.sceneRect().contains(chip.button.place)
    house.click(chip.button.place.center())
    QApplication.processEvents()
    assert opened == [key]
    assert not chip.button.isVisible()


def test_whoever_is_locked_in_is_told_about_that(house: PlayedHouse) -> None:
    table = with_ghosts(walking(new_table(), 3, "E", carried=(0,)), {}, "E")
    house.show(table)
    house.drag("F")
    assert house.scene.rules_chip.key == "locked-in"


def test_the_key_of_the_rules_leads_there_while_the_hunter_is_over_the_place(
    house: PlayedHouse, opened: list[str]
) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("E")
    house.key(Qt.Key.Key_F1)
    assert opened == ["walk"]


def test_over_a_place_that_takes_it_the_key_leads_to_the_page_for_the_table(
    house: PlayedHouse, opened: list[str]
) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    house.key(Qt.Key.Key_F1)
    assert opened == [""]


def test_it_goes_away_by_itself_and_with_everything_else(house: PlayedHouse, qtbot: QtBot) -> None:
    house.show(walking(new_table(), 3))
    chip = house.scene.rules_chip
    chip._timer.setInterval(200)
    house.drag("E")
    assert chip.button.isVisible()
    qtbot.waitUntil(lambda: not chip.button.isVisible())
    assert chip.key == ""
    house.drag("E")
    house.scene.give_up(Exit.PUT_BACK)
    assert not chip.button.isVisible()


def test_it_steps_aside_when_the_hunter_is_taken_again(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("E")
    house.pick_up("A")
    assert not house.scene.rules_chip.button.isVisible()
