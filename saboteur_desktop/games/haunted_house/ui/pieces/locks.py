"""Doors of the two colours, and what locks them: blue is round with a drop, green has three corners and a leaf."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.paint.marks import drop, leaf
from saboteur_desktop.paint.palette import DOORS, color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, outline, polygon, rounded
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line


def draw_door_sign(p: QPainter, rect: QRectF, colour: Lock) -> None:
    """The plate on a door that can be locked."""
    base, light = DOORS[colour]
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        plate = _plate(colour)
        sheet(p, plate, darker(base, 0.35), 3)
        line(p, plate, light, 5)
        _draw_mark(p, colour)


def draw_lock(p: QPainter, rect: QRectF, colour: Lock) -> None:
    """A padlock that holds the doors of a colour shut."""
    base, light = DOORS[colour]
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        bow = QPainterPath(QPointF(-20, 2))
        bow.cubicTo(-22, -60, 22, -60, 20, 2)
        fill(p, outline(bow, 20), "#120B3A")
        sheet(p, outline(bow, 13), "steel", 2)
        with box(p, 0, 16, 76):
            plate = _plate(colour) if colour == "blue" else _plate(colour).translated(0, 4)
            sheet(p, plate, base, 4)
            line(p, plate, lighter(light, 0.3), 5)
            _draw_mark(p, colour)


def draw_door(p: QPainter, rect: QRectF, colour: Lock) -> None:
    """A door of planks with the sign of its colour, shut."""
    base, light = DOORS[colour]
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())):
        frame = _arch(38, 48)
        sheet(p, frame, "#3B2A6B", 4)
        leaf_of_door = _arch(31, 48)
        sheet(p, leaf_of_door, base, 0, shade=0.25)
        for x in (-15, 0, 15):
            line(p, polygon([(x, -40), (x, 47)]), color(darker(base, 0.5), 0.55), 1.6)
        for y in (-16, 30):
            sheet(p, rounded(-31, y, 62, 7, 2), darker(base, 0.45), 1)
        line(p, leaf_of_door, color(light, 0.7), 1.8)


def _plate(colour: Lock) -> QPainterPath:
    if colour == "blue":
        return ellipse(0, 0, 45)
    corners = polygon([(0, -36), (38, 32), (-38, 32)])
    return outline(corners, 18).united(corners)


def _arch(half: float, foot: float) -> QPainterPath:
    path = QPainterPath(QPointF(-half, foot))
    path.lineTo(-half, -14)
    path.cubicTo(-half, -14 - half * 1.2, half, -14 - half * 1.2, half, -14)
    path.lineTo(half, foot)
    path.closeSubpath()
    return path


def _draw_mark(p: QPainter, colour: Lock) -> None:
    if colour == "blue":
        with box(p, 0, -1, 58):
            drop(p)
    else:
        with box(p, 0, 10, 52):
            leaf(p)
