"""Buttons, piles, zones, marks and focus buttons."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

import saboteur_desktop.table
from saboteur_desktop.table.animation import PUT_BACK
from saboteur_desktop.table.drop_target import Fit, Place, Spot, Verdict
from saboteur_desktop.table.highlight import TargetGlows
from saboteur_desktop.table.pile_item import PileItem
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.table.zone import Zone
from tests.table.toy import ToyTable


class Button(TapItem):
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self.rect, Qt.GlobalColor.darkGreen)


class Row(Zone):
    def spots(self, count: int) -> Sequence[Spot]:
        return [Spot(self.rect.topLeft() + QPointF(60 * index, 0), 50) for index in range(count)]


@pytest.fixture
def button(table: ToyTable) -> Button:
    item = Button()
    item.set_rect(QRectF(0, 0, 60, 48))
    item.setPos(20, 300)
    table.scene.addItem(item)
    return item


def test_impatient_burst_on_a_button_is_one_tap(table: ToyTable, button: Button) -> None:
    taps: list[bool] = []
    button.tapped.connect(lambda: taps.append(True))
    for _ in range(20):
        table.click(QPointF(50, 320))
    assert len(taps) == 1


def test_press_that_leaves_the_button_is_no_tap(table: ToyTable, button: Button) -> None:
    taps: list[bool] = []
    button.tapped.connect(lambda: taps.append(True))
    table.press(QPointF(50, 320))
    assert button.pressed
    table.move(QPointF(300, 320))
    table.release(QPointF(300, 320))
    assert taps == []
    assert not button.pressed


def test_hold_ends_on_release_and_when_the_table_is_left(table: ToyTable, button: Button) -> None:
    log: list[str] = []
    button.hold_started.connect(lambda: log.append("start"))
    button.hold_ended.connect(lambda: log.append("end"))
    table.press(QPointF(50, 320))
    table.release(QPointF(50, 320))
    table.press(QPointF(50, 320))
    table.view.hide()
    assert log == ["start", "end", "start", "end"]


def test_button_that_is_off_does_nothing(table: ToyTable, button: Button) -> None:
    taps: list[bool] = []
    button.tapped.connect(lambda: taps.append(True))
    button.set_active(False)
    table.click(QPointF(50, 320))
    assert taps == []


def test_pile_shows_no_more_cards_than_it_has(table: ToyTable) -> None:
    pile = PileItem("back", 5, lambda n, width: Spot(QPointF(n, -n), width), table.scene.renderer, table.scene.sheets)
    table.scene.addItem(pile)
    for count, shown in ((0, 0), (3, 3), (40, 5)):
        pile.set_count(count)
        assert sum(child.isVisible() for child in pile.childItems()) == 2 * shown
    assert pile.top().center == QPointF(4, -4)


def test_zone_closes_up_when_a_card_is_taken(table: ToyTable) -> None:
    row = Row(700)
    cards = [table.card(name) for name in ("a", "b", "act")]
    for card in cards:
        row.put(card)
    row.set_rect(QRectF(100, 500, 300, 100))
    assert [card.pos().x() for card in cards] == [100, 160, 220]
    row.take(cards[0])
    row.arrange(PUT_BACK)
    table.settle()
    assert [card.pos().x() for card in cards[1:]] == [100, 160]


def test_glows_show_how_a_card_fits(table: ToyTable) -> None:
    root = QGraphicsRectItem()
    table.scene.addItem(root)
    drawn: list[Fit] = []
    glows = TargetGlows(root, table.scene.sheets, table.scene.animator, lambda p, r, fit: drawn.append(fit))
    yes, no = Verdict(True), Verdict(False)
    places = [
        Place("one", QRectF(0, 0, 80, 100), yes, no),
        Place("other", QRectF(80, 0, 80, 100), no, yes),
        Place("none", QRectF(160, 0, 80, 100), no, no),
    ]
    glows.show(places, False)
    assert set(glows.shown) == {"one", "other"}
    assert drawn == [Fit.AS_HELD, Fit.AFTER_TURN]
    glows.show(places, True)
    assert drawn == [Fit.AS_HELD, Fit.AFTER_TURN]
    glows.clear()
    assert glows.shown == {}
    assert not table.scene.animator.busy


def test_no_effect_object_and_no_system_drag_on_the_table() -> None:
    folder = Path(saboteur_desktop.table.__file__).parent
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "QGraphicsDropShadowEffect" not in source
        assert "setGraphicsEffect" not in source
        assert "QDrag(" not in source
