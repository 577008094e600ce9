"""Every fact that follows from a move or a deal, as NamedTuples: several are made at every move.

``kind`` is the name of the event in records; it also keeps different events with the same facts apart.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Card, Team, Tool
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.roles import Role

Winner = Literal["miners", "saboteurs", "selfish", "blue", "green", "both", "none"]
"""Who won a round. ``none`` is for gold that was reached by a way which doors shut to both teams."""


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


class CardPut(NamedTuple):
    """A theft or a trap was put in front of a seat."""

    seat: int
    card: Card
    target: int

    kind: str = "card_put"


class CardTakenOff(NamedTuple):
    """A theft or a trap in front of a seat was discarded, with the card that was played against it."""

    seat: int
    card: Card
    target: int

    kind: str = "card_taken_off"


class HandsSwapped(NamedTuple):
    """Two seats have each other's hand."""

    seat: int
    target: int

    kind: str = "hands_swapped"


class HandGiven(NamedTuple):
    """A seat gave its hand away; ``cards`` is what was in it and None for everybody else."""

    seat: int
    target: int
    cards: tuple[Card, ...] | None

    kind: str = "hand_given"


class RoleInspected(NamedTuple):
    """A seat looked at somebody's role; ``role`` is None for everybody else."""

    seat: int
    target: int
    role: Role | None

    kind: str = "role_inspected"


class HatsSwapped(NamedTuple):
    """A seat had another role given to a seat, from the reserve."""

    seat: int
    target: int

    kind: str = "hats_swapped"


class RoleTaken(NamedTuple):
    """A seat has a new role and put the old one away; both are None for everybody else."""

    seat: int
    role: Role | None
    before: Role | None

    kind: str = "role_taken"


class FellowsTold(NamedTuple):
    """A saboteur was told who the others are. Nobody else sees even that, so it stands in no log."""

    seat: int
    fellows: tuple[int, ...] | None

    kind: str = "fellows_told"


class FrontCleared(NamedTuple):
    """A seat discarded cards to be rid of one in front of it; ``cards`` is None for everybody else."""

    seat: int
    removed: Card
    number: int
    cards: tuple[Card, ...] | None

    kind: str = "front_cleared"


class RoundPaid(NamedTuple):
    """Every seat was paid that many nuggets; it tells to which teams a way to the gold was open, and the crystals."""

    nuggets: tuple[int, ...]
    open_to: tuple[Team, ...] = ()
    crystals: int = 0

    kind: str = "round_paid"


class GoldStolen(NamedTuple):
    """A thief took one nugget, or waived it."""

    seat: int
    target: int | None

    kind: str = "gold_stolen"


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
    | CardPut
    | CardTakenOff
    | HandsSwapped
    | HandGiven
    | RoleInspected
    | HatsSwapped
    | RoleTaken
    | FellowsTold
    | FrontCleared
    | RoundPaid
    | GoldStolen
    | MatchEnded
)


FROM_OUTSIDE: Final[Mapping[type, Callable[[Any], Event]]] = {
    CardDrawn: cache(lambda event: CardDrawn(event.seat, None)),
    Discarded: cache(lambda event: Discarded(event.seat, event.number, None)),
    MapRead: cache(lambda event: MapRead(event.seat, event.goal, None)),
    GoldTaken: cache(lambda event: GoldTaken(event.seat, None)),
    HandGiven: lambda event: HandGiven(event.seat, event.target, None),
    RoleInspected: lambda event: RoleInspected(event.seat, event.target, None),
    RoleTaken: lambda event: RoleTaken(event.seat, None, None),
    FellowsTold: lambda event: FellowsTold(event.seat, None),
    FrontCleared: lambda event: FrontCleared(event.seat, event.removed, event.number, None),
}
"""The kinds of event of which only their own seat knows everything, and how everybody else sees them."""


def is_secret(event: Event) -> bool:
    """Whether only the event's own seat knows everything about it."""
    return type(event) in FROM_OUTSIDE


def outside(event: Event) -> Event:
    """Return the event as everybody but its own seat sees it."""
    return FROM_OUTSIDE[type(event)](event) if type(event) in FROM_OUTSIDE else event
