"""What every page of the window does: draw its ground once per size, lay out again, speak the language that is on."""

from math import ceil, floor

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.widgets.paper_button import PaperButton

RESIZING_MS = 150
"""After the last change of size the ground is painted sharp; until then the old one is stretched."""


class Screen(QWidget):
    """A page that fills the window. Subclasses say what it says, where things are and what lies behind them.

    A ground takes a good part of a second to paint, so the first sight of a page is its widgets on plain night.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = QPixmap()
        self._stale = True
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.settle)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def scale(self) -> float:
        """How large everything is drawn now, 1 in a window of 1920 x 1080."""
        return scale_of(self.size())

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        raise NotImplementedError

    def arrange(self, scale: float) -> None:
        """Put everything in its place."""
        raise NotImplementedError

    def paint_ground(self, p: QPainter, size: QSizeF, scale: float) -> None:
        """Draw what lies behind everything."""
        raise NotImplementedError

    def first_focus(self) -> QWidget | None:
        """The widget that the keyboard reaches first."""
        return None

    def lay_out(self) -> None:
        """Bring everything to the size that the window has now."""
        rescale(self, self.scale)
        self.arrange(self.scale)

    def renew_ground(self) -> None:
        """Draw the ground anew: what it shows has changed."""
        self._stale = True
        self._ground = QPixmap()
        self.update()

    def dress_anew(self) -> None:
        """Draw everything as it is wanted now."""
        self.lay_out()
        self.renew_ground()

    def settle(self) -> None:
        """Paint the ground now, if it is not as it should be."""
        self._later.stop()
        if not self._stale or self.size().isEmpty():
            return
        ratio = self.devicePixelRatioF()
        self._ground = QPixmap(self.size() * ratio)
        self._ground.setDevicePixelRatio(ratio)
        with QPainter(self._ground) as p:
            p.setRenderHints(HINTS)
            self.paint_ground(p, QSizeF(self.size()), self.scale)
        self._stale = False
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stale = True
        self.lay_out()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.lay_out()
            self.renew_ground()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground.devicePixelRatio() != self.devicePixelRatioF() and not self._ground.isNull():
            # The window went to another screen.
            self._stale = True
        if self._stale and not self._later.isActive():
            self._later.start(0 if self._ground.isNull() else RESIZING_MS)
        with QPainter(self) as p:
            if self._ground.isNull():
                p.fillRect(self.rect(), color("night0"))
            else:
                p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                p.drawPixmap(QRectF(self.rect()), self._ground, QRectF(self._ground.rect()))


def set_face(button: PaperButton, face: QRectF) -> None:
    """Put a button so that its paper lies on that rectangle; its ring and shadow reach over it."""
    room = button.margin
    left, top = floor(face.left() - room), floor(face.top() - room)
    button.setGeometry(left, top, ceil(face.width() + 2 * room), ceil(face.height() + 2 * room))
