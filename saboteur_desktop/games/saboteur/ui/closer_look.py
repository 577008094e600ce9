"""A thing of the table, large, with its name and what it does: for a resting mouse or a long press."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.explained import Explained
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.paint.type import CAPTION, NAME, draw_paragraph, draw_text, paragraph_height, text_width
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import card_height
from saboteur_desktop.table.renderer import device_size
from saboteur_desktop.table.seat_look import SeatLook

_EDGE = 8.0
"""How near to the edge of the window it may come."""


class CloserLook(QGraphicsItem):
    """Keeps its picture only while it is shown: what is in a hand is nobody else's business."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Layer.POPUP)
        self._rect = QRectF()
        self._scale = 1.0
        self._card = QRectF()
        self._text = QRectF()
        self._px = (24.0, 19.0)
        self._tip: QPointF | None = None
        self._pixmap: QPixmap | None = None
        self._who: SeatLook | None = None
        self._name, self._sentence = "", ""
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """Name and sentence, empty while nothing is shown."""
        return self._name, self._sentence

    @property
    def place(self) -> QRectF:
        """Where it is in the scene."""
        return self._rect.translated(self.pos())

    def show_thing(self, thing: Explained, about: QRectF, layout: Layout, dpr: float) -> None:
        """Show it beside what it is about."""
        self.prepareGeometryChange()
        self._name, self._sentence = thing.name, thing.sentence
        self._take_sizes(layout, is_card=isinstance(thing.picture, str))
        if isinstance(thing.picture, str):
            # Painted for this look alone: the pictures in store must be the same whoever looks.
            self._pixmap = QPixmap.fromImage(faces.paint(thing.picture, device_size(self._card.width(), dpr)))
            self._who = None
        else:
            self._pixmap, self._who = None, thing.picture
        self._stand_beside(about, layout)
        self.show()
        self.update()

    def forget(self) -> None:
        """Go away and keep nothing."""
        self._pixmap, self._who = None, None
        self._name, self._sentence = "", ""
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-30, -44, 30, 44)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        s = self._scale
        draw_bubble(painter, self._rect, 18 * s, self._tip, scale=s)
        if self._pixmap is not None:
            painter.drawPixmap(self._card, self._pixmap, QRectF(self._pixmap.rect()))
        elif self._who is not None:
            draw_avatar(painter, self._who.avatar, self._card, bot=self._who.is_bot)
        name_px, sentence_px = self._px
        line = QRectF(self._text.topLeft(), QPointF(self._text.right(), self._text.top() + name_px * 1.5))
        draw_text(painter, line, self._name, NAME, name_px, "ink")
        draw_paragraph(
            painter, self._text.adjusted(0, name_px * 1.75, 0, 4), self._sentence, CAPTION, sentence_px, "bannersub"
        )

    # -- inner workings

    def _take_sizes(self, layout: Layout, is_card: bool) -> None:
        """The picture on the left, the words beside it; as high as the higher of the two."""
        s = self._scale = layout.scale
        gap = 18 * s
        self._px = name_px, sentence_px = layout.px(24, 17), layout.px(19, 14)
        width = round(layout.hand_card * (1.45 if is_card else 0.8))
        high = card_height(width) if is_card else width
        room = min(max(250.0, 320 * s, text_width(self._name, NAME, name_px) + 4), 1.6 * max(250.0, 320 * s))
        words = name_px * 1.75 + paragraph_height(self._sentence, CAPTION, sentence_px, room) + 4
        inner = max(high, words)
        self._card = QRectF(gap, gap + (0 if is_card else (inner - high) / 2), width, high)
        self._text = QRectF(self._card.right() + gap, gap, room, inner)
        self._rect = QRectF(0, 0, self._text.right() + gap, inner + 2 * gap)

    def _stand_beside(self, about: QRectF, layout: Layout) -> None:
        """Above what it is about, where no hand hides it, else below; beside the seats at the walls."""
        whole = QRectF(0, 0, layout.size.width(), layout.size.height()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        width, height, away = self._rect.width(), self._rect.height(), 26 * self._scale
        x = min(max(whole.left(), about.center().x() - width / 2), whole.right() - width)
        beside = about.bottom() <= layout.strip.top() and not layout.board.intersects(about)
        beside = beside and (about.right() <= layout.board.left() or about.left() >= layout.board.right())
        if not beside and about.top() - away - height >= whole.top():
            y, tip = about.top() - away - height, height + 18 * self._scale
        elif not beside and about.bottom() + away + height <= whole.bottom():
            y, tip = about.bottom() + away, -18 * self._scale
        else:
            right = whole.right() - about.right() >= about.left() - whole.left()
            x = about.right() + away if right else about.left() - away - width
            x = min(max(whole.left(), x), whole.right() - width)
            y, tip = min(max(whole.top(), about.center().y() - height / 2), whole.bottom() - height), 0.0
        self.setPos(round(x), round(y))
        self._tip = QPointF(about.center().x() - self.x(), tip) if tip else None
