"""Rooms for the arts: music room, gallery and observatory."""

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from saboteur_desktop.games.haunted_house.ui.night_house.floors import parquet, planks, tiles
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.minerals import sparkle
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, curve, ellipse, polar, polygon, polyline, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, line

_BRASS = "#C99A4A"


def music_room(room: Room) -> Sequence[Point]:
    """A grand piano with its stool, a cello, a harp, a stand with notes."""
    parquet(room, "#6B4C58")
    w, h, p = room.width, room.height, room.painter
    cx, cy = w * 0.51, h * 0.53
    room.rug(ellipse(cx, cy + 6, 72, 54), "#5A3A7E", "#C9A0E0", ellipse(cx, cy + 6, 64, 46))
    with placed(p, cx + 4, cy, degrees=-6):
        _piano(room)
    if room.clear(10, h - 102, 34, 60):
        with placed(p, 30, h - 70, degrees=-16):
            _cello(room)
    if room.clear(w - 44, h - 84, 34, 70):
        _harp(room, w - 42, h - 88)
    with placed(p, w * 0.36, 36, degrees=-8):
        room.box(-13, -9, 26, 18, "#4A3450", 5, 2)
        for side in (-11, 1):
            room.box(side, -7, 10, 14, "#EADFC8", 0, 0.6)
            for row in (-4, -1, 2, 5):
                room.stroke([(side + 1.5, row), (side + 8.5, row)], "#3A2A50", 0.8, 0.6)
    return [(cx + 44, cy - 26)]


def gallery(room: Room) -> Sequence[Point]:
    """Pictures in gold frames along the walls, a bust on a pedestal behind a rope, a bench."""
    tiles(room, "#5B4668", 40)
    w, h, p = room.width, room.height, room.painter
    cx, cy = w / 2, h / 2
    room.rug(rounded(cx - 34, 46, 68, h - 92, 4), "#863A50", "#E8B878", rounded(cx - 28, 52, 56, h - 104, 2))
    hung = (
        (64, 7, 44, 30, 0),
        (7, 66, 30, 44, 1),
        (w - 37, 62, 30, 46, 2),
        (w - 37, h - 84, 30, 44, 3),
        (7, h - 62, 30, 50, 4),
        (58, h - 37, 46, 30, 0),
    )
    for x, y, width, height, kind in hung:
        if room.clear(x, y, width, height):
            _picture(room, x, y, width, height, kind)
    room.box(cx - 17, cy - 17, 34, 34, "#8A84A2", 7, 2)
    room.disc(cx, cy, 12, "#C8C4D6", 5)
    room.block(ellipse(cx, cy + 1, 16, 7), "#B4AFC6", 3)
    room.disc(cx, cy - 1, 7, "#DCD8E6", 3)
    posts = [polar(cx, cy, 38, math.radians(45 + 90 * turn)) for turn in range(4)]
    for one, other in zip(posts, posts[1:] + posts[:1], strict=True):
        middle = ((one[0] + other[0]) / 2 * 0.86 + cx * 0.14, (one[1] + other[1]) / 2 * 0.86 + cy * 0.14)
        line(p, curve([one, middle, other]), "#B8485A", 2.6)
    for x, y in posts:
        room.disc(x, y, 3.8, _BRASS, 3)
    room.box(w - 62, h - 66, 18, 44, "#5E3D36", 5, 4)
    room.box(w - 60, h - 64, 14, 40, "#8C5A78", 0, 4)
    return [(cx, 62)]


def observatory(room: Room) -> Sequence[Point]:
    """A large telescope on a round floor with the signs of the sky, star maps on a table."""
    planks(room, "#3C3C66", 25)
    w, h, p = room.width, room.height, room.painter
    cx, cy, reach = w / 2, h / 2 + 2, min(w, h) * 0.42
    room.disc(cx, cy, reach, "#23265E", 2)
    line(p, ellipse(cx, cy, reach * 0.97), color(_BRASS, 0.85), 2.4)
    line(p, ellipse(cx, cy, reach * 0.80), color(_BRASS, 0.6), 1.3)
    for turn in range(24):
        angle = math.tau * turn / 24
        inner = reach * (0.84 if turn % 2 else 0.80)
        room.stroke([polar(cx, cy, inner, angle), polar(cx, cy, reach * 0.95, angle)], _BRASS, 1.3, 0.7)
    _sky(room, cx, cy, reach * 0.74)
    room.disc(cx - 14, cy + 16, 20, "#4E4A72", 6)
    for degrees in (90, 210, 330):
        angle = math.radians(degrees)
        room.stroke([(cx - 14, cy + 16), polar(cx - 14, cy + 16, 30, angle)], "#7E5642", 5)
    with placed(p, cx - 14, cy + 16, degrees=-42):
        _telescope(room)
    if room.clear(w - 50, h - 40, 42, 32):
        room.box(w - 46, h - 36, 38, 28, "#6A4A48", 7, 3)
        with placed(p, w - 27, h - 22, degrees=8):
            room.box(-14, -9, 28, 18, "#2F3F86", 1, 1)
            for x, y in ((-8, -3), (-2, 3), (5, -4), (9, 4)):
                fill(p, ellipse(x, y, 1.3), "#FFF6D0")
            room.stroke([(-8, -3), (-2, 3), (5, -4), (9, 4)], "#BFE6FF", 0.8, 0.8)
    return [(cx + 48, cy + 40)]


def _piano(room: Room) -> None:
    p = room.painter
    body = QPainterPath(QPointF(-44, 26))
    body.lineTo(-44, -22)
    body.cubicTo(-44, -40, -14, -42, 0, -30)
    body.cubicTo(12, -20, 12, -8, 26, -4)
    body.cubicTo(44, 0, 46, 12, 46, 26)
    body.closeSubpath()
    room.block(body, "#2E2148", 10)
    lid = QPainterPath(QPointF(-38, 8))
    lid.lineTo(-38, -20)
    lid.cubicTo(-36, -33, -14, -34, -3, -25)
    lid.cubicTo(8, -16, 8, -4, 24, 1)
    lid.cubicTo(32, 3, 36, 5, 38, 8)
    lid.closeSubpath()
    fill(p, lid, "#8A5E3C")
    line(p, lid, color(_BRASS, 0.8), 1.6)
    for number in range(9):
        x = -34 + number * 7.2
        room.stroke([(x, 6), (x + 3 - number * 0.6, max(-24.0, -24 + number * 3.4))], "#F0DDB0", 0.9, 0.5)
    room.box(-41, 14, 84, 15, "#EFE8DC", 1, 1.5)
    for number in range(1, 16):
        room.stroke([(-41 + number * 5.25, 15), (-41 + number * 5.25, 28)], "#5A5070", 0.7, 0.6)
        if number % 7 not in (3, 0):
            room.box(-42.6 + number * 5.25, 14, 3.2, 8.4, "#1C1430", 0, 0.6)
    room.box(-17, 37, 36, 18, "#8C3F58", 5, 5)


def _cello(room: Room) -> None:
    body = QPainterPath(QPointF(0, -16))
    body.cubicTo(16, -16, 14, -2, 9, 2)
    body.cubicTo(20, 8, 18, 30, 0, 30)
    body.cubicTo(-18, 30, -20, 8, -9, 2)
    body.cubicTo(-14, -2, -16, -16, 0, -16)
    room.block(body, "#A0542E", 6)
    room.box(-2.4, -42, 4.8, 44, "#3A2230", 2, 2)
    room.box(-4, 12, 8, 3, "#3A2230", 0, 1)
    for x in (-1.2, 1.2):
        room.stroke([(x, -38), (x, 24)], "#F0DDB0", 0.6, 0.8)
    for x in (-8, 8):
        line(room.painter, curve([(x, 6), (x * 0.75, 11), (x, 16)]), "#3A1A18", 1.5)


def _harp(room: Room, x: float, y: float) -> None:
    frame = curve([(x + 30, y + 74), (x + 34, y + 30), (x + 26, y + 6), (x + 12, y + 16), (x, y + 4)])
    line(room.painter, frame.translated(3, 4), color("#070418", 0.35), 6)
    for number in range(7):
        top = 10 + number * 3.6
        room.stroke([(x + top - 4, y + 12), (x + 12 + number * 3, y + 30 + number * 6.2)], "#F3E6C0", 0.9, 0.65)
    line(room.painter, frame, _BRASS, 5)
    room.stroke([(x + 1, y + 6), (x + 30, y + 74)], "#A97A3A", 5)


def _picture(room: Room, x: float, y: float, width: float, height: float, kind: int) -> None:
    """A picture that hangs on the wall, tilted towards who looks down."""
    p = room.painter
    room.box(x, y, width, height, _BRASS, 5, 2)
    view = rounded(x + 4, y + 4, width - 8, height - 8)
    left, top, wide, high = x + 4, y + 4, width - 8, height - 8
    with clipped(p, view):
        fill(p, view, ("#6F8CC4", "#7A4A5C", "#3F6A6A", "#C09A6A", "#4A5A94")[kind])
        if kind in (0, 4):
            hills = [(left, top + high), (left, top + high * 0.7), (left + wide * 0.35, top + high * 0.4)]
            hills += [(left + wide * 0.6, top + high * 0.72), (left + wide * 0.8, top + high * 0.5)]
            fill(p, polygon([*hills, (left + wide, top + high * 0.75), (left + wide, top + high)]), "#3F6A5A")
            fill(p, ellipse(left + wide * 0.78, top + high * 0.26, 3.6), "#FFE9B8")
        elif kind in (1, 2):
            hair = "#4A2A2A" if kind == 1 else "#D8D4E0"
            fill(p, ellipse(left + wide / 2, top + high * 1.02, wide * 0.42, high * 0.36), "#2E2148")
            fill(p, ellipse(left + wide / 2, top + high * 0.44, wide * 0.26, high * 0.2), "#E4B890")
            fill(p, ellipse(left + wide / 2, top + high * 0.30, wide * 0.28, high * 0.12), hair)
        else:
            shapes = ((0.35, 0.3, 6, "#A8483F"), (0.62, 0.55, 7, "#3F6A86"), (0.38, 0.8, 5, "#EADFC8"))
            for dx, dy, radius, tint in shapes:
                fill(p, ellipse(left + wide * dx, top + high * dy, radius), tint)
    line(p, view, color("#3A2230", 0.6), 1)


def _sky(room: Room, cx: float, cy: float, reach: float) -> None:
    """Stars and two constellations, inlaid in the floor."""
    p, rng = room.painter, random.Random(8)
    for _ in range(34):
        x, y = polar(cx, cy, reach * math.sqrt(rng.random()), rng.random() * math.tau)
        fill(p, ellipse(x, y, 0.7 + 0.9 * rng.random()), color("#DCE8FF", 0.4 + 0.5 * rng.random()))
    wain = ((-0.75, -0.32), (-0.48, -0.52), (-0.22, -0.50), (0.05, -0.42), (0.12, -0.68), (0.50, -0.66), (0.46, -0.34))
    crown = ((0.20, 0.30), (0.36, 0.56), (0.58, 0.34), (0.72, 0.06))
    for figure, closed in ((wain, wain[3]), (crown, None)):
        stars = [(cx + x * reach, cy + y * reach) for x, y in figure]
        ends = [*stars, (cx + closed[0] * reach, cy + closed[1] * reach)] if closed else stars
        line(p, polyline(ends), color("#BFE6FF", 0.55), 1.1)
        for x, y in stars:
            sparkle(p, x, y, 4.4, "#FFF6D0")


def _telescope(room: Room) -> None:
    room.box(-44, -6, 34, 12, "#7C5A3A", 6, 3)
    room.box(-14, -8.5, 44, 17, _BRASS, 8, 3)
    room.box(26, -11, 38, 22, "#D8AC5C", 9, 3)
    for x in (-14, 26, 58):
        room.box(x - 1, -12, 6, 24, "#8A6430", 1, 2)
    room.box(-52, -4, 10, 8, "#4A3450", 4, 2)
    room.box(62, -9, 5, 18, "#BFE6FF", 0, 2)
