"""How many may play, and who moves which hunter (rules section 2.7)."""

from typing import Final

from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset

SEATS: Final = range(1, 5)
_TWO_EACH: Final = 4


def hunter_count(ruleset: Ruleset, seats: int) -> int:
    """Return how many hunters that many players move; raises ValueError when so many cannot play.

    Two players move two each, in turn; a lone player moves a whole party; otherwise everybody has one.
    """
    if seats not in SEATS:
        raise ValueError(wrong_number(seats))
    if seats == 1:
        return ruleset.solo_hunters
    return _TWO_EACH if seats == 2 else seats


def wrong_number(seats: int) -> str:
    """Return the sentence that says how many may play."""
    return f"the Haunted House is for {SEATS[0]} to {SEATS[-1]} players, not {seats}"
