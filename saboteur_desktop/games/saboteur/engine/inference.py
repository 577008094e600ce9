"""What a seat can conclude from what it saw: who holds which role or card since roles and hands change owners."""

from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.events import (
    CardPut,
    CardTakenOff,
    Discarded,
    Event,
    FellowsTold,
    FrontCleared,
    HandGiven,
    HandsSwapped,
    HatsSwapped,
    MapRead,
    PathLaid,
    RocksDropped,
    RoleInspected,
    RoleTaken,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.view import PlayerView


class KnownRoles(NamedTuple):
    """Roles of which a seat is sure."""

    held: dict[int, Role]
    """By the seat that has them now."""
    put_away: tuple[Role, ...]
    """Out of the round, among as many more as were exchanged unseen."""
    exchanged: int
    """How many roles were put away in all."""


def known_roles(view: PlayerView) -> KnownRoles:
    """Return the roles that the viewer is sure of, the own one included."""
    held: dict[int, Role] = {}
    put_away: list[Role] = []
    exchanged = 0
    for event in view.memory:
        if isinstance(event, FellowsTold):
            held |= dict.fromkeys(event.fellows or (), "saboteur")
    for event in _as_seen(view):
        if isinstance(event, RoleInspected) and event.role is not None:
            held[event.target] = event.role
        elif isinstance(event, HatsSwapped):
            exchanged += 1
            if event.target in held:
                put_away.append(held.pop(event.target))
        elif isinstance(event, RoleTaken) and event.before is not None:
            put_away.append(event.before)
    if view.seat is not None and view.role is not None:
        held[view.seat] = view.role
    return KnownRoles(held, tuple(put_away), exchanged)


def known_hands(view: PlayerView) -> dict[int, tuple[Card, ...]]:
    """Return the cards that the viewer is sure of in other hands, because they were its own before.

    Once such a seat discards something face down, nothing is sure any more.
    """
    known: dict[int, list[Card]] = {}
    for event in _as_seen(view):
        seat, card = played(event)
        if seat is not None and card in known.get(seat, ()):
            known[seat].remove(card)
        if isinstance(event, HandsSwapped):
            one, other = known.pop(event.seat, None), known.pop(event.target, None)
            known |= {seat: cards for seat, cards in ((event.target, one), (event.seat, other)) if cards is not None}
        elif isinstance(event, HandGiven) and event.cards is not None:
            known[event.target] = list(event.cards)
        elif isinstance(event, Discarded | FrontCleared):
            known.pop(event.seat, None)
    return {seat: tuple(cards) for seat, cards in known.items() if seat != view.seat}


def played(event: Event) -> tuple[int | None, Card]:
    """Return who played which card face up with this event, or None and an empty text."""
    match event:
        case PathLaid(seat, card) | ToolBroken(seat, card) | ToolRepaired(seat, card) | CardPut(seat, card):
            return seat, card
        case RocksDropped(seat):
            return seat, catalog.ROCKFALL
        case MapRead(seat):
            return seat, catalog.MAP
        case CardTakenOff(seat, taken):
            return seat, catalog.HANDS_OFF if taken == catalog.THEFT else catalog.FREE
        case HandsSwapped(seat):
            return seat, catalog.SWAP_HANDS
        case HatsSwapped(seat):
            return seat, catalog.SWAP_HATS
        case RoleInspected(seat):
            return seat, catalog.INSPECT
    return None, ""


def _as_seen(view: PlayerView) -> list[Event]:
    """Return the events of the round as the viewer saw them: what it alone saw stands in its place."""
    own = [event for event in view.memory if not isinstance(event, FellowsTold)]
    seen: list[Event] = []
    for event in view.table.log:
        if own and type(event) is type(own[0]) and getattr(event, "seat", None) == view.seat:
            seen.append(own.pop(0))
        else:
            seen.append(event)
    return seen
