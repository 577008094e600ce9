"""Rooms for reading and writing: library and study."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from saboteur_desktop.games.haunted_house.ui.night_house.floors import planks
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, arc, curve, ellipse, polygon, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line

_WALNUT, _WALNUT_LIGHT = "#5E3D36", "#7E5642"
_SPINES = ("#A8483F", "#3F7C86", "#C08A3E", "#6A559E", "#57804C", "#B8A88C", "#8A3F66", "#43589A")


def library(room: Room) -> Sequence[Point]:
    """Shelves along the walls and across the room, a ladder, a table with an open book, a globe."""
    planks(room, "#664848", 25)
    w, h, p = room.width, room.height, room.painter
    _shelf(room, 64, 8, w - 170, 24, 1)
    if room.clear(96, h - 32, w - 106, 24):
        _shelf(room, 96, h - 33, w - 106, 25, 2)
    room.rug(rounded(w * 0.60 - 46, h * 0.52 - 34, 92, 68, 10), "#3F4A86", "#A9B4E8",
             rounded(w * 0.60 - 39, h * 0.52 - 27, 78, 54, 7))  # fmt: skip
    for number in range(2):
        _shelf(room, 66, h * 0.36 + number * 40, 62, 25, 3 + number)
    ladder = [(w * 0.40, 33), (w * 0.40 + 7, 64)]
    for dx in (0, 13):
        room.stroke([(x + dx, y) for x, y in ladder], "#B98A58", 3)
    for rung in (0.2, 0.5, 0.8):
        y = 33 + 31 * rung
        room.stroke([(w * 0.40 + 7 * rung, y), (w * 0.40 + 7 * rung + 13, y)], "#B98A58", 2.4)
    cx, cy = w * 0.60, h * 0.52
    room.disc(cx, cy, 27, _WALNUT_LIGHT, 7)
    line(p, ellipse(cx, cy, 22), color("#2A1620", 0.35), 1.3)
    _open_book(room, cx - 2, cy + 3, -10)
    with placed(p, cx + 42, cy + 10, degrees=76):
        room.box(-15, -14, 30, 28, "#7C3A50", 6, 9)
        room.box(-10, -7, 20, 20, "#9A5470", 1.5, 6)
    _globe(room, w - 30, h * 0.66, 17)
    return [(cx + 12, cy - 12), (w * 0.16, h * 0.62)]


def study(room: Room) -> Sequence[Point]:
    """A desk with papers, a green lamp and an inkwell, its chair, a shelf, a map on the wall, a safe."""
    planks(room, "#5E4650", 20)
    w, h, p = room.width, room.height, room.painter
    cx, cy = w / 2, h * 0.56
    room.rug(rounded(cx - 70, cy - 44, 140, 88, 6), "#2F5E5A", "#8FCBB4", rounded(cx - 62, cy - 36, 124, 72, 4))
    _shelf(room, 64, 8, w - 128, 23, 6)
    room.box(cx - 46, cy - 24, 92, 44, _WALNUT, 9, 4)
    room.box(cx - 22, cy - 17, 44, 30, "#3F6B58", 0.8, 3)
    for x, y, degrees in ((cx - 4, cy - 1, -8), (cx + 7, cy + 1, 9)):
        with placed(p, x, y, degrees=degrees):
            room.box(-9, -11, 18, 22, "#E6DCC6", 1, 1)
            for row in (-6, -2, 2, 6):
                room.stroke([(-6, row), (5, row)], "#5A5070", 1, 0.6)
    room.disc(cx + 33, cy - 8, 5, "#2A3A6A", 3)
    room.stroke([(cx + 33, cy - 8), (cx + 43, cy - 20)], "#E8E0F0", 2)
    room.disc(cx - 33, cy - 8, 11, "#4FA07A", 6)
    line(p, ellipse(cx - 33, cy - 8, 6), color("#DFFFE8", 0.7), 1.4)
    for number in range(3):
        room.box(cx - 42 + number, cy + 4 - number * 2, 15, 11, _SPINES[number * 3], 1.5, 1.5)
    room.disc(cx, cy + 33, 15, "#7C4A3E", 6)
    room.block(_back_of_chair(cx, cy + 33), "#5A3230", 3)
    if room.clear(w - 38, h - 38, 30, 30):
        room.box(w - 40, h - 40, 31, 31, "#5A6482", 8, 4)
        room.disc(w - 24.5, h - 24.5, 8, "#AEB8D0", 2)
        for ends in ([(w - 31, h - 24.5), (w - 18, h - 24.5)], [(w - 24.5, h - 31), (w - 24.5, h - 18)]):
            room.stroke(ends, "#3A4262", 2)
    if room.clear(8, 84, 14, 50):
        room.box(8, 74, 13, 62, "#D9C79A", 4, 2)
        line(p, curve([(12, 84), (17, 96), (11, 108), (17, 124)]), color("#8A4A3A", 0.8), 1.6)
    return [(cx - 33, cy - 10)]


def _shelf(room: Room, x: float, y: float, width: float, depth: float, seed: int) -> None:
    """A bookcase: its top board, and in front of it the spines."""
    room.box(x, y, width, depth, _WALNUT, 8, 2)
    p, rng = room.painter, random.Random(seed)
    inner = QRectF(x + 3, y + depth * 0.30, width - 6, depth * 0.62)
    fill(p, rounded(inner.x(), inner.y(), inner.width(), inner.height(), 1), "#1C1022")
    with clipped(p, rounded(inner.x(), inner.y(), inner.width(), inner.height(), 1)):
        at = inner.left() + 1
        while at < inner.right():
            wide = 3.4 + 3.6 * rng.random()
            if rng.random() < 0.93:
                top = inner.top() + inner.height() * 0.3 * rng.random()
                room.box(at, top, wide - 0.5, inner.bottom() - top, rng.choice(_SPINES), 0, 0.8)
            at += wide


def _open_book(room: Room, x: float, y: float, degrees: float) -> None:
    with placed(room.painter, x, y, degrees=degrees):
        room.box(-15, -10, 30, 20, "#7A3A48", 2, 2)
        for side in (-1, 1):
            room.box(-13 if side < 0 else 0.4, -8.6, 12.6, 17.2, "#EADFC8", 0, 1.5)
            for row in (-5, -1.5, 2, 5.5):
                room.stroke([(side * 2.6, row), (side * 10.6, row)], "#5A5070", 0.9, 0.55)


def _globe(room: Room, x: float, y: float, radius: float) -> None:
    p = room.painter
    room.disc(x, y, radius, "#3F7FB0", 7)
    for points in (
        [(-0.5, -0.5), (-0.1, -0.7), (0.1, -0.3), (-0.2, 0.1), (-0.55, -0.1)],
        [(0.1, 0.1), (0.5, -0.1), (0.6, 0.3), (0.3, 0.65)],
    ):
        fill(p, polygon([(x + px * radius, y + py * radius) for px, py in points]), "#7FB07A")
    line(p, ellipse(x, y, radius * 1.12), "#C99A4A", 2.2)
    glow(p, x - radius * 0.35, y - radius * 0.4, radius * 0.7, (0, color("#FFFFFF", 0.5)), (1, color("#FFFFFF", 0)))


def _back_of_chair(x: float, y: float) -> QPainterPath:
    back = arc(QRectF(x - 17, y - 17, 34, 34), 200, 140)
    back.arcTo(QRectF(x - 12, y - 12, 24, 24), 340, -140)
    back.closeSubpath()
    return back
