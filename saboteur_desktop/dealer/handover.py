"""Whose eyes are at the screen, and when it has to change hands."""

from enum import Enum, auto


class Before(Enum):
    """What must happen before a person's turn can begin."""

    CURTAIN = auto()
    """The screen is handed over behind the curtain."""
    ROLE = auto()
    """The person looks at the role of this round."""
    NOTHING = auto()


class Handover:
    """One person alone among computer players always looks; several take turns, and in between nobody does."""

    def __init__(self, people: frozenset[int]) -> None:
        self._people = people
        self._reminded: set[tuple[int, int]] = set()
        self.eyes: int | None = next(iter(people)) if len(people) == 1 else None
        """The seat that looks at the screen now, or None."""

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self._people) > 1

    def before_turn(self, seat: int, round_no: int) -> Before:
        """Return what must happen before that person's turn."""
        if self.eyes != seat:
            return Before.CURTAIN
        return Before.NOTHING if (round_no, seat) in self._reminded else Before.ROLE

    def open(self, seat: int) -> None:
        """That person looks now."""
        self.eyes = seat

    def close(self) -> bool:
        """Nobody looks any more; returns whether that changed anything. A person alone needs no curtain."""
        if not self.is_shared or self.eyes is None:
            return False
        self.eyes = None
        return True

    def role_seen(self, seat: int, round_no: int) -> None:
        """That person has looked at the role of the round."""
        self._reminded.add((round_no, seat))
