"""What a hunter is about to do, as a value: the words for it belong to the screen."""

from dataclasses import dataclass
from enum import StrEnum

from saboteur_desktop.games.haunted_house.engine.board import Place


class Aim(StrEnum):
    """What for a hunter walks."""

    FETCH = "fetch"
    """The jewel of a room is wanted."""
    LOOK = "look"
    """The number of a room's jewel is wanted."""
    CARRY_HOME = "carry_home"
    """The jewel in the pack is brought out."""
    KEEP = "keep"
    """The jewel in the pack has to wait until its number comes."""
    PUT_DOWN = "put_down"
    """The jewel in the pack is laid down, so that the hands are free."""
    CLEAR = "clear"
    """Ghosts in a room are fought before they are three."""
    BANISH = "banish"
    """A haunting is driven out, which takes two."""
    RESCUE = "rescue"
    """A hunter is helped out of a trap."""
    WAIT_FOR_HELP = "wait_for_help"
    """Trapped, and alone."""
    LEAVE_HOUSE = "leave_house"
    """Nothing is left to do but to be outside."""


@dataclass(frozen=True, slots=True)
class Intention:
    """One sentence: who wants what, where, and for whom."""

    hunter: int
    aim: Aim
    room: Place | None = None
    other: int | None = None
    """The hunter that is helped."""
