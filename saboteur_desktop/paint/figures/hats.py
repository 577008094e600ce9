"""Twelve hats, by which the seats are told apart; each sits on a head of radius 29 around (0, 6)."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.minerals import gem
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, polygon, quad_loop, rounded
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial
from saboteur_desktop.paint.wobble import wobble

Hat = Callable[[QPainter, Tint], None]

_DEPTH = 2.5


def pointed_hat(p: QPainter, tint: Tint) -> None:
    """A pointed hat, its tip bent over."""
    trim = lighter(tint, 0.55)
    cone = QPainterPath(QPointF(-33, -6))
    cone.cubicTo(-24, -34, -12, -58, 10, -66)
    cone.cubicTo(24, -70, 34, -60, 38, -50)
    cone.cubicTo(26, -56, 20, -50, 22, -40)
    cone.cubicTo(26, -26, 30, -16, 33, -6)
    cone.quadTo(0, -20, -33, -6)
    sheet(p, cone, tint)
    sheet(
        p,
        quad_loop((-35, -5), (0, -22), (35, -5), (36, 4), (33, 5), (0, -10), (-33, 5), (-37, 4), (-35, -5)),
        trim,
        1.75,
    )
    sheet(p, ellipse(39, -49, 7), trim, 1.75)


def lamp_helmet(p: QPainter, tint: Tint) -> None:
    """A miner's helmet with a lamp."""
    sheet(p, quad_loop((-30, -8), (-32, -48), (0, -50), (32, -48), (30, -8)), tint)
    sheet(
        p,
        quad_loop((-6, -50), (0, -54), (6, -50), (8, -30), (6, -10), (0, -12), (-6, -10), (-8, -30), (-6, -50)),
        lighter(tint, 0.25),
        1,
    )
    sheet(
        p,
        quad_loop((-40, -6), (0, -24), (40, -6), (42, 2), (36, 2), (0, -14), (-36, 2), (-42, 2), (-40, -6)),
        darker(tint, 0.25),
        1.75,
    )
    glow(p, 0, -26, 34, (0, color("lamphot", 0.8)), (0.4, color("lamp", 0.35)), (1, color("lamp", 0)))
    sheet(p, ellipse(0, -26, 11), "steello", 1.75)
    fill(p, ellipse(0, -26, 7.5), radial(-1, -28, 9, (0, "#FFFFFF"), (0.6, "lamphot"), (1, "lamp")))


def crown(p: QPainter, tint: Tint) -> None:
    """A crown with stones."""
    sheet(p, polygon([(-28, -4), (-33, -42), (-16, -24), (0, -52), (16, -24), (33, -42), (28, -4)]), tint)
    sheet(
        p,
        quad_loop((-29, -12), (0, -20), (29, -12), (29, -6), (29, 1), (0, -8), (-29, 1), (-29, -6), (-29, -12)),
        lighter(tint, 0.35),
        1.25,
    )
    for x, y, c in ((-33, -44, "coral"), (0, -55, "sky"), (33, -44, "coral")):
        sheet(p, ellipse(x, y, 5.5), c, 1.5)
    gem(p, 0, -16, 5, "#E2507C")


def bobble_hat(p: QPainter, tint: Tint) -> None:
    """A knitted hat with a bobble."""
    trim = lighter(tint, 0.55)
    sheet(p, quad_loop((-30, -10), (-30, -52), (0, -52), (30, -52), (30, -10)), tint)
    for x in (-14, 0, 14):
        line(p, curve([(x, -14), (x * 0.9, -30), (x * 0.6, -46)]), color(darker(tint, 0.3), 0.6), 2.4)
    sheet(p, rounded(-34, -18, 68, 17, 8), trim, 1.75)
    sheet(p, wobble(ellipse(0, -57, 13), 2.2, 5, 4, step=4, smooth=0), "#FFFFFF", 2.0)


def top_hat(p: QPainter, tint: Tint) -> None:
    """A tall hat with a band."""
    sheet(p, polygon([(-23, -14), (-27, -62), (27, -62), (23, -14)]), tint)
    fill(p, polygon([(-23.6, -20), (-24.6, -32), (24.6, -32), (23.6, -20)]), darker(tint, 0.5))
    sheet(
        p,
        quad_loop(
            (-44, -12),
            (-20, -20),
            (0, -19),
            (20, -20),
            (44, -12),
            (46, -3),
            (38, -3),
            (0, -12),
            (-38, -3),
            (-46, -3),
            (-44, -12),
        ),
        tint,
    )


def horned_helm(p: QPainter, tint: Tint) -> None:
    """A riveted helmet with two horns."""
    for side in (-1, 1):
        horn = QPainterPath(QPointF(side * 24, -24))
        horn.cubicTo(side * 40, -20, side * 52, -36, side * 46, -62)
        horn.cubicTo(side * 40, -48, side * 34, -44, side * 20, -42)
        horn.closeSubpath()
        sheet(p, horn, "cream")
    sheet(p, quad_loop((-31, -4), (-33, -50), (0, -50), (33, -50), (31, -4), (0, -18), (-31, -4)), tint)
    sheet(
        p,
        quad_loop((-33, -8), (0, -22), (33, -8), (34, 2), (31, 3), (0, -10), (-31, 3), (-34, 2), (-33, -8)),
        "steello",
        1.5,
    )
    for x in (-20, 0, 20):
        fill(p, ellipse(x, -7 - (6 - abs(x) * 0.3), 2.6), "cream")


def headscarf(p: QPainter, tint: Tint) -> None:
    """A dotted headscarf."""
    trim = lighter(tint, 0.55)
    sheet(
        p,
        quad_loop((-31, 4), (-40, -44), (0, -46), (40, -44), (31, 4), (26, -14), (0, -17), (-26, -14), (-31, 4)),
        tint,
    )
    for x, y in ((-18, -24), (0, -32), (18, -24), (-8, -20), (9, -21), (-27, -10), (27, -10)):
        fill(p, ellipse(x, y, 3), trim)


def goggles_cap(p: QPainter, tint: Tint) -> None:
    """A flat cap with goggles."""
    sheet(p, quad_loop((-34, -8), (-38, -44), (-4, -44), (34, -44), (34, -10)), darker(tint, 0.1))
    sheet(
        p,
        quad_loop((-38, -6), (0, -22), (38, -6), (50, 0), (40, 4), (0, -10), (-34, 2), (-42, 2), (-38, -6)),
        darker(tint, 0.35),
        1.75,
    )
    for x in (-13, 13):
        sheet(p, ellipse(x, -25, 12), "#8A5A34", 1.75)
        fill(p, ellipse(x, -25, 8), linear(x - 8, -33, x + 8, -17, (0, "#D7F7FF"), (1, "#4FA5C9")))


def propeller_cap(p: QPainter, tint: Tint) -> None:
    """A cap with a propeller."""
    sheet(p, quad_loop((-30, -8), (-31, -44), (0, -44), (31, -44), (30, -8), (0, -20), (-30, -8)), tint)
    fill(
        p,
        quad_loop((-9, -40), (-16, -24), (-11, -13), (0, -18), (11, -13), (16, -24), (9, -40), (0, -43), (-9, -40)),
        lighter(tint, 0.45),
    )
    sheet(
        p,
        quad_loop((-38, -4), (0, -22), (38, -4), (38, 3), (30, 2), (0, -11), (-30, 2), (-38, 3), (-38, -4)),
        "coral",
        1.75,
    )
    sheet(p, rounded(-2.5, -56, 5, 16, 2), "steello", 1)
    for side in (-1, 1):
        sheet(
            p,
            quad_loop(
                (0, -56),
                (side * 14, -68),
                (side * 32, -60),
                (side * 34, -52),
                (side * 14, -52),
                (side * 6, -52),
                (0, -56),
            ),
            "gold",
            2.0,
        )
    fill(p, ellipse(0, -56, 4), "coral")


def straw_hat(p: QPainter, tint: Tint) -> None:
    """A wide straw hat; the tint is its ribbon."""
    sheet(p, quad_loop((-25, -12), (-26, -46), (0, -46), (26, -46), (25, -12)), "#E8C46E")
    fill(
        p,
        quad_loop((-25, -14), (-25, -24), (-25, -25), (0, -30), (25, -25), (25, -24), (25, -14), (0, -20), (-25, -14)),
        tint,
    )
    brim = quad_loop((-54, -4), (-50, -18), (0, -18), (50, -18), (54, -4), (40, 4), (0, -10), (-40, 4), (-54, -4))
    sheet(p, brim, "#F0D487")


def jester_cap(p: QPainter, tint: Tint) -> None:
    """A cap of two colours with bells."""
    for side, c in ((-1, tint), (1, "violet")):
        half = QPainterPath(QPointF(0, -50))
        half.cubicTo(side * 20, -66, side * 50, -58, side * 52, -26)
        half.cubicTo(side * 44, -36, side * 36, -30, side * 32, -6)
        half.quadTo(side * 16, -16, 0, -14)
        half.closeSubpath()
        sheet(p, half, c)
        sheet(p, ellipse(side * 52, -22, 7), "gold", 1.75)
    sheet(
        p,
        quad_loop((-35, -4), (0, -22), (35, -4), (35, 4), (32, 5), (0, -9), (-32, 5), (-35, 4), (-35, -4)),
        "gold",
        1.5,
    )


def beret(p: QPainter, tint: Tint) -> None:
    """A beret."""
    b = QPainterPath(QPointF(-30, -10))
    b.cubicTo(-56, -26, -30, -50, 4, -48)
    b.cubicTo(40, -50, 52, -22, 30, -10)
    b.quadTo(0, -22, -30, -10)
    sheet(p, b, tint)
    line(p, curve([(4, -48), (7, -56), (12, -58)]), darker(tint, 0.2), 5)
    sheet(
        p,
        quad_loop((-31, -9), (0, -23), (31, -9), (31, -3), (30, 0), (0, -12), (-30, 0), (-31, -3), (-31, -9)),
        darker(tint, 0.35),
        1.25,
    )
