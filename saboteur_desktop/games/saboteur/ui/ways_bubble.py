"""A bubble beside a held path card that shows both ways of holding it."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.states import draw_verdict
from saboteur_desktop.paint.strokes import fill
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.renderer import FaceRenderer, SheetStore, device_size


class WaysBubble(DrawnItem):
    """Both ways of holding a path card, each with its tick or cross; the present one is framed."""

    margin = 25.0
    """Room around the bubble for its shadow and its tip, at 1080."""
    takes_taps = False

    def __init__(self, sheets: SheetStore, renderer: FaceRenderer) -> None:
        super().__init__(sheets, Layer.BUBBLE)
        self._renderer, self._hand_card = renderer, 100.0
        self._card, self._turned = "", False
        self._fits = (False, False)
        self._scale, self._tip_x, self._below = 1.0, 0.0, False
        self.hide()

    def show_ways(self, card: str, turned: bool, fits: tuple[bool, bool], about: QRectF, layout: Layout) -> None:
        """Show them above the cell, or below where there is no room."""
        room, scale = layout.board, layout.scale
        width, height, gap = 214 * scale, 118 * scale, 30 * scale
        left = min(max(room.left() + 8, about.center().x() - width * 0.82), room.right() - width - 8)
        below = about.top() - gap - height < room.top()
        top = about.bottom() + gap if below else about.top() - gap - height
        self.set_place(QRectF(left, top, width, height))
        before = self.look()
        self._card, self._turned, self._fits = card, turned, fits
        self._scale, self._tip_x, self._below = scale, about.center().x() - left, below
        self._hand_card = layout.hand_card
        if self.look() != before:
            self.update()
        self.show()

    def look(self) -> Hashable:
        return (self._card, self._turned, self._fits, self._scale, round(self._tip_x), self._below)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self._scale
        tip = QPointF(rect.left() + self._tip_x, rect.top() - 15 * s if self._below else rect.bottom() + 15 * s)
        draw_bubble(p, rect, 16 * s, tip, scale=s)
        width = 66 * s
        for place, turned in enumerate((False, True)):
            left = rect.left() + 18 * s + place * (width + 44 * s)
            card = QRectF(left, rect.center().y() - width * CARD_RATIO / 2, width, width * CARD_RATIO)
            fits = self._fits[turned]
            if turned == self._turned:
                frame = card.adjusted(-6 * s, -6 * s, 6 * s, 6 * s)
                fill(p, rounded_rect(frame, 9 * s), "#0B8F7E" if fits else "coraldeep")
            self._draw_small(p, face_name(self._card, turned), card)
            if not fits:
                fill(p, rounded_rect(card, width * 14 / 240), color("night1", 0.45))
            draw_verdict(p, card.right() - 4 * s, card.bottom() - 4 * s, 15 * s, fits)
        middle = rect.center() - QPointF(2 * s, 0)
        draw_icon(p, "half-turn", QRectF(middle.x() - 15 * s, middle.y() - 15 * s, 30 * s, 30 * s), "bannerink")

    def _draw_small(self, p: QPainter, face: str, rect: QRectF) -> None:
        """The picture of the hand made small: painting one anew would hold up the drag."""
        picture = self._renderer.picture(face, self._hand_card).pixmap
        size = device_size(rect.width(), self._renderer.dpr)
        small = picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        p.drawPixmap(rect, small, QRectF(small.rect()))
