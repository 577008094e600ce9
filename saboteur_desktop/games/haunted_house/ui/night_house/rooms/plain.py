"""A room that nobody furnished."""

from collections.abc import Sequence

from saboteur_desktop.games.haunted_house.ui.night_house.floors import planks
from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.paths import Point


def bare(room: Room) -> Sequence[Point]:
    """Boards and a lantern in the middle."""
    planks(room, "#5A4760")
    return [(room.width / 2, room.height / 2)]
