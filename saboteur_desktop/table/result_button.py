"""A paper button on a page of results."""

from math import ceil, floor

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button, Kind, button_width, draw_button, lip_of, radius_of
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring

_MARGIN = 20.0
"""Room around the paper for ring, lip and shadow, at 1080."""

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ResultButton(QAbstractButton):
    """Pressed by mouse, finger, Space or Enter; arrows go to the page, which knows what lies beside it."""

    def __init__(self, parent: QWidget, kind: Kind, icon: str) -> None:
        super().__init__(parent)
        self._button = Button(kind=kind, icon=icon)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted_width(self, height: float, scale: float) -> float:
        """The width of a paper of that height on which nothing has to shrink."""
        return button_width(self._look(scale), height) + 2

    def place(self, paper: QRectF, scale: float) -> None:
        """Lie with the paper on that rectangle."""
        self._scale = scale
        room = _MARGIN * scale
        left, top = floor(paper.left() - room), floor(paper.top() - room)
        self.setGeometry(left, top, ceil(paper.width() + 2 * room), ceil(paper.height() + 2 * room))

    @property
    def paper(self) -> QRect:
        """Where the paper lies on the page."""
        return self._paper_rect().translated(QPointF(self.pos())).toRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        paper = self._paper_rect()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_button(p, paper, self._look(self._scale))
            if self.hasFocus():
                ring = paper.adjusted(0, 0, 0, lip_of(paper.height()))
                draw_focus_ring(p, ring, radius_of(paper.height()), 4 * self._scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self.update()
        super().changeEvent(event)

    def _paper_rect(self) -> QRectF:
        room = _MARGIN * self._scale
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def _look(self, scale: float) -> Button:
        px = sized(25, scale, 16)
        return self._button._replace(label=self.text(), px=px, pressed=self.isDown(), enabled=self.isEnabled())
