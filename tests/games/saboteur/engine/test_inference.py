"""What a seat is sure of after hands and roles have changed owners."""

from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.inference import known_hands, known_roles
from saboteur_desktop.games.saboteur.engine.moves import PlayOn
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.engine.plays import GAME, deal, ruleset

CHANGERS = ("swap-hands", "swap-hands", "inspect", "inspect", "swap-hats", "swap-hats")
"""Every card of a deck that changes who knows or holds what."""


def with_changers(seats: int, seed: int, holders: list[int]) -> GameState:
    """A match just dealt, but for those cards, which lie in the hands of these seats instead of others of the deck."""
    state = deal(ruleset("saboteur2", removed_cards=0), seats, seed)
    hands = [[card for card in hand if card not in CHANGERS] for hand in state.hands]
    pile = [card for card in state.deck if card not in CHANGERS]
    for card, holder in zip(CHANGERS, holders, strict=True):
        hands[holder % seats].append(card)
    for hand in hands:
        while len(hand) > 6:
            pile.append(next(card for card in hand if card not in CHANGERS))
            hand.remove(pile[-1])
        while len(hand) < 6:
            hand.append(pile.pop(0))
    return state._replace(hands=tuple(map(tuple, hands)), deck=tuple(pile))


@settings(max_examples=120, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 999),
    holders=st.lists(st.integers(0, 4), min_size=6, max_size=6),
    numbers=st.lists(st.integers(0, 1 << 20), min_size=4, max_size=24),
)
def test_what_a_seat_is_sure_of_is_so_and_worlds_can_be_invented_from_it(
    seats: int, seed: int, holders: list[int], numbers: list[int]
) -> None:
    state = with_changers(seats, seed, holders)
    for number in numbers:
        moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
        changing = [move for move in moves if isinstance(move, PlayOn) and move.card in CHANGERS]
        wanted = changing if changing and number % 4 else moves
        state = GAME.apply(state, wanted[number % len(wanted)]).state
        if state.table.phase != "playing":
            break
        for viewer in (None, *range(seats)):
            view = GAME.view(state, viewer)
            assert_true(state, known_hands(view))
            roles = known_roles(view)
            assert all(state.roles[seat] == role for seat, role in roles.held.items())
            assert len(state.put_away) == roles.exchanged
            invented = GAME.sample(view, Rng(seed))
            assert GAME.view(invented, viewer) == view
            assert known_hands(GAME.view(invented, viewer)) == known_hands(view)


def assert_true(state: GameState, known: dict[int, tuple[Card, ...]]) -> None:
    for seat, cards in known.items():
        hand = list(state.hands[seat])
        for card in cards:
            hand.remove(card)


def test_a_swap_that_was_given_away_and_played_is_not_in_that_hand_any_more() -> None:
    state = with_changers(3, 1, [0, 0, 1, 1, 2, 2])
    state = GAME.apply(state, PlayOn("swap-hands", 1)).state
    assert "swap-hands" in known_hands(GAME.view(state, 0))[1]
    again = GAME.apply(state, PlayOn("swap-hands", 2)).state
    known = known_hands(GAME.view(again, 0))
    assert set(known) == {2}
    assert "swap-hands" not in known[2]
    assert_true(again, known)
    assert GAME.view(GAME.sample(GAME.view(again, 0), Rng("x")), 0) == GAME.view(again, 0)
