"""A card of the hand, large, with its name and what it does: for a resting pointer or a long press."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.ui import faces, texts
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.paint.type import CAPTION, NAME, draw_paragraph, draw_text
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO, card_height
from saboteur_desktop.table.renderer import device_size


class CloserLook(QGraphicsItem):
    """Keeps its picture only while it is shown: what is in a hand is nobody else's business."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Layer.POPUP)
        self._rect = QRectF()
        self._scale = 1.0
        self._width = 100.0
        self._pixmap: QPixmap | None = None
        self._name, self._hint = "", ""
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """Name and sentence, empty while nothing is shown."""
        return self._name, self._hint

    def show_card(self, item: CardItem, card: Card, layout: Layout, dpr: float) -> None:
        """Show it above the card it is about."""
        s = layout.scale
        self.prepareGeometryChange()
        self._scale = s
        self._width = round(layout.hand_card * 1.45)
        gap = 18 * s
        width = self._width + 2 * gap + max(210.0, 270 * s)
        height = card_height(self._width) + 2 * gap
        self._rect = QRectF(0, 0, width, height)
        left = min(max(8.0, item.home.center.x() - width / 2), layout.size.width() - width - 8)
        self.setPos(round(left), round(layout.hand.top() - height - 34 * s))
        name = faces.face_name(card, item.turned)
        self._pixmap = QPixmap.fromImage(faces.paint(name, device_size(self._width, dpr)))
        self._name, self._hint = texts.card_name(card), texts.card_hint(card)
        self.show()
        self.update()

    def forget(self) -> None:
        """Go away and keep nothing."""
        self._pixmap = None
        self._name, self._hint = "", ""
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-30, -30, 30, 44)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._pixmap is None:
            return
        s, gap = self._scale, 18 * self._scale
        draw_bubble(painter, self._rect, 18 * s, scale=s)
        card = QRectF(gap, gap, self._width, self._width * CARD_RATIO)
        painter.drawPixmap(card, self._pixmap, QRectF(self._pixmap.rect()))
        left = card.right() + gap
        room = QRectF(left, gap, self._rect.right() - left - gap, self._rect.height() - 2 * gap)
        draw_text(
            painter, QRectF(room.left(), room.top(), room.width(), 40 * s), self._name, NAME, max(17.0, 24 * s), "ink"
        )
        below = room.adjusted(0, 46 * s, 0, 0)
        draw_paragraph(painter, below, self._hint, CAPTION, max(14.0, 19 * s), "bannersub")
