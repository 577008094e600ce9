"""The round button that is held: a ring fills, then it gives way; let go early and the ring empties."""

from math import ceil
from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from saboteur_desktop.paint.curtain import draw_hold_button
from saboteur_desktop.paint.placing import HINTS

HOLD_MS = 600


class HoldButton(QAbstractButton):
    """Held by mouse, finger, Space or Enter. With `needs_hold` off a press is enough.

    A screen reader's own press cannot be held: it is meant, and counts at once.
    """

    held = Signal()
    """The ring is full, or a press was enough."""

    def __init__(self, parent: QWidget | None, radius: float = 108) -> None:
        super().__init__(parent)
        self._radius, self._scale = radius, 1.0
        self._needs_hold = True
        self._pressed_by: Literal["mouse", "key"] | None = None
        self._progress = 0.0
        self._degrees = 0.0
        self._ring = QVariantAnimation(self)
        self._ring.setStartValue(0.0)
        self._ring.setEndValue(1.0)
        self._ring.setDuration(HOLD_MS)
        self._ring.valueChanged.connect(self._show)
        self._ring.finished.connect(self._full)
        # Mouse and keys are read below and never click; what clicks is a screen reader.
        self.clicked.connect(self.held)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def progress(self) -> float:
        """How far the ring is filled, 0 to 1."""
        return self._progress

    @property
    def is_pressed(self) -> bool:
        """Whether it is held down now."""
        return self._pressed_by is not None

    @property
    def needs_hold(self) -> bool:
        """Whether it must be held."""
        return self._needs_hold

    def set_needs_hold(self, needed: bool) -> None:
        """Whether it must be held; if not, a press is enough."""
        self._needs_hold = needed

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def set_degrees(self, degrees: float) -> None:
        """Lean that far: whoever holds it may sit at the other edge of a screen that lies flat."""
        self._degrees = degrees
        self.update()

    def sizeHint(self) -> QSize:
        side = ceil(2 * self._radius * self._scale * 1.32)
        return QSize(side, side)

    def let_go(self) -> None:
        """Empty the ring: whatever held it is gone."""
        if self._pressed_by is None:
            return
        self._pressed_by = None
        self._ring.stop()
        self._show(0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            p.translate(self.width() / 2, self.height() / 2)
            p.rotate(self._degrees)
            pressed = max(self._progress, 0.001) if self.is_pressed else 0.0
            draw_hold_button(p, QPointF(), self._radius * self._scale, pressed, self.hasFocus())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press("mouse")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._pressed_by == "mouse":
            self.let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif not event.isAutoRepeat():
            self._press("key")

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif not event.isAutoRepeat() and self._pressed_by == "key":
            self.let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.let_go()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def _press(self, by: Literal["mouse", "key"]) -> None:
        if self._pressed_by is not None:
            return
        self._pressed_by = by
        self.update()
        if self._needs_hold:
            self._ring.start()
        else:
            self.held.emit()

    def _show(self, value: float) -> None:
        self._progress = value
        self.update()

    def _full(self) -> None:
        if self._pressed_by is not None:
            self.held.emit()
