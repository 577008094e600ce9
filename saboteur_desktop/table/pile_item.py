"""A pile of face-down cards with its number."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.table.card_look import card_rect, shadow_sheet
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.renderer import FaceRenderer, SheetStore

Stacking = Callable[[int, float], Spot]
"""Where the n-th card of a pile lies relative to the pile's middle, for a card of this width."""


class PileItem(QGraphicsObject):
    """The upper cards of a pile, each a little off the one below; all of them show the same back."""

    def __init__(self, back: str, shown: int, stacking: Stacking, renderer: FaceRenderer, sheets: SheetStore) -> None:
        super().__init__()
        self._back, self._shown, self._stacking = back, shown, stacking
        self._renderer, self._sheets = renderer, sheets
        self._count = 0
        self._width = 80.0
        self._cards: list[tuple[QGraphicsPixmapItem, QGraphicsPixmapItem]] = []
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        for index in range(shown):
            shade, card = QGraphicsPixmapItem(self), QGraphicsPixmapItem(self)
            card.setTransformationMode(Qt.TransformationMode.SmoothTransformation)  # it may lie askew
            shade.setZValue(index)
            card.setZValue(index)
            self._cards.append((shade, card))
        renderer.painted.connect(self._look_again)
        self.refresh()

    def boundingRect(self) -> QRectF:
        return card_rect(self._width)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the children are the pile."""

    @property
    def count(self) -> int:
        """How many cards lie on it."""
        return self._count

    @property
    def scene_rect(self) -> QRectF:
        """Its rectangle in the scene."""
        return self.mapRectToScene(card_rect(self._width))

    def top(self) -> Spot:
        """Where its top card lies in the scene."""
        spot = self._stacking(max(0, min(self._count, self._shown) - 1), self._width)
        return Spot(self.mapToScene(spot.center), self._width, spot.angle)

    def set_count(self, count: int) -> None:
        """Let so many cards lie on it."""
        if count != self._count:
            self._count = count
            self.refresh()

    def set_width(self, width: float) -> None:
        """Give its cards another size."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self.refresh()

    def refresh(self) -> None:
        """Look up all pixmaps again."""
        for index, (shade, card) in enumerate(self._cards):
            there = index < self._count
            shade.setVisible(there)
            card.setVisible(there)
            if not there:
                continue
            spot = self._stacking(index, self._width)
            pixmap, _exact = self._renderer.picture(self._back, self._width)
            size = pixmap.deviceIndependentSize()
            card.setPixmap(pixmap)
            card.setOffset(-size.width() / 2, -size.height() / 2)
            card.setScale(self._width / size.width())
            sheet = shadow_sheet(self._sheets, round(self._width), 3.0 if index == 0 else 1.5)
            shade.setPixmap(sheet.pixmap)
            shade.setOffset(sheet.offset)
            for child in (shade, card):
                child.setPos(spot.center)
                child.setRotation(spot.angle)

    def _look_again(self, face: str) -> None:
        if face == self._back:
            self.refresh()
