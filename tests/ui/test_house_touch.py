"""The house's table is played with nothing but fingers, and everything on it is as large as a fingertip."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.ui.prospect import prospects
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.fingers import Fingers
from tests.ui.haunted import house_table, open_house
from tests.ui.house import House

SIZES = [(1024, 600), (1280, 720), (800, 1280)]


def tappable(page: HouseTable) -> dict[str, QRectF]:
    """Everything on the table that takes a tap now, and where."""
    items = [item for item in page.scene.items() if isinstance(item, TapItem) and item.isVisible()]
    return {
        f"{type(item).__name__} {number}": item.mapRectToScene(item.rect)
        for number, item in enumerate(items)
        if item.takes_taps and item.active and not item.rect.isEmpty()
    }


def check(page: HouseTable) -> None:
    window = QRectF(page.view.viewport().rect())
    targets = tappable(page)
    assert targets
    for name, rect in targets.items():
        assert min(rect.width(), rect.height()) >= TOUCH_TARGET, name
        assert window.contains(rect), name
    for (one, first), (other, second) in combinations(targets.items(), 2):
        common = first.intersected(second)
        assert min(common.width(), common.height()) <= 1, f"{one} and {other} lie over each other"


@pytest.mark.parametrize("language", ["ja", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_that_takes_a_tap_is_large_enough_and_stands_apart(
    qtbot: QtBot, build: Callable[..., House], size: tuple[int, int], language: str
) -> None:
    house = build(language=language)
    house.window.resize(QSize(*size))
    page = open_house(house, "hhh")
    qtbot.waitUntil(lambda: page.scene.may_roll)
    check(page)
    page.scene.roll()
    qtbot.waitUntil(lambda: page.scene.may_walk)
    check(page)
    assert page.scene.table is not None
    page.scene.proposals.walk_to(next(iter(prospects(page.scene.table))))
    assert page.dealer.pending is not None
    check(page)


class Fingertips:
    """Two fingers' worth of person: rolls, drags or taps, and confirms."""

    def __init__(self, page: HouseTable, qtbot: QtBot) -> None:
        self._page, self._qtbot, self._fingers = page, qtbot, Fingers()

    def tap(self, point: QPointF) -> None:
        self._fingers.tap(self._page.view.viewport(), QPointF(self._page.view.mapFromScene(point)))
        QApplication.processEvents()

    def roll(self) -> None:
        self._qtbot.waitUntil(lambda: self._page.scene.may_roll)
        self.tap(self._page.scene.parts.dice.roll.place.center())
        self._qtbot.waitUntil(lambda: self._page.scene.may_walk)

    def walk(self, drags: bool) -> Walk:
        """Go to the farthest stop, by dragging or by a tap on it, and confirm that."""
        scene = self._page.scene
        table, plan = scene.table, scene.plan
        assert table is not None
        assert plan is not None
        goal = plan.space(list(prospects(table))[-1]).center()
        if drags:
            screen, start = self._page.view.viewport(), scene.pawns.items[table.hunter].home.center
            self._fingers.swipe(screen, start, goal)
            self._fingers.up(screen, goal)
        else:
            self.tap(goal)
        walk = self._page.dealer.pending
        assert isinstance(walk, Walk)
        self.tap(scene.buttons.item("go").place.center())
        self._qtbot.waitUntil(lambda: self._page.dealer.pending is None)
        return walk


def test_turns_are_played_with_fingers_alone(qtbot: QtBot, house: House) -> None:
    Fingers().tap(house.window.home.haunted_house)
    for row in house.window.form.rows[1:3]:
        Fingers().tap(row.kind)
    Fingers().tap(house.window.form.start)
    page = house_table(house)
    fingers = Fingertips(page, qtbot)
    for turn in range(6):
        before = page.dealer.view().table
        assert before.turn == turn + 1
        fingers.roll()
        walk = fingers.walk(drags=turn % 2 == 0)
        qtbot.waitUntil(lambda turn=turn: page.dealer.view().table.turn == turn + 2)  # type: ignore[misc]
        after = page.dealer.view().table
        assert after.places[before.hunter] == walk.to
