"""Parts of the table that are painted as a whole and change rarely: panels, bars, buttons."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.tap_item import TapItem


class DrawnItem(TapItem):
    """A tappable part whose picture depends on `look` alone; it is painted once for each look and size.

    The picture may reach `margin` beyond the rectangle that can be tapped, and in large windows as much more as there
    everything is larger.
    """

    margin = 0.0

    def __init__(self, sheets: SheetStore, layer: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._bounds = QRectF()
        self._picture: QPixmap | None = None
        self._picture_of: tuple[QRectF, float] | None = None
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
        reach = self._reach()
        bounds = rect.adjusted(-reach, -reach, reach, reach)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def update(self, *part: QRectF) -> None:  # type: ignore[override]
        """Look up the picture again the next time it is painted: it may be another one."""
        self._picture = None
        super().update(*part)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.rect
        if rect.isEmpty():
            return
        if self._picture is None or self._picture_of != (self._bounds, self._sheets.dpr):
            self._picture, self._picture_of = self._look_up(rect), (QRectF(self._bounds), self._sheets.dpr)
        painter.drawPixmap(self._bounds.topLeft(), self._picture)

    def _look_up(self, rect: QRectF) -> QPixmap:
        reach = rect.left() - self._bounds.left()
        size = self._bounds.size()

        def draw(p: QPainter, whole: QRectF) -> None:
            self.draw(p, whole.adjusted(reach, reach, -reach, -reach))

        return self._sheets.sheet((type(self).__name__, self.look()), size, draw)

    def _reach(self) -> float:
        return self.margin * max(1.0, self._sheets.scale)
