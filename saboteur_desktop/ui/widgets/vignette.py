"""A framed picture that fills what a page leaves free."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from saboteur_desktop.paint.placing import HINTS

Drawing = Callable[[QPainter, QRectF, float], None]
"""Draws into a frame with corners of that radius."""

_LEAST: Final = 130.0
"""With less height there is no picture."""


class Vignette(QWidget):
    """Takes no room of its own; the picture is drawn once a size."""

    def __init__(self, parent: QWidget, drawing: Drawing) -> None:
        super().__init__(parent)
        self._drawing, self._scale = drawing, 1.0
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale

    def dress_anew(self) -> None:
        """Draw the picture as it is wanted now."""
        self._picture = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = 14 * self._scale
        frame = QRectF(self.rect()).adjusted(5, room, -5, -room / 2)
        if frame.height() < _LEAST:
            return
        ratio = self.devicePixelRatioF()
        size = (frame.size() * ratio).toSize()
        if self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as p:
                p.setRenderHints(HINTS)
                self._drawing(p, QRectF(0, 0, frame.width(), frame.height()), 16 * self._scale)
        with QPainter(self) as p:
            p.drawPixmap(frame.topLeft(), self._picture)
