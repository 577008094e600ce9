"""The complete truth of a match. Only the match itself may hold one; everybody else gets views."""

from typing import NamedTuple

from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.engine.chance import Chance
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


class GameState(NamedTuple):
    """What lies open and all that does not."""

    table: OpenTable
    pile: tuple[Card, ...]
    """The draw pile, top card first."""
    numbers: tuple[int | None, ...]
    """The number of each room's jewel, seen or not: 0 where jewels have none, None for no jewel."""
    chance: Chance
    """What the dice will show."""
