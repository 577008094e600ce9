"""The button beside a closer look and a refusal: it leads to the right paragraph, and goes away by itself."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, START, Cell
from saboteur_desktop.games.saboteur.ui.explained import HeldCard, LaidCard
from saboteur_desktop.games.saboteur.ui.rulebook.where import key_of_card
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.metrics import TOUCH_TARGET
from tests.fingers import Fingers
from tests.games.saboteur.ui.played import MineTable, position


@pytest.fixture(scope="module")
def fingers() -> Fingers:
    return Fingers()


@pytest.fixture
def opened(table: MineTable) -> list[str]:
    """Where the rulebook was opened."""
    keys: list[str] = []
    table.scene.rules_requested.connect(keys.append)
    return keys


def look(table: MineTable, cell: Cell) -> None:
    table.scene.pointer.closer_look.emit(LaidCard(cell))


def test_it_comes_with_a_closer_look_beside_it_and_can_be_clicked(table: MineTable, opened: list[str]) -> None:
    chip, scene = table.scene.rules_chip, table.scene
    look(table, GOAL_CELLS[1])
    assert chip.button.isVisible()
    assert min(chip.button.place.width(), chip.button.place.height()) >= TOUCH_TARGET
    assert not chip.button.place.intersects(scene.closer_look.place)
    assert not chip.button.place.intersects(scene.eye.place_of(LaidCard(GOAL_CELLS[1])))
    assert scene.sceneRect().contains(chip.button.place)
    table.click(chip.button.place.center())
    QApplication.processEvents()
    assert opened == ["goal-reached"]
    assert not chip.button.isVisible()


def test_it_stays_for_a_while_after_a_long_press_and_is_tapped(
    table: MineTable, opened: list[str], fingers: Fingers, qtbot: QtBot
) -> None:
    scene, screen = table.scene, table.view.viewport()
    start = scene.parts.mine.rect_of(START).center()
    fingers.down(screen, start)
    qtbot.waitUntil(scene.closer_look.isVisible, timeout=10_000)
    fingers.up(screen, start)
    assert not scene.closer_look.isVisible()
    assert scene.rules_chip.button.isVisible()
    fingers.tap(screen, scene.rules_chip.button.place.center())
    QApplication.processEvents()
    assert opened == ["setup-mine"]


def test_it_goes_away_by_itself(table: MineTable, qtbot: QtBot) -> None:
    chip = table.scene.rules_chip
    chip._timer.setInterval(1)
    look(table, START)
    table.scene.pointer.closer_look.emit(None)
    qtbot.waitUntil(lambda: not chip.button.isVisible())
    assert chip.key == ""


def test_a_card_of_the_hand_leads_to_its_own_paragraph(table: MineTable) -> None:
    item = table.scene.parts.hand.cards[0]
    card = table.scene.parts.hand.text_of(item.card_id)
    assert card is not None
    table.scene.pointer.closer_look.emit(HeldCard(item.card_id, card, False))
    assert table.scene.rules_chip.key == key_of_card(card)


def test_a_card_dropped_where_it_may_not_lie_is_answered(table: MineTable, opened: list[str]) -> None:
    table.draw(position(5, lambda view: len(view.table.board.cards) > 7))
    table.settle()
    scene = table.scene
    item, place = next(
        (item, place)
        for item in scene.parts.hand.cards
        for place in _places(table, item.card_id)
        if isinstance(place, CellTarget)
    )
    table.press(item.home.center)
    end = scene.parts.mine.rect_of(place.cell).center()
    for share in (0.3, 0.7, 1.0):
        table.move(item.home.center + (end - item.home.center) * share)
    assert scene.preview.reason
    table.release(end)
    assert scene.controller.hold is None
    chip = scene.rules_chip
    assert chip.button.isVisible()
    assert chip.key in ("edges", "link", "lay", "rockfall")
    table.click(chip.button.place.center())
    QApplication.processEvents()
    assert len(opened) == 1


def _places(table: MineTable, card_id: str) -> list[object]:
    """Cells beside a laid card where this card is refused both ways."""
    both = [
        {target.id: target.verdict.allowed for target in table.scene.targets(card_id, way)} for way in (False, True)
    ]
    snapping = [target.id for target in table.scene.targets(card_id, False) if target.snaps]
    return [target for target in snapping if not both[0][target] and not both[1][target]]


def test_it_hides_with_everything_else_at_the_curtain(table: MineTable) -> None:
    look(table, START)
    table.scene.give_up(Exit.CURTAIN)
    assert not table.scene.rules_chip.button.isVisible()
    assert table.scene.rules_chip.key == ""


def test_it_steps_aside_when_a_card_is_picked_up(table: MineTable) -> None:
    look(table, START)
    QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(QPointF(2, 2)))
    table.scene.controller.choose(table.scene.parts.hand.cards[0])
    assert not table.scene.rules_chip.button.isVisible()
