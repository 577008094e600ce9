"""Role cards: how many of each are shuffled, how many cards a hand has (rules/base.md 1.5, rules/saboteur2.md 2)."""

from functools import cache
from typing import Final, Literal

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

Role = Literal["miner", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist"]
"""The first two are dealt in every base game, the third in its variants, all but the first and third in Saboteur 2."""

_SABOTEUR_CARDS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
_FIXED_SABOTEURS: Final = {3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4}
_HAND_SIZES: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
_EXPANSION_HAND: Final = 6
_SABOTEUR_PAY: Final = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}
_FIXED_PAY: Final = {3: 4, 4: 2, 5: 3, 6: 4, 7: 3, 8: 3, 9: 2, 10: 2}

_EXPANSION_ROLES: Final[tuple[Role, ...]] = (
    *("blue",) * 4,
    *("green",) * 4,
    *("saboteur",) * 3,
    *("geologist",) * 2,
    "boss",
    "profiteer",
)

SEAT_COUNTS: Final = tuple(_HAND_SIZES)
"""How many may play the base game."""


def seat_counts(ruleset: Ruleset) -> tuple[int, ...]:
    """Return how many may play by these rules."""
    if ruleset.expansion:
        return tuple(range(2, 13))
    return (4,) if ruleset.selfish_dwarf == "four_players" else SEAT_COUNTS


@cache
def role_cards(ruleset: Ruleset, seats: int) -> tuple[Role, ...]:
    """Return the role cards that are shuffled: as many as seats, or with some to spare."""
    if ruleset.expansion:
        return _EXPANSION_ROLES
    if ruleset.selfish_dwarf == "four_players":
        return "miner", "miner", "selfish", "saboteur"
    saboteurs = _FIXED_SABOTEURS[seats] if ruleset.fixed_roles else _SABOTEUR_CARDS[seats]
    spare = 0 if ruleset.fixed_roles or ruleset.spare_role == "max_saboteurs" else 1
    miners = seats + spare - saboteurs
    selfish = 1 if ruleset.selfish_dwarf == "added" else 0
    cards: list[Role] = ["saboteur"] * saboteurs
    cards += ["miner"] * (miners - selfish)
    cards += ["selfish"] * selfish
    return tuple(cards)


def hand_size(ruleset: Ruleset, seats: int) -> int:
    """Return how many cards each seat is dealt."""
    return _EXPANSION_HAND if ruleset.expansion else _HAND_SIZES[seats]


def saboteur_pay(ruleset: Ruleset, seats: int, saboteurs: int) -> int:
    """Return the nuggets for each of that many saboteurs in play when the gold was not reached (section 7.2)."""
    if ruleset.fixed_roles and saboteurs:
        return _FIXED_PAY[seats]
    return _SABOTEUR_PAY.get(saboteurs, 2)
