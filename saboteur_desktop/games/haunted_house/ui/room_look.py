"""What lies in a room, as far as the table shows it."""

from dataclasses import dataclass

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


@dataclass(frozen=True, slots=True)
class RoomLook:
    """The pieces of one room, and whether its card is still to come."""

    ghosts: int = 0
    """A third one is seen for a moment only: then they are a haunting."""
    haunted: bool = False
    jewel: int | None = None
    """The number of the jewel, 0 for one without a number, None for none."""
    is_safe: bool = False
    """Whether its card lies open: it cannot come before all cards are shuffled."""


def room_look(table: OpenTable, room: Place) -> RoomLook:
    """What a table shows of a room."""
    number = table.board.room_number[room]
    return RoomLook(table.ghosts[number], table.haunted[number], table.jewels[number], room in table.discards)


def jewels_out(table: OpenTable) -> tuple[int, ...]:
    """The jewels that are out of the house; numbered ones left it in their order."""
    return tuple(range(1, table.out + 1)) if table.ruleset.numbered_jewels else (0,) * table.out
