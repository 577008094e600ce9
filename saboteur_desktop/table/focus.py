"""Keyboard focus and screen readers for a scene: see-through buttons over what can be acted on.

Graphics items are invisible to accessibility tools, and a Python accessibility factory crashes. Real widgets over
the items are neither: Tab walks them, a screen reader names and presses them, and the mouse goes through.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import line

_RING = 4.0
_MARGIN = 8


@dataclass(frozen=True, slots=True)
class FocusSpot:
    """One thing that can have the focus: where it is, what it is called, what pressing it does."""

    key: str
    rect: QRectF
    name: str
    act: Callable[[], None]
    radius: float = 9.0


class FocusButton(QAbstractButton):
    """A see-through button over an item; it paints nothing but its focus ring."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._radius = 9.0
        self._act: Callable[[], None] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._run)

    def take(self, spot: FocusSpot) -> None:
        """Stand for this thing."""
        self._act, self._radius = spot.act, spot.radius
        self.setAccessibleName(spot.name)
        self.setGeometry(spot.rect.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only Space presses; all other keys belong to the table."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = _MARGIN - _RING * 1.6 + 2
        ring = rounded_rect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self._radius + _RING)
        line(painter, ring, "night0", _RING * 2.1)
        line(painter, ring, color("sky"), _RING)
        painter.end()

    def _run(self) -> None:
        if self._act is not None:
            self._act()


class FocusLayer:
    """The focus buttons of a view, kept in step with what the scene says can be acted on."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self._buttons: dict[str, FocusButton] = {}

    def show(self, spots: Sequence[FocusSpot]) -> None:
        """Offer exactly these, in this order of Tab; what had the focus keeps it if it is still there."""
        wanted = {spot.key for spot in spots}
        for key in [key for key in self._buttons if key not in wanted]:
            button = self._buttons.pop(key)
            if button.hasFocus():
                parent = self._viewport.parentWidget()
                if parent is not None:
                    parent.setFocus(Qt.FocusReason.OtherFocusReason)
            button.hide()
            button.deleteLater()
        previous: FocusButton | None = None
        for spot in spots:
            button = self._buttons.get(spot.key) or self._make(spot.key)
            button.take(spot)
            if previous is not None:
                QWidget.setTabOrder(previous, button)
            previous = button

    def button(self, key: str) -> FocusButton | None:
        """The button that stands for this thing."""
        return self._buttons.get(key)

    def names(self) -> list[str]:
        """Everything a screen reader can find."""
        return [button.accessibleName() for button in self._buttons.values()]

    def _make(self, key: str) -> FocusButton:
        button = FocusButton(self._viewport)
        button.show()
        self._buttons[key] = button
        return button
