"""When a round is over, and the way from there through the gold to the next deal (rules/base.md sections 6 and 7)."""

from saboteur_desktop.games.saboteur.engine import points, scoring
from saboteur_desktop.games.saboteur.engine.draft import Draft, put
from saboteur_desktop.games.saboteur.engine.events import (
    GoldOffered,
    GoldStolen,
    GoldTaken,
    MatchEnded,
    RoundEnded,
    RoundPaid,
    SaboteursPaid,
    SeatSkipped,
    Winner,
)
from saboteur_desktop.games.saboteur.engine.legality import has_playable_card
from saboteur_desktop.games.saboteur.engine.open_table import RoundResult
from saboteur_desktop.games.saboteur.engine.roles import saboteur_pay
from saboteur_desktop.kernel.outcome import Outcome


def finish_turn(draft: Draft, seat: int, forced_pass: bool) -> None:
    """Draw, then end the round or pass the turn to the next seat that holds a card."""
    if draft.gold_found:
        _decide(draft, True, seat)
        return
    if draft.draws is None:
        draft.draw_card(seat)
    else:
        drawer, number = draft.draws
        for _ in range(number):
            draft.draw_card(drawer)
    draft.forced_passes = draft.forced_passes + 1 if forced_pass else 0
    if _nobody_goes_on(draft):
        _decide(draft, False, seat)
        return
    following = (seat + 1) % draft.seats
    while not draft.hands[following]:
        draft.happen(SeatSkipped(following))
        draft.forced_passes += 1
        following = (following + 1) % draft.seats
    if draft.ruleset.round_end == "all_passed_unplayable" and draft.forced_passes >= draft.seats:
        _decide(draft, False, seat)
        return
    draft.to_move = following


def take_gold(draft: Draft, seat: int, value: int) -> None:
    """Give a seat one of the cards passed round; after the last one the round is over."""
    place = draft.offered.index(value)
    draft.offered = draft.offered[:place] + draft.offered[place + 1 :]
    draft.own_gold(seat, (*draft.gold[seat], value))
    draft.round_pay = put(draft.round_pay, seat, draft.round_pay[seat] + value)
    draft.happen(GoldTaken(seat, value))
    _go_on_sharing(draft)


def _nobody_goes_on(draft: Draft) -> bool:
    """Whether the round ends without gold after this turn (section 6, option ``round_end``)."""
    if not any(draft.hands):
        return True
    if draft.deck or draft.ruleset.round_end == "hands_empty":
        return False
    if draft.ruleset.round_end == "all_passed_unplayable":
        return draft.forced_passes >= draft.seats
    table = draft.table()
    return not any(has_playable_card(table, seat, hand) for seat, hand in enumerate(draft.hands))


def steal(draft: Draft, seat: int, target: int | None) -> None:
    """Move one nugget to a thief, or none; then the next thief chooses."""
    if target is not None:
        draft.own_points(target, sum(draft.gold[target]) - 1)
        draft.own_points(seat, sum(draft.gold[seat]) + 1)
    draft.happen(GoldStolen(seat, target))
    draft.thieves = draft.thieves[1:]
    _go_on_stealing(draft)


def _decide(draft: Draft, gold_found: bool, last_seat: int) -> None:
    finisher = last_seat if gold_found else None
    if draft.ruleset.pays_points:
        _decide_in_points(draft, finisher, last_seat)
        return
    winner: Winner = "saboteurs"
    order: tuple[int, ...] = ()
    if finisher is not None and draft.roles[finisher] == "selfish":
        winner = "selfish"
    elif finisher is not None:
        winner = "miners"
        order = scoring.sharing_order(draft.ruleset, draft.roles, draft.in_front, finisher, len(draft.gold_deck))
    _end_round(draft, winner, finisher, order, last_seat)
    if winner == "saboteurs":
        payees = tuple(seat for seat, role in enumerate(draft.roles) if role == "saboteur")
        _pay_cards(draft, payees, saboteur_pay(draft.ruleset, draft.seats, len(payees)))
    elif winner == "selfish":
        _pay_cards(draft, (last_seat,), saboteur_pay(draft.ruleset, draft.seats, 1))
    else:
        draft.drawn = draft.gold_deck[: len(order)]
        draft.gold_deck = draft.gold_deck[len(order) :]
        draft.offered = tuple(sorted(draft.drawn, reverse=True))
        draft.phase = "sharing"
        draft.happen(GoldOffered(order))
        _go_on_sharing(draft)


def _end_round(draft: Draft, winner: Winner, finisher: int | None, order: tuple[int, ...], last_seat: int) -> None:
    spare = draft.spare_roles + draft.put_away
    draft.happen(RoundEnded(winner, finisher, draft.roles, spare))
    draft.past_winners += (winner,)
    draft.result = RoundResult(winner, finisher, draft.roles, spare, order, (last_seat + 1) % draft.seats)


def _decide_in_points(draft: Draft, finisher: int | None, last_seat: int) -> None:
    paid = points.pay(points.Round(draft.ruleset, draft.board, draft.roles, draft.in_front, finisher))
    _end_round(draft, paid.winner, finisher, (), last_seat)
    for seat, nuggets in enumerate(paid.nuggets):
        draft.own_points(seat, sum(draft.gold[seat]) + nuggets)
    draft.round_pay = paid.nuggets
    draft.happen(RoundPaid(paid.nuggets, paid.open_to, paid.crystals))
    draft.thieves = points.thieves(draft.in_front, draft.log + tuple(draft.open_events))
    draft.phase = "stealing"
    _go_on_stealing(draft)


def _go_on_stealing(draft: Draft) -> None:
    """Let the next thief choose for whom there is something to take."""
    log = draft.log + tuple(draft.open_events)
    draft.offered = ()
    while draft.thieves:
        draft.offered = points.targets(draft.ruleset, draft.gold, log, draft.thieves[0])
        if draft.offered:
            draft.to_move = draft.thieves[0]
            return
        draft.thieves = draft.thieves[1:]
    _close_round(draft)


def _go_on_sharing(draft: Draft) -> None:
    assert draft.result is not None
    order = draft.result.order
    taken = len(order) - len(draft.offered)
    if not draft.offered:
        _close_round(draft)
    elif draft.ruleset.gold_pick == "auto_desc":
        take_gold(draft, order[taken], draft.offered[0])
    else:
        draft.to_move = order[taken]


def _pay_cards(draft: Draft, payees: tuple[int, ...], due: int) -> None:
    """Pay each of the seats that many nuggets in gold cards."""
    if payees:
        paid = scoring.pay_in_cards(draft.ruleset, payees, due, draft.gold_deck, draft.gold)
        draft.gold_deck = paid.gold_deck
        for seat, nuggets, credit in zip(payees, paid.nuggets, paid.credits, strict=True):
            draft.own_gold(seat, paid.gold[seat])
            draft.credit = put(draft.credit, seat, draft.credit[seat] + credit)
            draft.round_pay = put(draft.round_pay, seat, nuggets)
        draft.happen(SaboteursPaid(payees, paid.nuggets))
    _close_round(draft)


def _close_round(draft: Draft) -> None:
    draft.to_move = None
    if draft.round_no < draft.ruleset.rounds:
        draft.phase = "round_over"
        return
    draft.phase = "match_over"
    totals = tuple(sum(cards) + credit for cards, credit in zip(draft.gold, draft.credit, strict=True))
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    draft.outcome = Outcome(totals, winners)
    draft.gold_shown = draft.gold
    draft.happen(MatchEnded(totals, winners))
