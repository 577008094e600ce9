"""What is drawn on a room to say how things stand there."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.marks import tick
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import polygon, rounded, rounded_rect
from saboteur_desktop.paint.placing import box, clipped
from saboteur_desktop.paint.strokes import fill, line, radial

MOONLIGHT = "#BFE6FF"

_TOOTH = 0.085
"""How far the teeth around a haunted floor reach in, in parts of the room's lower side."""
_WALL = 0.045
"""How far they are from the middle of the walls."""


def draw_haunted_floor(p: QPainter, rect: QRectF, letter: QRectF) -> None:
    """A red dusk on the floor of a haunted room, inside a rim of teeth; nothing of it lies on the room's letter."""
    plate = letter.translated(rect.topLeft())
    whole = QPainterPath()
    whole.addRect(rect)
    with clipped(p, whole.subtracted(rounded_rect(plate, plate.width() * 0.2))):
        _draw_dusk(p, rect)


def _draw_dusk(p: QPainter, rect: QRectF) -> None:
    side = min(rect.width(), rect.height())
    inner = rect.adjusted(*(way * side * _WALL for way in (1, 1, -1, -1)))
    reach = max(inner.width(), inner.height()) * 0.75
    dusk = radial(inner.right(), inner.top(), reach, (0, color("#C02030", 0.62)), (1, color("#5A0A22", 0.40)))
    fill(p, rounded(inner.x(), inner.y(), inner.width(), inner.height(), 4), dusk)
    tooth = min(inner.width(), inner.height()) * _TOOTH
    points: list[tuple[float, float]] = []
    across, down = max(4, round(inner.width() / tooth / 1.6)), max(4, round(inner.height() / tooth / 1.6))
    corners = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
    inwards = ((0, 1), (-1, 0), (0, -1), (1, 0))
    for edge, (start, end) in enumerate(zip(corners, (*corners[1:], corners[0]), strict=True)):
        count = across if edge % 2 == 0 else down
        for step in range(count):
            for share, deep in ((step / count, 0.0), ((step + 0.5) / count, tooth)):
                at = start + (end - start) * share
                points.append((at.x() + inwards[edge][0] * deep, at.y() + inwards[edge][1] * deep))
    line(p, polygon(points), color("#2A0610", 0.7), max(3.0, tooth * 0.5))
    line(p, polygon(points), color("#FF5A4A", 0.9), max(1.4, tooth * 0.22))


def draw_safe(p: QPainter, rect: QRectF) -> None:
    """A small open card with a tick: the card of this room has come, and cannot before all are shuffled."""
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        sheet(p, rounded(-36, -46, 72, 92, 14), "#1C3A5E", 4)
        line(p, rounded(-33, -43, 66, 86, 12), MOONLIGHT, 6)
        with box(p, 0, 2, 66):
            tick(p)
