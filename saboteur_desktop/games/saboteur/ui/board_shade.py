"""The shadow the laid cards throw on the wall, and the lamplight that spills out of lit tunnels.

Drawn once for the whole outline, so that neighbouring cards do not shade each other twice, and again only when
something is laid or taken or the zoom has come to rest; meanwhile the old picture moves along.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui.layout import cell_rect
from saboteur_desktop.paint.laid_cards import draw_laid_shadow, draw_lit_glow
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.layers import Layer

_MARGIN = 0.55
"""How far light and shade reach beyond the outermost cards, in card widths."""
_REST_MS = 120


class BoardShade:
    """One pixmap below the cards of the board."""

    def __init__(self, root: QGraphicsItem, camera: Camera) -> None:
        self._camera = camera
        self._item = QGraphicsPixmapItem(root)
        self._item.setZValue(Layer.BOARD_SHADE)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._dpr = 1.0
        self._cells: frozenset[Cell] = frozenset()
        self._lit: frozenset[Cell] = frozenset()
        self._drawn_scale = 0.0
        self._corner = QPointF()
        self._rest = QTimer(camera)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._draw)

    def show(self, cells: Iterable[Cell], lit: Iterable[Cell]) -> None:
        """Shade these cells and light those of them."""
        now = frozenset(cells), frozenset(lit)
        if now != (self._cells, self._lit):
            self._cells, self._lit = now
            self._draw()

    def refresh(self, dpr: float) -> None:
        """Draw again for another screen or size."""
        self._dpr = dpr
        self._draw()

    def follow(self) -> None:
        """The camera has moved."""
        if not self._cells:
            return
        self._item.setPos(self._camera.to_scene(self._corner))
        if self._drawn_scale != self._camera.scale:
            self._item.setScale(self._camera.scale / self._drawn_scale)
            self._rest.start()

    def _draw(self) -> None:
        self._rest.stop()
        if not self._cells:
            self._item.setPixmap(QPixmap())
            return
        scale = self._camera.scale
        bounds = QRectF()
        for cell in self._cells:
            bounds = bounds.united(cell_rect(cell))
        bounds.adjust(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self._corner, self._drawn_scale = bounds.topLeft(), scale
        pixmap = QPixmap((bounds.size() * scale * self._dpr).toSize())
        pixmap.setDevicePixelRatio(self._dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(HINTS)
        painter.translate(-bounds.topLeft() * scale)
        draw_laid_shadow(painter, _drawn(self._cells, scale), scale / 116)
        if self._lit:
            draw_lit_glow(painter, _drawn(self._lit, scale), scale / 116)
        painter.end()
        self._item.setPixmap(pixmap)
        self._item.setScale(1.0)
        self._item.setPos(self._camera.to_scene(self._corner))


def _drawn(cells: Iterable[Cell], scale: float) -> list[QRectF]:
    rects = (cell_rect(cell) for cell in cells)
    return [QRectF(rect.topLeft() * scale, rect.size() * scale) for rect in rects]
