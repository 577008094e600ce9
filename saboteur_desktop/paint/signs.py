"""One-coloured signs of buttons, drawn with a pen of 9 in the 100 x 100 box around the origin."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import Tint
from saboteur_desktop.paint.paths import curve, ellipse, loop, outline, polar, polygon, polyline, rounded
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, line

Icon = Callable[[QPainter, Tint], None]
"""Draws in the 100 x 100 box around the origin, in a colour; icons with colours of their own ignore it."""

_PEN = 9


def menu(p: QPainter, tint: Tint) -> None:
    """Three bars."""
    for y in (-24, 0, 24):
        line(p, polyline([(-32, y), (32, y)]), tint, _PEN)


def play(p: QPainter, tint: Tint) -> None:
    """A triangle to the right."""
    triangle = polygon([(-18, -28), (30, 0), (-18, 28)])
    fill(p, outline(triangle, 12).united(triangle), tint)


def pause(p: QPainter, tint: Tint) -> None:
    """Two upright bars."""
    for x in (-26, 8):
        fill(p, rounded(x, -30, 18, 60, 6), tint)


def skip(p: QPainter, tint: Tint) -> None:
    """Two triangles to the right."""
    for x in (-28, 4):
        triangle = polygon([(x, -20), (x + 28, 0), (x, 20)])
        fill(p, outline(triangle, 9).united(triangle), tint)


def add(p: QPainter, tint: Tint) -> None:
    """A thin plus."""
    line(p, polyline([(-32, 0), (32, 0)]), tint, _PEN)
    line(p, polyline([(0, -32), (0, 32)]), tint, _PEN)


def remove(p: QPainter, tint: Tint) -> None:
    """A thin minus."""
    line(p, polyline([(-32, 0), (32, 0)]), tint, _PEN)


def close(p: QPainter, tint: Tint) -> None:
    """A thin cross."""
    for side in (-1, 1):
        line(p, polyline([(-26 * side, -26), (26 * side, 26)]), tint, _PEN)


def confirm(p: QPainter, tint: Tint) -> None:
    """A thin tick."""
    line(p, polyline([(-34, 4), (-10, 26), (34, -26)]), tint, _PEN + 3)


def book(p: QPainter, tint: Tint) -> None:
    """An open book: the rules."""
    line(p, polyline([(0, -22), (0, 30)]), tint, _PEN)
    pages = QPainterPath(QPointF(0, -22))
    pages.cubicTo(-12, -34, -30, -32, -40, -28)
    pages.lineTo(-40, 24)
    pages.cubicTo(-30, 20, -12, 20, 0, 30)
    pages.cubicTo(12, 20, 30, 20, 40, 24)
    pages.lineTo(40, -28)
    pages.cubicTo(30, -32, 12, -34, 0, -22)
    line(p, pages, tint, _PEN)


def learn(p: QPainter, tint: Tint) -> None:
    """A mortarboard: lessons."""
    line(p, polygon([(-44, -10), (0, -30), (44, -10), (0, 10)]), tint, _PEN)
    line(p, curve([(-24, 2), (-22, 24), (0, 32), (22, 24), (24, 2)]), tint, _PEN)
    line(p, polyline([(42, -8), (42, 18)]), tint, _PEN)


def trophy(p: QPainter, tint: Tint) -> None:
    """A cup: records."""
    cup = QPainterPath(QPointF(-22, -32))
    cup.lineTo(22, -32)
    cup.cubicTo(24, 8, 12, 14, 0, 14)
    cup.cubicTo(-12, 14, -24, 8, -22, -32)
    line(p, cup, tint, _PEN)
    for side in (-1, 1):
        line(p, curve([(side * 22, -24), (side * 40, -22), (side * 36, -4), (side * 18, 2)]), tint, _PEN)
    line(p, polyline([(0, 14), (0, 28)]), tint, _PEN)
    line(p, polyline([(-18, 32), (18, 32)]), tint, _PEN)


def gear(p: QPainter, tint: Tint) -> None:
    """A cogwheel: settings."""
    for i in range(8):
        angle = i * math.pi / 4
        line(p, polyline([polar(0, 0, 26, angle), polar(0, 0, 38, angle)]), tint, _PEN)
    line(p, ellipse(0, 0, 24), tint, _PEN)
    fill(p, ellipse(0, 0, 7), tint)


def hint(p: QPainter, tint: Tint) -> None:
    """A bulb."""
    glass = [(-12, 16), (-14, 8), (-26, -6), (-22, -28), (0, -38), (22, -28), (26, -6), (14, 8), (12, 16)]
    line(p, curve(glass), tint, _PEN)
    line(p, polyline([(-12, 26), (12, 26)]), tint, _PEN)
    line(p, polyline([(-7, 37), (7, 37)]), tint, _PEN)


def sound(p: QPainter, tint: Tint) -> None:
    """A loudspeaker with waves."""
    _speaker(p, tint)
    line(p, curve([(12, -14), (19, 0), (12, 14)]), tint, _PEN)
    line(p, curve([(24, -26), (36, 0), (24, 26)]), tint, _PEN)


def muted(p: QPainter, tint: Tint) -> None:
    """A loudspeaker with a cross."""
    _speaker(p, tint)
    for side in (-1, 1):
        line(p, polyline([(14, -12 * side), (38, 12 * side)]), tint, _PEN)


def globe(p: QPainter, tint: Tint) -> None:
    """A globe: languages."""
    line(p, ellipse(0, 0, 34), tint, _PEN)
    line(p, ellipse(0, 0, 14, 34), tint, _PEN * 0.8)
    line(p, polyline([(-34, 0), (34, 0)]), tint, _PEN)


def undo(p: QPainter, tint: Tint) -> None:
    """An arrow bent back."""
    back = QPainterPath(QPointF(-24, -10))
    back.cubicTo(10, -34, 44, -6, 26, 26)
    line(p, back, tint, _PEN)
    line(p, polyline([(-24, -34), (-26, -8), (0, -4)]), tint, _PEN)


def full_screen(p: QPainter, tint: Tint) -> None:
    """Four corners."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            line(p, polyline([(sx * 32, sy * 12), (sx * 32, sy * 32), (sx * 12, sy * 32)]), tint, _PEN)


def question(p: QPainter, tint: Tint) -> None:
    """A question mark."""
    line(p, curve([(-16, -16), (-10, -30), (8, -32), (18, -20), (8, -4), (0, 4), (0, 12)]), tint, _PEN)
    fill(p, ellipse(0, 30, 6.5), tint)


def robot(p: QPainter, tint: Tint) -> None:
    """A robot's head: a computer player."""
    line(p, rounded(-30, -16, 60, 44, 12), tint, _PEN)
    for x in (-12, 12):
        fill(p, ellipse(x, 6, 6), tint)
    line(p, polyline([(0, -18), (0, -32)]), tint, _PEN)
    fill(p, ellipse(0, -36, 7), tint)


def person(p: QPainter, tint: Tint) -> None:
    """Head and shoulders: a human player."""
    line(p, ellipse(0, -14, 18), tint, _PEN)
    line(p, curve([(-34, 36), (-28, 18), (0, 12), (28, 18), (34, 36)]), tint, _PEN)


def arrow(p: QPainter, tint: Tint) -> None:
    """An arrow to the right."""
    line(p, polyline([(-30, 0), (28, 0)]), tint, _PEN)
    line(p, polyline([(8, -22), (30, 0), (8, 22)]), tint, _PEN)


def back(p: QPainter, tint: Tint) -> None:
    """An arrow to the left."""
    with placed(p, 0, 0, degrees=180):
        arrow(p, tint)


def up(p: QPainter, tint: Tint) -> None:
    """A hook that points upwards: the place before."""
    line(p, polyline([(-30, 16), (0, -16), (30, 16)]), tint, _PEN)


def down(p: QPainter, tint: Tint) -> None:
    """A hook that points downwards: the next place."""
    line(p, polyline([(-30, -16), (0, 16), (30, -16)]), tint, _PEN)


def page(p: QPainter, tint: Tint) -> None:
    """A written sheet with a turned corner: on paper."""
    line(p, polyline([(10, -38), (-26, -38), (-26, 38), (26, 38), (26, -20), (10, -38), (10, -20), (26, -20)]), tint, 8)
    for y in (2, 20):
        line(p, polyline([(-10, y), (10, y)]), tint, 8)


def home(p: QPainter, tint: Tint) -> None:
    """A house."""
    line(p, polyline([(-38, -2), (0, -34), (38, -2)]), tint, _PEN)
    line(p, polyline([(-26, -4), (-26, 32), (26, 32), (26, -4)]), tint, _PEN)


def log(p: QPainter, tint: Tint) -> None:
    """Lines with dots: what happened."""
    for y in (-26, 0, 26):
        fill(p, ellipse(-30, y, 6.5), tint)
        line(p, polyline([(-10, y), (34, y)]), tint, _PEN)


def odds(p: QPainter, tint: Tint) -> None:
    """A per cent sign: how likely things are."""
    line(p, polyline([(-26, 32), (26, -32)]), tint, _PEN)
    for x, y in ((-25, -21), (25, 21)):
        line(p, ellipse(x, y, 12), tint, 8)


def bin_(p: QPainter, tint: Tint) -> None:
    """A bin: delete."""
    line(p, polyline([(-32, -22), (32, -22)]), tint, _PEN)
    line(p, polyline([(-12, -24), (-10, -36), (10, -36), (12, -24)]), tint, _PEN)
    line(p, polyline([(-24, -20), (-20, 36), (20, 36), (24, -20)]), tint, _PEN)


def moon(p: QPainter, tint: Tint) -> None:
    """A crescent."""
    fill(p, ellipse(0, 0, 34).subtracted(ellipse(16, -12, 30)), tint)


def ghost(p: QPainter, tint: Tint) -> None:
    """A ghost."""
    sheet = QPainterPath(QPointF(-30, 36))
    sheet.cubicTo(-34, -60, 34, -60, 30, 36)
    for k in range(4):
        x = 30 - (k + 1) * 15
        sheet.quadTo(x + 7.5, 18 if k % 2 == 0 else 44, x, 34)
    fill(p, sheet, tint)


def link(p: QPainter, tint: Tint) -> None:
    """Two links of a chain: played together."""
    for side in (-1, 1):
        with placed(p, side * 14, -side * 14, degrees=-45):
            line(p, rounded(-22, -11, 44, 22, 11), tint, _PEN)


def lock(p: QPainter, tint: Tint) -> None:
    """A padlock."""
    fill(p, rounded(-26, -6, 52, 40, 9), tint)
    bow = QPainterPath(QPointF(-16, -6))
    bow.cubicTo(-18, -44, 18, -44, 16, -6)
    line(p, bow, tint, _PEN)


def bars(p: QPainter, tint: Tint) -> None:
    """A barred window: trapped."""
    for y in (-34, 34):
        line(p, polyline([(-38, y), (38, y)]), tint, _PEN)
    for x in (-28, 0, 28):
        line(p, polyline([(x, -34), (x, 34)]), tint, _PEN)


def star(p: QPainter, tint: Tint) -> None:
    """A five-pointed star."""
    points = [polar(0, 0, 40 if i % 2 == 0 else 18, math.radians(i * 36 - 90)) for i in range(10)]
    fill(p, loop(points, 0.2), tint)


SIGNS: Final[dict[str, Icon]] = {
    "add": add,
    "arrow": arrow,
    "bars": bars,
    "back": back,
    "bin": bin_,
    "book": book,
    "close": close,
    "confirm": confirm,
    "down": down,
    "full-screen": full_screen,
    "gear": gear,
    "ghost": ghost,
    "globe": globe,
    "hint": hint,
    "home": home,
    "learn": learn,
    "link": link,
    "lock": lock,
    "log": log,
    "menu": menu,
    "moon": moon,
    "muted": muted,
    "odds": odds,
    "page": page,
    "pause": pause,
    "person": person,
    "play": play,
    "question": question,
    "remove": remove,
    "robot": robot,
    "skip": skip,
    "sound": sound,
    "star": star,
    "trophy": trophy,
    "undo": undo,
    "up": up,
}


def _speaker(p: QPainter, tint: Tint) -> None:
    fill(p, polygon([(-38, -12), (-22, -12), (-2, -30), (-2, 30), (-22, 12), (-38, 12)]), tint)
