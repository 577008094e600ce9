"""The discards: the last card on top, face up, the ones before it peeping out below."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.ui.pieces.faces import card_face
from saboteur_desktop.table.card_look import card_rect, shadow_sheet
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.renderer import FaceRenderer, SheetStore
from saboteur_desktop.table.stacking import SCATTERED, scattered


class OpenPile(QGraphicsObject):
    """A pile of cards that lie face up."""

    def __init__(self, renderer: FaceRenderer, sheets: SheetStore) -> None:
        super().__init__()
        self._renderer, self._sheets = renderer, sheets
        self._cards: tuple[Card, ...] = ()
        self._width = 80.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._layers = [(QGraphicsPixmapItem(self), QGraphicsPixmapItem(self)) for _ in range(SCATTERED)]
        for index, (shade, card) in enumerate(self._layers):
            card.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            shade.setZValue(index)
            card.setZValue(index)
        renderer.painted.connect(self._look_again)

    def boundingRect(self) -> QRectF:
        return card_rect(self._width)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the children are the pile."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """What lies there, the last card on top."""
        return self._cards

    def top(self) -> Spot:
        """Where its top card lies in the scene."""
        return self._spot(max(0, len(self._cards) - 1))

    def next_spot(self) -> Spot:
        """Where the next card will lie in the scene."""
        return self._spot(len(self._cards))

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Let these lie there."""
        if tuple(cards) != self._cards:
            self._cards = tuple(cards)
            self.refresh()

    def set_width(self, width: float) -> None:
        """Give its cards another size."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self.refresh()

    def refresh(self) -> None:
        """Look up all pixmaps again."""
        first = max(0, len(self._cards) - SCATTERED)
        for layer, (shade, card) in enumerate(self._layers):
            number = first + layer
            there = number < len(self._cards)
            shade.setVisible(there)
            card.setVisible(there)
            if not there:
                continue
            spot = scattered(number % SCATTERED, self._width)
            pixmap, _exact = self._renderer.picture(card_face(self._cards[number]), self._width)
            size = pixmap.deviceIndependentSize()
            card.setPixmap(pixmap)
            card.setOffset(-size.width() / 2, -size.height() / 2)
            card.setScale(self._width / size.width())
            sheet = shadow_sheet(self._sheets, round(self._width), 2.0)
            shade.setPixmap(sheet.pixmap)
            shade.setOffset(sheet.offset)
            for child in (shade, card):
                child.setPos(spot.center)
                child.setRotation(spot.angle)

    def _spot(self, number: int) -> Spot:
        spot = scattered(number % SCATTERED, self._width)
        return Spot(self.mapToScene(spot.center), self._width, spot.angle)

    def _look_again(self, face: str) -> None:
        if face in map(card_face, self._cards[-SCATTERED:]):
            self.refresh()
