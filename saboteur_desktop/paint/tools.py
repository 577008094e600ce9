"""The three tools, whole, broken, and as one-coloured marks; told apart by silhouette alone.

Each is drawn in the 100 x 100 box around the origin (see `placing.box`).
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import Tint, color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, outline, polygon, ring, rounded
from saboteur_desktop.paint.placing import placed, saved
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial, shadow

Drawing = Callable[[QPainter], None]

_DEPTH = 2.5


def pickaxe(p: QPainter) -> None:
    """Diagonal handle, crescent head with one point and one chisel."""
    with placed(p, 0, 0, degrees=38):
        sheet(p, polygon([(-5, -34), (5, -34), (6.5, 47), (-6.5, 47)]), "wood", _DEPTH)
        _pick_head(p)


def broken_pickaxe(p: QPainter) -> None:
    """Handle in two splintered pieces, head askew."""
    lower = polygon([(-5.5, 4), (-2, 11), (1, 3), (4, 12), (5.8, 5), (6.5, 41), (-6.5, 41)])
    upper = polygon([(-5, -34), (5, -34), (5.4, 2), (2, -4), (-1, 6), (-3.4, -2), (-5.4, 4)])
    with placed(p, 0, 0, degrees=38):
        with placed(p, 11, 3, degrees=-34):
            sheet(p, lower, "wood", _DEPTH)
        with placed(p, -6, -4, degrees=-8):
            sheet(p, upper, "wood", _DEPTH)
            _pick_head(p)


def pickaxe_mark(p: QPainter, tint: Tint) -> None:
    """The pickaxe in one colour."""
    with placed(p, 0, 0, degrees=38):
        sheet(p, polygon([(-5, -34), (5, -34), (6.5, 47), (-6.5, 47)]), tint, 0)
        sheet(p, _pick_crescent(), tint, 0)


def lantern(p: QPainter) -> None:
    """Upright, ring on top, roof wider than the glowing glass."""
    glow(p, 0, 4, 62, (0, color("lamp", 0.55)), (1, color("lamp", 0)))
    _lantern_ring(p, _BRASS)
    glass = rounded(-20, -18, 40, 46, 7)
    shadow(p, glass, _DEPTH, _DEPTH * 2, 0.4)
    fill(p, glass, radial(0, 8, 34, (0, "#FFFDF0"), (0.35, "lamp"), (1, "#E08A2C")))
    flame = QPainterPath(QPointF(0, -9))
    flame.cubicTo(12, 6, 10, 20, 0, 21)
    flame.cubicTo(-10, 20, -12, 6, 0, -9)
    fill(p, flame, linear(0, -9, 0, 21, (0, "#FF9A2E"), (1, "#FFF6C8")))
    _lantern_frame(p)


def broken_lantern(p: QPainter) -> None:
    """Leaning, dark glass with a lightning-shaped gap, no flame."""
    shard = polygon([(-20, -8), (-20, -18), (2, -18), (-6, -6), (2, 2), (-8, 12), (4, 28), (-20, 28)])
    rest = polygon([(20, -18), (8, -18), (2, -5), (9, 3), (1, 12), (11, 28), (20, 28)])
    with placed(p, 0, 0, degrees=15):
        _lantern_ring(p, _BRASS)
        sheet(p, shard, "#6C7A95", _DEPTH)
        sheet(p, rest.translated(3, 0), "#6C7A95", _DEPTH)
        _lantern_frame(p)


def lantern_mark(p: QPainter, tint: Tint) -> None:
    """The lantern in one colour."""
    _lantern_ring(p, tint)
    glass = rounded(-20, -18, 40, 46, 7).subtracted(rounded(-11, -9, 22, 30, 5))
    fill(p, glass, tint)
    for part in (_LANTERN_ROOF, _LANTERN_FOOT):
        sheet(p, part, tint, 0)


def cart(p: QPainter) -> None:
    """Wide trapezium with a rim on two wheels, gold heaped above it."""
    for x, y, radius in ((-24, -22, 11), (-6, -27, 13), (13, -25, 12), (28, -20, 9), (3, -18, 11)):
        nugget(p, x, y, radius * 1.15)
    sheet(p, _CART_BODY, "wood", _DEPTH)
    for side in (-1, 1):
        line(p, polygon([(side * 14, -8), (side * 11, 20)]), color("woodlo", 0.7), 2)
    sheet(p, _CART_RIM, _IRON, _DEPTH)
    for x in (-20, 20):
        _wheel(p, x, 29)


def broken_cart(p: QPainter) -> None:
    """Body split in two, one wheel rolled away, no gold."""
    left = polygon([(-42, -14), (-2, -14), (-8, -3), (2, 5), (-7, 13), (-1, 22), (-31, 22)])
    right = polygon([(42, -14), (7, -14), (1, -4), (11, 5), (2, 13), (8, 22), (31, 22)])
    with placed(p, -3, 3):
        _wheel(p, 36, 31)
        with saved(p):
            p.rotate(13)
            p.translate(0, -4)
            sheet(p, left, "wood", _DEPTH)
            sheet(p, right.translated(4, -1), "wood", _DEPTH)
            sheet(p, polygon([(-48, -22), (-1, -22), (3, -17), (-2, -11), (-48, -11)]), _IRON, _DEPTH)
            sheet(p, polygon([(10, -23), (50, -23), (50, -12), (8, -12), (14, -17)]), _IRON, _DEPTH)
            _wheel(p, -19, 28)


def cart_mark(p: QPainter, tint: Tint) -> None:
    """The cart in one colour."""
    for part in (_CART_BODY, _CART_RIM):
        sheet(p, part, tint, 0)
    for x in (-20, 20):
        fill(p, ring(x, 29, 14, 5), tint)


TOOLS: Final[dict[str, Drawing]] = {"pickaxe": pickaxe, "lantern": lantern, "cart": cart}
BROKEN_TOOLS: Final[dict[str, Drawing]] = {
    "pickaxe": broken_pickaxe,
    "lantern": broken_lantern,
    "cart": broken_cart,
}
TOOL_MARKS: Final[dict[str, Callable[[QPainter, Tint], None]]] = {
    "pickaxe": pickaxe_mark,
    "lantern": lantern_mark,
    "cart": cart_mark,
}

_BRASS, _IRON = "#D8A448", "#8D9BB3"
_LANTERN_ROOF = polygon([(-13, -31), (13, -31), (27, -16), (-27, -16)])
_LANTERN_FOOT = rounded(-27, 26, 54, 14, 4)
_CART_BODY = polygon([(-42, -14), (42, -14), (31, 23), (-31, 23)])
_CART_RIM = rounded(-48, -21, 96, 11, 4)


def _pick_crescent() -> QPainterPath:
    head = QPainterPath(QPointF(-47, -6))
    head.cubicTo(-38, -30, -18, -41, 0, -41)
    head.cubicTo(18, -41, 36, -32, 46, -12)
    head.lineTo(38, -4)
    head.cubicTo(28, -20, 14, -26, 0, -26)
    head.cubicTo(-14, -26, -32, -22, -47, -6)
    head.closeSubpath()
    return head


def _pick_head(p: QPainter) -> None:
    sheet(p, _pick_crescent(), "steel", _DEPTH)
    sheet(p, rounded(-9, -45, 18, 23, 4), "steello", 1.5)


def _lantern_ring(p: QPainter, tint: Tint) -> None:
    sheet(p, outline(ellipse(0, -37, 10), 5.5), tint, _DEPTH if tint == _BRASS else 0)


def _lantern_frame(p: QPainter) -> None:
    sheet(p, _LANTERN_ROOF, _BRASS, _DEPTH)
    sheet(p, _LANTERN_FOOT, _BRASS, _DEPTH)
    for x in (-20, 20):
        sheet(p, rounded(x - 2.5, -17, 5, 44, 2), _BRASS, 1)


def _wheel(p: QPainter, x: float, y: float) -> None:
    with placed(p, x, y):
        sheet(p, ellipse(0, 0, 14), darker(_IRON, 0.35), _DEPTH)
        sheet(p, ellipse(0, 0, 9), _IRON, 0)
        fill(p, ellipse(0, 0, 3.5), darker(_IRON, 0.6))
