"""Something on a page of results that can be chosen: it rises under the pointer, and higher once it is chosen."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.table.choosable import Choosable
from saboteur_desktop.table.result_button import ARROWS

MARGIN = 40.0
"""Room around the thing at rest, at 1080."""


class RisingChoice(Choosable):
    """Checked while it is the chosen one; those who only look on see it and cannot press it.

    Arrows go to the page, which knows what lies beside it.
    """

    hover_rise = 8.0
    chosen_rise = 22.0
    """How far it rises, at 1080."""

    def __init__(self, parent: QWidget, selectable: bool) -> None:
        super().__init__(parent)
        self._scale, self._hovered = 1.0, False
        self.setCheckable(selectable)
        self.setAutoExclusive(selectable)
        self.setEnabled(selectable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if selectable else Qt.FocusPolicy.NoFocus)
        if selectable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lie_on(self, rect: QRectF, scale: float) -> None:
        """Lie with the thing at rest on that rectangle."""
        self._scale = scale
        room = MARGIN * scale
        self.setGeometry(rect.adjusted(-room, -room, room, room).toAlignedRect())

    def shape_rect(self) -> QRectF:
        """Where the thing is drawn now, in the widget."""
        raise NotImplementedError

    def rise(self) -> float:
        """How far it has risen."""
        rise = self.chosen_rise if self.isChecked() else self.hover_rise if self._hovered else 0.0
        return rise * self._scale

    def draw_tick(self, p: QPainter) -> None:
        """The sign of the chosen one, at its upper right corner."""
        rect = self.shape_rect()
        radius = max(14.0, 24 * self._scale)
        centre = QPointF(rect.right() - radius * 0.5, rect.top() + radius * 0.5)
        disc = ellipse(centre.x(), centre.y(), radius)
        sheet(p, disc, "teal", 3 * self._scale)
        line(p, disc, color("night0", 0.5), 2 * self._scale)
        size = radius * 1.3
        draw_icon(p, "tick", QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), "ink")

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]
        return self.shape_rect().contains(QPointF(pos))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = self.isEnabled()
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)
