"""Things held and handed round: hands, glass, key, bomb, fans of cards, curved arrows.

Each is drawn in the 100 x 100 box around the origin (see `placing.box`).
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.minerals import nugget, sparkle
from saboteur_desktop.paint.palette import Tint, color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, outline, polygon, ring, rounded
from saboteur_desktop.paint.placing import placed, saved
from saboteur_desktop.paint.strokes import fill, glow, line

_DEPTH = 2.5
_SKIN = "#F2C29B"


def open_hand(p: QPainter, sleeve: Tint = "blue") -> None:
    """A palm held up."""
    sheet(p, rounded(-20, 30, 40, 22, 5), sleeve, _DEPTH)
    for x, y, lean, length in ((-17.6, 10, -16, 34), (-6.4, 4, -5, 40), (5.6, 4, 5, 39), (16.8, 10, 15, 33)):
        with placed(p, x, y, degrees=lean):
            sheet(p, rounded(-6.5, -length, 13, length + 8, 6.5), _SKIN, _DEPTH)
    with placed(p, -20, 20, degrees=-52):
        sheet(p, rounded(-7, -26, 14, 36, 7), _SKIN, _DEPTH)
    sheet(p, rounded(-24, 2, 48, 34, 14), _SKIN, 0, shade=0.1)


def grabbing_hand(p: QPainter, sleeve: Tint = "violet") -> None:
    """A glove reaching in from the right."""
    sheet(p, polygon([(24, -20), (56, -26), (56, 26), (24, 20)]), sleeve, _DEPTH)
    sheet(p, rounded(-8, -22, 40, 44, 16), _SKIN, _DEPTH)
    for y, length in ((-17, 40), (-5, 46), (7, 44), (18, 36)):
        sheet(p, rounded(8 - length, y - 5.5, length, 11.5, 5.7), _SKIN, 1.6)
    with placed(p, 6, -22, degrees=-28):
        sheet(p, rounded(-30, -6, 36, 12, 6), _SKIN, 1.6)


def magnifier(p: QPainter) -> None:
    """A magnifying glass."""
    with saved(p):
        p.rotate(-45)
        sheet(p, rounded(-6, 20, 12, 36, 5), "wood", _DEPTH)
    fill(p, ellipse(-8, -8, 25), color("#BFE6FF", 0.35))
    sheet(p, ring(-8, -8, 32, 24), "gold", _DEPTH)
    line(p, curve([(-24, -14), (-20, -22), (-12, -25)]), color("#FFFFFF", 0.8), 3.5)


def key(p: QPainter) -> None:
    """A key."""
    sheet(p, outline(ellipse(-24, 0, 14), 9), "gold", _DEPTH)
    sheet(
        p,
        polygon(
            [(-10, -4.5), (44, -4.5), (44, 14), (36, 14), (36, 5), (28, 5), (28, 11), (20, 11), (20, 4.5), (-10, 4.5)]
        ),
        "gold",
        _DEPTH,
    )


def curved_arrow(p: QPainter, tint: Tint = "cream", leftwards: bool = False) -> None:
    """An arrow bent over, pointing to the right or to the left."""
    with saved(p):
        if leftwards:
            p.scale(-1, -1)
        bow = QPainterPath(QPointF(-34, 8))
        bow.cubicTo(-30, -24, 14, -34, 32, -8)
        shaft = outline(bow, 13, Qt.PenCapStyle.FlatCap)
        sheet(p, shaft.united(polygon([(10, -12), (52, -20), (36, 22)])), tint, 2)


def bomb(p: QPainter) -> None:
    """A round bomb with a burning fuse."""
    sheet(p, ellipse(0, 10, 30), "#3A3550", 3)
    fill(p, ellipse(-10, 0, 8, 5), color("#FFFFFF", 0.28))
    sheet(p, rounded(-8, -28, 16, 12, 3), "#5B5478", 3)
    fuse = curve([(0, -26), (6, -38), (18, -38), (24, -30)])
    line(p, fuse, "parch", 4)
    glow(p, 25, -28, 26, (0, color("#FFE07A", 0.9)), (0.4, color("#FF9A3D", 0.5)), (1, color("#FF9A3D", 0)))
    sparkle(p, 25, -28, 15, "#FFF6C8")


def card_fan(p: QPainter, tint: Tint) -> None:
    """Three cards fanned: a hand of cards."""
    for i in range(3):
        with placed(p, 0, 34, degrees=(i - 1) * 20):
            sheet(p, rounded(-17, -70, 34, 46, 6), darker(tint, 0.132 * (2 - i)), 2)


def gold_card(p: QPainter) -> None:
    """A small gold card."""
    sheet(p, rounded(-26, -36, 52, 72, 8), "#3A2C5E", 2.5)
    line(p, rounded(-21, -31, 42, 62, 5), color("gold", 0.8), 2.5)
    nugget(p, 0, 2, 17, 4, 1.5)
