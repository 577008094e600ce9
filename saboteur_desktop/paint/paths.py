"""Outlines from lists of points."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

Point = tuple[float, float]


def polyline(points: Sequence[Point]) -> QPainterPath:
    """Straight lines through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def polygon(points: Sequence[Point]) -> QPainterPath:
    """Straight lines through the points and back to the first."""
    path = polyline(points)
    path.closeSubpath()
    return path


def curve(points: Sequence[Point], tension: float = 1.0) -> QPainterPath:
    """A smooth (Catmull-Rom) line through the points."""
    path = QPainterPath(QPointF(*points[0]))
    last = len(points) - 1
    for i in range(last):
        _bend(path, points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)], tension / 6)
    return path


def loop(points: Sequence[Point], tension: float = 1.0) -> QPainterPath:
    """A smooth (Catmull-Rom) closed line through the points."""
    path = QPainterPath(QPointF(*points[0]))
    count = len(points)
    for i in range(count):
        _bend(path, points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count], tension / 6)
    path.closeSubpath()
    return path


def quad_loop(*points: Point) -> QPainterPath:
    """A start point, then pairs of control point and end point; closed."""
    path = QPainterPath(QPointF(*points[0]))
    for control, end in zip(points[1::2], points[2::2], strict=False):
        path.quadTo(QPointF(*control), QPointF(*end))
    path.closeSubpath()
    return path


def ground(points: Sequence[Point], bottom: float = 400) -> QPainterPath:
    """A smooth line and all that lies below it, down to `bottom`."""
    path = curve(points)
    path.lineTo(points[-1][0], bottom)
    path.lineTo(points[0][0], bottom)
    path.closeSubpath()
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def rounded_rect(rect: QRectF, radius: float = 0.0) -> QPainterPath:
    """`rounded`, of a rectangle."""
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse around its centre; a circle when one radius is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def ring(cx: float, cy: float, outer: float, inner: float) -> QPainterPath:
    """A disc with a round hole."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addEllipse(QPointF(cx, cy), outer, outer)
    path.addEllipse(QPointF(cx, cy), inner, inner)
    return path


def arc(rect: QRectF, start: float, sweep: float) -> QPainterPath:
    """A piece of the ellipse in `rect`, in degrees, counterclockwise from three o'clock."""
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)
    return path


def outline(
    path: QPainterPath,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPainterPath:
    """The area a pen of `width` covers along the path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(join)
    return stroker.createStroke(path)


def spun(
    path: QPainterPath, degrees: float, cx: float = 0.0, cy: float = 0.0, sx: float = 1.0, sy: float = 1.0
) -> QPainterPath:
    """The path turned and scaled about (cx, cy)."""
    transform = QTransform()
    transform.translate(cx, cy)
    transform.rotate(degrees)
    transform.scale(sx, sy)
    transform.translate(-cx, -cy)
    return transform.map(path)


def around(bounds: QRectF, hole: QPainterPath) -> QPainterPath:
    """A sheet over `bounds` with the hole cut out of it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(bounds)
    path.addPath(hole)
    return path


def polar(cx: float, cy: float, radius: float, radians: float) -> Point:
    """The point at `radius` from (cx, cy), clockwise from the right."""
    return cx + math.cos(radians) * radius, cy + math.sin(radians) * radius


def _bend(path: QPainterPath, p0: Point, p1: Point, p2: Point, p3: Point, k: float) -> None:
    path.cubicTo(
        p1[0] + (p2[0] - p0[0]) * k,
        p1[1] + (p2[1] - p0[1]) * k,
        p2[0] - (p3[0] - p1[0]) * k,
        p2[1] - (p3[1] - p1[1]) * k,
        p2[0],
        p2[1],
    )
