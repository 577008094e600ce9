"""A player who can be chosen: face, name, and how much gold they are seen to have."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.rising_choice import MARGIN, RisingChoice
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.paint.surfaces import draw_focus_ring, draw_panel
from saboteur_desktop.paint.type import CENTRE, NAME, TITLE, draw_text, text_width
from saboteur_desktop.table.seat_look import SeatLook

_RADIUS = 24.0
"""Of the panel's corners, at 1080."""


class SeatChoice(RisingChoice):
    """A panel that can be pressed."""

    hover_rise = 6.0
    chosen_rise = 14.0

    def __init__(self, parent: QWidget, seat: int, who: SeatLook, figure: str, selectable: bool) -> None:
        super().__init__(parent, selectable)
        self.seat = seat
        self._who, self._figure = who, figure

    @property
    def panel(self) -> QRectF:
        """Where its panel lies on the page while nobody points at it."""
        room = MARGIN * self._scale
        return QRectF(self.geometry()).adjusted(room, room, -room, -room)

    def shape_rect(self) -> QRectF:
        room = MARGIN * self._scale
        return QRectF(self.rect()).adjusted(room, room, -room, -room).translated(0, -self.rise())

    def paintEvent(self, event: QPaintEvent) -> None:
        s, rect = self._scale, self.shape_rect()
        chosen = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if chosen:
                soft(p, rounded_rect(rect, _RADIUS * s), 22 * s, "teal", 0.55)
            draw_panel(p, rect, _RADIUS * s, "night2", 0.97, 7 * s, "tealhi" if chosen else "night5", 0.9, 2 * s)
            self._draw_who(p, rect)
            if chosen:
                line(p, rounded_rect(rect, _RADIUS * s), "tealhi", 5 * s)
                self.draw_tick(p)
            if self.hasFocus():
                draw_focus_ring(p, rect, _RADIUS * s, 4 * s)

    # -- inner workings

    def _draw_who(self, p: QPainter, rect: QRectF) -> None:
        """Face above, then the name, and the gold at the foot."""
        s = self._scale
        gold = rect.height() * 0.26
        name = QRectF(rect.left() + 10 * s, 0, rect.width() - 20 * s, max(rect.height() * 0.2, sized(30, s, 20)))
        name.moveBottom(rect.bottom() - gold)
        size = min(rect.width() * 0.62, name.top() - rect.top() - 20 * s)
        face = QRectF(rect.center().x() - size / 2, rect.top() + 14 * s, size, size)
        draw_avatar(p, self._who.avatar, face, active=self.isChecked(), bot=self._who.is_bot)
        draw_text(p, name, self._who.name, NAME, sized(27, s, 17), "cream", CENTRE)
        px = gold * 0.62
        width, radius = text_width(self._figure, TITLE, px), px * 0.42
        left = rect.center().x() - (width + 2.6 * radius) / 2
        y = rect.bottom() - gold * 0.58
        nugget(p, left + radius, y, radius, 41, radius * 0.12)
        draw_text(p, QRectF(left + 2.6 * radius, y - gold / 2, width + 2, gold), self._figure, TITLE, px, "goldhi")
