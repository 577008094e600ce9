"""The same picture of the same drag, made of plain pixmap items and nothing else."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
)

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.states import draw_target_cell
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.drawn_item import DrawnItem
from tests.benchmarks.mine import MineOfSixty

_MARGIN = 24.0
"""Room around a cell for its glow."""
_WAYS = QSizeF(214, 118)
_REASON = QSizeF(560, 62)
"""The bubbles with both ways of holding a card and with the reason why not, at 1080."""

_GLOW, _HELD = 1.5, 1e6
"""Stacking orders among the copies, which lie at 0, 1, 2 and so on: just above the wall, and above all."""

Draw = Callable[[QPainter, QRectF], None]


class PlainScene(QGraphicsScene):
    """Follows the mouse with one group of pixmaps and marks the free cell it is over: no more than that."""

    def __init__(self, mine: MineOfSixty) -> None:
        size = mine.view.size()
        super().__init__(QRectF(0, 0, size.width(), size.height()))
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        held, around = mine.held(), list(_seen(mine))
        for height, item in enumerate(around):
            self._copy(item).setZValue(height)
        self._home = held.pos()
        mine.scene.controller.choose(held)
        mine.scene.animator.finish()
        self._card = self.addRect(QRectF(), Qt.PenStyle.NoPen)
        self._card.setZValue(_HELD)
        for child in held.childItems():
            if isinstance(child, QGraphicsPixmapItem) and child.isVisible():
                picture = QGraphicsPixmapItem(child.pixmap(), self._card)
                picture.setOffset(child.offset())
        self._card.setPos(self._home)
        glows = [self._copy(item) for item in _seen(mine) if item not in around]
        for glow in glows:
            glow.setZValue(_GLOW)
        mine.scene.controller.cancel(Exit.PUT_BACK)
        mine.scene.animator.finish()
        self._cells, self._free = mine.cells(), mine.free_cells()
        self._glows = {
            cell.topLeft().toTuple(): next(glow for glow in glows if glow.sceneBoundingRect().contains(cell))
            for cell in self._free
        }
        under = _painted(self._cells[0].size(), partial(draw_target_cell, scale=mine.scene.camera.scale / 116))
        self._under = self._add(under, QPointF(), _GLOW)
        scale = size.height() / 1080
        bubble = partial(draw_bubble, radius=16 * scale, scale=scale)
        self._ways = self._add(_painted(_WAYS * scale, bubble), QPointF(), _HELD + 1)
        self._reason = self._add(_painted(_REASON * scale, bubble), QPointF(), _HELD + 1)
        self._over: QRectF | None = QRectF()
        self._lie_over(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        point = event.scenePos()
        self._lie_over(next((cell for cell in self._cells if cell.contains(point)), None))
        if self._over not in self._free:
            self._card.setPos(point)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._lie_over(None)
        self._card.setPos(self._home)

    def _lie_over(self, cell: QRectF | None) -> None:
        if cell == self._over:
            return
        before, self._over = self._over, cell
        for left in (before, cell):
            glow = self._glows.get(left.topLeft().toTuple()) if left is not None else None
            if glow is not None:
                glow.setVisible(left is before)
        free = cell in self._free
        self._under.setVisible(free)
        self._ways.setVisible(free)
        self._reason.setVisible(cell is not None and not free)
        if cell is None:
            return
        if free:
            self._card.setPos(cell.center())
            self._under.setPos(cell.center())
            self._ways.setPos(cell.center() - QPointF(0, cell.height() * 1.5))
        else:
            self._reason.setPos(cell.center() + QPointF(0, cell.height()))

    def _copy(self, item: QGraphicsItem) -> QGraphicsPixmapItem:
        if isinstance(item, QGraphicsPixmapItem):
            copy = self.addPixmap(item.pixmap())
            copy.setOffset(item.offset())
        else:
            bounds = item.boundingRect()
            copy = self.addPixmap(_painted(bounds.size(), partial(_paint_item, item), 0))
            copy.setOffset(bounds.topLeft())
        copy.setTransform(item.sceneTransform())
        return copy

    def _add(self, pixmap: QPixmap, centre: QPointF, layer: float) -> QGraphicsPixmapItem:
        item = self.addPixmap(pixmap)
        item.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        item.setPos(centre)
        item.setZValue(layer)
        return item


class PlainItems:
    """A view of them, set up like the view of the mine."""

    def __init__(self, mine: MineOfSixty) -> None:
        self.scene = PlainScene(mine)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.view.setRenderHints(mine.view.renderHints())
        self.view.resize(mine.view.size())
        self.view.show()
        QApplication.processEvents()

    def finish(self) -> None:
        """Put everything away."""
        self.view.close()
        self.view.deleteLater()
        self.scene.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _seen(mine: MineOfSixty) -> Iterator[QGraphicsItem]:
    """Everything that shows a picture, from below, but for the card that is dragged."""
    for item in mine.scene.items(Qt.SortOrder.AscendingOrder):
        pictured = isinstance(item, QGraphicsPixmapItem | DrawnItem)
        if pictured and item.isVisible() and item.parentItem() is not mine.held():
            yield item


def _paint_item(item: QGraphicsItem, p: QPainter, rect: QRectF) -> None:
    p.translate(-item.boundingRect().topLeft())
    item.paint(p, QStyleOptionGraphicsItem(), None)


def _painted(size: QSizeF, draw: Draw, margin: float = _MARGIN) -> QPixmap:
    whole = QRectF(0, 0, size.width() + 2 * margin, size.height() + 2 * margin)
    pixmap = QPixmap(whole.size().toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as p:
        p.setRenderHints(HINTS)
        draw(p, whole.adjusted(margin, margin, -margin, -margin))
    return pixmap
