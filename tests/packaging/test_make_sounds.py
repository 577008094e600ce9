"""The sounds are what their recipes say, none sticks out, and none hurts."""

import math
import wave
from array import array
from functools import cache

import pytest

import make_sounds
from make_sounds import QUIET, RECIPES, SOUNDS
from saboteur_desktop.sound.effects import EFFECTS
from synthesis.mastering import PEAK, loudness
from synthesis.waveform import RATE

LONGEST = 2.0
MOST_BYTES = 1_000_000
EDGE = 24
"""A thousandth of a second: a sound begins and ends within it, so that nothing clicks."""


@cache
def heard(name: str) -> list[float]:
    """The samples of a file, full scale being 1."""
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h")
        samples.frombytes(file.readframes(file.getnframes()))
    return [value / 32767 for value in samples]


def test_every_effect_of_the_program_has_a_recipe_and_a_file() -> None:
    assert set(RECIPES) == set(EFFECTS)
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(RECIPES)


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_made_anew_is_the_same_to_the_last_byte(name: str) -> None:
    assert make_sounds.made(name) == (SOUNDS / f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_short_whole_and_as_loud_as_wanted(name: str) -> None:
    samples = heard(name)
    assert 0.05 <= len(samples) / RATE <= LONGEST
    assert 0.1 < max(map(abs, samples)) <= PEAK
    assert abs(sum(samples) / len(samples)) < 0.002
    assert loudness(samples) == pytest.approx(RECIPES[name].loudness, rel=0.1)


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_comes_from_silence_and_goes_back_to_it(name: str) -> None:
    samples = heard(name)
    assert samples[0] == samples[-1] == 0.0
    assert max(map(abs, samples[-EDGE:])) < 0.02


def test_all_sounds_lie_within_eight_decibels() -> None:
    levels = [20 * math.log10(loudness(heard(name))) for name in RECIPES]
    assert max(levels) - min(levels) < 8
    assert min(levels) == pytest.approx(20 * math.log10(QUIET), abs=1)


def test_all_sounds_together_are_a_small_part_of_the_program() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < MOST_BYTES
