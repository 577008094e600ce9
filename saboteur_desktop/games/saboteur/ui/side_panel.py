"""The small panels beside the ribbon of a page of results."""

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import PaintedPanel


class SidePanel(PaintedPanel):
    """Dark paper on the left or on the right."""

    def __init__(self, parent: QWidget, faces: PageFaces, side: Literal["left", "right"]) -> None:
        super().__init__(parent, faces)
        self._side = side

    def draw_content(self, p: QPainter, rect: QRectF) -> None:
        """Draw what is on the paper."""
        raise NotImplementedError

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_panel(p, rect, 18 * self.scale, "night1", 0.92)
        self.draw_content(p, rect)

    def place_beside(self, page: QRectF, scale: float) -> None:
        """Lie beside the ribbon of a page of that size, or below it where the page stands upright."""
        width, height, inset = 276 * scale, 112 * scale, 40 * scale
        x = page.left() + inset if self._side == "left" else page.right() - inset - width
        top = 176 if is_upright(page.size()) else 26
        self.place(QRectF(x, page.top() + top * scale, width, height), scale)
