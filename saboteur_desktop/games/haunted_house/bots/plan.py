"""What people at the table have agreed on."""

from collections.abc import Collection
from dataclasses import dataclass

from saboteur_desktop.games.haunted_house.engine.board import Place


@dataclass(frozen=True, slots=True)
class Plan:
    """Which hunter takes the jewel of which room. It takes no other one before, and others leave it that one."""

    takes: tuple[tuple[int, Place], ...] = ()

    def allows(self, hunter: int, room: Place, wanted: Collection[Place]) -> bool:
        """Return whether a hunter may go for the jewel of a room, while those rooms still have one."""
        own = {taken for taker, taken in self.takes if taker == hunter and taken in wanted}
        if own:
            return room in own
        return all(taken != room for _, taken in self.takes)

    def taker(self, room: Place) -> int | None:
        """Return the hunter that takes the jewel of a room, or None when nothing is agreed on."""
        return next((hunter for hunter, taken in self.takes if taken == room), None)

    def with_taker(self, hunter: int, room: Place) -> "Plan":
        """Return the plan in which that hunter, and no other one, takes the jewel of a room."""
        return Plan((*self.without(room).takes, (hunter, room)))

    def without(self, room: Place) -> "Plan":
        """Return the plan in which anybody may take the jewel of a room."""
        return Plan(tuple(taken for taken in self.takes if taken[1] != room))

    def limited_to(self, wanted: Collection[Place]) -> "Plan":
        """Return what is left of the plan while only those rooms have a jewel."""
        return Plan(tuple(taken for taken in self.takes if taken[1] in wanted))


NO_PLAN = Plan()
