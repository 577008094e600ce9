"""Reading the texts of this game."""

from collections.abc import Callable
from typing import Any

from saboteur_desktop.games.haunted_house.engine.notation.model import MOVE_WORDS
from saboteur_desktop.kernel import fault


def reading(read: Callable[[], Any]) -> Any:
    """Return what ``read`` returns; raises Fault where the text cannot be used."""
    return fault.reading(read, MOVE_WORDS)
