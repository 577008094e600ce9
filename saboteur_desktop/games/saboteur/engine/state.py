"""The complete truth of a match. Only the match itself may hold one; everybody else gets views."""

from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import Role


class GameState(NamedTuple):
    """What lies open and all that does not."""

    table: OpenTable
    hands: tuple[tuple[Card, ...], ...]
    """Each hand in the order held."""
    deck: tuple[Card, ...]
    """The draw pile, top card first."""
    roles: tuple[Role, ...]
    spare_roles: tuple[Role, ...]
    goals: tuple[Card, ...]
    """What the goals top, middle and bottom are, face up or not."""
    gold_deck: tuple[int, ...]
    """The gold pile by nuggets, top card first."""
    gold: tuple[tuple[int, ...], ...]
    """The nuggets on each gold card a seat owns."""
    credit: tuple[int, ...]
    """Nuggets owed to a seat for which no cards were left (option ``payout_shortage``)."""
    offered: tuple[int, ...]
    """Gold cards being passed round, from most to fewest nuggets."""
    drawn: tuple[int, ...]
    """All gold cards drawn for this round."""
    round_pay: tuple[int, ...]
    """Nuggets each seat got in this round so far."""
    forced_passes: int
    """How many seats in a row could only pass, the draw pile being empty (option ``all_passed_unplayable``)."""
    put_away: tuple[Role, ...]
    """Roles that were exchanged for another one and are out of the round."""
    memories: tuple[tuple[Event, ...], ...]
    """For each seat the events of this round that it alone saw wholly."""
