"""What would come of a walk: how far it is, the jewel taken, the fight, and whether the hunter would be locked in."""

from typing import NamedTuple

from saboteur_desktop.games.haunted_house.engine.board import Place, way_to
from saboteur_desktop.games.haunted_house.engine.legality import deeds_at, reached, stops
from saboteur_desktop.games.haunted_house.engine.moves import Decide, JewelDeed, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


class Prospect(NamedTuple):
    """A place where the hunter on turn may stop, with the deed that suggests itself there."""

    way: tuple[Place, ...]
    deed: JewelDeed
    fights: bool
    traps: bool

    @property
    def place(self) -> Place:
        """Where the walk ends."""
        return self.way[-1]

    @property
    def steps(self) -> int:
        """How far it is."""
        return len(self.way) - 1


def prospects(table: OpenTable) -> dict[Place, Prospect]:
    """Return every stop of the hunter on turn, nearest first; none before the die is rolled and after the walk."""
    if table.phase != "walking":
        return {}
    before = reached(table)
    return {
        place: Prospect(way_to(before, place), deed, fights_at(table, place), would_trap(table, Walk(place, deed)))
        for place in stops(table)
        for deed in (usual_deed(table, place),)
    }


def usual_deed(table: OpenTable, place: Place) -> JewelDeed:
    """Return what most would do with a jewel there: take it, unless that would lock the hunter in."""
    if "take" in deeds_at(table, place) and not would_trap(table, Walk(place, "take")):
        return "take"
    return "leave"


def other_deed(table: OpenTable, place: Place) -> JewelDeed | None:
    """Return what can be done with jewels there besides leaving them; there is never more than one such thing."""
    return next((deed for deed in deeds_at(table, place) if deed != "leave"), None)


def fights_at(table: OpenTable, place: Place) -> bool:
    """Whether dice are rolled when the hunter on turn ends its walk there."""
    number = table.board.room_number.get(place)
    if number is None:
        return False
    alone = all(there != place for hunter, there in enumerate(table.places) if hunter != table.hunter)
    return not alone if table.haunted[number] else table.ghosts[number] > 0


def would_trap(table: OpenTable, move: Move) -> bool:
    """Whether the hunter on turn, free now, would be locked in by the move until an evil spirit is driven out."""
    place, deed = _aim(table, move)
    carried = table.carried[table.hunter] is not None
    carries = deed in ("take", "swap") or (carried and deed != "lay")
    return place in table.haunted_rooms and carries and not table.is_trapped(table.hunter)


def would_lose(table: OpenTable, move: Move) -> bool:
    """Whether the match would be lost by that: every other hunter is locked in alone already, and so is this one."""
    place, _ = _aim(table, move)
    others = [hunter for hunter in range(len(table.places)) if hunter != table.hunter]
    rooms = [table.places[hunter] for hunter in others]
    alone = len({place, *rooms}) == len(table.places)
    return would_trap(table, move) and alone and all(table.is_trapped(hunter) for hunter in others)


def _aim(table: OpenTable, move: Move) -> tuple[Place, JewelDeed]:
    match move:
        case Walk(place, deed):
            return place, deed
        case Decide(deed):
            return table.places[table.hunter], deed
        case Roll():
            return table.places[table.hunter], "leave"
