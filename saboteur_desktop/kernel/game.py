"""The Game protocol: what a game must offer to be played, shown, stored and played by bots."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from saboteur_desktop.kernel.outcome import Outcome

if TYPE_CHECKING:
    # The window opens without the generator, whose hashing loads a large library.
    from saboteur_desktop.kernel.rng import Rng

State = TypeVar("State")

Viewer = int | None
"""A seat, or None for a spectator, who knows only what lies open."""


class Applied(NamedTuple, Generic[State]):
    """The state after a step and what happened on the way, in order and unredacted."""

    state: State
    events: tuple[Any, ...]


class RoundRecord(NamedTuple):
    """A round as a record tells it: its deal and its moves so far."""

    setup: dict[str, Any]
    moves: tuple[dict[str, Any], ...]


class Game(Protocol):
    """The rules of one game as pure functions. None of them changes its arguments."""

    id: str

    def setup(self, ruleset: Any, seats: int, rng: "Rng", starter: int = 0) -> Applied[Any]:
        """Deal the first round of a match for that many seats."""

    def next_round(self, state: Any, rng: "Rng") -> Applied[Any]:
        """Deal the next round; only between rounds, when no seat is to move and there is no outcome yet."""

    def to_move(self, state: Any) -> int | None:
        """Return the seat to move, or None between rounds and at the end of the match."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        """Return what that viewer may know, and nothing else."""

    def redact(self, event: Any, viewer: Viewer) -> Any:
        """Return the event as that viewer saw it."""

    def check_move(self, view: Any, move: Any) -> Any | None:
        """Return why the viewing seat may not make the move, or None when it may."""

    def legal_moves(self, view: Any) -> Sequence[Any]:
        """Return every move the viewing seat may make now, each once and in a fixed order."""

    def apply(self, state: Any, move: Any) -> Applied[Any]:
        """Make a move of the seat to move; raises IllegalMove."""

    def outcome(self, state: Any) -> Outcome | None:
        """Return how the match came out, or None while it goes on."""

    def sample(self, view: Any, rng: "Rng") -> Any:
        """Return a state that agrees with the view, everything hidden drawn at random."""

    def read_ruleset(self, data: Any) -> Any:
        """Read a ruleset from its record text; raises ValueError with a sentence for the person who wrote it."""

    def write_ruleset(self, ruleset: Any) -> dict[str, Any]:
        """Write a ruleset as a record does."""

    def write_setup(self, state: Any) -> dict[str, Any]:
        """Write a state that was just dealt as the ``setup`` of a record's round."""

    def write_move(self, seat: int, move: Any) -> dict[str, Any]:
        """Write a move as a record does."""

    def read_move(self, data: Any) -> Any:
        """Read a move from a record; raises ValueError."""

    def restore(self, ruleset: Any, seats: int, rounds: Sequence[RoundRecord]) -> Any:
        """Return the state after the last move of the last round; raises ValueError when a move is not legal."""

    def decides_openly(self, view: Any) -> bool:
        """Return whether the seat to move decides on nothing but what lies open: it needs no screen of its own."""

    def reveals(self, events: Sequence[Any]) -> bool:
        """Return whether something secret or random came out: a move that did cannot be taken back."""
