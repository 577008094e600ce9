"""A switch that is on or off."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.choosable import Choosable

_TRACK = (84.0, 44.0)
_ROOM = 10.0
_FINGER = 48.0


class Toggle(Choosable):
    """On: the disc lies right on teal and bears a tick. Off: it lies left on night. Its name stands beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width, height = ((side + 2 * _ROOM) * self._scale for side in _TRACK)
        return QSize(ceil(max(_FINGER, width)), ceil(max(_FINGER, height)))

    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._scale
        track = QRectF(0, 0, _TRACK[0] * unit, _TRACK[1] * unit)
        track.moveCenter(QRectF(self.rect()).center())
        height = track.height()
        path = rounded_rect(track, height / 2)
        on = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            fill(p, path, "tealdeep" if on else "night0")
            line(p, path, "tealhi" if on else "#7C8DB8", max(1.4, 2 * unit))
            radius = height * 0.40
            x = track.right() - height / 2 if on else track.left() + height / 2
            sheet(p, ellipse(x, track.center().y(), radius), "teal" if on else "#8C97B5", 3 * unit)
            if on:
                place = QRectF(x - radius * 0.7, track.center().y() - radius * 0.7, radius * 1.4, radius * 1.4)
                draw_icon(p, "confirm", place, "ink")
            if self.hasFocus():
                draw_focus_ring(p, track, height / 2, max(2.0, 3 * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
