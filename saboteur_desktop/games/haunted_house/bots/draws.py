"""The house as drawing cards changes it, in a form that is fast to follow through many draws."""

from dataclasses import dataclass
from typing import Final

from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, SHUFFLE, Card, deck
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.kernel.rng import Rng

_SAMPLES: Final = 4000
_FULL: Final = 2
_BITS: Final = 2


@dataclass(frozen=True, slots=True)
class House:
    """Ghosts as two bits for each room, evil spirits and cards as one bit for each; the shuffle card is the last."""

    rooms: int
    ghosts: int
    haunted: int
    letters: int
    """What may lie in the pile: the letters of rooms, and the shuffle card."""
    deck: int
    """The same after a shuffle."""
    pile: tuple[Card, ...]
    """All that may lie in the pile, by the names of the cards."""
    whole: tuple[Card, ...]
    limit: int
    """How many evil spirits end the match."""
    traps: int
    """The rooms that end it when all of them are haunted; 0 when none do."""
    number: dict[Card, int]

    def after_letter(self, letter: int, ghosts: int, haunted: int) -> tuple[int, int, int]:
        """Return where the ghost of a letter comes, and the ghosts and evil spirits then."""
        room = letter
        while haunted >> room & 1:
            room = (room + 1) % self.rooms
        if ghosts >> _BITS * room & 3 == _FULL:
            return room, ghosts & ~(3 << _BITS * room), haunted | 1 << room
        return room, ghosts + (1 << _BITS * room), haunted

    def is_lost(self, haunted: int) -> bool:
        """Return whether the match is over with these evil spirits."""
        return haunted.bit_count() >= self.limit or (self.traps > 0 and haunted & self.traps == self.traps)


def house_of(table: OpenTable) -> House:
    """Return the house on a table, and the cards that are not among the open discards."""
    number = table.board.room_number
    whole = deck(table.board, table.ruleset.extra_cards)
    left = list(whole)
    for card in table.discards:
        if card in left:
            left.remove(card)
    bits = {card: 1 << place for place, card in enumerate((*table.board.rooms, SHUFFLE))}
    alone = len(set(table.places)) == len(table.places) and None not in table.carried
    shut = alone and all(map(table.board.is_room, table.places))
    return House(
        rooms=len(number),
        ghosts=sum(ghosts << _BITS * room for room, ghosts in enumerate(table.ghosts)),
        haunted=sum(1 << room for room, haunted in enumerate(table.haunted) if haunted),
        letters=sum(bits.get(card, 0) for card in left),
        deck=sum(bits.values()),
        pile=tuple(left),
        whole=whole,
        limit=table.ruleset.losing_hauntings,
        traps=sum(1 << number[place] for place in table.places) if shut else 0,
        number=dict(number),
    )


def sampled(house: House, chances: list[float]) -> tuple[float, ...]:
    """Return how often an evil spirit appeared in each room, over a fixed number of ways the cards may come.

    ``chances`` tells how likely each number of draws is.
    """
    rng = Rng("odds")
    appears = [0] * house.rooms
    for _ in range(_SAMPLES):
        rest, draws = rng.chance(), 0
        while draws < len(chances) - 1 and rest >= chances[draws]:
            rest -= chances[draws]
            draws += 1
        for room in _Way(house, rng).followed(draws):
            appears[room] += 1
    return tuple(count / _SAMPLES for count in appears)


class _Way:
    """One way in which the cards may come."""

    __slots__ = ("_appeared", "_ghosts", "_haunted", "_house", "_pile", "_rng")

    def __init__(self, house: House, rng: Rng) -> None:
        self._house, self._rng = house, rng
        self._pile, self._ghosts, self._haunted = list(house.pile), house.ghosts, house.haunted
        self._appeared: list[int] = []

    def followed(self, draws: int) -> list[int]:
        """Return the rooms in which an evil spirit appeared, in that order, over that many draws."""
        for _ in range(draws):
            card = self._drawn()
            if card in DRAW:
                self._draw_more(DRAW[card])
            elif card == SHUFFLE:
                self._pile = list(self._house.whole)
            else:
                self._obey(card)
            if self._house.is_lost(self._haunted):
                break
        return self._appeared

    def _draw_more(self, count: int) -> None:
        while count and not self._house.is_lost(self._haunted):
            card = self._drawn()
            if card != SHUFFLE and card not in DRAW:
                count -= 1
                self._obey(card)
        self._pile = list(self._house.whole)

    def _drawn(self) -> Card:
        if not self._pile:
            self._pile = list(self._house.whole)
        place = self._rng.below(len(self._pile))
        card, self._pile[place] = self._pile[place], self._pile[-1]
        self._pile.pop()
        return card

    def _obey(self, card: Card) -> None:
        if card in LOCK:
            return
        before = self._haunted
        room, self._ghosts, self._haunted = self._house.after_letter(self._house.number[card], self._ghosts, before)
        if self._haunted != before:
            self._appeared.append(room)
