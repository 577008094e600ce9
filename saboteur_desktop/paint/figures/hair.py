"""Hair, beards and moustaches of the gnomes, around a head of radius 29 at (0, 6)."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import Tint, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polygon, quad_loop
from saboteur_desktop.paint.strokes import fill
from saboteur_desktop.paint.wobble import wobble

Hair = Callable[[QPainter, Tint], None]


def pigtails(p: QPainter, tint: Tint) -> None:
    """Two braids with bows, behind the head."""
    for side in (-1, 1):
        for n in range(4):
            sheet(p, ellipse(side * (31 + n * 1.5), 14 + n * 11, 8 - n * 0.5, 7), tint, 1.5)
        fill(p, ellipse(side * 36.5, 52, 5), "coral")


def white_curls(p: QPainter, tint: Tint) -> None:
    """A round cloud of hair, behind the head."""
    sheet(p, wobble(ellipse(0, 6, 36, 30), 3, 9, 9, step=4, smooth=0), tint)


def long_hair(p: QPainter, tint: Tint) -> None:
    """Hair down to the shoulders, behind the head."""
    sheet(p, quad_loop((-30, -10), (-42, 30), (-30, 50), (0, 40), (30, 50), (42, 30), (30, -10)), tint)


def red_curls(p: QPainter, tint: Tint) -> None:
    """Curls at both sides, behind the head."""
    for x, y in ((-30, 2), (-34, 16), (-30, 29), (30, 2), (34, 16), (30, 29)):
        sheet(p, ellipse(x, y, 10), tint, 1.5)


def scarf_tail(p: QPainter, tint: Tint) -> None:
    """What hangs down behind from a headscarf."""
    sheet(p, quad_loop((-30, -4), (-34, 34), (-14, 44), (0, 48), (14, 44), (34, 34), (30, -4)), tint, 2.5)


def scarf_knot(p: QPainter, tint: Tint) -> None:
    """A headscarf's knot under the chin."""
    knot = quad_loop((-8, 38), (-22, 40), (-16, 52), (-6, 48), (0, 40), (6, 48), (16, 52), (22, 40), (8, 38))
    sheet(p, knot, tint, 1.5)


def long_beard(p: QPainter, tint: Tint) -> None:
    """A beard that ends in a long point."""
    sheet(
        p,
        quad_loop(
            (-29, 2), (-34, 36), (-6, 60), (0, 66), (6, 60), (34, 36), (29, 2), (18, 22), (0, 20), (-18, 22), (-29, 2)
        ),
        tint,
        2.5,
    )


def broad_beard(p: QPainter, tint: Tint) -> None:
    """A broad round beard."""
    sheet(
        p,
        wobble(
            quad_loop((-30, 0), (-44, 44), (0, 50), (44, 44), (30, 0), (18, 22), (0, 20), (-18, 22), (-30, 0)),
            1.6,
            8,
            3,
            step=5,
            smooth=1,
        ),
        tint,
    )


def box_beard(p: QPainter, tint: Tint) -> None:
    """A neat square beard."""
    sheet(
        p,
        quad_loop(
            (-28, 2), (-30, 30), (-20, 40), (0, 46), (20, 40), (30, 30), (28, 2), (20, 18), (0, 22), (-20, 18), (-28, 2)
        ),
        tint,
    )


def braided_beard(p: QPainter, tint: Tint) -> None:
    """A beard in two braids."""
    sheet(
        p,
        quad_loop(
            (-29, 2), (-32, 30), (-14, 34), (0, 30), (14, 34), (32, 30), (29, 2), (18, 22), (0, 20), (-18, 22), (-29, 2)
        ),
        tint,
    )
    for side in (-1, 1):
        for n in range(3):
            sheet(p, ellipse(side * (14 + n), 38 + n * 9, 7.5 - n, 6.5), tint, 1.5)
        fill(p, ellipse(side * 17, 62, 4), "gold")


def goatee(p: QPainter, tint: Tint) -> None:
    """A small pointed beard."""
    sheet(p, quad_loop((-10, 24), (0, 22), (10, 24), (8, 40), (0, 50), (-8, 40), (-10, 24)), tint)


def forked_beard(p: QPainter, tint: Tint) -> None:
    """A wild beard with many ends."""
    sheet(
        p,
        polygon(
            [
                (-29, 0),
                (-38, 22),
                (-28, 24),
                (-32, 42),
                (-16, 36),
                (-12, 54),
                (0, 40),
                (12, 54),
                (16, 36),
                (32, 42),
                (28, 24),
                (38, 22),
                (29, 0),
                (16, 20),
                (-16, 20),
            ]
        ),
        tint,
    )


def moustache(p: QPainter, tint: Tint) -> None:
    """A moustache that rests on a beard."""
    for side in (-1, 1):
        half = QPainterPath(QPointF(0, 15))
        half.cubicTo(side * 10, 12, side * 18, 18, side * 24, 24)
        half.cubicTo(side * 14, 30, side * 4, 26, 0, 21)
        half.closeSubpath()
        sheet(p, half, lighter(tint, 0.12), 1.5)


def handlebar(p: QPainter, tint: Tint) -> None:
    """A wide moustache turned up at its ends."""
    for side in (-1, 1):
        half = QPainterPath(QPointF(0, 15))
        half.cubicTo(side * 12, 10, side * 24, 26, side * 36, 10)
        half.cubicTo(side * 34, 30, side * 12, 32, 0, 22)
        half.closeSubpath()
        sheet(p, half, tint, 1.5)
