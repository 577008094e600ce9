"""What the program says when something shall be heard, and whether anything is."""

from typing import Protocol

from saboteur_desktop.sound.effects import Effect


class Output(Protocol):
    """Where effects go. Nothing here waits for anything, and nothing fails: what cannot be heard is silent."""

    def play(self, effect: Effect, gain: float) -> None:
        """Begin an effect now, over whatever is heard; a gain of 1 is as loud as it was recorded."""

    def hush(self) -> None:
        """End what is heard."""

    def close(self) -> None:
        """Give everything back; nothing is heard any more."""


class Silence:
    """The output of tests, of machines that only check, and of windows that nobody sees."""

    def play(self, effect: Effect, gain: float) -> None:
        pass

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass


class Sounds:
    """The effects under one switch and one volume."""

    def __init__(self, output: Output | None = None) -> None:
        self._output = output or Silence()
        self._gain = 1.0

    def use(self, output: Output) -> None:
        """Be heard there from now on."""
        self._output.close()
        self._output = output

    def prefer(self, on: bool, volume: int) -> None:
        """Take on the settings; ``volume`` is in per cent of what can be heard, which is not what can be measured."""
        self._gain = (volume / 100) ** 2 if on else 0.0
        if not self._gain:
            self._output.hush()

    def play(self, effect: Effect) -> None:
        """Let an effect be heard, unless the sound is off."""
        if self._gain:
            self._output.play(effect, self._gain)

    def close(self) -> None:
        """The program ends."""
        self._output.close()
