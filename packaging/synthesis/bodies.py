"""Things that are struck: wood, stone, metal, glass, bells, each a handful of tones that die away."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from synthesis.waveform import RATE, Waveform, samples


class Tone(NamedTuple):
    """One of the tones that a body rings in."""

    ratio: float
    """To the pitch of the body."""
    gain: float
    lasting: float
    """Seconds until it has fallen to a thousandth."""


WOOD: Final = (Tone(1, 1, 0.16), Tone(2.57, 0.45, 0.08), Tone(4.95, 0.22, 0.04))
SOLID_WOOD: Final = (Tone(1, 1, 0.26), Tone(1.73, 0.4, 0.14), Tone(2.9, 0.25, 0.08), Tone(5.3, 0.1, 0.04))
STONE: Final = (Tone(1, 1, 0.24), Tone(1.62, 0.6, 0.17), Tone(2.71, 0.45, 0.11), Tone(4.3, 0.25, 0.06))
IRON: Final = (Tone(1, 1, 0.5), Tone(1.51, 0.55, 0.36), Tone(2.76, 0.5, 0.24), Tone(5.4, 0.2, 0.12))
GLASS: Final = (Tone(1, 1, 0.28), Tone(1.87, 0.5, 0.2), Tone(2.93, 0.3, 0.1))
COIN: Final = (Tone(1, 1, 0.42), Tone(1.34, 0.7, 0.36), Tone(2.12, 0.4, 0.2))
KALIMBA: Final = (Tone(1, 1, 0.7), Tone(2, 0.16, 0.4), Tone(5.42, 0.12, 0.08), Tone(6.9, 0.06, 0.05))
BELL: Final = (
    Tone(0.5, 0.16, 1.2),
    Tone(1, 1, 1.2),
    Tone(2.0, 0.34, 0.8),
    Tone(2.98, 0.16, 0.45),
    Tone(5.4, 0.05, 0.2),
)


def struck(pitch: float, body: Sequence[Tone], seconds: float) -> Waveform:
    """A body of this pitch in hertz, struck once.

    Each tone is a two-pole resonator set going by one impulse: a sine that dies away, for two products a sample.
    """
    wave = [0.0] * samples(seconds)
    for ratio, gain, lasting in body:
        turn = 2 * math.pi * pitch * ratio / RATE
        if turn >= math.pi * 0.9:
            continue
        radius = 0.001 ** (1 / (lasting * RATE))
        first, second = 2 * radius * math.cos(turn), -radius * radius
        before, now = 0.0, gain * radius * math.sin(turn)
        for index in range(1, len(wave)):
            wave[index] += now
            before, now = now, first * now + second * before
    return wave
