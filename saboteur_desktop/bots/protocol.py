"""What a computer player is."""

from collections.abc import Callable
from typing import Any, Final, Protocol


class Bot(Protocol):
    """A player made of code, made anew with a seed for each decision."""

    def choose(self, view: Any, budget: int) -> Any:
        """Return a legal move of the viewing seat.

        The answer follows from the view and the seed alone. ``budget`` is a count of costly thoughts and never a time,
        so that a decision can be repeated on any machine.
        """


BotMaker = Callable[[str, str, str, Any], Bot]
"""Makes a player from the id of its game, its level, a seed, and what the people have agreed on with it (a value of the
game, or None); raises KeyError for an unknown game or level."""

BUDGET: Final = 6
"""Costly thoughts for one decision; a slow machine needs some ten milliseconds for them."""
