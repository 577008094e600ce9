"""How the pictures of effects move: pure functions from a moment between 0 and 1 to a pose."""

import math

from PySide6.QtCore import QPointF

from saboteur_desktop.table.flourish import Pose


def thrown(start: QPointF, end: QPointF, arc: float, sizes: tuple[float, float], now: float) -> Pose:
    """Something that flies in an arc and changes its size on the way; `arc` is its height, in parts of the way."""
    way = end - start
    place = start + way * now
    rise = arc * math.hypot(way.x(), way.y()) * 4 * now * (1 - now)
    return Pose(place.x(), place.y() - rise, sizes[0] + (sizes[1] - sizes[0]) * now)


def floated(start: QPointF, end: QPointF, swing: float, now: float) -> Pose:
    """A ghost on its way, swinging to both sides; it grows out of nothing and is largest half-way."""
    way = end - start
    length = math.hypot(way.x(), way.y()) or 1.0
    aside = math.sin(now * math.tau) * swing * (1 - now)
    place = start + way * now + QPointF(-way.y(), way.x()) * (aside / length)
    size = min(1.0, 0.25 + now * 4) * (1 + 1.2 * math.sin(now * math.pi))
    return Pose(place.x(), place.y(), size, 14 * math.sin(now * 3 * math.pi) * (1 - now), min(1.0, now * 6))


def gathered(start: QPointF, middle: QPointF, now: float) -> Pose:
    """A ghost that is drawn into the middle of three, in a spiral."""
    away = start - middle
    angle, left = now * 2.4, 1 - now
    x = away.x() * math.cos(angle) - away.y() * math.sin(angle)
    y = away.x() * math.sin(angle) + away.y() * math.cos(angle)
    return Pose(middle.x() + x * left, middle.y() + y * left, 1 - 0.45 * now, 200 * now * now, min(1.0, 4 * left))


def vanished(start: QPointF, rise: float, now: float) -> Pose:
    """A ghost that goes up and thins out."""
    sway = math.sin(now * 9) * rise * 0.12
    return Pose(start.x() + sway, start.y() - rise * now, 1 + 0.4 * now, 8 * math.sin(now * 7), (1 - now) ** 1.3)


def burst(middle: QPointF, now: float) -> Pose:
    """A light that spreads and goes."""
    return Pose(middle.x(), middle.y(), 0.35 + 0.85 * now, 40 * now, (1 - now) ** 1.5)


def pointed(middle: QPointF, degrees: float, now: float) -> Pose:
    """A sign that shows for a moment which way something goes."""
    return Pose(middle.x(), middle.y(), 0.8 + 0.2 * now, degrees, math.sin(now * math.pi))


def throbbed(middle: QPointF, now: float) -> Pose:
    """A frame that lights up three times."""
    return Pose(middle.x(), middle.y(), 1.0, 0.0, 0.35 + 0.65 * abs(math.sin(now * 3 * math.pi)))
