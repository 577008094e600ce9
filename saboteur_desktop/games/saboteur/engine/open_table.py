"""What lies open on the table: everything that everybody may know, spectators too.

State and views share this one value, so nothing secret can stand in it and nothing open can differ between seats.
It is a NamedTuple, like the state, because bots play thousands of rounds a second and these are made at every move.
"""

from typing import Literal, NamedTuple

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.events import Event, Winner
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.outcome import Outcome

Phase = Literal["playing", "sharing", "stealing", "round_over", "match_over"]
"""Playing; gold cards passed round; thieves take their nuggets; between two rounds; after the last."""


class RoundResult(NamedTuple):
    """How a round was decided."""

    winner: Winner
    finisher: int | None
    """The seat that laid the card which reached the gold; None when it was not reached."""
    roles: tuple[Role, ...]
    spare_roles: tuple[Role, ...]
    order: tuple[int, ...]
    """The seats in the order of choosing gold, one for each card drawn."""
    next_starter: int
    """The seat to the left of the one that played the last card."""


class OpenTable(NamedTuple):
    """The open part of a match in one moment."""

    ruleset: Ruleset
    seats: int
    round_no: int
    """Rounds are numbered from 1."""
    phase: Phase
    starter: int
    to_move: int | None
    board: Board
    in_front: tuple[tuple[Card, ...], ...]
    """The cards lying in front of each seat, in the order they were put there."""
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card | None, ...]
    """The discard pile, last card on top; None for a card put there face down."""
    gold_counts: tuple[int, ...]
    """How many gold cards each seat owns; their nuggets are secret until the end of the match.

    Where gold is counted in points: each seat's nuggets, or with hidden totals 1 for whoever has any.
    """
    log: tuple[Event, ...]
    """What happened in this round, as everybody saw it."""
    result: RoundResult | None
    past_winners: tuple[Winner, ...]
    """Who won each round that is over."""
    outcome: Outcome | None
    """The final standing, once the last round is over."""
    gold_shown: tuple[tuple[int, ...], ...] | None
    """Every seat's gold cards, once the last round is over."""
    reserve: int
    """How many roles nobody has."""
    thieves: tuple[int, ...]
    """The seats that have yet to steal, in their order."""
