"""Rooms for work: kitchen, laundry and the box room."""

import math
from collections.abc import Sequence

from saboteur_desktop.games.haunted_house.ui.night_house.floors import checker, planks, tiles
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, curve, ellipse, loop, polygon, polyline, rounded
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, line

_PINE, _PINE_LIGHT, _IRON = "#8A6246", "#A67C58", "#4A4A66"


def kitchen(room: Room) -> Sequence[Point]:
    """A stove with pots, a sink, a table with bread and a knife, on chequered tiles."""
    checker(room, "#566A80", "#465872")
    w, h = room.width, room.height
    _stove(room, 64, 8)
    if room.clear(8, 66, 26, h - 140):
        _sink(room, 8, 64, h - 138)
    x, y = w * 0.45, h * 0.46
    room.box(x, y, 72, 46, _PINE, 8, 5)
    for dy in (15, 30):
        room.stroke([(x + 3, y + dy), (x + 69, y + dy)], "#3A2230", 1, 0.3)
    room.box(x + 8, y + 9, 32, 24, _PINE_LIGHT, 2, 4)
    room.block(ellipse(x + 22, y + 20, 11, 7), "#D9A45E", 3)
    for dx in (-5, 0, 5):
        room.stroke([(x + 22 + dx - 1, y + 16), (x + 22 + dx + 2, y + 23)], "#8A5A2E", 1.3, 0.8)
    room.block(polygon([(x + 45, y + 10), (x + 50, y + 10), (x + 49, y + 25), (x + 46, y + 25)]), "#C9D4E2", 1)
    room.box(x + 45.5, y + 25, 4, 11, "#3F2739", 1, 2)
    for dx, dy, tint in ((58, 14, "#C2553F"), (63, 25, "#C2553F"), (56, 30, "#7FA050")):
        room.disc(x + dx, y + dy, 5, tint, 2)
    if room.clear(w - 78, h - 34, 70, 26):
        room.box(w - 80, h - 34, 72, 27, "#7C8098", 7, 3)
        room.box(w - 74, h - 30, 26, 19, "#A9AEC4", 0, 3)
        for dx, tint in ((14, "#C98A4A"), (26, "#B8506A")):
            room.disc(w - 46 + dx, h - 20, 6, tint, 2.5)
    return [(x + 36, y + 2)]


def laundry(room: Room) -> Sequence[Point]:
    """Tubs full of suds, a line with shirts and sheets, a basket, a board to rub on."""
    tiles(room, "#51637E", 28.6)
    w, h, p = room.width, room.height, room.painter
    fill(p, loop([(40, h - 70), (96, h - 88), (150, h - 62), (130, h - 30), (60, h - 26)]), color("#9CD2F0", 0.16))
    for x, y, radius in ((w * 0.62, h * 0.72, 29), (w * 0.29, h * 0.62, 23)):
        _tub(room, x, y, radius)
    _line(room, 62, 34, w - 12, 62)
    if room.clear(w - 44, h - 92, 36, 50):
        with placed(p, w - 26, h * 0.53, degrees=8):
            _basket(room)
    with placed(p, w * 0.42, h * 0.87, degrees=-10):
        room.box(-26, -10, 46, 20, _PINE, 4, 3)
        for x in range(-18, 14, 5):
            room.stroke([(x, -8), (x, 8)], "#C9D4E2", 1.6, 0.75)
    return [(w * 0.46, h * 0.46)]


def box_room(room: Room) -> Sequence[Point]:
    """Crates, barrels, a trunk, a rolled carpet and a cobweb in the corner."""
    planks(room, "#55484E", 25)
    w, h, p = room.width, room.height, room.painter
    for x, y, side, degrees in ((12.0, h - 72, 44, 0), (58.0, h - 54, 42, 4), (22.0, h - 112, 36, -5)):
        if room.clear(x, y, side, side):
            with placed(p, x + side / 2, y + side / 2, degrees=degrees):
                _crate(room, side)
    for x, y, radius in ((w - 34, h - 34, 23), (w - 76, h - 30, 18)):
        _barrel(room, x, y, radius)
    with placed(p, w * 0.62, h * 0.48, degrees=-12):
        _trunk(room)
    if room.clear(w - 34, 96, 24, 40):
        room.box(w - 26, 92, 16, 46, "#8A4A5C", 6, 7)
        for y in (100, 128):
            room.stroke([(w - 26, y), (w - 10, y)], "#D9B878", 2)
    _cobweb(room, w - 6, 6)
    return [(w * 0.42, h * 0.34)]


def _stove(room: Room, x: float, y: float) -> None:
    p = room.painter
    room.box(x, y, 72, 36, _IRON, 8, 4)
    for dx, dy in ((17, 11), (17, 26), (55, 11), (55, 26)):
        fill(p, ellipse(x + dx, y + dy, 7), "#1C1630")
        line(p, ellipse(x + dx, y + dy, 4), color("#E8733A", 0.8), 1.6)
    room.disc(x + 36, y + 18, 12.5, "#8A93AE", 5)
    fill(p, ellipse(x + 36, y + 18, 9), "#A4572E")
    for dx, dy in ((-3, 2), (3, -3), (1, 5)):
        fill(p, ellipse(x + 36 + dx, y + 18 + dy, 2), color("#F0B060", 0.8))
    room.disc(x + 17, y + 11, 8.4, "#A9744A", 3)
    room.stroke([(x + 17, y + 11), (x + 2, y + 20)], "#5A3A2A", 3)


def _sink(room: Room, x: float, y: float, height: float) -> None:
    p = room.painter
    room.box(x, y, 26, height, "#7C8098", 7, 3)
    fill(p, rounded(x + 4, y + 8, 18, height * 0.44, 4), "#2F4468")
    fill(p, rounded(x + 6, y + 11, 14, height * 0.36, 3), "#6FA8CC")
    room.stroke([(x + 1, y + 8 + height * 0.22), (x + 11, y + 8 + height * 0.22)], "#D8E2F0", 3)
    for number in range(2):
        room.disc(x + 13, y + height * (0.66 + 0.2 * number), 6.6, "#D8D2DC", 2)


def _tub(room: Room, x: float, y: float, radius: float) -> None:
    p = room.painter
    room.disc(x, y, radius, _PINE, 8)
    for turn in range(16):
        angle = math.tau * turn / 16
        ends = [(x + r * math.cos(angle), y + r * math.sin(angle)) for r in (radius * 0.84, radius * 0.99)]
        room.stroke(ends, "#3A2230", 1.2, 0.5)
    line(p, ellipse(x, y, radius * 0.97), color("#B8C4D8", 0.6), 1.6)
    fill(p, ellipse(x, y, radius * 0.82), "#5FA4C4")
    for turn in range(9):
        angle = turn * 2.4
        reach = radius * 0.6 * math.sqrt((turn + 0.4) / 9)
        room.disc(
            x + reach * math.cos(angle), y + reach * math.sin(angle), radius * (0.2 + 0.02 * (turn % 4)), "#DDEBF6", 0.8
        )


def _line(room: Room, x0: float, y0: float, x1: float, y1: float) -> None:
    """Washing on a line, seen from above and a little from the side."""
    things = (("#DAD8E6", 26), ("#B86A7E", 17), ("#DAD8E6", 20), ("#6F86C4", 22))
    lean = (y1 - y0) / (x1 - x0)
    x = x0 + 5
    for tint, width in things:
        if x + width > x1:
            break
        y = y0 + (x - x0) * lean
        drop = 20 if width > 18 else 16
        sheet = [(x, y), (x + width, y + width * lean), (x + width - 2, y + width * lean + drop), (x + 2, y + drop - 1)]
        room.block(polygon(sheet), tint, 5)
        for peg in (0.15, 0.85):
            px = x + width * peg
            room.box(px - 1.3, y + width * peg * lean - 3, 2.6, 6, _PINE_LIGHT, 0.6, 1)
        x += width + 6
    room.stroke([(x0 - 4, y0 - 4 * lean), (x1, y1)], "#E8DCC4", 1.4, 0.8)


def _basket(room: Room) -> None:
    p = room.painter
    room.block(rounded(-17, -22, 34, 44, 12), "#9A7448", 6)
    for y in range(-18, 20, 5):
        line(p, polyline([(-15, y), (15, y)]), color("#5A3E28", 0.45), 1)
    for x, y, tint in ((-5, -8, "#D8D6E4"), (5, 1, "#B86A7E"), (-4, 9, "#6F86C4")):
        room.block(loop([(x - 8, y - 5), (x + 7, y - 6), (x + 8, y + 5), (x - 6, y + 7)]), tint, 1.5)


def _crate(room: Room, side: float) -> None:
    half = side / 2
    room.box(-half, -half, side, side, _PINE, 8, 2)
    for number in range(1, 4):
        at = -half + side * number / 4
        room.stroke([(at, -half + 2), (at, half - 2)], "#3A2230", 1.1, 0.45)
    rim = rounded(-half + 2.5, -half + 2.5, side - 5, side - 5, 1)
    line(room.painter, rim, _PINE_LIGHT, 4.4)
    room.stroke([(-half + 5, -half + 5), (half - 5, half - 5)], _PINE_LIGHT, 4.4)


def _barrel(room: Room, x: float, y: float, radius: float) -> None:
    p = room.painter
    room.disc(x, y, radius, "#7A5238", 8)
    line(p, ellipse(x, y, radius * 0.9), color("#9AA2B8", 0.75), 2.4)
    fill(p, ellipse(x, y, radius * 0.74), "#8F6444")
    for dx in (-0.4, -0.12, 0.16, 0.44):
        reach = math.sqrt(max(0.0, 0.54 - dx * dx))
        room.stroke([(x + dx * radius, y - reach * radius), (x + dx * radius, y + reach * radius)], "#3A2230", 1, 0.4)


def _trunk(room: Room) -> None:
    room.box(-32, -20, 64, 40, "#5F4A72", 8, 5)
    for x in (-20, 20):
        room.box(x - 3.4, -20, 6.8, 40, "#B08A50", 0, 1)
    room.box(-6, 10, 12, 11, "#D9B060", 1.5, 2)
    fill(room.painter, ellipse(0, 15, 1.8), "#2A1A30")


def _cobweb(room: Room, x: float, y: float) -> None:
    p, ink = room.painter, color("#DCE6F8", 0.42)
    reaches = (40, 46, 40)
    ends = [(x - r * math.cos(a), y + r * math.sin(a)) for r, a in zip(reaches, (0.12, 0.78, 1.45), strict=True)]
    for end in ends:
        line(p, polyline([(x, y), end]), ink, 1)
    for share in (0.35, 0.62, 0.9):
        knots = [(x + (ex - x) * share, y + (ey - y) * share) for ex, ey in ends]
        sag = [(k[0] + (x - k[0]) * 0.1, k[1] + (y - k[1]) * 0.1) for k in knots]
        line(p, curve([knots[0], ((sag[0][0] + sag[1][0]) / 2, (sag[0][1] + sag[1][1]) / 2), knots[1]]), ink, 0.9)
        line(p, curve([knots[1], ((sag[1][0] + sag[2][0]) / 2, (sag[1][1] + sag[2][1]) / 2), knots[2]]), ink, 0.9)
