"""Dealing: the first round of a match and every round after it (rules/base.md 1.5 and 6, rules/saboteur2.md 2)."""

from functools import cache

from saboteur_desktop.games.saboteur.engine.board import Board, BorderRules, board_of, border_rules
from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD_DECKS, deck
from saboteur_desktop.games.saboteur.engine.events import Event, FellowsTold, RoundDealt, Winner
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import Role, hand_size, role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.game import Applied
from saboteur_desktop.kernel.rng import Rng


def first_round(ruleset: Ruleset, seats: int, rng: Rng, starter: int) -> Applied[GameState]:
    """Deal the first round; raises ValueError when that many cannot play or the starter is none of them."""
    if seats not in seat_counts(ruleset):
        raise ValueError(wrong_number(ruleset, seats))
    if not 0 <= starter < seats:
        raise ValueError(f"there is no seat {starter} at a table of {seats}")
    nobody: tuple[int, ...] = (0,) * seats
    if ruleset.pays_points:
        return _deal(ruleset, rng, starter, 1, (), (), ((0,),) * seats, nobody)
    return _deal(ruleset, rng, starter, 1, (), GOLD_DECKS[ruleset.gold_deck], ((),) * seats, nobody)


def wrong_number(ruleset: Ruleset, seats: int) -> str:
    """Return the sentence that says how many may play by these rules."""
    counts = seat_counts(ruleset)
    if len(counts) == 1:
        return f"the game with a selfish dwarf is for {counts[0]} players, not {seats}"
    game = "Saboteur 2" if ruleset.expansion else "the base game"
    return f"{game} is for {counts[0]} to {counts[-1]} players, not {seats}"


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
    size = hand_size(ruleset, seats)
    cards = rng.shuffled(deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count))
    if ruleset.expansion:
        cards = cards[ruleset.removed_cards :]
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
    roles = rng.shuffled(role_cards(ruleset, seats))
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
        gold_counts=counted_gold(ruleset, gold),
        log=(dealt,),
        result=None,
        past_winners=past_winners,
        outcome=None,
        gold_shown=None,
        reserve=len(roles) - seats,
        thieves=(),
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
        put_away=(),
        memories=told_at_the_start(ruleset, roles[:seats]),
    )
    return Applied(state, (dealt,))


def counted_gold(ruleset: Ruleset, gold: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return what everybody sees of each seat's gold."""
    if not ruleset.pays_points:
        return tuple(map(len, gold))
    totals = map(sum, gold)
    return tuple(totals) if ruleset.show_totals else tuple(min(total, 1) for total in totals)


def told_at_the_start(ruleset: Ruleset, roles: tuple[Role, ...]) -> tuple[tuple[Event, ...], ...]:
    """Return what each seat alone is told when the roles are dealt."""
    if not ruleset.saboteurs_know_each_other:
        return ((),) * len(roles)
    saboteurs = [seat for seat, role in enumerate(roles) if role == "saboteur"]
    return tuple(
        (FellowsTold(seat, tuple(other for other in saboteurs if other != seat)),) if role == "saboteur" else ()
        for seat, role in enumerate(roles)
    )


@cache
def _untouched_mine(rules: BorderRules) -> Board:
    return board_of(rules, {})
