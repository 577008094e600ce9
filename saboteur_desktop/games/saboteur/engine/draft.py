"""A state being changed by one move: effects write into a draft, and closing it gives the new state and its events.

A draft is opened and closed at every move, so it is written for speed: ``tuple.__new__`` and ``+`` on tuples cost a
third of naming every field and of unpacking.
"""

from functools import cache
from typing import TypeVar

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.events import FROM_OUTSIDE, CardDrawn, Event, outside
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.game import Applied

T = TypeVar("T")


@cache
def _card_drawn(seat: int, card: Card) -> tuple[Event, Event]:
    """Return the event as its seat sees it, and as everybody else does."""
    event = CardDrawn(seat, card)
    return event, outside(event)


class Draft:
    """The parts of a GameState, open for change. The state it was made from is left as it was."""

    __slots__ = (
        "board",
        "credit",
        "deck",
        "discards",
        "drawn",
        "draws",
        "events",
        "forced_passes",
        "goals",
        "gold",
        "gold_counts",
        "gold_deck",
        "gold_found",
        "gold_shown",
        "hands",
        "in_front",
        "log",
        "memories",
        "offered",
        "open_events",
        "outcome",
        "past_winners",
        "phase",
        "put_away",
        "result",
        "roles",
        "round_no",
        "round_pay",
        "ruleset",
        "seats",
        "spare_roles",
        "starter",
        "thieves",
        "to_move",
    )

    def __init__(self, state: GameState) -> None:
        (
            table,
            hands,
            self.deck,
            self.roles,
            self.spare_roles,
            self.goals,
            self.gold_deck,
            self.gold,
            self.credit,
            self.offered,
            self.drawn,
            self.round_pay,
            self.forced_passes,
            self.put_away,
            memories,
        ) = state
        self.hands = list(hands)
        self.memories = list(memories)
        (
            self.ruleset,
            self.seats,
            self.round_no,
            self.phase,
            self.starter,
            self.to_move,
            self.board,
            self.in_front,
            _,
            _,
            self.discards,
            self.gold_counts,
            self.log,
            self.result,
            self.past_winners,
            self.outcome,
            self.gold_shown,
            _,
            self.thieves,
        ) = table
        self.events: list[Event] = []
        self.open_events: list[Event] = []
        self.gold_found = False
        self.draws: tuple[int, int] | None = None
        """Who draws after the move and how many; None is the mover, one."""

    def happen(self, event: Event) -> None:
        """Note an event in the log, and in the memory of the seat that alone saw it wholly."""
        self.events.append(event)
        seen_as = FROM_OUTSIDE.get(type(event))
        if seen_as is None:
            self.open_events.append(event)
        else:
            self.open_events.append(seen_as(event))
            self.memories[event.seat] += (event,)  # type: ignore[union-attr]

    def lose_card(self, seat: int, card: Card) -> None:
        """Take one card out of a hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def draw_card(self, seat: int) -> None:
        """Draw the top card into a hand, when there is one."""
        if self.deck:
            card = self.deck[0]
            self.deck = self.deck[1:]
            self.hands[seat] += (card,)
            event, seen_as = _card_drawn(seat, card)
            # As happen() does it, but this happens at nearly every move.
            self.events.append(event)
            self.open_events.append(seen_as)
            self.memories[seat] += (event,)

    def own_gold(self, seat: int, cards: tuple[int, ...]) -> None:
        """Say which gold cards a seat owns now."""
        self.gold = put(self.gold, seat, cards)
        self.gold_counts = put(self.gold_counts, seat, len(cards))

    def own_points(self, seat: int, nuggets: int) -> None:
        """Say how many nuggets a seat has now, where they are plain points."""
        self.gold = put(self.gold, seat, (nuggets,))
        shown = nuggets if self.ruleset.show_totals else min(nuggets, 1)
        self.gold_counts = put(self.gold_counts, seat, shown)

    def table(self) -> OpenTable:
        """Return what lies open as the draft stands now."""
        return tuple.__new__(
            OpenTable,
            (
                self.ruleset,
                self.seats,
                self.round_no,
                self.phase,
                self.starter,
                self.to_move,
                self.board,
                self.in_front,
                tuple(map(len, self.hands)),
                len(self.deck),
                self.discards,
                self.gold_counts,
                self.log + tuple(self.open_events),
                self.result,
                self.past_winners,
                self.outcome,
                self.gold_shown,
                len(self.spare_roles),
                self.thieves,
            ),
        )

    def close(self) -> Applied[GameState]:
        """Return the new state and what happened."""
        state = tuple.__new__(
            GameState,
            (
                self.table(),
                tuple(self.hands),
                self.deck,
                self.roles,
                self.spare_roles,
                self.goals,
                self.gold_deck,
                self.gold,
                self.credit,
                self.offered,
                self.drawn,
                self.round_pay,
                self.forced_passes,
                self.put_away,
                tuple(self.memories),
            ),
        )
        return tuple.__new__(Applied, (state, tuple(self.events)))


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the row with one place changed."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)
