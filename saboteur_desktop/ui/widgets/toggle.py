"""A switch that is on or off, with what it switches written beside it."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.paint.type import NAME, draw_text, text_width
from saboteur_desktop.ui.scale import text_px

_TRACK = (84.0, 44.0)
_ROOM = 8.0


class Toggle(QAbstractButton):
    """On: the disc lies right on teal and bears a tick. Off: it lies left on night."""

    def __init__(self, parent: QWidget | None, px: float = 22) -> None:
        super().__init__(parent)
        self._px, self._scale = px, 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def px(self) -> float:
        """The size of its text now."""
        return text_px(self._px, self._scale, 16)

    def text_rect(self) -> QRectF:
        """Where the text stands."""
        lead = (_TRACK[0] + 2 * _ROOM + 14) * self._scale
        return QRectF(lead, 0, self.width() - lead, self.height())

    def sizeHint(self) -> QSize:
        lead = (_TRACK[0] + 2 * _ROOM + 14) * self._scale
        return QSize(ceil(lead + text_width(self.text(), NAME, self.px())) + 2, ceil(max(48, 60 * self._scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._scale
        width, height = _TRACK[0] * unit, _TRACK[1] * unit
        track = QRectF(_ROOM * unit, (self.height() - height) / 2, width, height)
        path = rounded_rect(track, height / 2)
        on = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            fill(p, path, "tealdeep" if on else "night1")
            line(p, path, "tealhi" if on else "night5", 1.6)
            radius = height * 0.40
            x = track.right() - height / 2 if on else track.left() + height / 2
            sheet(p, ellipse(x, track.center().y(), radius), "teal" if on else "#8C97B5", 3 * unit)
            if on:
                place = QRectF(x - radius * 0.7, track.center().y() - radius * 0.7, radius * 1.4, radius * 1.4)
                draw_icon(p, "confirm", place, "ink")
            draw_text(p, self.text_rect(), self.text(), NAME, self.px())
            if self.hasFocus():
                draw_focus_ring(p, track, height / 2, max(2.0, 3 * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
