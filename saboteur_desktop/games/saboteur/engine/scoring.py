"""Who gets how much gold (rules/base.md section 7)."""

from itertools import combinations
from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.legality import bars_tunnels
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

Gold = tuple[int, ...]


def sharing_order(
    ruleset: Ruleset,
    roles: tuple[Role, ...],
    in_front: tuple[tuple[Card, ...], ...],
    finisher: int,
    cards_left: int,
) -> tuple[int, ...]:
    """Return the seats in the order of choosing, one for each card drawn.

    The miner who closed the way begins, or the nearest miner to the right of a saboteur who did; it goes on to the
    right, round and round. Where the pile is short, what there is is dealt.
    """
    seats = len(roles)
    to_the_right = [(finisher - step) % seats for step in range(seats)]
    miners = [seat for seat in to_the_right if roles[seat] == "miner"]
    sharing = [seat for seat in miners if not (ruleset.broken_get_no_gold and bars_tunnels(in_front[seat]))]
    match ruleset.gold_draw:
        case "miners":
            cards = len(miners)
        case "players_cap9":
            cards = min(seats, 9)
        case "players":
            cards = seats
    return tuple(sharing[place % len(sharing)] for place in range(min(cards, cards_left))) if sharing else ()


class Payment(NamedTuple):
    """What paying the saboteurs left and gave."""

    gold_deck: Gold
    gold: tuple[Gold, ...]
    nuggets: Gold
    """What each payee got, credit included."""
    credits: Gold
    """The part of it for which there was no card."""


def pay_in_cards(
    ruleset: Ruleset, payees: tuple[int, ...], due: int, gold_deck: Gold, gold: tuple[Gold, ...]
) -> Payment:
    """Pay each payee the same sum in gold cards.

    Big cards go first, which pays everybody whenever that is possible at all; where change fails, the option
    ``payout_shortage`` decides.
    """
    pile, owned = gold_deck, list(gold)
    nuggets, credits = [], []
    for seat in payees:
        handed_in, cards = _settle(ruleset, pile, owned[seat], due)
        pile = _without(pile, cards) + handed_in
        owned[seat] = _without(owned[seat], handed_in) + cards
        got = sum(cards) - sum(handed_in)
        credits.append(0 if ruleset.payout_shortage == "round_down" else due - got)
        nuggets.append(got + credits[-1])
    return Payment(pile, tuple(owned), tuple(nuggets), tuple(credits))


def _settle(ruleset: Ruleset, pile: Gold, own: Gold, due: int) -> tuple[Gold, Gold]:
    """Return the cards a payee hands in and those it gets: worth the due, or as near below it as the pile allows."""
    if ruleset.payout_shortage == "exchange_then_credit":
        for count in range(len(own) + 1):
            for handed_in in combinations(own, count):
                cards = _exact(pile, due + sum(handed_in))
                if cards is not None:
                    return handed_in, cards
    return (), next(cards for short in range(due + 1) if (cards := _exact(pile, due - short)) is not None)


def _exact(pile: Gold, worth: int) -> Gold | None:
    """Return the fewest cards of exactly that worth, big ones first, or None when the pile cannot make it."""
    useful = sorted((card for value in set(pile) for card in (value,) * min(pile.count(value), worth)), reverse=True)
    for count in range(worth + 1):
        for cards in combinations(useful, count):
            if sum(cards) == worth:
                return cards
    return None


def _without(row: Gold, cards: Gold) -> Gold:
    left = list(row)
    for card in cards:
        left.remove(card)
    return tuple(left)
