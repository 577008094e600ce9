"""The badge of one's own role: always face down, it shows what is secret only while it is held."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.ui.face_painter import FaceKey, paint_face
from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.marks import struck_eye
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded, rounded_rect
from saboteur_desktop.paint.placing import box, placed
from saboteur_desktop.paint.strokes import fill, line, shadow
from saboteur_desktop.paint.surfaces import draw_key_cap, draw_panel
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, draw_paragraph, draw_text
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.renderer import SheetStore


class RoleBadge(DrawnItem):
    """A role card face down with a crossed-out eye; what is shown while it is held is another item's affair."""

    margin = 14.0
    asked = Signal(bool)

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.PANEL)
        self._title, self._hint, self._scale = "", "", 1.0
        self._new_text, self._new = "", False

    def set_texts(self, title: str, hint: str, new: str) -> None:
        """What is written beside the card, and on it while the role is new."""
        self._title, self._hint, self._new_text = title, hint, new
        self.update()

    @property
    def new(self) -> bool:
        """Whether the role is marked as another one than before."""
        return self._new

    def set_new(self, new: bool) -> None:
        """Mark the role as another one than before, or no more."""
        if new != self._new:
            self._new = new
            self.update()

    def lay_out(self, layout: Layout) -> None:
        """Take the place the layout gives."""
        self._scale = layout.scale
        self.set_place(layout.role)

    def look(self) -> Hashable:
        return (self._title, self._hint, self._new_text, self._scale, self.active, self._new)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self._scale
        draw_panel(p, rect, 20 * s, "night1", 0.92, 5 * s, rim_opacity=0.6)
        width = min(rect.height() * 0.66, rect.width() * (0.40 if rect.width() > 220 else 0.32))
        card = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
        with placed(p, rect.left() + 14 * s + width / 2, rect.center().y(), degrees=-3):
            shadow(p, rounded(card.x(), card.y(), width, card.height(), width * 14 / 240), 4 * s, 8.8 * s, 0.5)
            paint_face(p, FaceKey(ROLE_BACK), card)
        if self._new:
            self._draw_new(p, rect, width)
        left = rect.left() + width + 30 * s
        room = rect.right() - left - 12 * s
        self._draw_eye(p, rect, left, room)
        title = QRectF(left, rect.top() + rect.height() * 0.45, room, rect.height() * 0.20)
        draw_text(p, title, self._title, NAME, sized(23, s, 15), "cream")
        hint = QRectF(left, rect.top() + rect.height() * 0.64, room, rect.height() * 0.34)
        draw_paragraph(p, hint, self._hint, CAPTION, sized(18, s))

    def _draw_new(self, p: QPainter, rect: QRectF, width: float) -> None:
        """A ribbon over the foot of the card."""
        s = self._scale
        ribbon = QRectF(rect.left() + 6 * s, rect.bottom() - 46 * s, width + 18 * s, max(20.0, 30 * s))
        sheet(p, rounded_rect(ribbon, 6 * s), "sky", 3 * s)
        draw_text(p, ribbon.adjusted(4, 0, -4, 0), self._new_text, NAME, sized(19, s, 13), "ink", CENTRE)

    def _draw_eye(self, p: QPainter, rect: QRectF, left: float, room: float) -> None:
        s = self._scale
        radius = min(room * 0.30, rect.height() * 0.20)
        x, y = left + radius + 2, rect.top() + rect.height() * 0.26
        fill(p, ellipse(x, y, radius), color("night0", 0.8))
        line(p, ellipse(x, y, radius - 2), color("night5", 0.8), 4 * s)
        with box(p, x, y, radius * 1.15):
            struck_eye(p, "cream" if self.active else "night5")
        height = max(22.0, 30 * s)
        cap_left = x + radius + 10 * s
        if cap_left + height <= rect.right() - 8 * s:
            draw_key_cap(p, QRectF(cap_left, y - height / 2, height, height), "Q", sized(16, s, 13))
