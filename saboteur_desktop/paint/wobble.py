"""The hand-cut edge: an outline pushed about by smooth noise."""

import math
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.paths import Point, loop

Fade = Callable[[float, float], float]
"""How much of the wobble acts at a point: 0 (none, the edge stays exact) to 1."""


def wobble(
    path: QPainterPath,
    amplitude: float,
    wavelength: float,
    seed: int,
    fade: Fade | None = None,
    step: float = 7.0,
    smooth: int = 2,
) -> QPainterPath:
    """The path resampled every `step`, its corners relaxed `smooth` times, pushed by up to `amplitude`."""
    cut = QPainterPath()
    cut.setFillRule(Qt.FillRule.WindingFill)
    for points in _resampled(path, step):
        for _ in range(smooth):
            points = _relaxed(points, fade)
        pushed = []
        for x, y in points:
            push = (fade(x, y) if fade else 1.0) * amplitude
            dx = noise(x / wavelength, y / wavelength, seed) * push
            dy = noise(x / wavelength + 31.7, y / wavelength + 9.1, seed) * push
            pushed.append((x + dx, y + dy))
        cut.addPath(loop(pushed))
    return cut


def _relaxed(points: list[Point], fade: Fade | None) -> list[Point]:
    count = len(points)
    relaxed = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        share = fade(x, y) if fade else 1.0
        mean_x = (before[0] + 2 * x + after[0]) / 4
        mean_y = (before[1] + 2 * y + after[1]) / 4
        relaxed.append((x + (mean_x - x) * share, y + (mean_y - y) * share))
    return relaxed


def _resampled(path: QPainterPath, step: float) -> list[list[Point]]:
    """Every closed part of the path as points at equal distances."""
    parts = []
    for part in path.toSubpathPolygons():
        points = [(point.x(), point.y()) for point in part.toList()]
        if len(points) > 1 and math.dist(points[0], points[-1]) < 1e-6:
            points.pop()
        if len(points) >= 3:
            parts.append(_evenly(points, step))
    return parts


def _evenly(points: list[Point], step: float) -> list[Point]:
    lengths = [math.dist(points[i], points[(i + 1) % len(points)]) for i in range(len(points))]
    total = sum(lengths)
    count = max(10, int(total / step))
    spread, i, passed = [], 0, 0.0
    for k in range(count):
        target = total * k / count
        while passed + lengths[i] < target:
            passed += lengths[i]
            i += 1
        share = (target - passed) / lengths[i] if lengths[i] else 0.0
        (ax, ay), (bx, by) = points[i], points[(i + 1) % len(points)]
        spread.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return spread
