"""The room behind the table: a back wall of strata, seen through a hole in three sheets of rock.

It is drawn once per window size into one pixmap; nothing in it moves.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.furniture import draw_motes, draw_shelf_cart, draw_wall_growth, draw_wall_lantern
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import stone_points
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, darker, lighter
from saboteur_desktop.paint.paths import around, curve, ellipse, ground, outline, polygon, polyline, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial, soft
from saboteur_desktop.paint.wobble import wobble

_STRATA: Final = ("#2E2D5C", "#28285A", "#302B5A", "#262654", "#2C2750", "#22234A", "#262448")
_SHEETS: Final = ((0, 17, "#3D2F58"), (34, 20, "#2C264C"), (76, 24, "#1C1B3A"))
"""Of each rock sheet, deepest first: how much wider its hole is, its wobble, its colour."""
_LEDGES: Final = ((4, "#35294F"), (24, "#271F42"), (46, "#1A1633"))
_LIP = "#FFC48A"


class Furnishing(NamedTuple):
    """What lights and fills the room."""

    lanterns: Sequence[QPointF] = ()
    """Lanterns that hang from the upper edge of the hole's room."""
    growths: Sequence[tuple[QPointF, float]] = ()
    """Crystals with mushrooms, and their sizes."""
    cart: tuple[QPointF, float] | None = None
    """A gold cart on a shelf of the left wall, and its size."""
    pools: Sequence[QPointF] = ()
    """Middles of the pools of lamp light on the lit cards."""


def furnish(board: QRectF, ledge_top: float, scale: float, cart: QPointF | None = None) -> Furnishing:
    """The usual furnishing around a board: two lanterns above, cold growths at its foot."""
    return Furnishing(
        lanterns=(
            QPointF(board.left() + 22 * scale, board.top() + 53 * scale),
            QPointF(board.right() - 22 * scale, board.top() + 53 * scale),
        ),
        growths=(
            (QPointF(board.right() - 62 * scale, ledge_top - 44 * scale), 30 * scale),
            (QPointF(board.left() + 52 * scale, ledge_top - 40 * scale), 24 * scale),
        ),
        cart=(cart, 128 * scale) if cart is not None else None,
    )


def paint_cavern(
    p: QPainter,
    size: QSizeF,
    hole: QRectF,
    furnishing: Furnishing | None = None,
    warmth: tuple[float, float] = (0.5, 0.45),
) -> None:
    """The room at any window size; `hole` is where the rock opens, `warmth` the warm middle as shares of the size.

    In strong contrast it is one dark colour.
    """
    if is_bold():
        paint_flat_ground(p, size)
        return
    unit = min(size.height() / 1080, size.width() / 1200)
    furnishing = furnishing or Furnishing()
    _back_wall(p, size, unit, warmth, furnishing.pools)
    for i, (grow, amplitude, tint) in enumerate(_SHEETS):
        _rock_sheet(p, size, hole, unit, i, grow, amplitude, tint)
    grain(p, rounded(0, 0, size.width(), size.height()), 0.55)
    for place in furnishing.lanterns:
        draw_wall_lantern(p, place, hole.top(), 56 * unit)
    for place, across in furnishing.growths:
        draw_wall_growth(p, place, across)
    if furnishing.cart:
        draw_shelf_cart(p, *furnishing.cart)
    if furnishing.lanterns:
        draw_motes(p, hole, unit)


def paint_flat_ground(p: QPainter, size: QSizeF) -> None:
    """The ground in strong contrast: one dark colour instead of any room."""
    fill(p, rounded(0, 0, size.width(), size.height()), "night0")


def paint_ledge(p: QPainter, size: QSizeF, top: float, scale: float) -> None:
    """The ledge of rock in front, on which hand, role and piles lie."""
    width, height = size.width(), size.height()
    if is_bold():
        fill(p, rounded(-4, top, width + 8, height - top + 8), "night1")
        line(p, polyline([(0, top), (width, top)]), "night5", 2)
        return
    step = max(1, int(34 * scale))
    for k, (drop, tint) in enumerate(_LEDGES):
        edge = []
        for x in range(-60, int(width) + 100, step):
            rise = abs(x - width / 2) / width * -18 * scale
            edge.append((float(x), top + drop * scale + noise(x / (150 * scale), k * 7.7, 21) * 12 * scale + rise))
        path = ground(edge, height + 60)
        soft_silhouette(p, path.translated(0, -4 * scale), 16 * scale, "#05030F", 0.5)
        fill(p, path, linear(0, top, 0, height, (0, lighter(tint, 0.10)), (1, darker(tint, 0.35))))
        line(p, curve(edge), color(_LIP, 0.30 - 0.06 * k), 1.8 * scale)
        grain(p, path, 0.5)


def draw_ammonite(p: QPainter, x: float, y: float, radius: float, degrees: float, strength: float = 0.34) -> None:
    """A fossil spiral, a quiet find in a wall."""
    spiral, ribs = [], []
    for i in range(64):
        angle = i / 63 * 5.2 * math.pi
        reach = radius * (0.08 + 0.92 * (i / 63) ** 1.25)
        outer = (math.cos(angle) * reach, math.sin(angle) * reach)
        spiral.append(outer)
        if i > 22:
            ribs.append(polyline([(outer[0] * 0.76, outer[1] * 0.76), outer]))
    with placed(p, x, y, degrees=degrees):
        disc = ellipse(0, 0, radius * 0.98)
        soft(p, disc, radius * 0.12, "#0C0820", 0.25, 4)
        fill(p, disc, color("#6A5A94", 0.16))
        line(p, curve(spiral).translated(radius * 0.03, radius * 0.05), color("#0C0820", 0.5), radius * 0.075)
        line(p, curve(spiral), color("#9A86C4", strength), radius * 0.06)
        for rib in ribs:
            line(p, rib, color("#9A86C4", strength * 0.75), radius * 0.035)


def _back_wall(p: QPainter, size: QSizeF, unit: float, warmth: tuple[float, float], pools: Sequence[QPointF]) -> None:
    width, height = size.width(), size.height()
    full = rounded(0, 0, width, height)
    cx, cy = width * warmth[0], height * warmth[1]
    fill(p, full, radial(cx, cy, width * 0.62, (0, "#37305F"), (0.45, "#232450"), (1, "#10162F")))
    rng = random.Random(4)
    for k, tint in enumerate(_STRATA):
        _stratum(p, size, unit, k, tint)
    for _ in range(42):
        x, y, radius = rng.random() * width, rng.random() * height, (3 + 9 * rng.random()) * unit
        pebble = polygon(stone_points(x, y, radius, rng.randrange(9999), 6, 0.75))
        fill(p, pebble.translated(radius * 0.1, radius * 0.2), color("#0C0820", 0.4))
        fill(p, pebble, color("#5A4A82", 0.35))
    for share_x, share_y, radius, degrees in _FOSSILS:
        draw_ammonite(p, width * share_x, height * share_y, radius * unit, degrees)
    spill = ((0.0, color("spill", 0.20)), (0.6, color("#FF9A4A", 0.07)), (1.0, color("spill", 0)))
    fill(p, full, radial(cx, cy, width * 0.46, *spill))
    for pool in pools:
        light = ((0.0, color("#FFC877", 0.20)), (0.5, color("spill", 0.07)), (1.0, color("spill", 0)))
        glow(p, pool.x(), pool.y(), 300 * unit, *light)


_FOSSILS = ((0.30, 0.80, 46, 20), (0.64, 0.17, 40, 150), (0.885, 0.60, 34, 70), (0.46, 0.93, 30, 200))


def _stratum(p: QPainter, size: QSizeF, unit: float, k: int, tint: str) -> None:
    width, height = size.width(), size.height()
    base = height * (0.06 + k * 0.135)
    slope = 0.02 if k % 2 == 0 else -0.02
    step = max(1, int(40 * unit))
    edge = [
        (float(x), base + noise(x / (190 * unit), k * 4.3, 4) * 34 * unit + (x - width / 2) * slope)
        for x in range(-60, int(width) + 121, step)
    ]
    area = ground(edge, height + 100)
    rim = outline(curve(edge).translated(0, -3 * unit), 3 * unit)
    soft_silhouette(p, rim, 15 * unit, "#0A0718", 0.46)
    body = ((0.0, color(lighter(tint, 0.06), 0.9)), (0.35, color(tint, 0.8)), (1.0, color(tint, 0.25)))
    fill(p, area, linear(0, base - 40 * unit, 0, base + 260 * unit, *body))
    line(p, curve(edge), color("#A48CD0", 0.30), 1.5 * unit)


def _rock_sheet(
    p: QPainter, size: QSizeF, hole: QRectF, unit: float, number: int, grow: float, amplitude: float, tint: str
) -> None:
    width, height, wider = size.width(), size.height(), grow * unit
    opening = hole.adjusted(-wider, -wider * 0.62, wider, wider * 0.62)
    base = rounded(opening.x(), opening.y(), opening.width(), opening.height(), 120 * unit)
    cut = wobble(base, amplitude * unit, 92 * unit, 4 + 11 * number, step=26 * unit, smooth=1)
    rock = around(QRectF(-200, -200, width + 400, height + 400), cut)
    soft_silhouette(p, rock.translated(3 * unit, 10 * unit), 34 * unit, "#05030F", 0.52)
    body = ((0.0, lighter(tint, 0.16)), (0.7, color(tint)), (1.0, darker(tint, 0.35)))
    fill(p, rock, radial(width * 0.5, height * 0.45, width * 0.62, *body))
    rim = ((0.0, color("#C9A4D8", 0.18)), (0.5, color(_LIP, 0.30)), (1.0, color(_LIP, 0.5)))
    line(p, cut, linear(0, 0, width * 0.2, height, *rim), 2 * unit)
    with clipped(p, rock):
        for spread, alpha in ((60, 0.025), (34, 0.035), (16, 0.05)):
            line(p, cut, color("#FFB072", alpha), spread * unit)
