"""A paper button with a picture before its words."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.buttons import Button, Kind
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.ui.widgets.paper_button import PaperButton

Drawing = Callable[[QPainter, QRectF, float], None]
"""Draws into a frame with corners of that radius."""
_INSET = 0.1
"""Between the picture and the edge of the face, in heights of the face."""
_RATIO = 1.3


class PictureButton(PaperButton):
    """The picture fills the left end of the face; it is drawn once a size, like a ground behind the first frame."""

    def __init__(self, parent: QWidget, drawing: Drawing, *, kind: Kind, px: float, height: float) -> None:
        super().__init__(parent, kind=kind, px=px, height=height, to_left=True)
        self._drawing = drawing
        self._picture = QPixmap()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.draw_picture)

    def look(self) -> Button:
        return super().look()._replace(lead=self._frame().width())

    def dress_anew(self) -> None:
        """Draw the picture as it is wanted now."""
        self._picture = QPixmap()
        self.update()

    def draw_picture(self) -> None:
        """Draw the picture now, in the size that it has."""
        ratio = self.devicePixelRatioF()
        frame = self._frame()
        self._picture = QPixmap((frame.size() * ratio).toSize())
        self._picture.fill(Qt.GlobalColor.transparent)
        self._picture.setDevicePixelRatio(ratio)
        with QPainter(self._picture) as p:
            p.setRenderHints(HINTS)
            self._drawing(p, QRectF(0, 0, frame.width(), frame.height()), frame.height() * 0.24)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        frame = self._frame()
        if self._picture.size() != (frame.size() * self.devicePixelRatioF()).toSize():
            self._later.start(0)
        if self.isDown():
            frame.translate(0, frame.height() * 0.05)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            p.drawPixmap(frame, self._picture, QRectF(self._picture.rect()))

    def _frame(self) -> QRectF:
        face = self.face()
        inset = face.height() * _INSET
        height = face.height() - 2 * inset
        return QRectF(face.left() + inset * 1.4, face.top() + inset, height * _RATIO, height)
