"""A paper button with a picture before its words."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
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
    """The picture fills the left end of the face."""

    def __init__(self, parent: QWidget, drawing: Drawing, *, kind: Kind, px: float, height: float) -> None:
        super().__init__(parent, kind=kind, px=px, height=height, to_left=True)
        self._drawing = drawing

    def look(self) -> Button:
        return super().look()._replace(lead=self._frame().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        frame = self._frame()
        if self.isDown():
            frame.translate(0, frame.height() * 0.05)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            self._drawing(p, frame, frame.height() * 0.24)

    def _frame(self) -> QRectF:
        face = self.face()
        inset = face.height() * _INSET
        height = face.height() - 2 * inset
        return QRectF(face.left() + inset * 1.4, face.top() + inset, height * _RATIO, height)
