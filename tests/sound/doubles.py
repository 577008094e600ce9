"""Outputs and devices that can be asked what they were told."""

from threading import Event

from saboteur_desktop.sound.device import Portions
from saboteur_desktop.sound.effects import Effect

PATIENCE_S = 20
"""How long a test waits for the thread of the loudspeaker before it fails."""


class Heard:
    """An output that remembers what would have been heard."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.gains: list[float] = []
        self.hushed = 0
        self.closed = False

    def play(self, effect: Effect, gain: float) -> None:
        self.effects.append(effect)
        self.gains.append(gain)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        self.closed = True


class FakeDevice:
    """A device that asks for samples when the test does."""

    def __init__(self) -> None:
        self.portions: Portions | None = None
        self.started, self.stopped, self.closed = Event(), Event(), Event()

    def start(self, portions: Portions) -> None:
        self.portions = portions
        self.stopped.clear()
        self.started.set()

    def stop(self) -> None:
        self.started.clear()
        self.stopped.set()

    def close(self) -> None:
        self.closed.set()

    def ask(self, number: int) -> list[int]:
        """The next samples."""
        assert self.started.wait(PATIENCE_S)
        assert self.portions is not None
        return list(self.portions.send(number))
