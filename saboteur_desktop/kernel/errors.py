"""What can go wrong between a player and a match."""

from typing import Any


class IllegalMove(ValueError):
    """A move the rules refuse. ``refusal`` is the game's own reason, as data and never as prose."""

    def __init__(self, refusal: Any) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class RulesetRefused(ValueError):
    """A combination of options that cannot be played; the message names them."""
