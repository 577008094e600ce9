"""A player who can be chosen: face, name, and how much gold they are seen to have."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.result_button import ARROWS
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.paint.surfaces import draw_focus_ring, draw_panel
from saboteur_desktop.paint.type import CENTRE, NAME, TITLE, draw_text, text_width
from saboteur_desktop.table.choosable import Choosable

_MARGIN, _HOVER, _CHOSEN, _RADIUS = 40.0, 6.0, 14.0, 24.0
"""Room around the panel at rest, how far it rises, and its round corners, at 1080."""


class SeatChoice(Choosable):
    """Checked while it is the chosen one; those who only look on see it and cannot press it."""

    def __init__(self, parent: QWidget, seat: int, who: SeatLook, figure: str, selectable: bool) -> None:
        super().__init__(parent)
        self.seat = seat
        self._who, self._figure = who, figure
        self._scale, self._hovered = 1.0, False
        self.setCheckable(selectable)
        self.setAutoExclusive(selectable)
        self.setEnabled(selectable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if selectable else Qt.FocusPolicy.NoFocus)
        if selectable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, panel: QRectF, scale: float) -> None:
        """Lie with the panel on that rectangle."""
        self._scale = scale
        room = _MARGIN * scale
        self.setGeometry(panel.adjusted(-room, -room, room, room).toAlignedRect())

    @property
    def panel(self) -> QRectF:
        """Where its panel lies on the page while nobody points at it."""
        room = _MARGIN * self._scale
        return QRectF(self.geometry()).adjusted(room, room, -room, -room)

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]
        return self._panel().contains(QPointF(pos))

    def paintEvent(self, event: QPaintEvent) -> None:
        s, rect = self._scale, self._panel()
        chosen = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if chosen:
                soft(p, rounded_rect(rect, _RADIUS * s), 22 * s, "teal", 0.55)
            draw_panel(p, rect, _RADIUS * s, "night2", 0.97, 7 * s, "tealhi" if chosen else "night5", 0.9, 2 * s)
            self._draw_who(p, rect)
            if chosen:
                line(p, rounded_rect(rect, _RADIUS * s), "tealhi", 5 * s)
                self._draw_tick(p, rect)
            if self.hasFocus():
                draw_focus_ring(p, rect, _RADIUS * s, 4 * s)

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

    # -- inner workings

    def _panel(self) -> QRectF:
        room = _MARGIN * self._scale
        rise = (_CHOSEN if self.isChecked() else _HOVER if self._hovered else 0.0) * self._scale
        return QRectF(self.rect()).adjusted(room, room, -room, -room).translated(0, -rise)

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

    def _draw_tick(self, p: QPainter, rect: QRectF) -> None:
        radius = max(14.0, 24 * self._scale)
        centre = QPointF(rect.right() - radius * 0.5, rect.top() + radius * 0.5)
        disc = ellipse(centre.x(), centre.y(), radius)
        sheet(p, disc, "teal", 3 * self._scale)
        line(p, disc, color("night0", 0.5), 2 * self._scale)
        size = radius * 1.3
        draw_icon(p, "tick", QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), "ink")
