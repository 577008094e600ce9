"""Several recordings at once, handed out in the portions that the device asks for."""

from array import array
from collections.abc import Sequence
from threading import Lock

from saboteur_desktop.sound.recording import RATE

MOST_VOICES = 8
SAME_AGAIN = RATE // 20
"""A recording that has begun so few samples ago does not begin once more: at the fastest pace computer players would
otherwise pile up the same sound until it hurts."""
LOUDEST = 32_767


class _Voice:
    """One recording while it is heard."""

    __slots__ = ("_gain", "fading", "heard", "samples")

    def __init__(self, samples: Sequence[int], gain: float) -> None:
        self.samples, self._gain = samples, gain
        self.heard = 0
        self.fading = False

    @property
    def over(self) -> bool:
        return self.heard >= len(self.samples)

    def next(self, number: int) -> list[float]:
        """So many samples more, with silence after the end; the last ones, fading out, if it is to fade."""
        gain = self._gain
        part = [gain * value for value in self.samples[self.heard : self.heard + number]]
        self.heard += number
        if self.fading:
            part = [value * (1 - index / number) for index, value in enumerate(part)]
            self.heard = len(self.samples)
        part += [0.0] * (number - len(part))
        return part


class Mixer:
    """The voices that are heard. It is asked by the device's thread and told by others."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    def add(self, samples: Sequence[int], gain: float) -> None:
        """Begin a recording; when there are too many, the oldest gives way."""
        with self._lock:
            if any(voice.samples is samples and voice.heard < SAME_AGAIN for voice in self._voices):
                return
            self._voices.append(_Voice(samples, gain))
            for voice in self._voices[:-MOST_VOICES]:
                voice.fading = True

    def fade(self) -> None:
        """Let everything that is heard end within the next portion."""
        with self._lock:
            for voice in self._voices:
                voice.fading = True

    def next(self, number: int) -> "array[int]":
        """The next samples for the device."""
        with self._lock:
            parts = [voice.next(number) for voice in self._voices]
            self._voices = [voice for voice in self._voices if not voice.over]
        if not parts:
            return array("h", bytes(2 * number))
        sums = parts[0] if len(parts) == 1 else map(sum, zip(*parts, strict=True))
        return array("h", (max(-LOUDEST, min(LOUDEST, int(value))) for value in sums))
