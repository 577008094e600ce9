"""The way of a walk, drawn through squares and doors from the hunter to where it would stand."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.table.layers import Layer

MOONLIGHT = "#BFE6FF"


def way_points(plan: FloorPlan, way: Sequence[Place]) -> list[QPointF]:
    """The bends of a way: its doors, and the middle of every place between the first and the last."""
    points: list[QPointF] = []
    for before, after in pairwise(way):
        via = next(link.via for link in plan.board.adjacency[before] if link.to == after)
        if via != "open":
            points.append(plan.door(via).center())
        if after != way[-1]:
            points.append(plan.center(after))
    return points


class WayLine(QGraphicsItem):
    """A line of moonlight with a footprint for each step; it lies over everything on the floor."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[QPointF, ...] = ()
        self._steps: tuple[QPointF, ...] = ()
        self._width = 6.0
        self._bounds = QRectF()
        self._ink: QColor = color(MOONLIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.BOARD_MARK + 10)
        self.hide()

    @property
    def points(self) -> tuple[QPointF, ...]:
        """The bends of the line that is shown, its ends included."""
        return self._points if self.isVisible() else ()

    def show_way(self, plan: FloorPlan, way: Sequence[Place], start: QPointF, end: QPointF, width: float) -> None:
        """Draw the way of a walk between these feet."""
        self.prepareGeometryChange()
        self._points = (start, *way_points(plan, way), end)
        self._steps = tuple(plan.center(place) for place in way[1:-1])
        self._width = bold(width)
        rects = QPainterPath(self._points[0])
        for point in self._points[1:]:
            rects.lineTo(point)
        room = 2 * self._width
        self._bounds = rects.boundingRect().adjusted(-room, -room, room, room)
        self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if len(self._points) < 2:
            return
        path = QPainterPath(self._points[0])
        for point in self._points[1:]:
            path.lineTo(point)
        pen = QPen(color("night0", 0.85), self._width * 1.9)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)
        pen.setWidthF(self._width)
        pen.setColor(self._ink)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in self._steps:
            for radius, ink in ((1.55, color("night0")), (1.0, self._ink)):
                painter.setBrush(ink)
                painter.drawEllipse(step, radius * self._width, radius * self._width)
