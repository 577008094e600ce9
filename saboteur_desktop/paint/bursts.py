"""What flies about for a moment: dust, a flash, splinters and halves of a tool, rays, coins."""

import math
import random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.minerals import boulder, nugget, sparkle
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import polygon, polyline
from saboteur_desktop.paint.placing import box, clipped
from saboteur_desktop.paint.strokes import fill, glow, line, radial
from saboteur_desktop.paint.tools import TOOLS

_DUST: Final = ("#E9D3B0", "#C9AE92", "#A08A86")
_TEAR: Final = ((6, -60), (-7, -30), (8, -8), (-8, 10), (7, 30), (-5, 60))
"""Where a tool tears apart, from top to bottom of its box."""


def draw_dust(p: QPainter, rect: QRectF, shade: int = 0) -> None:
    """One small cloud of dust."""
    tint, radius = _DUST[shade % len(_DUST)], min(rect.width(), rect.height()) / 2
    stops = ((0.0, color(tint, 0.85)), (0.5, color(tint, 0.55)), (1.0, color(tint, 0.0)))
    glow(p, rect.center().x(), rect.center().y(), radius, *stops)


def draw_flash(p: QPainter, rect: QRectF) -> None:
    """A crack that flashes: a white star and the tear through it."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    white = ((0.0, color("#FFFFFF", 0.95)), (0.4, color("#FFE9C8", 0.55)), (1.0, color("#FFB08A", 0.0)))
    glow(p, centre.x(), centre.y(), radius, *white)
    points = []
    for i in range(16):
        reach = radius * (0.92 if i % 2 == 0 else 0.36)
        angle = math.tau * i / 16 + 0.2
        points.append((centre.x() + math.cos(angle) * reach, centre.y() + math.sin(angle) * reach))
    fill(p, polygon(points), color("#FFF6E4", 0.85))
    tear = polyline([(centre.x() + x * radius / 70, centre.y() + y * radius / 70) for x, y in _TEAR])
    line(p, tear, "coraldeep", radius * 0.12)


def draw_tool_half(p: QPainter, rect: QRectF, tool: str, right: bool) -> None:
    """One of the two pieces of a whole tool that is torn from top to bottom."""
    edge = 120 if right else -120
    piece = polygon([*_TEAR, (edge, 60), (edge, -60)])
    with box(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height())), clipped(p, piece):
        TOOLS[tool](p)


def draw_sparkle(p: QPainter, rect: QRectF) -> None:
    """A glint."""
    sparkle(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2, "#EFFFF8")


def draw_boulder(p: QPainter, rect: QRectF, seed: int) -> None:
    """One falling stone."""
    radius = min(rect.width(), rect.height()) * 0.42
    boulder(p, rect.center().x(), rect.center().y(), radius, seed, radius * 0.12)


def draw_coin(p: QPainter, rect: QRectF, seed: int) -> None:
    """One lump of gold in the air."""
    radius = min(rect.width(), rect.height()) * 0.40
    nugget(p, rect.center().x(), rect.center().y(), radius, seed, radius * 0.12)


def draw_sunburst(p: QPainter, rect: QRectF) -> None:
    """Rays of gold all around a card, which is left free in the middle."""
    x, y, length = rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2
    core = length * 0.24
    stops = ((0.22, color("#FFE9A0", 0.85)), (0.55, color("gold", 0.34)), (1.0, color("gold", 0)))
    light = radial(x, y, length, *stops)
    rng = random.Random(11)
    for i in range(18):
        start = math.tau * i / 18 + rng.uniform(-0.05, 0.05)
        end = start + math.radians(9 + rng.uniform(-2, 4))
        near = [(x + math.cos(angle) * core, y + math.sin(angle) * core) for angle in (start, end)]
        far = [(x + math.cos(angle) * length, y + math.sin(angle) * length) for angle in (end, start)]
        fill(p, polygon([*near, *far]), light)
    halo = ((0.0, color("lamp", 0)), (0.36, color("lamp", 0)), (0.46, color("lamphot", 0.55)), (1.0, color("lamp", 0)))
    glow(p, x, y, length * 0.62, *halo)
