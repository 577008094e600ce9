"""A thing that stands for each room, by the room's theme on the board; drawn in the 100 x 100 box around the origin."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.minerals import sparkle
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, outline, polygon, polyline, quad_loop, rounded
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, line

_DEPTH = 2.5


def _armchair(p: QPainter) -> None:
    for x in (-26, 20):
        sheet(p, rounded(x, 34, 7, 14, 2), "woodlo", _DEPTH)
    sheet(p, rounded(-30, -44, 60, 66, 24), "#C8557A", _DEPTH)
    for x, y in ((-12, -24), (12, -24), (0, -10)):
        fill(p, ellipse(x, y, 2.6), color("#7A2446", 0.8))
    sheet(p, rounded(-28, 6, 56, 30, 8), "#E27C9C", _DEPTH)
    for side in (-1, 1):
        sheet(p, rounded(side * 34 - 9, -10, 18, 48, 9), "#B5446A", _DEPTH)


def _boxes(p: QPainter) -> None:
    for x, y, width, height, tint in (
        (-44, 2, 44, 44, "#B98A55"),
        (2, 10, 40, 36, "#D0A46A"),
        (-24, -38, 42, 38, "#E2BC84"),
    ):
        sheet(p, rounded(x, y, width, height, 3), tint, _DEPTH)
        fill(p, rounded(x + width / 2 - 4, y, 8, height, 0), color("#F4DFB0", 0.8))
        line(p, polyline([(x, y + height * 0.3), (x + width, y + height * 0.3)]), color("#6B4226", 0.45), 1.5)


def _kettle(p: QPainter) -> None:
    sheet(p, outline(curve([(-26, -10), (-22, -46), (22, -46), (26, -10)]), 7), "woodlo", _DEPTH)
    sheet(p, outline(curve([(24, 16), (38, 6), (44, -16)]), 11), "#C96F3A", _DEPTH)
    body = quad_loop((-34, 38), (-44, -16), (0, -18), (44, -16), (34, 38), (0, 44), (-34, 38))
    sheet(p, body, "#E58A4A", _DEPTH, shade=0.25)
    sheet(p, quad_loop((-20, -14), (0, -26), (20, -14), (0, -8), (-20, -14)), "#C96F3A", 1.5)
    fill(p, ellipse(0, -22, 5), "woodlo")
    line(p, curve([(-26, 20), (-27, 6), (-20, -4)]), color("#FFFFFF", 0.6), 4)


def _plant(p: QPainter) -> None:
    for degrees, length in ((-62, 44), (62, 44), (-30, 54), (30, 54), (0, 58)):
        with placed(p, 0, 10, degrees=degrees):
            blade = quad_loop((0, 0), (-17, -length * 0.6), (0, -length), (17, -length * 0.6), (0, 0))
            sheet(p, blade, "#58B368", 2)
            line(p, polyline([(0, -4), (0, -length * 0.8)]), color("#1F6A3C", 0.7), 1.8)
    sheet(p, polygon([(-24, 14), (24, 14), (18, 46), (-18, 46)]), "#D9774A", _DEPTH)
    sheet(p, rounded(-28, 6, 56, 12, 4), "#E88F5E", _DEPTH)


def _books(p: QPainter) -> None:
    for x, y, width, tint in ((-40, -34, 18, "#D9554A"), (-20, -42, 16, "#4C8FD9"), (-2, -30, 20, "#E8B84A")):
        sheet(p, rounded(x, y, width, 40 - y, 3), tint, _DEPTH)
        for band in (10, 16):
            fill(p, rounded(x, y + band, width, 3, 0), color("#FFF3D6", 0.8))
    with placed(p, 32, 4, degrees=16):
        sheet(p, rounded(-10, -38, 18, 74, 3), "#57B58A", _DEPTH)
        fill(p, rounded(-10, -26, 18, 4, 0), color("#FFF3D6", 0.8))
    sheet(p, rounded(-48, 38, 96, 9, 3), "woodlo", _DEPTH)


def _note(p: QPainter) -> None:
    for x, y in ((-24, 28), (26, 18)):
        with placed(p, x, y, degrees=-20):
            sheet(p, ellipse(0, 0, 17, 13), "#FFD36B", _DEPTH)
    sheet(p, rounded(-13, -34, 6, 62, 2), "#FFD36B", 0)
    sheet(p, rounded(37, -44, 6, 62, 2), "#FFD36B", 0)
    sheet(p, polygon([(-13, -34), (43, -46), (43, -30), (-13, -18)]), "#FFD36B", 1.5)


def _quill(p: QPainter) -> None:
    sheet(p, rounded(-40, 10, 40, 36, 9), "#3E6FB5", _DEPTH)
    sheet(p, rounded(-31, 0, 22, 14, 4), "#6C97D6", _DEPTH)
    feather = QPainterPath(QPointF(-18, 6))
    feather.cubicTo(-14, -20, 10, -46, 44, -48)
    feather.cubicTo(46, -20, 22, 2, -10, 6)
    feather.closeSubpath()
    sheet(p, feather, "#F6F0FF", _DEPTH)
    line(p, curve([(-20, 14), (2, -16), (38, -42)]), "#A895D6", 3)


def _telescope(p: QPainter) -> None:
    for foot in (-24, 4, 30):
        line(p, polyline([(2, 4), (foot, 47)]), "#6B4226", 6)
    with placed(p, 2, -4, degrees=-32):
        sheet(p, rounded(-44, -8, 30, 16, 3), "#C9A24A", _DEPTH)
        sheet(p, rounded(-20, -11, 36, 22, 3), "#5A7FD0", _DEPTH)
        sheet(p, rounded(12, -15, 32, 30, 4), "#E8C35E", _DEPTH)
    sheet(p, ellipse(2, 4, 7), "steello", 1.5)
    sparkle(p, -26, -32, 14, "#FFF6C8")


def _painting(p: QPainter) -> None:
    line(p, polyline([(-22, -36), (0, -48), (22, -36)]), "#C9A24A", 3)
    sheet(p, rounded(-44, -36, 88, 76, 4), "#E0B04A", _DEPTH)
    canvas = rounded(-34, -26, 68, 56, 2)
    fill(p, canvas, "#9BD3F2")
    fill(p, ellipse(16, -10, 9), "#FFE9A0")
    fill(p, polygon([(-34, 30), (-12, -8), (8, 22), (18, 10), (34, 30)]), "#4E8F6A")
    line(p, canvas, "#8A6420", 2)


def _plate(p: QPainter) -> None:
    sheet(p, ellipse(0, 2, 30), "#F4F1FF", _DEPTH)
    line(p, ellipse(0, 2, 20), color("#9C90C8", 0.9), 2.5)
    sheet(p, outline(polyline([(-42, -6), (-42, 42)]), 6), "steel", _DEPTH)
    for x in (-49, -42, -35):
        line(p, polyline([(x, -40), (x, -16)]), "steel", 3.6)
    line(p, curve([(-49, -16), (-42, -8), (-35, -16)]), "steel", 4)
    sheet(p, outline(polyline([(42, 4), (42, 42)]), 6), "steel", _DEPTH)
    sheet(p, quad_loop((36, 4), (34, -40), (46, -42), (47, -10), (46, 4)), "steel", _DEPTH)


def _washtub(p: QPainter) -> None:
    for x, y, radius in ((-26, -10, 13), (-6, -18, 16), (16, -12, 14), (30, -4, 9), (4, -36, 8), (26, -34, 6)):
        sheet(p, ellipse(x, y, radius), "#E6F6FF", 1.2)
    sheet(p, polygon([(-44, -2), (44, -2), (34, 44), (-34, 44)]), "#A9784A", _DEPTH)
    for x in (-22, 0, 22):
        line(p, polyline([(x, 0), (x * 0.8, 43)]), color("#5A3A1E", 0.6), 2)
    for y in (8, 30):
        line(p, polyline([(-42 + y / 6, y), (42 - y / 6, y)]), "steel", 5)


def _dress(p: QPainter) -> None:
    sheet(p, outline(curve([(0, -30), (0, -38), (8, -42), (6, -49), (-3, -47)]), 4), "steel", 1.5)
    sheet(p, outline(polyline([(-36, -20), (0, -32), (36, -20)]), 6), "wood", 1.5)
    left = ((-16, -26), (-14, 0), (-12, 2), (-28, 24), (-38, 46))
    right = tuple((-x, y) for x, y in reversed(left))
    dress = quad_loop(*left, (0, 52), *right, (0, -10), left[0])
    sheet(p, dress, "#B277E8", _DEPTH)
    sheet(p, rounded(-13, -2, 26, 7, 3), "#FFD36B", 1.2)
    for x, y in ((-16, 32), (2, 24), (18, 36)):
        fill(p, ellipse(x, y, 3), color("#FFF3D6", 0.85))


ROOM_SIGNS: Final[Mapping[str, Callable[[QPainter], None]]] = MappingProxyType(
    {
        "parlour": _armchair,
        "box_room": _boxes,
        "kitchen": _kettle,
        "conservatory": _plant,
        "library": _books,
        "music_room": _note,
        "study": _quill,
        "observatory": _telescope,
        "gallery": _painting,
        "dining_room": _plate,
        "laundry": _washtub,
        "wardrobe": _dress,
    }
)
