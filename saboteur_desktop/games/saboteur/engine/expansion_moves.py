"""What may be done with the cards that only Saboteur 2 has, and by discarding (rules/saboteur2.md sections 3 and 4)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, overload

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import (
    FREE,
    HANDS_OFF,
    INSPECT,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, Move, PlayOn, PlayTheft, Steal
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.refusal import Held, IllegalReason

_MOST_DISCARDS: Final = 3
_TO_CLEAR: Final = 2

TAKES_OFF: Final[Mapping[Card, Card]] = {HANDS_OFF: THEFT, FREE: TRAP}
"""The cards that rid a seat of one in front of it."""
_clear = cache(ClearFront)
_play_on = cache(PlayOn)
_steal = cache(Steal)
_THEFT: Final = PlayTheft()


class ExpansionMoves(Sequence[Move]):
    """What a seat may do: its plays, every way to pass with one to three cards, every way to clear a card in front.

    Of a full hand there are 41 ways to pass, and most of them nobody looks at: each is made when it is asked for. Their
    cards stand by name, for the same cards are the same move, however they are held.
    """

    __slots__ = ("_cards", "_clears", "_passes", "_plays")

    def __init__(self, plays: list[Move], hand: tuple[Card, ...], in_front: tuple[Card, ...]) -> None:
        self._plays = plays
        self._cards = sorted(hand)
        self._passes = _choices(tuple(map(self._cards.index, self._cards)))
        pairs = (self._chosen(choice) for choice in self._passes if len(choice) == _TO_CLEAR)
        self._clears = [_clear(pair, lying) for pair in pairs for lying in in_front] if in_front else []

    def __len__(self) -> int:
        return len(self._plays) + len(self._passes) + len(self._clears)

    def __iter__(self) -> Iterator[Move]:
        yield from self._plays
        for choice in self._passes:
            yield Discard(self._chosen(choice))
        yield from self._clears

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | Sequence[Move]:
        if isinstance(place, slice):
            return list(self)[place]
        number = place - len(self._plays) if place >= 0 else place + len(self) - len(self._plays)
        if number < 0:
            return self._plays[place if place >= 0 else number]
        if number < len(self._passes):
            return Discard(self._chosen(self._passes[number]))
        return self._clears[number - len(self._passes)]

    def _chosen(self, choice: tuple[int, ...]) -> tuple[Card, ...]:
        return tuple([self._cards[number] for number in choice])


@cache
def _choices(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return each different choice of one to three cards by their places; of cards alike, all have the first one's."""
    numbers = range(1, _MOST_DISCARDS + 1)
    return tuple(dict.fromkeys(choice for number in numbers for choice in combinations(places, number)))


def legal_thefts(targets: Iterable[int]) -> tuple[Steal, ...]:
    """Return what a thief may do at the end of the round; taking is never a duty."""
    return (*map(_steal, targets), _steal(None))


def ways_to_play_theft(table: OpenTable, seat: int, card: Card) -> Iterable[Move]:
    """Return the move when no theft lies in front of the seat."""
    return () if card in table.in_front[seat] else (_THEFT,)


def ways_to_play_on(table: OpenTable, seat: int, card: Card) -> Iterable[Move]:
    """Return a move for each seat that the card may be played on."""
    spared = seat if card in _NEVER_ON_ONESELF else None
    refused = ON_A_SEAT[card]
    return [
        _play_on(card, target) for target in range(table.seats) if target != spared and refused(table, target) is None
    ]


def play_on_refused(table: OpenTable, seat: int, held: Held, move: PlayOn) -> IllegalReason | None:
    """Return why the card may not be played on that seat."""
    if move.card not in held or move.card not in ON_A_SEAT:
        return IllegalReason.NOT_IN_HAND
    if not 0 <= move.target < table.seats:
        return IllegalReason.NO_SUCH_TARGET
    return _not_on(table, seat, move.card, move.target)


def theft_refused(table: OpenTable, seat: int, held: Held, _move: PlayTheft) -> IllegalReason | None:
    """Return why a theft may not be put in front of the seat."""
    if THEFT not in held:
        return IllegalReason.NOT_IN_HAND
    return IllegalReason.ALREADY_IN_FRONT if THEFT in table.in_front[seat] else None


def clear_refused(table: OpenTable, seat: int, held: Held, move: ClearFront) -> IllegalReason | None:
    """Return why two cards cannot rid the seat of one in front of it."""
    for card in move.cards:
        if move.cards.count(card) > held.count(card):
            return IllegalReason.NOT_IN_HAND
    if len(move.cards) != _TO_CLEAR or not table.ruleset.expansion:
        return IllegalReason.WRONG_COUNT
    return None if move.remove in table.in_front[seat] else IllegalReason.NOTHING_TO_REMOVE


def discards_allowed(table: OpenTable) -> int:
    """Return how many cards a seat may discard at most to pass."""
    return _MOST_DISCARDS if table.ruleset.expansion else 1


def steal_refused(table: OpenTable, seat: int, held: Held, move: Steal) -> IllegalReason | None:
    """Return why a thief may not take from that seat."""
    if table.phase != "stealing":
        return IllegalReason.NOT_OFFERED
    if move.target is None:
        return None
    if not 0 <= move.target < table.seats:
        return IllegalReason.NO_SUCH_TARGET
    if move.target == seat:
        return IllegalReason.SELF_TARGET
    return None if move.target in held else IllegalReason.NOT_OFFERED


def _not_on(table: OpenTable, seat: int, card: Card, target: int) -> IllegalReason | None:
    if target == seat and card in _NEVER_ON_ONESELF:
        return IllegalReason.SELF_TARGET
    return ON_A_SEAT[card](table, target)


def _always(_table: OpenTable, _target: int) -> None:
    return None


def _trap_refused(table: OpenTable, target: int) -> IllegalReason | None:
    return IllegalReason.ALREADY_IN_FRONT if TRAP in table.in_front[target] else None


def _hands_off_refused(table: OpenTable, target: int) -> IllegalReason | None:
    return None if THEFT in table.in_front[target] else IllegalReason.NOTHING_TO_REMOVE


def _free_refused(table: OpenTable, target: int) -> IllegalReason | None:
    return None if TRAP in table.in_front[target] else IllegalReason.NOTHING_TO_REMOVE


def _hats_refused(table: OpenTable, _target: int) -> IllegalReason | None:
    return None if table.reserve else IllegalReason.NO_RESERVE


ON_A_SEAT: Final[Mapping[Card, Callable[[OpenTable, int], IllegalReason | None]]] = {
    HANDS_OFF: _hands_off_refused,
    FREE: _free_refused,
    TRAP: _trap_refused,
    SWAP_HANDS: _always,
    INSPECT: _always,
    SWAP_HATS: _hats_refused,
}
"""The cards that are played on a seat, and what forbids it beside that seat being one's own."""

_NEVER_ON_ONESELF: Final = frozenset({TRAP, SWAP_HANDS, INSPECT})
