"""Rooms for company: parlour, dining room, and the wardrobe where one dresses for both."""

import math
from collections.abc import Sequence

from saboteur_desktop.games.haunted_house.ui.night_house.floors import parquet, planks
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, curve, ellipse, loop, polygon, rounded
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, glow, line

_OAK, _OAK_LIGHT = "#7A5240", "#93694C"


def parlour(room: Room) -> Sequence[Point]:
    """A fireplace, a sofa and two armchairs around a tea table on a round carpet."""
    parquet(room, "#6E4F50")
    w, h, p = room.width, room.height, room.painter
    cx, cy = w / 2, h * 0.56
    room.rug(ellipse(cx, cy, 62), "#7C3A58", "#D9A27A", ellipse(cx, cy, 52))
    for turn in range(12):
        angle = math.tau * turn / 12
        fill(p, ellipse(cx + 41 * math.cos(angle), cy + 41 * math.sin(angle), 4.6), color("#D9A27A", 0.55))
    _sofa(room, cx - 37, 12, 74)
    for x, degrees in ((cx - 62, 62), (cx + 62, -62)):
        with placed(p, x, cy + 2, degrees=degrees):
            _armchair(room, "#4F5F96")
    room.disc(cx, cy, 19, _OAK_LIGHT, 5)
    line(p, ellipse(cx, cy, 14), color("#3A2230", 0.4), 1.4)
    for dx, dy in ((-9, 5), (9, 6)):
        room.disc(cx + dx, cy + dy, 5, "#E9DFD2", 1.5)
        fill(p, ellipse(cx + dx, cy + dy, 2.6), "#8A5A3A")
    if room.clear(cx - 34, h - 28, 68, 22):
        _fireplace(room, cx, h - 6)
        return [(cx, cy - 6), (cx, h - 18)]
    return [(cx, cy - 6)]


def dining_room(room: Room) -> Sequence[Point]:
    """A long table laid for six, a candelabrum on it, a sideboard along the wall."""
    planks(room, "#6A4A4C")
    w, h, p = room.width, room.height, room.painter
    cx, cy = w / 2, h / 2
    field = rounded(cx - 66, 26, 132, h - 52, 8)
    room.rug(field, "#4C3A78", "#C48BB8", rounded(cx - 59, 33, 118, h - 66, 5))
    top, long = 48.0, h - 96
    for number in range(3):
        y = top + long * (number + 0.5) / 3
        for side in (-1, 1):
            room.box(cx + side * 42 - 11, y - 11, 22, 22, "#8C4A4E", 4, 6)
            room.box(cx + side * 51 - 3, y - 12, 6, 24, _OAK, 4, 3)
    room.box(cx - 34, top - 4, 68, long + 8, _OAK, 8, 8)
    room.box(cx - 12, top - 4, 24, long + 8, "#D8CCC0", 0.6, 2)
    for number in range(3):
        y = top + long * (number + 0.5) / 3
        for side in (-1, 1):
            room.disc(cx + side * 22, y, 8.4, "#E6E0E4", 1.4)
            line(p, ellipse(cx + side * 22, y, 5.2), color("#8C86A8", 0.7), 1.1)
    for y in (cy - 12, cy, cy + 12):
        room.disc(cx, y, 3.6, "#F3E3B0", 3)
    line(p, rounded(cx - 1, cy - 12, 2, 24), "#C99A4A", 2.2)
    if room.clear(w - 30, 60, 22, h - 110):
        room.box(w - 30, 62, 22, h - 122, _OAK, 7, 3)
        for y in range(74, int(h - 66), 18):
            room.disc(w - 19, y, 6, "#C9D4E2" if y % 4 else "#D8A860", 2)
    return [(cx, cy)]


def wardrobe(room: Room) -> Sequence[Point]:
    """Rails of gowns and coats, a folding screen, a mirror, hat boxes and shoes in pairs."""
    parquet(room, "#63476A", 33.4)
    w, h, p = room.width, room.height, room.painter
    cx, cy = w / 2, h / 2
    room.rug(ellipse(cx, cy + 8, 50, 40), "#8A4A76", "#E8B8C8", ellipse(cx, cy + 8, 42, 32))
    _gowns(room, 62, w - 58, 24)
    if room.clear(60, h - 40, w - 100, 30):
        _gowns(room, 66, w - 14, h - 26)
    screen = [(w - 20, 66), (w - 34, 82), (w - 18, 98), (w - 32, 114), (w - 16, 130)]
    if room.clear(w - 36, 66, 20, 64):
        room.stroke([(x + 4, y + 5) for x, y in screen], "#070418", 6, 0.4)
        room.stroke(screen, "#3F8F92", 6)
        room.stroke(screen, "#9FE0DA", 1.4, 0.8)
    with placed(p, cx + 2, cy + 6, degrees=-14):
        room.block(ellipse(0, 0, 24, 15), "#C99A4A", 6)
        fill(p, ellipse(0, 0, 19.5, 11), "#9CC4E6")
        line(p, curve([(-12, 4), (-2, -5), (10, -6)]), color("#FFFFFF", 0.7), 2)
    for x, y, radius, tint in ((24.0, h - 72, 15.0, "#C25A74"), (34.0, h - 44, 17.0, "#5E6FBE")):
        if room.clear(x - radius, y - radius, 2 * radius, 2 * radius):
            room.disc(x, y, radius, tint, 6)
            line(p, rounded(x - 2, y - radius, 4, radius * 2), color("#F3E3D0", 0.6), 3.4)
            fill(p, ellipse(x, y, 4.6), "#F3E3D0")
    for x, y in ((cx - 40, cy - 30), (cx + 28, cy - 34)):
        for dx in (-4.6, 4.6):
            room.block(ellipse(x + dx, y, 3.6, 8), "#2F2348", 1.6)
    return [(cx, cy - 18)]


def _gowns(room: Room, left: float, right: float, y: float) -> None:
    """Clothes on a rail, side by side, each seen on its shoulders."""
    tints = ("#B8506A", "#4F8C9E", "#C98A4A", "#7A5AB8", "#5E8C5A", "#B86A98", "#D0C2A8", "#4A5AA0")
    count = max(2, int((right - left) / 11))
    for number in range(count):
        x = left + (right - left) * (number + 0.5) / count
        lean = (number * 37 % 5 - 2) * 0.9
        shoulders = [(x - 4.6, y - 15 + lean), (x + 4.6, y - 15 + lean), (x + 6, y + 15 + lean), (x - 6, y + 15 + lean)]
        room.block(loop(shoulders, 0.5), tints[number * 5 % len(tints)], 4)
    room.stroke([(left - 4, y), (right + 4, y)], "#C9A060", 2.6)


def _sofa(room: Room, x: float, y: float, width: float) -> None:
    room.box(x, y, width, 34, "#8A3F5C", 7, 9)
    room.box(x + 3, y + 2, width - 6, 9, "#A5557A", 2, 4)
    for number in range(2):
        half = (width - 18) / 2
        room.box(x + 8 + number * (half + 2), y + 12, half, 19, "#A5557A", 1.5, 5)
    room.block(polygon([(x + 14, y + 14), (x + 27, y + 13), (x + 25, y + 26), (x + 13, y + 25)]), "#E0A85A", 1.5)


def _armchair(room: Room, tint: str) -> None:
    """Seen from above, its back to the negative y of its own frame."""
    room.box(-17, -16, 34, 32, tint, 6, 10)
    room.box(-11, -8, 22, 22, color("#7A8ACC"), 1.5, 6)


def _fireplace(room: Room, x: float, bottom: float) -> None:
    p = room.painter
    room.box(x - 34, bottom - 22, 68, 22, "#5C5574", 8, 3)
    fill(p, rounded(x - 23, bottom - 16, 46, 16, 3), "#150B1E")
    glow(p, x, bottom - 6, 30, (0, color("#FFB24A", 0.9)), (0.5, color("#E8632E", 0.5)), (1, color("#E8632E", 0)))
    for dx, degrees in ((-7, 18), (7, -20)):
        with placed(p, x + dx, bottom - 7, degrees=degrees):
            room.box(-12, -2.6, 24, 5.2, "#6B3A24", 0, 2.6)
