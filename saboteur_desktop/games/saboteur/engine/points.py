"""Who is paid how many nuggets where gold is counted in points (rules/saboteur2.md sections 4.1, 6 and 8.1)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card, Team
from saboteur_desktop.games.saboteur.engine.catalog import GOLD, THEFT, TRAP
from saboteur_desktop.games.saboteur.engine.events import CardPut, Event, GoldStolen, RoundPaid, Winner
from saboteur_desktop.games.saboteur.engine.legality import has_broken_tool
from saboteur_desktop.games.saboteur.engine.reach import crystals, reaches
from saboteur_desktop.games.saboteur.engine.roles import Role, saboteur_pay
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

TEAMS: Final[tuple[Team, ...]] = ("blue", "green")

PAY: Final = (0, 5, 4, 3, 2, 1)
"""What each is paid by the number of winners; from five on it is one nugget."""
_LESS: Final[dict[Role, int]] = {"boss": 1, "profiteer": 2}

_FIRST_MINER, _OTHER_MINER, _ALONE = 3, 2, 4


class Paid(NamedTuple):
    """How a round came out."""

    winner: Winner
    nuggets: tuple[int, ...]
    """What each seat is paid, thefts aside."""
    open_to: tuple[Team, ...] = ()
    """The teams to which some way to the gold is open."""
    crystals: int = 0
    """How many crystals the geologists are paid for."""


class Round(NamedTuple):
    """What the pay depends on."""

    ruleset: Ruleset
    board: Board
    roles: tuple[Role, ...]
    in_front: tuple[tuple[Card, ...], ...]
    finisher: int | None
    """Who laid the card that reached the gold; None when it was not reached."""


def pay(over: Round) -> Paid:
    """Return who won and what every seat is paid."""
    return _pay_expansion(over) if over.ruleset.expansion else _pay_four(over)


def _pay_four(over: Round) -> Paid:
    """The game for four with a selfish dwarf: nobody but the winners is paid."""
    roles = over.roles
    nuggets = [0] * len(roles)
    if over.finisher is None:
        each = saboteur_pay(over.ruleset, len(roles), roles.count("saboteur"))
        return Paid("saboteurs", tuple(each if role == "saboteur" else 0 for role in roles))
    if roles[over.finisher] == "selfish":
        nuggets[over.finisher] = _ALONE
        return Paid("selfish", tuple(nuggets))
    to_the_right = [(over.finisher - step) % len(roles) for step in range(len(roles))]
    miners = [seat for seat in to_the_right if roles[seat] == "miner"]
    for place, seat in enumerate(miners):
        if not (over.ruleset.broken_get_no_gold and has_broken_tool(over.in_front[seat])):
            nuggets[seat] = _OTHER_MINER if place else _FIRST_MINER
    return Paid("miners", tuple(nuggets))


def _pay_expansion(over: Round) -> Paid:
    open_to = _open_to(over)
    teams = _winning_teams(over, open_to)
    counted = crystals(over.board, over.ruleset.crystal_scope == "connected")
    winners = [seat for seat in range(len(over.roles)) if _wins(over, seat, teams)]
    geologists = [seat for seat, role in enumerate(over.roles) if role == "geologist" and _takes_part(over, seat)]
    each = PAY[min(len(winners), len(PAY) - 1)]
    nuggets = [0] * len(over.roles)
    for seat in winners:
        nuggets[seat] = max(0, each - _LESS.get(over.roles[seat], 0))
    for seat in geologists:
        nuggets[seat] = counted // len(geologists)
    return Paid(_winner(over, teams), tuple(nuggets), open_to, counted)


def _open_to(over: Round) -> tuple[Team, ...]:
    if over.finisher is None:
        return ()
    cards = over.board.cards
    gold = next(cell for cell in over.board.rules.goals if cell in cards and cards[cell].card == GOLD)
    return tuple(team for team in TEAMS if reaches(over.board, team, gold))


def _winning_teams(over: Round, open_to: tuple[Team, ...]) -> tuple[Team, ...]:
    """Return the teams that win: the finisher's own before the other one (the table of section 6)."""
    if over.finisher is None:
        return ()
    role = over.roles[over.finisher]
    if role == "saboteur" and over.ruleset.saboteur_finisher == "gold_counts_but_no_team":
        return ()
    return (role,) if role in open_to else open_to


def _winner(over: Round, teams: tuple[Team, ...]) -> Winner:
    if over.finisher is None:
        return "saboteurs"
    if len(teams) == len(TEAMS):
        return "both"
    return teams[0] if teams else "none"


def _wins(over: Round, seat: int, teams: Sequence[Team]) -> bool:
    """Whether a seat is counted among the winners and paid as one."""
    role = over.roles[seat]
    if not _takes_part(over, seat):
        return False
    if role == "profiteer":
        return True
    if over.finisher is None:
        return role == "saboteur"
    if role == "boss":
        return bool(teams) or not over.ruleset.boss_needs_team
    return role in teams


def _takes_part(over: Round, seat: int) -> bool:
    """Whether a seat is not shut out of all pay: trapped, or a digger with a broken tool where that costs the gold."""
    lying = over.in_front[seat]
    if TRAP in lying:
        return False
    digs = over.roles[seat] in TEAMS
    return not (digs and over.ruleset.broken_get_no_gold and has_broken_tool(lying))


def thieves(in_front: Sequence[Sequence[Card]], log: Sequence[Event]) -> tuple[int, ...]:
    """Return the seats that may steal: the latest theft first, then clockwise; a trapped thief has no turn."""
    holding = [seat for seat, lying in enumerate(in_front) if THEFT in lying]
    if not holding:
        return ()
    latest = next(
        (
            event.seat
            for event in reversed(log)
            if isinstance(event, CardPut) and event.card == THEFT and event.seat in holding
        ),
        holding[0],
    )
    seats = len(in_front)
    clockwise = [(latest + step) % seats for step in range(seats)]
    return tuple(seat for seat in clockwise if seat in holding and TRAP not in in_front[seat])


def targets(ruleset: Ruleset, gold: Sequence[Sequence[int]], log: Sequence[Event], thief: int) -> tuple[int, ...]:
    """Return the seats that have a nugget which the thief may take (section 4.2)."""
    left = [sum(cards) for cards in gold]
    if ruleset.theft_scope == "this_round":
        paid = next(event for event in reversed(log) if isinstance(event, RoundPaid))
        left = list(paid.nuggets)
        for event in log:
            if isinstance(event, GoldStolen) and event.target is not None:
                left[event.target] -= 1
    return tuple(seat for seat, nuggets in enumerate(left) if nuggets > 0 and seat != thief)
