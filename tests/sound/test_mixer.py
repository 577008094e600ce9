"""Several recordings at once, never too loud and never cut off with a click."""

from array import array
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from saboteur_desktop.sound.mixer import LOUDEST, MOST_VOICES, SAME_AGAIN, Mixer

SAMPLES = st.lists(st.integers(-LOUDEST, LOUDEST), min_size=1, max_size=60)


def tone(value: int, length: int = 4 * SAME_AGAIN) -> "array[int]":
    return array("h", [value] * length)


def test_without_voices_there_is_silence() -> None:
    assert list(Mixer().next(5)) == [0] * 5


@given(SAMPLES, st.lists(st.integers(1, 25), min_size=1, max_size=12))
def test_one_voice_is_its_recording_whatever_the_portions(samples: list[int], portions: list[int]) -> None:
    mixer = Mixer()
    mixer.add(samples, 1.0)
    heard = [value for number in portions for value in mixer.next(number)]
    wanted = samples + [0] * len(heard)
    assert heard == wanted[: len(heard)]


@given(st.lists(SAMPLES, max_size=MOST_VOICES), st.floats(0.01, 1.0))
def test_voices_add_up_and_stay_within_bounds(recordings: list[list[int]], gain: float) -> None:
    mixer = Mixer()
    for samples in recordings:
        mixer.add(samples, gain)
    heard = mixer.next(60)
    padded = [samples + [0] * (60 - len(samples)) for samples in recordings]
    for index, value in enumerate(heard):
        whole = sum(gain * samples[index] for samples in padded)
        assert abs(value - max(-LOUDEST, min(LOUDEST, whole))) <= 1


def test_the_same_recording_twice_at_once_is_heard_once() -> None:
    mixer, samples = Mixer(), tone(1000)
    mixer.add(samples, 1.0)
    mixer.add(samples, 1.0)
    assert set(mixer.next(SAME_AGAIN)) == {1000}
    mixer.add(samples, 1.0)
    assert set(mixer.next(SAME_AGAIN)) == {2000}


def test_the_oldest_of_too_many_voices_fades() -> None:
    mixer = Mixer()
    mixer.add(tone(10_000), 1.0)
    for _ in range(MOST_VOICES):
        mixer.add(tone(1), 1.0)
    heard = list(mixer.next(100))
    assert heard[0] == 10_000 + MOST_VOICES
    assert heard == sorted(heard, reverse=True)
    assert set(mixer.next(10)) == {MOST_VOICES}


def test_fading_ends_everything_without_a_step() -> None:
    mixer = Mixer()
    mixer.add(tone(10_000), 1.0)
    mixer.next(10)
    mixer.fade()
    heard = list(mixer.next(100))
    steps = [before - after for before, after in pairwise(heard)]
    assert max(map(abs, steps)) <= 101
    assert list(mixer.next(5)) == [0] * 5
