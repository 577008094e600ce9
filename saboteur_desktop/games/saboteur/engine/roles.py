"""Role cards: how many of each are shuffled, how many cards a hand has (rules/base.md section 1.5)."""

from typing import Final, Literal

Role = Literal["miner", "saboteur"]

_SABOTEUR_CARDS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
_HAND_SIZES: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
_SABOTEUR_PAY: Final = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}

SEAT_COUNTS: Final = tuple(_HAND_SIZES)


def role_cards(seats: int, max_saboteurs: bool) -> tuple[Role, ...]:
    """Return the role cards that are shuffled: one more than seats, or none to spare with all saboteurs in play."""
    saboteurs = _SABOTEUR_CARDS[seats]
    miners = seats - saboteurs if max_saboteurs else seats + 1 - saboteurs
    cards: list[Role] = ["saboteur"] * saboteurs
    cards += ["miner"] * miners
    return tuple(cards)


def hand_size(seats: int) -> int:
    """Return how many cards each seat is dealt."""
    return _HAND_SIZES[seats]


def saboteur_pay(saboteurs: int) -> int:
    """Return the nuggets for each of that many saboteurs in play when the gold was not reached (section 7.2)."""
    return _SABOTEUR_PAY.get(saboteurs, 2)
