"""Noise and what is made of it: paper, cloth, grit, dust, splinters. The same seed gives the same noise."""

import math
from random import Random

from synthesis.curves import Curve
from synthesis.waveform import RATE, Waveform, samples


def hiss(seconds: float, seed: str) -> Waveform:
    """White noise."""
    chance = Random(seed).random
    return [2.0 * chance() - 1.0 for _ in range(samples(seconds))]


def band(wave: Waveform, centre: Curve, width: float = 1.0) -> Waveform:
    """What lies around a pitch that may glide; ``width`` is the band's breadth over its centre.

    A state-variable filter: it stays quiet while its centre moves.
    """
    low = mid = 0.0
    last = max(1, len(wave) - 1)
    heard = []
    for index, value in enumerate(wave):
        if index % 16 == 0:
            tuned = math.tan(math.pi * min(centre(index / last), 0.45 * RATE) / RATE)
            scale = 1.0 / (1.0 + tuned * (tuned + width))
        high = (value - low - (tuned + width) * mid) * scale
        step = tuned * high
        middle = step + mid
        mid = middle + step
        step = tuned * middle
        low += 2 * step
        heard.append(middle * width)
    return heard


def dulled(wave: Waveform, above: float) -> Waveform:
    """Without what lies above a pitch in hertz, as through cloth."""
    share = 1.0 - math.exp(-2 * math.pi * above / RATE)
    first = second = 0.0
    heard = []
    for value in wave:
        first += share * (value - first)
        second += share * (first - second)
        heard.append(second)
    return heard


def crackle(seconds: float, seed: str, rate: Curve) -> Waveform:
    """Tiny snaps at random moments, ``rate`` of them in a second: fibres of paper and wood that give way."""
    chance = Random(seed).random
    wave = [0.0] * samples(seconds)
    for index in range(len(wave)):
        if chance() < rate(index / len(wave)) / RATE:
            wave[index] = (0.3 + 0.7 * chance()) * (1 if chance() < 0.5 else -1)
    return wave
