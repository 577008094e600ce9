"""Dealing: the first round of a match and every round after it (rules/base.md sections 1.5 and 6)."""

from functools import cache

from saboteur_desktop.games.saboteur.engine.board import Board, BorderRules, board_of, border_rules
from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD_CARDS, deck
from saboteur_desktop.games.saboteur.engine.events import RoundDealt, Winner
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import SEAT_COUNTS, hand_size, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.game import Applied
from saboteur_desktop.kernel.rng import Rng


def first_round(ruleset: Ruleset, seats: int, rng: Rng, starter: int) -> Applied[GameState]:
    """Deal the first round; raises ValueError when that many cannot play."""
    if seats not in SEAT_COUNTS:
        raise ValueError(f"the base game is for 3 to 10 players, not {seats}")
    nobody: tuple[int, ...] = (0,) * seats
    return _deal(ruleset, rng, starter, 1, (), GOLD_CARDS, ((),) * seats, nobody)


def next_round(state: GameState, rng: Rng) -> Applied[GameState]:
    """Deal the round after one that is over: all but the gold is shuffled anew; raises ValueError at another time."""
    table = state.table
    if table.phase != "round_over" or table.result is None:
        raise ValueError("a round is dealt only when the one before is over and another is to come")
    return _deal(
        table.ruleset,
        rng,
        table.result.next_starter,
        table.round_no + 1,
        table.past_winners,
        state.gold_deck,
        state.gold,
        state.credit,
    )


def _deal(
    ruleset: Ruleset,
    rng: Rng,
    starter: int,
    round_no: int,
    past_winners: tuple[Winner, ...],
    gold_deck: tuple[int, ...],
    gold: tuple[tuple[int, ...], ...],
    credit: tuple[int, ...],
) -> Applied[GameState]:
    seats = len(gold)
    size = hand_size(seats)
    cards = rng.shuffled(deck(ruleset.action_deck))
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
    roles = rng.shuffled(role_cards(seats, ruleset.spare_role == "max_saboteurs"))
    dealt = RoundDealt(round_no, starter)
    table = OpenTable(
        ruleset=ruleset,
        seats=seats,
        round_no=round_no,
        phase="playing",
        starter=starter,
        to_move=starter,
        board=_untouched_mine(border_rules(ruleset)),
        in_front=((),) * seats,
        hand_sizes=(size,) * seats,
        deck_size=len(cards) - seats * size,
        discards=(),
        gold_counts=tuple(map(len, gold)),
        log=(dealt,),
        result=None,
        past_winners=past_winners,
        outcome=None,
        gold_shown=None,
    )
    state = GameState(
        table=table,
        hands=hands,
        deck=cards[seats * size :],
        roles=roles[:seats],
        spare_roles=roles[seats:],
        goals=rng.shuffled(GOALS),
        gold_deck=rng.shuffled(gold_deck),
        gold=gold,
        credit=credit,
        offered=(),
        drawn=(),
        round_pay=(0,) * seats,
        forced_passes=0,
        memories=((),) * seats,
    )
    return Applied(state, (dealt,))


@cache
def _untouched_mine(rules: BorderRules) -> Board:
    return board_of(rules, {})
