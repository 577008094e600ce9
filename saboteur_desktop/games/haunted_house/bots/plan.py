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


NO_PLAN = Plan()
