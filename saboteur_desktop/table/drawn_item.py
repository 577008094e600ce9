"""Parts of the table that are painted as a whole and change rarely: panels, bars, buttons."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.tap_item import TapItem


class DrawnItem(TapItem):
    """A tappable part whose picture depends on `look` alone; it is painted once for each look and size.

    The picture may reach `margin` beyond the rectangle that can be tapped.
    """

    margin = 0.0

    def __init__(self, sheets: SheetStore, layer: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._bounds = QRectF()
        self.setZValue(layer)

    def look(self) -> Hashable:
        """Everything the picture depends on besides its size."""
        raise NotImplementedError

    def draw(self, p: QPainter, rect: QRectF) -> None:
        """Paint the picture on the rectangle."""
        raise NotImplementedError

    def set_place(self, rect: QRectF) -> None:
        """Take this place in the parent or scene, on whole pixels."""
        self.setPos(round(rect.x()), round(rect.y()))
        self.set_rect(QRectF(0, 0, round(rect.width()), round(rect.height())))

    @property
    def place(self) -> QRectF:
        """The rectangle in the scene."""
        return self.mapRectToScene(self.rect)

    def set_rect(self, rect: QRectF) -> None:
        super().set_rect(rect)
        self._bounds = rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.rect
        if rect.isEmpty():
            return
        margin = self.margin
        size = QSizeF(rect.width() + 2 * margin, rect.height() + 2 * margin)

        def draw(p: QPainter, whole: QRectF) -> None:
            self.draw(p, whole.adjusted(margin, margin, -margin, -margin))

        pixmap = self._sheets.sheet((type(self).__name__, self.look()), size, draw)
        painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), pixmap)
