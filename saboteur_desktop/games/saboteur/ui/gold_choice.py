"""A gold card that can be chosen, or lies face down before those who only look on."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.painted_panel import draw_card
from saboteur_desktop.games.saboteur.ui.result_button import ARROWS
from saboteur_desktop.games.saboteur.ui.result_faces import ResultFaces
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.choosable import Choosable
from saboteur_desktop.table.metrics import CARD_RATIO

_MARGIN, _HOVER, _CHOSEN = 40.0, 8.0, 22.0
"""Room around the card at rest, and how far it rises, at 1080."""


class GoldChoice(Choosable):
    """Checked while it is the chosen one. It knows the name of its picture, and no other value."""

    def __init__(self, parent: QWidget, faces: ResultFaces, face: str, selectable: bool) -> None:
        super().__init__(parent)
        self._faces = faces
        self.face = face
        self._width, self._scale, self._hovered = 4.0, 1.0, False
        self._picture = QPixmap()
        self.setCheckable(selectable)
        self.setAutoExclusive(selectable)
        self.setEnabled(selectable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if selectable else Qt.FocusPolicy.NoFocus)
        if selectable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, centre: QPointF, width: float, scale: float) -> None:
        """Lie with the middle of the card there."""
        self._width, self._scale = width, scale
        room = _MARGIN * scale
        card = QRectF(0, 0, width, width * CARD_RATIO)
        card.moveCenter(centre)
        self.setGeometry(card.adjusted(-room, -room, room, room).toAlignedRect())

    def paint_picture(self) -> None:
        """Paint the card at rest and its shadow; until then there is nothing to see."""
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self._picture) as p:
            p.setRenderHints(HINTS)
            draw_card(p, self._faces, self.face, QRectF(self.rect()).center(), self._width)
        self.update()

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]
        return self._card().contains(QPointF(pos))

    def paintEvent(self, event: QPaintEvent) -> None:
        s, card = self._scale, self._card()
        path = rounded_rect(card, card.width() * 14 / 240)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if self.isChecked():
                soft(p, path, 22 * s, "teal", 0.55)
            p.drawPixmap(QPointF(0, -self._rise()), self._picture)
            if self.isChecked():
                line(p, path, "tealhi", 5 * s)
                self._draw_tick(p, card)
            if self.hasFocus():
                draw_focus_ring(p, card, card.width() * 14 / 240, 4 * s)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = self.isEnabled()
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def _card(self) -> QRectF:
        card = QRectF(0, 0, self._width, self._width * CARD_RATIO)
        card.moveCenter(QRectF(self.rect()).center())
        return card.translated(0, -self._rise())

    def _rise(self) -> float:
        rise = _CHOSEN if self.isChecked() else _HOVER if self._hovered else 0.0
        return rise * self._scale

    def _draw_tick(self, p: QPainter, card: QRectF) -> None:
        radius = max(14.0, 24 * self._scale)
        centre = QPointF(card.right() - radius * 0.5, card.top() + radius * 0.5)
        disc = ellipse(centre.x(), centre.y(), radius)
        sheet(p, disc, "teal", 3 * self._scale)
        line(p, disc, color("night0", 0.5), 2 * self._scale)
        size = radius * 1.3
        draw_icon(p, "tick", QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), "ink")
