"""The house as the rules see it: spaces, the steps between them and the doors that can be locked."""

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, board_file

Place = str
"""A room, a square of the corridor, or the outside, by its name on the board."""
Lock = Literal["blue", "green"]

RING_HOUSE: Final = "ring-house-01"


@dataclass(frozen=True, slots=True)
class Board:
    """One house. Every space is left by its ways, in a fixed order."""

    plan: BoardFile
    """All that is drawn."""
    outside: Place
    rooms: tuple[Place, ...]
    """In the order in which ghosts are sent on; after the last comes the first."""
    room_number: Mapping[Place, int]
    jewel_rooms: tuple[Place, ...]
    start_ghosts: tuple[int, ...]
    """How many ghosts wait in each room at the start."""
    ways: Mapping[Lock | None, Mapping[Place, tuple[Place, ...]]]
    """The spaces one step away, under each lock and under none."""

    def is_room(self, place: Place) -> bool:
        """Whether any number of hunters can be there among ghosts and jewels."""
        return place in self.room_number

    def is_square(self, place: Place) -> bool:
        """Whether one hunter at most can stop there."""
        return place in self.ways[None] and place not in self.room_number and place != self.outside

    def steps(
        self, origin: Place, lock: Lock | None = None, closed: Collection[Place] = (), limit: int | None = None
    ) -> dict[Place, Place | None]:
        """Return every space that can be walked to, nearest first, each with the space before it on a shortest way.

        A closed space can be entered and not left. The outside is left only by who starts there: with a jewel the walk
        ends there, without one there is nothing to gain.
        """
        ways = self.ways[lock]
        before: dict[Place, Place | None] = {origin: None}
        ahead = deque([(origin, 0)])
        while ahead:
            place, steps = ahead.popleft()
            if steps == limit or place in closed or (place == self.outside and place != origin):
                continue
            for onward in ways[place]:
                if onward not in before:
                    before[onward] = place
                    ahead.append((onward, steps + 1))
        return before


@cache
def board(board_id: str) -> Board:
    """Return the board of that id; raises KeyError when there is none."""
    plan = board_file(board_id)
    rooms = plan.overflow_order
    ghosts = {room.id: room.start_ghosts for room in plan.rooms}
    locks: tuple[Lock | None, ...] = (None, "blue", "green")
    return Board(
        plan=plan,
        outside=plan.outside.id,
        rooms=rooms,
        room_number=MappingProxyType({room: number for number, room in enumerate(rooms)}),
        jewel_rooms=plan.setup.jewel_rooms,
        start_ghosts=tuple(ghosts[room] for room in rooms),
        ways=MappingProxyType({lock: _ways(plan, lock) for lock in locks}),
    )


def _ways(plan: BoardFile, lock: Lock | None) -> Mapping[Place, tuple[Place, ...]]:
    return MappingProxyType(
        {
            place: tuple(link.to for link in links if lock is None or link.colour != lock)
            for place, links in plan.adjacency.items()
        }
    )


def way_to(before: Mapping[Place, Place | None], place: Place) -> tuple[Place, ...]:
    """Return the spaces walked through to a place, the first and the last included, from what ``steps`` returned."""
    way: list[Place] = []
    step: Place | None = place
    while step is not None:
        way.append(step)
        step = before[step]
    return tuple(reversed(way))
