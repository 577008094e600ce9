"""Invented worlds: a state that agrees with all a seat knows, the rest dealt at random."""

from collections import Counter
from collections.abc import Iterable

from saboteur_desktop.games.saboteur.engine.board import reached_goals
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD, GOLD_CARDS, deck
from saboteur_desktop.games.saboteur.engine.events import Discarded, GoldTaken
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng


def sample(view: PlayerView, rng: Rng) -> GameState:
    """Return a state whose view for that seat is the given one; raises ValueError unless it comes from a whole deal."""
    table = view.table
    hidden = rng.shuffled(_unseen_cards(view))
    hands: list[tuple[Card, ...]] = []
    for seat, size in enumerate(table.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(hidden[:size])
            hidden = hidden[size:]
    if len(hidden) < table.deck_size:
        raise ValueError("the cards on this table are not those of a whole deck")
    roles, spare_roles = _roles(view, rng)
    gold, offered, gold_deck = _gold(view, rng)
    taken = tuple(event for event in view.memory if isinstance(event, GoldTaken))
    pay = [0] * table.seats
    if view.seat is not None:
        pay[view.seat] = sum(event.value or 0 for event in taken)
    return GameState(
        table=table,
        hands=tuple(hands),
        deck=hidden[: table.deck_size],
        roles=roles,
        spare_roles=spare_roles,
        goals=_goals(view, rng),
        gold_deck=gold_deck,
        gold=gold,
        credit=tuple(view.credit if seat == view.seat else 0 for seat in range(table.seats)),
        offered=offered,
        drawn=offered,
        round_pay=tuple(pay),
        forced_passes=0,
        memories=tuple(view.memory if seat == view.seat else () for seat in range(table.seats)),
    )


def _left(whole: Iterable[Card], seen: Iterable[Card]) -> tuple[Card, ...]:
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
    seen += [card for event in view.memory if isinstance(event, Discarded) for card in event.cards or ()]
    return _left(deck(table.ruleset.action_deck), seen)


def _roles(view: PlayerView, rng: Rng) -> tuple[tuple[Role, ...], tuple[Role, ...]]:
    table = view.table
    if table.result is not None:
        return table.result.roles, table.result.spare_roles
    pool = list(role_cards(table.seats, table.ruleset.spare_role == "max_saboteurs"))
    if view.seat is None or view.role is None:
        dealt = rng.shuffled(pool)
    else:
        pool.remove(view.role)
        others = rng.shuffled(pool)
        dealt = (*others[: view.seat], view.role, *others[view.seat :])
    return dealt[: table.seats], dealt[table.seats :]


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
    if table.gold_shown is not None:
        owned = [card for cards in table.gold_shown for card in cards]
        return table.gold_shown, (), _left_gold(owned, rng)
    pool = list(_left_gold([*view.gold, *view.offered], rng))
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


def _left_gold(seen: Iterable[int], rng: Rng) -> tuple[int, ...]:
    left = Counter(GOLD_CARDS)
    left.subtract(Counter(seen))
    return rng.shuffled(tuple(left.elements()))
