"""Dusk over far ridges: stars, the moon, three ranges of snowy peaks."""

import random
from typing import NamedTuple

from PySide6.QtGui import QPainter

from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import sparkle
from saboteur_desktop.paint.palette import color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, polygon, polyline, rounded
from saboteur_desktop.paint.strokes import fill, glow, line, linear


class _Range(NamedTuple):
    """A range of peaks: its foot as a share of the height, its peaks' height and distance, its colours, its snow."""

    foot: float
    rise: float
    apart: float
    tint: str
    light: str
    snow: str | None


_RANGES = (
    _Range(0.52, 250, 190, "#6C5AA6", "#B79AD8", "#F3E6FF"),
    _Range(0.60, 190, 150, "#4F4590", "#8A7AC8", "#CFC2EE"),
    _Range(0.69, 140, 120, "#393672", "#6A64AE", None),
)
_DUSK = ((0.0, "#0E1438"), (0.35, "#2B2A6B"), (0.62, "#7B4A86"), (0.85, "#E08763"), (1.0, "#FFC27A"))


def draw_night_sky(p: QPainter, width: float, height: float) -> None:
    """Sky, stars, moon and ranges over the whole area; the moon hangs at the right."""
    fill(p, rounded(0, 0, width, height), linear(0, 0, 0, height * 0.75, *_DUSK))
    rng = random.Random(12)
    for _ in range(150):
        x, y = rng.random() * width, rng.random() ** 1.6 * height * 0.5
        radius = 0.8 + rng.random() ** 3 * 2.6
        fill(p, ellipse(x, y, radius), color("#FFF6DA", 0.35 + 0.6 * rng.random()))
    for share, y, radius in ((0.333, 96, 15), (0.526, 70, 12), (0.932, 250, 13), (0.046, 330, 12)):
        sparkle(p, share * width, y, radius, "#FFF6DA")
    draw_moon(p, width - 360, 236, 86)
    for number, peaks in enumerate(_RANGES):
        _draw_range(p, width, height, peaks, 31 + number)


def draw_moon(p: QPainter, x: float, y: float, radius: float) -> None:
    """A full moon of cream paper in its own light."""
    light = ((0.0, color("#FFEFC2", 0.55)), (0.3, color("#FFDFA0", 0.22)), (1.0, color("#FFDFA0", 0)))
    glow(p, x, y, radius * 3.6, *light)
    sheet(p, ellipse(x, y, radius), "#FFE9B8", radius * 0.07, shade=0.1)
    unit = radius / 86
    for dx, dy, size in ((-30, -18, 20), (28, 22, 26), (16, -44, 12), (-38, 38, 13)):
        fill(p, ellipse(x + dx * unit, y + dy * unit, size * unit), color("#E9C37E", 0.55))


def _draw_range(p: QPainter, width: float, height: float, peaks: _Range, seed: int) -> None:
    points = _ridge(width, height, peaks, random.Random(seed))
    ridge = polyline(points)
    area = polygon([*points, (width + 300, height + 50), (-300, height + 50)])
    soft_silhouette(p, area.translated(0, -3), 16, "#140A33", 0.35)
    body = ((0.0, peaks.light), (0.35, peaks.tint), (1.0, darker(peaks.tint, 0.25)))
    fill(p, area, linear(0, height * (peaks.foot - 0.22), 0, height * (peaks.foot + 0.22), *body))
    for before, top, after in zip(points, points[1:], points[2:], strict=False):
        if top[1] < before[1] and top[1] < after[1]:
            _peak(p, before, top, after, peaks.snow)
    line(p, ridge, color("#FFE0C2", 0.45), 2)
    grain(p, area, 0.5)


def _ridge(width: float, height: float, peaks: _Range, rng: random.Random) -> list[Point]:
    """Peaks and saddles by turns."""
    points, x, up = [], -120.0, True
    while x < width + 240:
        rise = peaks.rise * (0.55 + 0.45 * rng.random()) if up else peaks.rise * 0.18 * rng.random()
        points.append((x, height * peaks.foot - rise))
        x += peaks.apart * (0.55 + 0.6 * rng.random())
        up = not up
    return points


def _peak(p: QPainter, before: Point, top: Point, after: Point, snow: str | None) -> None:
    """The shaded flank of one peak, and its snow."""
    (x0, y0), (x1, y1), (x2, y2) = before, top, after
    flank = [(x1, y1), (x2, y2), (x1 - 12, max(y0, y2) + 30), (x1 + 10, y1 + (y2 - y1) * 0.4)]
    fill(p, polygon(flank), color("#120C3A", 0.16))
    if snow is None:
        return
    cap = [
        (x1, y1),
        (x1 + (x2 - x1) * 0.30, y1 + (y2 - y1) * 0.30),
        (x1 + (x2 - x1) * 0.13, y1 + (y2 - y1) * 0.24),
        (x1 + 3, y1 + (y2 - y1) * 0.36),
        (x1 - (x1 - x0) * 0.10, y1 + (y0 - y1) * 0.22),
        (x1 - (x1 - x0) * 0.26, y1 + (y0 - y1) * 0.26),
    ]
    sheet(p, polygon(cap), snow, 1.5)
