"""A paper slider: a trough that fills with gold, and a disc to drag."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.surfaces import draw_focus_ring

_WIDTH, _TROUGH, _RADIUS = 460.0, 16.0, 22.0
_FINGER = 48.0


class Slider(QSlider):
    """0 to 100. A press anywhere takes the disc there; arrows move it by 5, Page keys by 20, Home and End to an end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scale = 1.0
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(ceil(_WIDTH * self._scale), ceil(max(_FINGER, 64 * self._scale)))

    def minimumSizeHint(self) -> QSize:
        return QSize(ceil(_WIDTH * self._scale / 2), self.sizeHint().height())

    def disc_x(self) -> float:
        """Where the middle of the disc stands."""
        left, right = self._ends()
        return left + (right - left) * self.value() / self.maximum()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, (left, right), x = self._scale, self._ends(), self.disc_x()
        middle, half = self.height() / 2, _TROUGH * self._scale / 2
        trough = QRectF(left - half, middle - half, right - left + 2 * half, 2 * half)
        path = rounded_rect(trough, half)
        lit = self.isEnabled()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            fill(p, path, "night0")
            filled = QRectF(trough.left(), trough.top(), x - trough.left(), trough.height())
            if self.value():
                fill(p, rounded_rect(filled, half), "gold" if lit else "night4")
            line(p, path, color("#7C8DB8"), max(1.2, 1.6 * unit))
            disc = ellipse(x, middle, _RADIUS * unit)
            sheet(p, disc, "cream" if lit else "#8C97B5", 4 * unit)
            fill(p, ellipse(x, middle, _RADIUS * 0.34 * unit), "golddeep" if lit else "#39415F")
            if self.hasFocus():
                ring = QRectF(x - _RADIUS * unit, middle - _RADIUS * unit, 2 * _RADIUS * unit, 2 * _RADIUS * unit)
                draw_focus_ring(p, ring, _RADIUS * unit, max(2.0, 3 * unit))

    def _ends(self) -> tuple[float, float]:
        room = (_RADIUS + 10) * self._scale
        return room, self.width() - room

    def _follow(self, event: QMouseEvent) -> None:
        left, right = self._ends()
        share = (event.position().x() - left) / max(1.0, right - left)
        self.setValue(round(share * self.maximum()))
