"""What a seat has reason to believe: where the gold lies and who the saboteurs are."""

from collections.abc import Sequence
from math import comb, exp
from typing import Final

from saboteur_desktop.games.saboteur.bots.deeds import Deed, deeds
from saboteur_desktop.games.saboteur.engine.board import reached_goals
from saboteur_desktop.games.saboteur.engine.catalog import GOLD
from saboteur_desktop.games.saboteur.engine.roles import role_cards
from saboteur_desktop.games.saboteur.engine.view import PlayerView

Odds = tuple[float, float, float]
"""The chance that the gold is the goal top, middle or bottom."""

_HELPED: Final = -0.7
"""A turn that brought the tunnel a card nearer."""
_HINDERED: Final = 1.1
"""A turn that took it a card farther away."""
_ROCKS: Final = 1.6
"""The same with rocks, which nobody is dealt only by bad luck into playing there."""
_BROKE: Final = 1.2
"""Breaking a tool of a miner for certain; of a saboteur for certain it speaks as much for the seat."""
_MENDED: Final = -0.8
_PASSED: Final = 0.12
"""Passing with whole tools."""
_MOST: Final = 3.5
"""However much one seat did, the log odds are never moved farther: people play in ways not counted here."""


def gold_odds(view: PlayerView) -> Odds:
    """Return where the gold may be, from the goals turned up and those the seat looked at itself."""
    known = view.known_goals()
    if GOLD in known:
        chances = [float(card == GOLD) for card in known]
    else:
        # A goal that the tunnel reached and that stays face down can only be a stone that fits nowhere.
        stuck = {reached.goal for reached in reached_goals(view.table.board)}
        possible = [card is None and goal not in stuck for goal, card in enumerate(known)]
        chances = [may_be / sum(possible) for may_be in possible]
    return chances[0], chances[1], chances[2]


def gain(odds: Odds, gains: Sequence[float]) -> float:
    """Return the gain to expect for the gold when each goal is worth that."""
    return odds[0] * gains[0] + odds[1] * gains[1] + odds[2] * gains[2]


def suspicion(view: PlayerView, odds: Odds) -> tuple[float, ...]:
    """Return for each seat the chance that it is a saboteur, as the viewing seat has reason to think."""
    table = view.table
    told = deeds(table)
    evidence = [0.0] * table.seats
    for deed in told:
        evidence[deed.seat] += _of_digging(deed, odds)
    first = _chances(view, evidence)
    for deed in told:
        if deed.target is not None:
            weight = _BROKE if deed.kind == "broke" else _MENDED
            evidence[deed.seat] += weight * (1 - 2 * first[deed.target]) * (deed.target != deed.seat)
    return _chances(view, evidence)


def _of_digging(deed: Deed, odds: Odds) -> float:
    if deed.kind == "passed":
        return _PASSED
    if deed.target is not None:
        return 0.0
    # Half by the seat's own knowledge, half by the best that the other may have thought of it.
    came_nearer = (gain(odds, deed.gains) + deed.best) / 2
    came_nearer = max(-2.0, min(1.5, came_nearer))
    if deed.kind == "rocks":
        return -_ROCKS * came_nearer
    return (_HELPED if came_nearer > 0 else -_HINDERED) * came_nearer


def _chances(view: PlayerView, evidence: Sequence[float]) -> tuple[float, ...]:
    """Weigh every way the role cards may lie, all at once.

    With weights ``w`` for the others, the chance of a set of k saboteurs is the product of its weights; the sums over
    all sets of a size are the elementary symmetric polynomials.
    """
    table = view.table
    cards = list(role_cards(table.ruleset, table.seats))
    others = [seat for seat in range(table.seats) if seat != view.seat]
    if view.role is not None:
        cards.remove(view.role)
    most, total, unseen_seats = cards.count("saboteur"), len(cards), len(others)
    weights = [exp(max(-_MOST, min(_MOST, evidence[seat]))) for seat in others]
    # A hand of k saboteurs among the others leaves the rest in the spare card.
    ways = [comb(total - unseen_seats, most - count) if most >= count else 0 for count in range(most + 1)]
    whole = sum(way * part for way, part in zip(ways, _symmetric(weights, most), strict=True))
    chances = [float(view.role == "saboteur")] * table.seats
    for place, seat in enumerate(others):
        rest = _symmetric(weights[:place] + weights[place + 1 :], most)
        with_seat = sum(ways[count] * rest[count - 1] for count in range(1, most + 1))
        chances[seat] = weights[place] * with_seat / whole
    return tuple(chances)


def _symmetric(weights: Sequence[float], most: int) -> list[float]:
    """Return the elementary symmetric polynomials of the weights up to a degree."""
    sums = [1.0] + [0.0] * most
    for weight in weights:
        for degree in range(most, 0, -1):
            sums[degree] += weight * sums[degree - 1]
    return sums
