"""Invented worlds: a state that agrees with all a seat knows, the rest dealt at random."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from saboteur_desktop.games.saboteur.engine.board import reached_goals
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD, GOLD_DECKS, deck
from saboteur_desktop.games.saboteur.engine.events import Discarded, FellowsTold, FrontCleared, GoldTaken, RoundPaid
from saboteur_desktop.games.saboteur.engine.inference import known_hands, known_roles
from saboteur_desktop.games.saboteur.engine.points import targets
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng

T = TypeVar("T")
Roles = tuple[Role, ...]


def sample(view: PlayerView, rng: Rng) -> GameState:
    """Return a state whose view for that seat is the given one; raises ValueError unless it comes from a whole deal."""
    table = view.table
    known = known_hands(view)
    hidden = rng.shuffled(_left(_unseen_cards(view), (card for cards in known.values() for card in cards)))
    hands: list[tuple[Card, ...]] = []
    for seat, size in enumerate(table.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            sure = known.get(seat, ())
            unsure = size - len(sure)
            hands.append(sure + hidden[:unsure])
            hidden = hidden[unsure:]
    if len(hidden) < table.deck_size:
        raise ValueError("the cards on this table are not those of a whole deck")
    roles, spare_roles, put_away = _roles(view, rng)
    gold, offered, gold_deck = _gold(view, rng)
    taken = tuple(event for event in view.memory if isinstance(event, GoldTaken))
    pay = [0] * table.seats
    if view.seat is not None:
        pay[view.seat] = sum(event.value or 0 for event in taken)
    paid = next((event for event in table.log if isinstance(event, RoundPaid)), None)
    return GameState(
        table=table,
        hands=tuple(hands),
        deck=hidden[: table.deck_size],
        roles=roles,
        spare_roles=spare_roles,
        put_away=put_away,
        goals=_goals(view, rng),
        gold_deck=gold_deck,
        gold=gold,
        credit=tuple(view.credit if seat == view.seat else 0 for seat in range(table.seats)),
        offered=offered,
        drawn=offered,
        round_pay=paid.nuggets if paid is not None else tuple(pay),
        forced_passes=0,
        memories=tuple(view.memory if seat == view.seat else () for seat in range(table.seats)),
    )


def _left(whole: Iterable[T], seen: Iterable[T]) -> tuple[T, ...]:
    left = Counter(whole)
    left.subtract(Counter(seen))
    if any(count < 0 for count in left.values()):
        raise ValueError("there are more cards on this table than in a deck")
    return tuple(left.elements())


def _unseen_cards(view: PlayerView) -> tuple[Card, ...]:
    """Return the cards that are in other hands, in the draw pile or face down among the discards."""
    table = view.table
    seen = [*view.hand]
    seen += [table.board.cards[cell].card for cell in table.board.laid_cells()]
    seen += [card for lying in table.in_front for card in lying]
    seen += [card for card in table.discards if card is not None]
    seen += [card for event in view.memory if isinstance(event, Discarded | FrontCleared) for card in event.cards or ()]
    rules = table.ruleset
    return _left(deck(rules.action_deck, rules.expansion, rules.map_count), seen)


def _roles(view: PlayerView, rng: Rng) -> tuple[Roles, Roles, Roles]:
    """Return everybody's role, those nobody has, and those that were put away."""
    table = view.table
    if table.result is not None:
        spare = table.result.spare_roles
        return table.result.roles, spare[: table.reserve], spare[table.reserve :]
    known = known_roles(view)
    pool = rng.shuffled(_left(role_cards(table.ruleset, table.seats), (*known.held.values(), *known.put_away)))
    if any(isinstance(event, FellowsTold) for event in view.memory):
        # Whoever was told the fellows knows that nobody else is one: the rest of them are spare.
        pool = tuple(sorted(pool, key="saboteur".__eq__))
    unknown = iter(pool)
    dealt = tuple(known.held[seat] if seat in known.held else next(unknown) for seat in range(table.seats))
    away = known.put_away + tuple(next(unknown) for _ in range(known.exchanged - len(known.put_away)))
    return dealt, tuple(unknown), away


def _goals(view: PlayerView, rng: Rng) -> tuple[Card, ...]:
    known = list(view.known_goals())
    # A goal that was reached and yet lies face down is a stone that fits nowhere (option ``stone_misfit``).
    stuck = {reached.goal for reached in reached_goals(view.table.board)}
    while True:
        rest = iter(rng.shuffled(_left(GOALS, (card for card in known if card is not None))))
        goals = tuple(card if card is not None else next(rest) for card in known)
        if not any(goals[goal] == GOLD for goal in stuck if known[goal] is None):
            return goals


def _gold(view: PlayerView, rng: Rng) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """Return everybody's gold cards, those passed round and the pile."""
    table = view.table
    if table.ruleset.pays_points:
        totals = ((sum(view.gold),) if seat == view.seat else (count,) for seat, count in enumerate(table.gold_counts))
        return table.gold_shown or tuple(totals), _robbable(view), ()
    if table.gold_shown is not None:
        owned = [card for cards in table.gold_shown for card in cards]
        return table.gold_shown, (), _left_gold(table.ruleset, owned, rng)
    pool = list(_left_gold(table.ruleset, [*view.gold, *view.offered], rng))
    gold = []
    for seat, count in enumerate(table.gold_counts):
        if seat == view.seat:
            gold.append(view.gold)
        else:
            gold.append(tuple(pool[:count]))
            del pool[:count]
    offered = view.offered
    if table.phase == "sharing" and not offered and table.result is not None:
        going_round = len(table.result.order) - sum(isinstance(event, GoldTaken) for event in table.log)
        offered = tuple(sorted(pool[:going_round], reverse=True))
        del pool[:going_round]
    return tuple(gold), offered, tuple(pool)


def _robbable(view: PlayerView) -> tuple[int, ...]:
    """Return from whom the thief in turn may take: everybody can tell that."""
    table = view.table
    if table.phase != "stealing":
        return ()
    has_gold = [(count,) for count in table.gold_counts]
    return targets(table.ruleset, has_gold, table.log, table.thieves[0])


def _left_gold(ruleset: Ruleset, seen: Iterable[int], rng: Rng) -> tuple[int, ...]:
    left = Counter(GOLD_DECKS[ruleset.gold_deck])
    left.subtract(Counter(seen))
    return rng.shuffled(tuple(left.elements()))
