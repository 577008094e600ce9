"""Reading the texts of this game."""

from collections.abc import Callable
from typing import Any

from saboteur_desktop.games.saboteur.engine.notation.model import MOVE_WORDS
from saboteur_desktop.kernel import fault
from saboteur_desktop.kernel.fault import Fault

__all__ = ["Fault", "reading"]


def reading(read: Callable[[], Any]) -> Any:
    """Return what ``read`` returns; raises Fault where the text cannot be used."""
    return fault.reading(read, MOVE_WORDS)
