"""The Notation protocol: how a game answers written positions and checks records."""

from typing import Any, Protocol


class Notation(Protocol):
    """The texts of one game. Both functions raise Fault where a text cannot be used or does not hold."""

    SCENARIO: Any
    """What a scenario of the game may say, as a pydantic model; its field ``game`` names the game."""

    def answered(self, text: bytes) -> dict[str, Any]:
        """Return the answer to a scenario."""

    def checked(self, text: bytes) -> dict[str, Any]:
        """Return what a record holds."""
