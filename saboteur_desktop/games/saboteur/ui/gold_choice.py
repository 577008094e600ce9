"""A gold card that can be chosen, or lies face down before those who only look on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.rising_choice import RisingChoice
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import draw_card


class GoldChoice(RisingChoice):
    """Checked while it is the chosen one. It knows the name of its picture, and no other value."""

    def __init__(self, parent: QWidget, faces: PageFaces, face: str, selectable: bool) -> None:
        super().__init__(parent, selectable)
        self._faces = faces
        self.face = face
        self._width = 4.0
        self._picture = QPixmap()

    def place(self, centre: QPointF, width: float, scale: float) -> None:
        """Lie with the middle of the card there."""
        self._width = width
        card = QRectF(0, 0, width, width * CARD_RATIO)
        card.moveCenter(centre)
        self.lie_on(card, scale)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        s, card = self._scale, self.shape_rect()
        path = rounded_rect(card, card.width() * 14 / 240)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if self.isChecked():
                soft(p, path, 22 * s, "teal", 0.55)
            p.drawPixmap(QPointF(0, -self.rise()), self._picture)
            if self.isChecked():
                line(p, path, "tealhi", 5 * s)
                self.draw_tick(p)
            if self.hasFocus():
                draw_focus_ring(p, card, card.width() * 14 / 240, 4 * s)

    def shape_rect(self) -> QRectF:
        card = QRectF(0, 0, self._width, self._width * CARD_RATIO)
        card.moveCenter(QRectF(self.rect()).center())
        return card.translated(0, -self.rise())
