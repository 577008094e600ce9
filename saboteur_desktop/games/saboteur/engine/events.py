"""Every fact that follows from a move or a deal, as NamedTuples: several are made at every move.

``kind`` is the name of the event in records; it also keeps different events with the same facts apart.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.roles import Role

Winner = Literal["miners", "saboteurs"]


class RoundDealt(NamedTuple):
    """Cards and roles were dealt."""

    round_no: int
    starter: int

    kind: str = "round_dealt"


class PathLaid(NamedTuple):
    """A path card came into the mine."""

    seat: int
    card: Card
    cell: Cell
    turned: bool

    kind: str = "path_laid"


class GoalTurned(NamedTuple):
    """A goal was turned face up, that way up."""

    goal: int
    card: Card
    turned: bool

    kind: str = "goal_turned"


class ToolBroken(NamedTuple):
    """A broken-tool card was put in front of a seat."""

    seat: int
    card: Card
    target: int

    kind: str = "tool_broken"


class ToolRepaired(NamedTuple):
    """A tool was mended; the repair and the broken-tool card are discarded."""

    seat: int
    card: Card
    target: int
    tool: Tool

    kind: str = "tool_repaired"


class RocksDropped(NamedTuple):
    """A rockfall took a card out of the mine."""

    seat: int
    cell: Cell
    card: Card

    kind: str = "rocks_dropped"


class MapRead(NamedTuple):
    """A seat looked at a goal; ``card`` is what it saw and None for everybody else."""

    seat: int
    goal: int
    card: Card | None

    kind: str = "map_read"


class Discarded(NamedTuple):
    """A seat put cards face down on the discard pile; ``cards`` is None for everybody else."""

    seat: int
    number: int
    cards: tuple[Card, ...] | None

    kind: str = "discarded"


class CardDrawn(NamedTuple):
    """A seat drew a card; ``card`` is None for everybody else."""

    seat: int
    card: Card | None

    kind: str = "card_drawn"


class SeatSkipped(NamedTuple):
    """A seat with an empty hand had no turn."""

    seat: int

    kind: str = "seat_skipped"


class RoundEnded(NamedTuple):
    """The round is decided and all roles are shown; ``finisher`` laid the card that reached the gold."""

    winner: Winner
    finisher: int | None
    roles: tuple[Role, ...]
    spare_roles: tuple[Role, ...]

    kind: str = "round_ended"


class GoldOffered(NamedTuple):
    """Gold cards begin to pass round; ``order`` has one seat for each card."""

    order: tuple[int, ...]

    kind: str = "gold_offered"


class GoldTaken(NamedTuple):
    """A seat got a gold card; ``value`` is None for everybody else."""

    seat: int
    value: int | None

    kind: str = "gold_taken"


class SaboteursPaid(NamedTuple):
    """Each of these seats got that many nuggets."""

    seats: tuple[int, ...]
    nuggets: tuple[int, ...]

    kind: str = "saboteurs_paid"


class MatchEnded(NamedTuple):
    """The last round is over: all gold is shown."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]

    kind: str = "match_ended"


Event = (
    RoundDealt
    | PathLaid
    | GoalTurned
    | ToolBroken
    | ToolRepaired
    | RocksDropped
    | MapRead
    | Discarded
    | CardDrawn
    | SeatSkipped
    | RoundEnded
    | GoldOffered
    | GoldTaken
    | SaboteursPaid
    | MatchEnded
)


FROM_OUTSIDE: Final[Mapping[type, Callable[[Any], Event]]] = {
    CardDrawn: cache(lambda event: CardDrawn(event.seat, None)),
    Discarded: cache(lambda event: Discarded(event.seat, event.number, None)),
    MapRead: cache(lambda event: MapRead(event.seat, event.goal, None)),
    GoldTaken: cache(lambda event: GoldTaken(event.seat, None)),
}
"""The kinds of event of which only their own seat knows everything, and how everybody else sees them."""


def is_secret(event: Event) -> bool:
    """Whether only the event's own seat knows everything about it."""
    return type(event) in FROM_OUTSIDE


def outside(event: Event) -> Event:
    """Return the event as everybody but its own seat sees it."""
    return FROM_OUTSIDE[type(event)](event) if type(event) in FROM_OUTSIDE else event
