"""Tables to look at: the house as it is furnished, with whatever a test moves about in it."""

from collections.abc import Mapping
from typing import Any

from saboteur_desktop.games.haunted_house.engine.game import HauntedHouse
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table.seat_look import SeatLook

GAME = HauntedHouse()
LOOKS = [SeatLook("Anna", 0), SeatLook("Ben", 1), SeatLook("Chloe", 2), SeatLook("Dan", 3, is_bot=True)]


def new_table(seats: int = 3, **rules: Any) -> OpenTable:
    """Return the table of a match that begins."""
    state, _ = GAME.setup(Ruleset.model_validate(rules), seats, Rng("tables"))
    table: OpenTable = GAME.view(state, None).table
    return table


def with_ghosts(table: OpenTable, ghosts: Mapping[str, int], haunted: str = "") -> OpenTable:
    """Return a table with these ghosts and evil spirits and no others, by the letters of their rooms."""
    rooms = table.board.rooms
    return table._replace(
        ghosts=tuple(ghosts.get(room, 0) for room in rooms), haunted=tuple(room in haunted for room in rooms)
    )


def walking(table: OpenTable, die: int, *places: str, carried: tuple[int | None, ...] = ()) -> OpenTable:
    """Return a table whose die is rolled; the hunters stand at these places, those not named outside."""
    hunters = len(table.places)
    return table._replace(
        phase="walking",
        die=die,
        places=(*places, *(table.board.outside,) * (hunters - len(places))),
        carried=(*carried, *(None,) * (hunters - len(carried))),
    )
