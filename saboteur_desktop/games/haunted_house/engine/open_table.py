"""What lies open: all but the order of the pile, the coming dice and the numbers of jewels not yet seen."""

from typing import Literal, NamedTuple

from saboteur_desktop.games.haunted_house.engine.board import Board, Lock, Place, board
from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.engine.events import Event, Result
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.kernel.outcome import Outcome

Phase = Literal["rolling", "walking", "deciding", "match_over"]
"""The die is to be rolled; the hunter may walk; it sees to a jewel whose number has just been shown; the end."""

UNNUMBERED = 0
"""A jewel without a number, or whose number is not seen yet."""


class OpenTable(NamedTuple):
    """The open part of a match in one moment. What is told by room stands in the order of the board's rooms."""

    ruleset: Ruleset
    seats: int
    phase: Phase
    starter: int
    to_move: int | None
    hunter: int
    """Whose turn it is; a hunter belongs to the seat of its number, counted round the seats."""
    turn: int
    """Turns are numbered from 1."""
    die: int | None
    """How far the hunter may walk, once that is rolled."""
    places: tuple[Place, ...]
    """Where each hunter is."""
    carried: tuple[int | None, ...]
    """The number of the jewel each hunter carries, 0 for one without a number, None for none."""
    ghosts: tuple[int, ...]
    haunted: tuple[bool, ...]
    jewels: tuple[int | None, ...]
    """The number of each room's jewel, 0 for one that has none or is not seen yet, None for no jewel."""
    out: int
    """How many jewels are out of the house."""
    discards: tuple[Card, ...]
    """The discard pile, last card on top."""
    pile_size: int
    lock: Lock | None
    """The colour of the doors that are locked."""
    log: tuple[Event, ...]
    """What happened so far."""
    result: Result | None
    outcome: Outcome | None

    @property
    def board(self) -> Board:
        """The house."""
        return board(self.ruleset.board)

    @property
    def haunted_rooms(self) -> frozenset[Place]:
        """The rooms with a haunting."""
        return frozenset(room for room, haunted in zip(self.board.rooms, self.haunted, strict=True) if haunted)

    def seat_of(self, hunter: int) -> int:
        """Return who moves a hunter."""
        return hunter % self.seats

    def is_trapped(self, hunter: int) -> bool:
        """Whether a hunter is with a jewel in a haunted room, and so cannot leave it."""
        number = self.board.room_number.get(self.places[hunter])
        return number is not None and self.haunted[number] and self.carried[hunter] is not None
