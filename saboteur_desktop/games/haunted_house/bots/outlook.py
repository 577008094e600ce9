"""A position as a player thinks about it: what lies open, reduced to what a walk and a fight can change."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from saboteur_desktop.games.haunted_house.engine.board import Board, Lock, Place
from saboteur_desktop.games.haunted_house.engine.effects.fight import dice_in_fight
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset

T = TypeVar("T")

_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Outlook:
    """Everybody and everything in the house, rooms by their number on the board."""

    board: Board
    ruleset: Ruleset
    lock: Lock | None
    places: tuple[Place, ...]
    carried: tuple[int | None, ...]
    ghosts: tuple[int, ...]
    haunted: tuple[bool, ...]
    jewels: tuple[int | None, ...]
    out: int

    def haunted_rooms(self) -> frozenset[Place]:
        """Return the rooms with a haunting."""
        return frozenset(room for room, haunted in zip(self.board.rooms, self.haunted, strict=True) if haunted)

    def is_trapped(self, hunter: int) -> bool:
        """Return whether a hunter cannot leave its room."""
        room = self.board.room_number.get(self.places[hunter])
        return room is not None and self.haunted[room] and self.carried[hunter] is not None

    def may_leave(self, number: int) -> bool:
        """Return whether a jewel may be brought out now."""
        return not self.ruleset.numbered_jewels or number == self.out + 1


def outlook_of(table: OpenTable) -> Outlook:
    """Return the position on a table."""
    return Outlook(
        table.board,
        table.ruleset,
        table.lock,
        table.places,
        table.carried,
        table.ghosts,
        table.haunted,
        table.jewels,
        table.out,
    )


def after_walk(now: Outlook, hunter: int, move: Walk | Decide) -> Outlook:
    """Return the position before the fight: the hunter has walked and seen to the jewel."""
    place = move.to if isinstance(move, Walk) else now.places[hunter]
    places = (*now.places[:hunter], place, *now.places[hunter + 1 :])
    if place == now.board.outside:
        if now.carried[hunter] is None:
            return replace(now, places=places)
        return replace(now, places=places, carried=_put(now.carried, hunter, None), out=now.out + 1)
    if move.jewel == "leave":
        return replace(now, places=places)
    room = now.board.room_number[place]
    return replace(
        now,
        places=places,
        carried=_put(now.carried, hunter, now.jewels[room]),
        jewels=_put(now.jewels, room, now.carried[hunter]),
    )


def fights(now: Outlook, hunter: int) -> Iterator[tuple[float, Outlook]]:
    """Yield what the end of a turn may lead to, each with its chance: without a fight just the position."""
    room = now.board.room_number.get(now.places[hunter])
    dice = 0
    if room is not None:
        dice = dice_in_fight(now.ghosts[room], now.haunted[room], now.places.count(now.places[hunter]))
    if room is None or not dice:
        yield 1.0, now
        return
    faces = now.ruleset.battle_faces
    if now.haunted[room]:
        stays = (1 - faces.count("red") / len(faces)) ** dice
        yield stays, now
        yield 1 - stays, replace(now, haunted=_put(now.haunted, room, False))
        return
    hit = faces.count("ghost") / len(faces)
    chances = (1 - hit, hit) if dice < _PAIR else ((1 - hit) ** 2, 2 * hit * (1 - hit), hit**2)
    for hits, chance in enumerate(chances):
        yield chance, replace(now, ghosts=_put(now.ghosts, room, max(0, now.ghosts[room] - hits)))


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])
