"""The view shows the scene one to one and repaints no more than what changed."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table.toy import CELLS, ToyTable


def on_screen(table: ToyTable) -> QImage:
    """What the window really shows: not a fresh drawing, as `grab` would make it."""
    return table.view.screen().grabWindow(table.view.winId()).toImage()


def test_scene_coordinates_are_the_pixels_of_the_window(table: ToyTable) -> None:
    for point in (QPointF(0, 0), QPointF(333, 222)):
        assert QPointF(table.view.mapFromScene(point)) == point
    assert table.scene.sceneRect() == QRectF(QPointF(0, 0), table.size())


def test_resize_lays_out_anew_and_drops_what_is_held(table: ToyTable, qtbot: QtBot) -> None:
    table.start_drag("a", CELLS["both"].center())
    table.view.resize(QSize(900, 700))
    qtbot.waitUntil(lambda: table.scene.size == QSizeF(900, 700))
    assert table.controller.hold is None


def test_items_far_outside_never_scroll_the_view(table: ToyTable) -> None:
    before = table.view.mapFromScene(QPointF(100, 100))
    card = table.scene.add_card("far", "back")
    card.setPos(-4000, 9000)
    assert table.view.mapFromScene(QPointF(100, 100)) == before


@pytest.mark.parametrize("scale", [0.33, 1.0, 3.0])
def test_dragged_turning_card_leaves_no_trail(table: ToyTable, qtbot: QtBot, scale: float) -> None:
    backdrop = QPixmap(800, 600)
    backdrop.fill("#123456")
    table.scene.set_backdrop(backdrop)
    table.card("a").set_width(100 * scale)
    table.start_drag("a", QPointF(350, 300))
    for step in range(12):
        table.move(QPointF(350 + 7.3 * step, 300 - 5.1 * step))
        if step == 4:
            table.controller.turn()
        table.scene.animator.advance(20)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: not table.scene.animator.busy)
    QApplication.processEvents()
    partly = on_screen(table)
    table.view.viewport().repaint()
    assert partly.pixelColor(5, 5).name() == "#123456"
    assert partly == on_screen(table)


def test_new_screen_ratio_renews_the_pixmaps(table: ToyTable) -> None:
    table.scene.resize(table.size(), 2.0)
    assert table.scene.renderer.dpr == 2.0
    assert table.scene.sheets.dpr == 2.0
