"""Curves of loudness and of pitch over the progress of a sound, from 0 to 1."""

import math
from collections.abc import Callable

Curve = Callable[[float], float]


def hump(peak: float = 0.5, sharpness: float = 1.0) -> Curve:
    """Up from nothing to 1 at ``peak`` and down again, smoothly."""

    def curve(t: float) -> float:
        side = t / peak if t < peak else (1.0 - t) / (1.0 - peak)
        return math.pow(math.sin(math.pi / 2 * max(0.0, side)), 2 * sharpness)

    return curve


def fall(attack: float = 0.02, steepness: float = 5.0) -> Curve:
    """Up at once, then down as what was struck dies away."""

    def curve(t: float) -> float:
        return t / attack if t < attack else math.exp(-steepness * (t - attack)) * min(1.0, (1.0 - t) * 8)

    return curve


def sweep(*values: float) -> Curve:
    """Through these values at equal distances, in equal musical steps."""
    logs = [math.log(value) for value in values]

    def curve(t: float) -> float:
        place = min(max(t, 0.0), 1.0) * (len(logs) - 1)
        index = min(int(place), len(logs) - 2)
        return math.exp(logs[index] + (logs[index + 1] - logs[index]) * (place - index))

    return curve
