"""What may happen next, in numbers: where evil spirits may appear, and how a fight may end."""

from dataclasses import dataclass
from math import comb
from typing import Final

from saboteur_desktop.games.haunted_house.bots.draws import House, house_of, sampled
from saboteur_desktop.games.haunted_house.bots.outlook import after_walk, fights, outlook_of
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.effects.fight import dice_in_fight
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable

_FACES: Final = 6
_WITH_GHOST: Final = 5


@dataclass(frozen=True, slots=True)
class FightOdds:
    """A fight, by its chances."""

    dice: int
    against_spirit: bool
    """Against an evil spirit, and not against ghosts."""
    success: float
    """The chance that somebody is driven out."""
    all_clear: float
    """The chance that nobody is left."""


def spirit_odds(table: OpenTable) -> tuple[float, ...]:
    """Return for each room the chance that an evil spirit appears there while every hunter rolls once.

    That is what may happen before the hunter on turn can walk again. Walks and fights on the way are left out of it.
    With the basic deck the chances are exact; with the extra cards they come from a fixed sample, with a standard error
    of 0.8 percentage points at most.
    """
    if table.result is not None:
        return (0.0,) * len(table.board.rooms)
    house, hunters = house_of(table), len(table.places)
    chances = [_draws(hunters, drawn) for drawn in range(hunters + 1)]
    return sampled(house, chances) if table.ruleset.extra_cards else _exact(house, chances)


def fight_odds(table: OpenTable, place: Place) -> FightOdds | None:
    """Return how a fight may end if the hunter on turn stops at a place, or None when there is none to fight."""
    room = table.board.room_number.get(place)
    if room is None:
        return None
    there = table.places.count(place) + (table.places[table.hunter] != place)
    dice = dice_in_fight(table.ghosts[room], table.haunted[room], there)
    if not dice:
        return None
    then = after_walk(outlook_of(table), table.hunter, Walk(place))
    success = all_clear = 0.0
    for chance, outcome in fights(then, table.hunter):
        success += chance * ((outcome.ghosts, outcome.haunted) != (then.ghosts, then.haunted))
        all_clear += chance * (not outcome.ghosts[room] and not outcome.haunted[room])
    return FightOdds(dice, table.haunted[room], success, all_clear)


def _draws(rolls: int, drawn: int) -> float:
    """Return the chance that so many of the rolls bring a card."""
    with_ghost = _WITH_GHOST / _FACES
    return comb(rolls, drawn) * with_ghost**drawn * (1 - with_ghost) ** (rolls - drawn)


def _exact(house: House, chances: list[float]) -> tuple[float, ...]:
    """Follow every order of the pile: positions that come out alike are followed together."""
    appears = [0.0] * house.rooms
    positions = {(house.letters, house.ghosts, house.haunted): 1.0}
    for drawn in range(1, len(chances)):
        happens = sum(chances[drawn:])
        after: dict[tuple[int, int, int], float] = {}
        for (pile, ghosts, haunted), chance in positions.items():
            cards = pile or house.deck
            share = chance / cards.bit_count()
            for card in range(house.rooms + 1):
                if not cards >> card & 1:
                    continue
                if card == house.rooms:
                    then = house.deck, ghosts, haunted
                else:
                    room, ghosts_then, haunted_then = house.after_letter(card, ghosts, haunted)
                    if haunted_then != haunted:
                        appears[room] += share * happens
                        if house.is_lost(haunted_then):
                            continue
                    then = cards & ~(1 << card), ghosts_then, haunted_then
                after[then] = after.get(then, 0.0) + share
        positions = after
    return tuple(appears)
