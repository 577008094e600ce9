"""Furnishing the house for a match (rules section 1)."""

from saboteur_desktop.games.haunted_house.engine.board import Board, board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.chance import Chance
from saboteur_desktop.games.haunted_house.engine.events import MatchBegun
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import hunter_count
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.game import Applied
from saboteur_desktop.kernel.rng import Rng


def furnished(ruleset: Ruleset, seats: int, rng: Rng, starter: int) -> Applied[GameState]:
    """Return a match at its beginning; raises ValueError when that many cannot play or the starter is none of them."""
    hunters = hunter_count(ruleset, seats)
    if not 0 <= starter < seats:
        raise ValueError(f"there is no seat {starter} at a table of {seats}")
    house = board(ruleset.board)
    pile = rng.shuffled(deck(house, ruleset.extra_cards))
    numbers = jewel_numbers(house, ruleset, rng)
    begun = MatchBegun(starter)
    table = OpenTable(
        ruleset=ruleset,
        seats=seats,
        phase="rolling",
        starter=starter,
        to_move=starter,
        hunter=starter,
        turn=1,
        die=None,
        places=(house.outside,) * hunters,
        carried=(None,) * hunters,
        ghosts=first_ghosts(house, ruleset),
        haunted=(False,) * len(house.rooms),
        jewels=unseen(numbers),
        out=0,
        discards=(),
        pile_size=len(pile),
        lock=None,
        log=(begun,),
        result=None,
        outcome=None,
    )
    state = GameState(table, pile, numbers, Chance(f"{rng.next_word():016x}"))
    return Applied(state, (begun,))


def first_ghosts(house: Board, ruleset: Ruleset) -> tuple[int, ...]:
    """Return how many ghosts wait in each room at the start."""
    taken = [place for place, count in enumerate(house.start_ghosts) if count]
    if ruleset.start_ghosts == "first_and_last":
        taken = [taken[0], taken[-1]]
    elif ruleset.start_ghosts == "none":
        taken = []
    return tuple(count if place in taken else 0 for place, count in enumerate(house.start_ghosts))


def jewel_numbers(house: Board, ruleset: Ruleset, rng: Rng) -> tuple[int | None, ...]:
    """Return the jewels of all rooms, their numbers mixed where they have some."""
    count = len(house.jewel_rooms)
    numbers = rng.shuffled(range(1, count + 1)) if ruleset.numbered_jewels else (UNNUMBERED,) * count
    lying = dict(zip(house.jewel_rooms, numbers, strict=True))
    return tuple(lying.get(room) for room in house.rooms)


def unseen(numbers: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """Return jewels as they lie number down."""
    return tuple(None if number is None else UNNUMBERED for number in numbers)
