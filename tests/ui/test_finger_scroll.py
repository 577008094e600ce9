"""Sheets are scrolled with a finger; what the finger came down on is pressed only by a tap."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.ui.widgets.radio_row import RadioRow
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.slider import Slider
from saboteur_desktop.ui.widgets.text_label import Paragraph
from tests.fingers import Fingers
from tests.ui.house import House


@pytest.fixture(scope="module")
def fingers() -> Fingers:
    return Fingers()


class LongSheet(Sheet):
    """A slider, and more choices than there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.slider = Slider(self.content)
        self.body.addWidget(self.slider)
        self.rows = [RadioRow(self.content, value) for value in range(30)]
        for row in self.rows:
            row.set_texts(f"Choice {row.value}", "What it means.")
            self.body.addWidget(row)


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[LongSheet]:
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    made = LongSheet(page)
    with qtbot.waitActive(page):
        page.show()
    made.open()
    qtbot.waitUntil(lambda: made.area.verticalScrollBar().maximum() > 0)
    yield made
    made.fingers.scroller.stop()


def middle(widget: QWidget) -> QPointF:
    return QPointF(widget.mapTo(widget.window(), widget.rect().center()))


def test_swipe_scrolls_and_presses_nothing(sheet: LongSheet, fingers: Fingers, qtbot: QtBot) -> None:
    window, bar = sheet.window(), sheet.area.verticalScrollBar()
    start = middle(sheet.rows[3])
    fingers.swipe(window, start, start - QPointF(0, 160))
    qtbot.waitUntil(lambda: bar.value() > 100)
    fingers.up(window, start - QPointF(0, 160))
    qtbot.waitUntil(lambda: sheet.fingers.scroller.state() == QScroller.State.Inactive)
    assert not any(row.isChecked() or row.isDown() for row in sheet.rows)


def test_tap_chooses_and_does_not_scroll(sheet: LongSheet, fingers: Fingers) -> None:
    chosen: list[int] = []
    sheet.rows[2].clicked.connect(lambda: chosen.append(2))
    fingers.tap(sheet.window(), middle(sheet.rows[2]))
    assert sheet.rows[2].isChecked()
    assert chosen == [2], "once, by the finger and not again by the mouse that was made of it"
    assert sheet.area.verticalScrollBar().value() == 0


def test_slow_tap_chooses_too(sheet: LongSheet, fingers: Fingers, qtbot: QtBot) -> None:
    at = middle(sheet.rows[1])
    fingers.down(sheet.window(), at)
    qtbot.waitUntil(sheet.rows[1].isDown)
    fingers.up(sheet.window(), at)
    assert sheet.rows[1].isChecked()


def test_slider_keeps_its_drags(sheet: LongSheet, fingers: Fingers) -> None:
    left = QPointF(sheet.slider.mapTo(sheet.window(), QPoint(60, sheet.slider.height() // 2)))
    fingers.swipe(sheet.window(), left, left + QPointF(180, 30))
    fingers.up(sheet.window(), left + QPointF(180, 30))
    assert sheet.slider.value() > 20
    assert sheet.area.verticalScrollBar().value() == 0


def scroll(area: QAbstractScrollArea, fingers: Fingers, qtbot: QtBot) -> None:
    """Push what is in sight upwards until more than a little of it is gone."""
    bar, at = area.verticalScrollBar(), middle(area)
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    fingers.swipe(area.window(), at, at - QPointF(0, 200))
    qtbot.waitUntil(lambda: bar.value() > 100)
    fingers.up(area.window(), at - QPointF(0, 200))


def test_the_rulebook_and_its_contents_are_read_with_a_finger(house: House, fingers: Fingers, qtbot: QtBot) -> None:
    house.window.open_rules()
    sheet = house.window.rulebook
    for area in (sheet.page, sheet.contents):
        scroll(area, fingers, qtbot)
        area.fingers.scroller.stop()
    fingers.tap(sheet.close_button)
    assert sheet.isHidden()


def test_tap_beside_the_sheet_closes_it(sheet: LongSheet, fingers: Fingers) -> None:
    fingers.tap(sheet.window(), QPointF(20, 20))
    assert sheet.isHidden()


def test_page_of_keys_tells_what_fingers_can_do(house: House, fingers: Fingers, qtbot: QtBot) -> None:
    house.window.open_keys()
    page = house.window.keys
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    told = [piece.text() for piece in page.findChildren(Paragraph) if on_screen(piece, page)]
    assert any("second finger" in text for text in told)
    assert any("Two fingers" in text for text in told)
    fingers.tap(page.close_button)
    assert page.isHidden()


def on_screen(widget: QWidget, page: Sheet) -> bool:
    return not widget.visibleRegion().isEmpty() and page.isVisible()
