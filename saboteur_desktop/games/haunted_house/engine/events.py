"""Every fact that follows from a move or the start, as NamedTuples. Nothing of them is secret.

``kind`` is the name of the event in records; it also keeps different events with the same facts apart.
"""

from typing import Literal, NamedTuple

from saboteur_desktop.games.haunted_house.engine.board import Lock, Place
from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.engine.ruleset import Face

Result = Literal["won", "six", "trapped", "stuck"]
"""How a match came out: all jewels and hunters are out; one haunting too many; every hunter is trapped alone with a
jewel; nobody can fetch the jewel whose number is next."""


class MatchBegun(NamedTuple):
    """The house was furnished; that hunter is first."""

    hunter: int

    kind: str = "match_begun"


class Rolled(NamedTuple):
    """The movement die fell."""

    hunter: int
    die: int

    kind: str = "rolled"


class CardTurned(NamedTuple):
    """A card was turned up. A void one is skipped, and the next card takes its place."""

    card: Card
    void: bool = False

    kind: str = "card_turned"


class GhostCame(NamedTuple):
    """A ghost came into a room; the letter was that of another room when that one, and maybe more, were haunted."""

    letter: Place
    room: Place

    kind: str = "ghost_came"


class HauntingCame(NamedTuple):
    """Three ghosts became a haunting."""

    room: Place

    kind: str = "haunting_came"


class PileShuffled(NamedTuple):
    """The discards, and what was left of the pile, were shuffled into a new pile of that size."""

    size: int

    kind: str = "pile_shuffled"


class DoorsLocked(NamedTuple):
    """The doors of a colour are locked, those of the other one open."""

    colour: Lock

    kind: str = "doors_locked"


class DoorsUnlocked(NamedTuple):
    """All doors are open again."""

    colour: Lock

    kind: str = "doors_unlocked"


class Walked(NamedTuple):
    """A hunter walked this way; a way of one space is staying."""

    hunter: int
    way: tuple[Place, ...]

    kind: str = "walked"


class NumberShown(NamedTuple):
    """The number of a jewel was turned up."""

    room: Place
    number: int

    kind: str = "number_shown"


class JewelTaken(NamedTuple):
    """A hunter lifted the jewel of a room; the number is 0 where jewels have none."""

    hunter: int
    room: Place
    number: int

    kind: str = "jewel_taken"


class JewelLaid(NamedTuple):
    """A hunter laid its jewel down in a room."""

    hunter: int
    room: Place
    number: int

    kind: str = "jewel_laid"


class JewelOut(NamedTuple):
    """A hunter brought its jewel out of the house."""

    hunter: int
    number: int
    out: int
    """How many are out now."""

    kind: str = "jewel_out"


class Fought(NamedTuple):
    """The battle dice were rolled."""

    hunter: int
    room: Place
    faces: tuple[Face, ...]

    kind: str = "fought"


class GhostsGone(NamedTuple):
    """Ghosts left a room."""

    room: Place
    ghosts: int

    kind: str = "ghosts_gone"


class HauntingGone(NamedTuple):
    """A haunting left a room."""

    room: Place

    kind: str = "haunting_gone"


class MatchEnded(NamedTuple):
    """The match is won or lost."""

    result: Result

    kind: str = "match_ended"


Event = (
    MatchBegun
    | Rolled
    | CardTurned
    | GhostCame
    | HauntingCame
    | PileShuffled
    | DoorsLocked
    | DoorsUnlocked
    | Walked
    | NumberShown
    | JewelTaken
    | JewelLaid
    | JewelOut
    | Fought
    | GhostsGone
    | HauntingGone
    | MatchEnded
)
