"""Every fact that follows from a move or a deal. An event with a secret knows how it looks to everybody else."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.roles import Role

Winner = Literal["miners", "saboteurs"]


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """Cards and roles were dealt."""

    kind: ClassVar = "round_dealt"
    round_no: int
    starter: int


@dataclass(frozen=True, slots=True)
class PathLaid:
    """A path card came into the mine."""

    kind: ClassVar = "path_laid"
    seat: int
    card: Card
    cell: Cell
    turned: bool


@dataclass(frozen=True, slots=True)
class GoalTurned:
    """A goal was turned face up, that way up."""

    kind: ClassVar = "goal_turned"
    goal: int
    card: Card
    turned: bool


@dataclass(frozen=True, slots=True)
class ToolBroken:
    """A broken-tool card was put in front of a seat."""

    kind: ClassVar = "tool_broken"
    seat: int
    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class ToolRepaired:
    """A tool was mended; the repair and the broken-tool card are discarded."""

    kind: ClassVar = "tool_repaired"
    seat: int
    card: Card
    target: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class RocksDropped:
    """A rockfall took a card out of the mine."""

    kind: ClassVar = "rocks_dropped"
    seat: int
    cell: Cell
    card: Card


@dataclass(frozen=True, slots=True)
class MapRead:
    """A seat looked at a goal; ``card`` is what it saw and None for everybody else."""

    kind: ClassVar = "map_read"
    seat: int
    goal: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat put cards face down on the discard pile; ``cards`` is None for everybody else."""

    kind: ClassVar = "discarded"
    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew a card; ``card`` is None for everybody else."""

    kind: ClassVar = "card_drawn"
    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class SeatSkipped:
    """A seat with an empty hand had no turn."""

    kind: ClassVar = "seat_skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is decided and all roles are shown; ``finisher`` laid the card that reached the gold."""

    kind: ClassVar = "round_ended"
    winner: Winner
    finisher: int | None
    roles: tuple[Role, ...]
    spare_roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class GoldOffered:
    """Gold cards begin to pass round; ``order`` has one seat for each card."""

    kind: ClassVar = "gold_offered"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoldTaken:
    """A seat got a gold card; ``value`` is None for everybody else."""

    kind: ClassVar = "gold_taken"
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class SaboteursPaid:
    """Each of these seats got that many nuggets."""

    kind: ClassVar = "saboteurs_paid"
    seats: tuple[int, ...]
    nuggets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last round is over: all gold is shown."""

    kind: ClassVar = "match_ended"
    totals: tuple[int, ...]
    winners: tuple[int, ...]


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

Secret = (MapRead, Discarded, CardDrawn, GoldTaken)
"""The kinds of event of which only their own seat knows everything."""


def outside(event: Event) -> Event:
    """Return the event as everybody but its own seat sees it."""
    match event:
        case CardDrawn(seat):
            return CardDrawn(seat, None)
        case Discarded(seat, count):
            return Discarded(seat, count, None)
        case MapRead(seat, goal):
            return MapRead(seat, goal, None)
        case GoldTaken(seat):
            return GoldTaken(seat, None)
    return event
