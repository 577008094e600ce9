"""How likely each room is to get the next ghosts: players may count the open discards, and so do these."""

from collections import Counter
from typing import Final

from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable

Rates = tuple[float, ...]
"""How many cards would bring a ghost into each room: those of the pile, and discards as far as a shuffle is near."""

_AFTER_A_SHUFFLE: Final = 0.7


def rates(table: OpenTable) -> Rates:
    """Return the rates of all rooms, overflow counted."""
    house = table.board
    told = [0.0] * len(house.rooms)
    unseen = Counter(deck(house, table.ruleset.extra_cards)) - Counter(table.discards)
    for cards, weight in ((unseen.elements(), 1.0), (table.discards, _AFTER_A_SHUFFLE)):
        for card in cards:
            room = house.room_number.get(card)
            if room is not None:
                while table.haunted[room]:
                    room = (room + 1) % len(told)
                told[room] += weight
    return tuple(told)
