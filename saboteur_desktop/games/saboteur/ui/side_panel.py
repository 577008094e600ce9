"""The small panels beside the ribbon of a page of results."""

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_panel

_MARGIN = 16.0


class SidePanel(QWidget):
    """Painted once for a size and for what it tells."""

    def __init__(self, parent: QWidget, side: Literal["left", "right"]) -> None:
        super().__init__(parent)
        self._side = side
        self.scale = 1.0
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        """Draw what is on the panel."""
        raise NotImplementedError

    def place(self, page: QRectF, scale: float) -> None:
        """Lie beside the ribbon of a page of that size."""
        self.scale = s = scale
        width, height = 276 * s, 112 * s
        x = page.left() + 40 * s if self._side == "left" else page.right() - 40 * s - width
        room = _MARGIN * s
        self.setGeometry(
            QRectF(x, page.top() + 26 * s, width, height).adjusted(-room, -room, room, room).toAlignedRect()
        )
        self.renew()

    def renew(self) -> None:
        """Paint anew: it tells something else."""
        self._picture = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            room = _MARGIN * self.scale
            rect = QRectF(self.rect()).adjusted(room, room, -room, -room)
            with QPainter(self._picture) as p:
                p.setRenderHints(HINTS)
                draw_panel(p, rect, 18 * self.scale, "night1", 0.92)
                self.draw(p, rect)
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)
