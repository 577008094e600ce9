"""The conservatory: plants under a roof of glass that lets the moon in."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from saboteur_desktop.games.haunted_house.ui.night_house.floors import tiles
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, ellipse, polygon, polyline, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, line


def conservatory(room: Room) -> Sequence[Point]:
    """A fountain among beds and pots, and the shade of the glazing bars on the flagstones."""
    tiles(room, "#4C6C6E", 40)
    w, h, p = room.width, room.height, room.painter
    with clipped(p, rounded(0, 0, w, h)):
        moonlit = polygon([(0, h * 0.18), (w * 0.72, 0), (w, 0), (w, h * 0.52), (w * 0.3, h), (0, h)])
        fill(p, moonlit, color("#BFE6FF", 0.13))
        for step in range(-3, 9):
            line(p, polyline([(step * 40, 0), (step * 40 - 70, h)]), color("#0B1A2E", 0.16), 3)
    if room.clear(8, 64, 30, h - 128):
        room.box(8, 66, 30, h - 128, "#5A4038", 6, 5)
        for number in range(3):
            _fern(room, 23, 78 + number * (h - 150) / 2.4, 15, "#4E9A62", number)
    _bed(room, 62, 8, w - 118)
    cx, cy = w * 0.56, h * 0.56
    _fountain(room, cx, cy, 32)
    for x, y, radius, seed in ((w - 26, h * 0.44, 20, 5), (w - 34, h - 30, 25, 6), (w * 0.44, h - 26, 19, 7)):
        if room.clear(x - radius * 0.7, y - radius * 0.7, radius * 1.4, radius * 1.4):
            _pot(room, x, y, radius, seed)
    return [(cx - 46, cy - 22)]


def _bed(room: Room, x: float, y: float, width: float) -> None:
    room.box(x, y, width, 28, "#5A4038", 6, 5)
    count = max(2, int(width / 22))
    for number in range(count):
        _fern(
            room, x + width * (number + 0.5) / count, y + 14, 15, ("#5FA85A", "#3F8A6E", "#7FB860")[number % 3], number
        )
    for number in range(count - 1):
        _flower(room, x + width * (number + 1) / count, y + 20, ("#E890B0", "#F0C878", "#C8A0F0")[number % 3])


def _fern(room: Room, x: float, y: float, radius: float, tint: str, seed: int) -> None:
    """Leaves around a middle."""
    for turn in range(9):
        angle = 360 / 9 * turn + seed * 17
        with placed(room.painter, x, y, degrees=angle):
            room.block(_leaf(radius * (0.85 + 0.15 * (turn % 2))), tint, 1.6)


def _pot(room: Room, x: float, y: float, radius: float, seed: int) -> None:
    room.disc(x, y, radius * 0.56, "#A8583E", 7)
    _fern(room, x, y, radius, ("#4E9A62", "#76B05A", "#3F8A7A")[seed % 3], seed)
    fill(room.painter, ellipse(x, y, radius * 0.13), "#2E5A3A")


def _flower(room: Room, x: float, y: float, tint: str) -> None:
    for turn in range(5):
        angle = math.tau * turn / 5
        fill(room.painter, ellipse(x + 3.2 * math.cos(angle), y + 3.2 * math.sin(angle), 2.6), tint)
    fill(room.painter, ellipse(x, y, 1.8), "#FFE9A8")


def _fountain(room: Room, x: float, y: float, radius: float) -> None:
    p = room.painter
    room.disc(x, y, radius, "#8796AE", 6)
    fill(p, ellipse(x, y, radius * 0.82), "#27587C")
    fill(p, ellipse(x + 1, y + 1, radius * 0.76), "#3F82A8")
    for share in (0.66, 0.48):
        line(p, ellipse(x, y, radius * share), color("#D8F4FF", 0.5), 1.4)
    room.disc(x, y, radius * 0.28, "#A4B2C8", 4)
    fill(p, ellipse(x, y, radius * 0.14), "#E2F6FF")
    for turn in range(3):
        angle = 0.6 + turn * 2.2
        lily = ellipse(x + math.cos(angle) * radius * 0.6, y + math.sin(angle) * radius * 0.6, 4.4, 3.8)
        room.block(lily, "#5FA86A", 1)


def _leaf(length: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(length * 0.3, -length * 0.32, length * 0.75, -length * 0.2, length, 0)
    path.cubicTo(length * 0.75, length * 0.2, length * 0.3, length * 0.32, 0, 0)
    return path
