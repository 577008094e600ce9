"""Invented worlds: a state that agrees with all that lies open, the rest drawn at random."""

from collections import Counter

from saboteur_desktop.games.haunted_house.engine.cards import Card, deck
from saboteur_desktop.games.haunted_house.engine.chance import Chance
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.rng import Rng


def sample(view: HouseView, rng: Rng) -> GameState:
    """Return a state whose open part is that of the view; raises ValueError unless it has a whole deck."""
    table = view.table
    pile = rng.shuffled(cards_in_pile(table))
    return GameState(table, pile, _numbers(table, rng), Chance(f"{rng.next_word():016x}"))


def cards_in_pile(table: OpenTable) -> tuple[Card, ...]:
    """Return what is in the pile, in the order of the deck and not of the pile; raises ValueError when that differs."""
    left = Counter(deck(table.board, table.ruleset.extra_cards))
    left.subtract(Counter(table.discards))
    if any(count < 0 for count in left.values()) or left.total() != table.pile_size:
        raise ValueError("the cards on this table are not those of a whole deck")
    return tuple(left.elements())


def _numbers(table: OpenTable, rng: Rng) -> tuple[int | None, ...]:
    if not table.ruleset.numbered_jewels:
        return table.jewels
    seen = {number for number in (*table.jewels, *table.carried) if number}
    hidden = [number for number in range(table.out + 1, len(table.board.jewel_rooms) + 1) if number not in seen]
    if len(hidden) != table.jewels.count(UNNUMBERED):
        raise ValueError("the jewels on this table are not those of a whole game")
    unseen = iter(rng.shuffled(hidden))
    return tuple(next(unseen) if number == UNNUMBERED else number for number in table.jewels)
