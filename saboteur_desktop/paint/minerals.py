"""Boulders, gold and crystals: faceted stones, each the same for the same seed."""

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import Tint, color, darker, lighter, mix
from saboteur_desktop.paint.paths import Point, polygon
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear, shadow

_LIGHT_FROM = math.radians(-125)


def stone_points(cx: float, cy: float, radius: float, seed: int, corners: int = 8, squash: float = 0.86) -> list[Point]:
    """The corners of an uneven stone."""
    rng = random.Random(seed)
    start = rng.random() * 6.28
    points = []
    for i in range(corners):
        angle = start + i * 6.283 / corners
        across = radius * (0.86 + 0.26 * rng.random())
        down = radius * squash * (0.86 + 0.26 * rng.random())
        points.append((cx + math.cos(angle) * across, cy + math.sin(angle) * down))
    return points


def faceted(p: QPainter, points: list[Point], body: Tint, light: Tint, dark: Tint, depth: float = 2.0) -> None:
    """A convex stone: one triangle per edge, meeting at a ridge up and left of the middle, shaded by its facing."""
    path = polygon(points)
    if depth:
        shadow(p, path, depth, depth * 2, 0.5)
    fill(p, path, body)
    bounds = path.boundingRect()
    cx = sum(x for x, _ in points) / len(points) - bounds.width() * 0.08
    cy = sum(y for _, y in points) / len(points) - bounds.height() * 0.10
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        facing = math.atan2((a[1] + b[1]) / 2 - cy, (a[0] + b[0]) / 2 - cx)
        lit = math.cos(facing - _LIGHT_FROM)
        tint = mix(body, light, lit) if lit > 0 else mix(body, dark, -lit)
        facet = polygon([a, b, (cx, cy)])
        fill(p, facet, tint)
        line(p, facet, tint, 0.5)
    rim = ((0.0, lighter(light, 0.4)), (0.5, color(light, 0.15)), (1.0, color(dark, 0)))
    line(p, path, linear(bounds.left(), bounds.top(), bounds.right(), bounds.bottom(), *rim), 1)


def boulder(p: QPainter, cx: float, cy: float, radius: float, seed: int, depth: float = 2.5) -> None:
    """One grey stone."""
    faceted(p, stone_points(cx, cy, radius, seed), "stonemid", "stone", "stonelo", depth)


def boulder_heap(p: QPainter, cx: float, cy: float, radius: float, seed: int, depth: float = 3.0) -> None:
    """Eight boulders in a heap: the mark of every blocked tunnel."""
    for dx, dy, share in _HEAP:
        own = seed * 31 + int(dx * 100) + int(dy * 37)
        boulder(p, cx + dx * radius, cy + dy * radius, radius * share, own, depth)


def nugget(p: QPainter, cx: float, cy: float, radius: float, seed: int = 3, depth: float = 2.0) -> None:
    """One lump of gold."""
    faceted(p, stone_points(cx, cy, radius, seed, 7, 0.9), "#F5B32A", "goldhi", "golddeep", depth)


def gold_heap(p: QPainter, cx: float, cy: float, radius: float, count: int, seed: int) -> None:
    """A round heap of nuggets seen from above, back to front."""
    rng = random.Random(seed)
    lumps = []
    for _ in range(count):
        angle = rng.random() * 6.28
        reach = math.sqrt(rng.random()) * radius
        x = cx + math.cos(angle) * reach
        y = cy + math.sin(angle) * reach * 0.62 + abs(math.cos(angle)) * reach * 0.12
        lumps.append((x, y, radius * (0.2 + 0.14 * rng.random())))
    for i, (x, y, size) in enumerate(sorted(lumps, key=lambda lump: lump[1])):
        nugget(p, x, y, size, seed + i)


def gold_mound(p: QPainter, cx: float, base: float, width: float, height: float, count: int, scale: float) -> None:
    """A wide mound of nuggets, highest in the middle, back to front."""
    rng = random.Random(4)
    lumps = []
    for _ in range(count):
        across = rng.random() * 2 - 1
        crest = (1 - abs(across) ** 1.7) * height
        up = rng.random()
        radius = (18 + 26 * rng.random() * (1.15 - 0.5 * up)) * scale
        lumps.append((cx + across * width / 2, base - crest * up, radius))
    for i, (x, y, radius) in enumerate(sorted(lumps, key=lambda lump: lump[1])):
        nugget(p, x, y, radius, 28 + i, 3 * scale)


def boulder_mound(p: QPainter, cx: float, base: float, width: float, height: float, scale: float) -> None:
    """A long bank of fallen rock, back to front."""
    rng = random.Random(6)
    stones = []
    for _ in range(int(width / (11 * scale))):
        across, up = rng.random() * 2 - 1, rng.random()
        radius = (24 + 40 * rng.random() * (1.15 - 0.5 * up)) * scale
        stones.append((cx + across * width / 2, base - height * up, radius))
    for i, (x, y, radius) in enumerate(sorted(stones, key=lambda stone: stone[1])):
        boulder(p, x, y, radius, 40 + i, 4 * scale)


def sparkle(p: QPainter, x: float, y: float, radius: float, tint: Tint = "#FFFFFF") -> None:
    """A four-pointed glint."""
    star = QPainterPath(QPointF(x, y - radius))
    near = radius * 0.12
    star.quadTo(x + near, y - near, x + radius * 0.62, y)
    star.quadTo(x + near, y + near, x, y + radius)
    star.quadTo(x - near, y + near, x - radius * 0.62, y)
    star.quadTo(x - near, y - near, x, y - radius)
    glow(p, x, y, radius * 0.9, (0, color(tint, 0.35)), (1, color(tint, 0)))
    fill(p, star, tint)


def crystal(p: QPainter, cx: float, cy: float, radius: float, depth: float = 2.5) -> None:
    """A cluster of four cold crystals in their own light."""
    glow(p, cx, cy, radius * 1.7, (0, color("#9EF2FF", 0.75)), (1, color("#9EF2FF", 0)))
    for angle, tall, wide in ((-38, 0.82, 0.30), (36, 0.78, 0.30), (-14, 1.02, 0.32), (15, 1.22, 0.36)):
        height, half = radius * tall * 1.25, radius * wide
        shoulder = -height * 0.72
        with placed(p, cx, cy + radius * 0.55, degrees=angle):
            body = polygon([(-half, 0), (-half, shoulder), (0, -height), (half, shoulder), (half, 0)])
            shadow(p, body, depth * 0.8, depth * 2, 0.4)
            lit = polygon([(-half, 0), (-half, shoulder), (0, -height), (0, 0)])
            shaded = polygon([(0, 0), (0, -height), (half, shoulder), (half, 0)])
            fill(p, lit, linear(0, -height, 0, 0, (0, "#F2FEFF"), (1, "#7FD6F2")))
            fill(p, shaded, linear(0, -height, 0, 0, (0, "#8FE3F7"), (1, "#2F86C9")))
            line(p, polygon([(0, -height), (0, -1)]), color("#FFFFFF", 0.7), 1)


def gem(p: QPainter, cx: float, cy: float, radius: float, tint: Tint) -> None:
    """A small cut stone."""
    across = ((-1, 0), (-0.4, -1), (0.5, -0.9), (1, 0.1), (0, 1))
    points = [(cx + x * radius, cy + y * radius) for x, y in across]
    faceted(p, points, tint, lighter(tint, 0.5), darker(tint, 0.45), 1)


_HEAP = (
    (-0.55, -0.34, 0.52),
    (0.5, -0.42, 0.5),
    (0.0, -0.62, 0.46),
    (-0.62, 0.32, 0.5),
    (0.62, 0.26, 0.54),
    (0.0, 0.02, 0.66),
    (0.12, 0.58, 0.5),
    (-0.26, 0.5, 0.42),
)
"""Place and size of each stone of a heap, as shares of its radius."""
