"""The sounds that are tunes: light, gold, bells, and who has won a round."""

from collections.abc import Sequence
from random import Random

from synthesis.bodies import BELL, COIN, KALIMBA, SOLID_WOOD, struck
from synthesis.curves import hump
from synthesis.waveform import Part, Waveform, mixed, shaped
from synthesis.winds import Instrument, bassoon, blown, horn

C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.0, 440.0
Note = tuple[float, float, float]
"""Its pitch in hertz, when it begins and how long it lasts, in seconds."""
LIGHT_STEP = 0.09
"""Seconds from one card to the next while light runs along tunnels (`LIGHT_STEP_MS` of the event player)."""


def light() -> Waveform:
    """Light runs on: rising notes of a kalimba."""
    scale = (2 * C4, 2 * D4, 2 * E4, 2 * G4, 2 * A4)
    return mixed([Part(struck(pitch, KALIMBA, 0.55), number * LIGHT_STEP) for number, pitch in enumerate(scale)])


def gold() -> Waveform:
    """Gold is found: a chord swells, and coins rain."""
    notes = [Part(shaped(blown(pitch, 1.3, horn, 0.25), hump(0.4, 0.7)), 0.0, 0.55) for pitch in (C4, E4, G4, 2 * C4)]
    plucked = [Part(struck(pitch, KALIMBA, 0.7), 0.07 * n, 0.5) for n, pitch in enumerate((C4, E4, G4, 2 * C4, 2 * E4))]
    return mixed([*notes, *plucked, *_coins("gold", 14, 0.25, 1.1, 0.16)])


def coin() -> Waveform:
    """A card of gold is taken: a few coins."""
    return mixed(_coins("coin", 4, 0.0, 0.16, 0.5))


def your_turn() -> Waveform:
    """Two bells, a third up."""
    return mixed([Part(struck(2 * E4, BELL, 0.9), 0.0, 0.8), Part(struck(2 * E4 * 1.26, BELL, 0.9), 0.17)])


def miners_win() -> Waveform:
    """A fanfare, golden and not loud."""
    tune = [(G4, 0.0, 0.15), (G4, 0.16, 0.15), (2 * C4, 0.32, 0.26), (G4, 0.60, 0.15), (2 * E4, 0.77, 0.75)]
    return mixed([*_played(tune, horn, 0.03), *_played([(C4, 0.77, 0.75), (2 * C4, 0.77, 0.75)], horn, 0.06, 0.5)])


def saboteurs_win() -> Waveform:
    """A sly phrase of the bassoon, on tiptoe."""
    tune = [
        (A4 / 4, 0.0, 0.13),
        (C4 / 2, 0.19, 0.13),
        (E4 / 2, 0.38, 0.13),
        (1.0595 * D4 / 2, 0.57, 0.24),
        (D4 / 2, 0.86, 0.13),
        (A4 / 4, 1.08, 0.55),
    ]
    steps = [Part(struck(pitch * 2, SOLID_WOOD, 0.12), at, 0.18) for pitch, at, _ in tune]
    return mixed([*_played(tune, bassoon, 0.025, bend=1.2), *steps])


def _played(
    tune: Sequence[Note], instrument: Instrument, attack: float, gain: float = 1.0, bend: float = 0.0
) -> list[Part]:
    return [Part(blown(pitch, seconds, instrument, attack, bend), at, gain) for pitch, at, seconds in tune]


def _coins(seed: str, number: int, start: float, spread: float, gain: float) -> list[Part]:
    chance = Random(seed)
    return [
        Part(
            struck(chance.uniform(2100, 3300), COIN, 0.4),
            start + spread * index / number + 0.03 * chance.random(),
            gain,
        )
        for index in range(number)
    ]
