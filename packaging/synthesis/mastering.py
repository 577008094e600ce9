"""The last step for every sound: nothing below hearing, the wanted loudness, rounded peaks, soft edges."""

import math
from array import array

from synthesis.waveform import RATE, Waveform, samples

WINDOW = 0.1
"""Seconds over which loudness is felt."""
PEAK = 0.7
"""No sample lies above, so that several sounds at once still fit."""
FADE_IN, FADE_OUT = 0.0015, 0.02


def loudness(wave: Waveform) -> float:
    """The root mean square of the loudest tenth of a second."""
    window = samples(WINDOW)
    total = loudest = 0.0
    for index, value in enumerate(wave):
        total += value * value
        if index >= window:
            total -= wave[index - window] ** 2
        loudest = max(loudest, total)
    return math.sqrt(loudest / window)


def mastered(wave: Waveform, wanted: float) -> Waveform:
    """The sound as loud as wanted; what sticks out is rounded off, which lets a click be as loud as a chord."""
    wave = _faded(_without_standing(wave))
    gain = wanted / loudness(wave)
    for _ in range(4):
        rounded = [PEAK * math.tanh(gain * value / PEAK) for value in wave]
        gain *= min(2.0, wanted / loudness(rounded))
    return rounded


def sixteen_bit(wave: Waveform) -> "array[int]":
    """The samples as a file holds them."""
    return array("h", (round(value * 32767) for value in wave))


def _without_standing(wave: Waveform) -> Waveform:
    """Without what stands still or moves too slowly to be heard."""
    kept = math.exp(-2 * math.pi * 45 / RATE)
    before = moved = 0.0
    heard = []
    for value in wave:
        moved = kept * (moved + value - before)
        before = value
        heard.append(moved)
    return heard


def _faded(wave: Waveform) -> Waveform:
    rise, sink = samples(FADE_IN), samples(FADE_OUT)
    last = len(wave) - 1
    return [value * min(1.0, index / rise, (last - index) / sink) for index, value in enumerate(wave)]
