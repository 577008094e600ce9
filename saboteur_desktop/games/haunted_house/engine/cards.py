"""The cards, named by their text in records: a room's letter, or what else happens."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur_desktop.games.haunted_house.engine.board import Board, Lock

Card = str

SHUFFLE: Final = "shuffle"
DRAW: Final[Mapping[Card, int]] = MappingProxyType({"draw-2": 2, "draw-3": 3})
"""Cards that let as many more be drawn before all are shuffled."""
LOCK: Final[Mapping[Card, Lock]] = MappingProxyType({"lock-blue": "blue", "lock-green": "green"})
"""Cards that lock the doors of a colour."""
EXTRA: Final[tuple[Card, ...]] = ("draw-2", "draw-3", "lock-blue", "lock-blue", "lock-green", "lock-green")


def deck(board: Board, extra: bool) -> tuple[Card, ...]:
    """Return the whole deck: one letter for each room, one shuffle, and the extra cards."""
    return (*board.rooms, SHUFFLE, *(EXTRA if extra else ()))
