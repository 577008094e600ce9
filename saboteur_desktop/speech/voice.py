"""What the program says when something shall be read aloud."""

from collections.abc import Callable
from typing import Protocol

Known = Callable[[frozenset[str]], None]
"""Is told which languages can be spoken, by their codes of two letters; perhaps in another thread."""


class Voice(Protocol):
    """Somebody who reads aloud. Nothing here waits for anything, but `close`; what cannot be spoken is not heard."""

    def begin(self, known: Known) -> None:
        """Get ready, and tell soon which languages can be spoken; none at all when the voice is lost later."""

    def say(self, text: str, language: str) -> None:
        """Begin to read that, instead of whatever is read."""

    def stop(self) -> None:
        """Be silent."""

    def end(self) -> None:
        """Be silent, and give everything back until the next `begin`."""

    def close(self) -> None:
        """The program ends: wait until nothing is heard any more, but not for long."""


class Silence:
    """The voice of tests and of windows that nobody sees: it speaks no language."""

    def begin(self, known: Known) -> None:
        known(frozenset())

    def say(self, text: str, language: str) -> None:
        pass

    def stop(self) -> None:
        pass

    def end(self) -> None:
        pass

    def close(self) -> None:
        pass
