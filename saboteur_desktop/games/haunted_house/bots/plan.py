"""What people at the table have agreed on."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from saboteur_desktop.games.haunted_house.engine.board import Place


def _nobody() -> Mapping[int, Place]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Plan:
    """Which hunter takes the jewel of which room. It takes no other one before, and others leave it that one."""

    takes: Mapping[int, Place] = field(default_factory=_nobody)

    def allows(self, hunter: int, room: Place, wanted: Collection[Place]) -> bool:
        """Return whether a hunter may go for the jewel of a room, while those rooms still have one."""
        own = self.takes.get(hunter)
        if own in wanted:
            return own == room
        return all(taken != room for other, taken in self.takes.items() if other != hunter)


NO_PLAN = Plan()
