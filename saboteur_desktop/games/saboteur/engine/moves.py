"""Every decision a player can make, as data. The seat to move makes it, so no move names its maker."""

from dataclasses import dataclass

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.geometry import Cell


@dataclass(frozen=True, slots=True)
class LayPath:
    """Lay a path card into the mine."""

    card: Card
    cell: Cell
    turned: bool = False


@dataclass(frozen=True, slots=True)
class BreakTool:
    """Put a broken-tool card in front of a seat."""

    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class RepairTool:
    """Mend one tool of a seat. ``tool`` None names none, which is refused when the card could mend two."""

    card: Card
    target: int
    tool: Tool | None


@dataclass(frozen=True, slots=True)
class DropRocks:
    """Play a rockfall on a laid path card."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class ReadMap:
    """Play a map on a goal: 0 top, 1 middle, 2 bottom."""

    goal: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Pass: put cards face down on the discard pile."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TakeGold:
    """Choose a gold card, by its nuggets, from those passed round."""

    value: int


@dataclass(frozen=True, slots=True)
class PlayTheft:
    """Put a theft in front of oneself."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play another action card of Saboteur 2 on a seat: trap, free, hands off, inspect, or one of the swaps."""

    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class ClearFront:
    """Put two cards face down on the discard pile, and with them one card that lies in front of oneself."""

    cards: tuple[Card, ...]
    remove: Card


@dataclass(frozen=True, slots=True)
class Steal:
    """Take one nugget from a seat at the end of the round; None waives it."""

    target: int | None


Move = (
    LayPath
    | BreakTool
    | RepairTool
    | DropRocks
    | ReadMap
    | Discard
    | TakeGold
    | PlayTheft
    | PlayOn
    | ClearFront
    | Steal
)
