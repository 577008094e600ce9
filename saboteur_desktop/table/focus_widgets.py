"""Real widgets that stand for the things of a scene: seen by nobody, found by keyboard and screen reader.

Graphics items are invisible to accessibility tools, and an accessibility factory written in Python crashes the
process. Widgets over the items do neither: Tab walks them, a screen reader reads and presses them, and the mouse goes
through. They paint nothing but the ring of the one that has the focus.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.focus import FocusSpot

RING: Final = 4.0
MARGIN: Final = 12
"""Room around the thing for its ring."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Arrow = Callable[[QWidget, int], bool]
"""Asked about an arrow key; whether it was used."""
Reached = Callable[[QWidget], None]
"""Told that a widget has the focus now."""


class FocusGroup(QGroupBox):
    """The things of one zone: a group with a name, and nothing to see."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """There is nothing to see."""


class FocusButton(QAbstractButton):
    """A thing that can be pressed."""

    def __init__(self, parent: QWidget, arrow: Arrow, reached: Reached) -> None:
        super().__init__(parent)
        self.spot: FocusSpot | None = None
        self._arrow, self._reached = arrow, reached
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._act)
        self.pressed.connect(self._press)
        self.released.connect(self._release)

    def take(self, spot: FocusSpot) -> None:
        """Stand for this thing."""
        self.spot = spot
        name(self, spot.name)

    def forget(self) -> None:
        """Stand for nothing: until it is deleted the widget is still in the tree."""
        self.spot = None
        name(self, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press, arrows go on; all other keys belong to the table."""
        spot = self.spot
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif event.key() in _ENTER and spot is not None and spot.act is not None:
            if not event.isAutoRepeat():
                self.click()
        else:
            event.setAccepted(self._arrow(self, event.key()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.spot is not None:
            paint_ring(self, self.spot.radius)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reached(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        leave(self.spot)

    def let_go(self) -> None:
        """Whatever held it down is gone."""
        if self.isDown():
            self.setDown(False)
            self._release()

    def _act(self) -> None:
        if self.spot is not None and self.spot.act is not None:
            self.spot.act()

    def _press(self) -> None:
        if self.spot is not None and self.spot.hold is not None:
            self.spot.hold[0]()

    def _release(self) -> None:
        if self.spot is not None and self.spot.hold is not None:
            self.spot.hold[1]()


class FocusText(QLabel):
    """A thing that is only read."""

    def __init__(self, parent: QWidget, arrow: Arrow, reached: Reached) -> None:
        super().__init__(parent)
        self.spot: FocusSpot | None = None
        self._arrow, self._reached = arrow, reached
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def take(self, spot: FocusSpot) -> None:
        """Stand for this thing."""
        self.spot = spot
        name(self, spot.name)

    def forget(self) -> None:
        """Stand for nothing: until it is deleted the widget is still in the tree."""
        self.spot = None
        name(self, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on; all other keys belong to the table."""
        event.setAccepted(self._arrow(self, event.key()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.spot is not None:
            paint_ring(self, self.spot.radius)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self._reached(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        leave(self.spot)


def leave(spot: FocusSpot | None) -> None:
    """The focus goes on from there."""
    if spot is not None and spot.leave is not None:
        spot.leave()


def name(widget: QWidget, said: str) -> None:
    """Give a widget a name, once: screen readers are told of each new one."""
    if widget.accessibleName() != said:
        widget.setAccessibleName(said)


def place(widget: QWidget, rect: QRect) -> None:
    """Lie there, with room for the ring."""
    widget.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))


def paint_ring(widget: QWidget, radius: float) -> None:
    """A ring around the thing, if it has the focus."""
    if widget.hasFocus():
        with QPainter(widget) as p:
            p.setRenderHints(HINTS)
            draw_focus_ring(p, QRectF(widget.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), radius, RING)
