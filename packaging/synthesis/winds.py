"""Winds, warm and close: horns for the miners, a bassoon for the saboteurs."""

import math
from collections.abc import Callable

from synthesis.waveform import RATE, Waveform, samples

Timbre = Callable[[float], float]
"""How strongly a tone of that many hertz is heard."""
Instrument = Callable[[float], Timbre]
"""The timbre of a note, by its pitch."""


def horn(pitch: float) -> Timbre:
    """Round and golden: every harmonic a little weaker than the one below, none shrill."""
    return lambda hertz: (pitch / hertz) ** 0.8 / (1 + (hertz / 1800) ** 4)


def bassoon(pitch: float) -> Timbre:
    """Nasal: weak at the bottom, strong about 500 and again about 1150 hertz."""

    def heard(hertz: float) -> float:
        nose = math.exp(-(((hertz - 480) / 230) ** 2)) + 0.4 * math.exp(-(((hertz - 1150) / 260) ** 2))
        return 0.22 * pitch / hertz + nose * 0.8

    return heard


def blown(pitch: float, seconds: float, instrument: Instrument, attack: float, bend: float = 0.0) -> Waveform:
    """One note; ``bend`` is by how many semitones it comes from below or, if negative, from above."""
    weight = instrument(pitch)
    gains = [weight(pitch * number) for number in range(1, 13) if pitch * number < 5000]
    whole = sum(gains)
    wave = []
    phase = 0.0
    for index in range(samples(seconds)):
        time = index / RATE
        left = seconds - time
        loud = min(1.0, time / attack) * min(1.0, left / (0.3 * seconds))
        shimmer = 0.10 * math.sin(2 * math.pi * 5.2 * time) * min(1.0, time / 0.35)
        off = shimmer - bend * math.exp(-time / 0.05)
        phase += 2 * math.pi * pitch * 2 ** (off / 12) / RATE
        # The harder it is blown, the brighter: the upper harmonics come later and leave sooner.
        value = sum(gain * loud ** (1 + 0.25 * n) * math.sin(phase * (n + 1)) for n, gain in enumerate(gains))
        wave.append(value / whole)
    return wave
