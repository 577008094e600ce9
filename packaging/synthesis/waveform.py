"""A sound while it is made: its samples as numbers, and how sounds are laid over one another."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

RATE: Final = 24_000
"""Samples in a second."""

Waveform = list[float]


class Part(NamedTuple):
    """A sound within a longer one."""

    wave: Waveform
    at: float = 0.0
    """Seconds after the beginning."""
    gain: float = 1.0


def samples(seconds: float) -> int:
    """How many samples last that long."""
    return round(seconds * RATE)


def mixed(parts: Sequence[Part]) -> Waveform:
    """All parts at once, each from its own moment on."""
    whole = [0.0] * max(samples(part.at) + len(part.wave) for part in parts)
    for wave, at, gain in parts:
        for index, value in enumerate(wave, samples(at)):
            whole[index] += gain * value
    return whole


def shaped(wave: Waveform, loudness: Callable[[float], float]) -> Waveform:
    """The sound under a curve of loudness over its progress from 0 to 1."""
    last = max(1, len(wave) - 1)
    return [value * loudness(index / last) for index, value in enumerate(wave)]
