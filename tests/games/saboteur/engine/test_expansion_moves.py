"""The moves of a seat in Saboteur 2 are a sequence like any other, though passes are made when they are asked for."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine.expansion_moves import ExpansionMoves
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, DropRocks, Move, PlayTheft

CARDS = ("EW", "NS|EW", "map", "rockfall", "theft", "trap")
hands = st.lists(st.sampled_from(CARDS), max_size=7).map(tuple)
fronts = st.lists(st.sampled_from(("theft", "trap", "break-cart")), max_size=3, unique=True).map(tuple)
PLAYS: list[Move] = [PlayTheft(), DropRocks((1, 0))]  # type: ignore[arg-type]


def subsets(hand: tuple[str, ...], number: int) -> set[tuple[str, ...]]:
    """Every choice of so many cards, each sorted; written without a library."""
    if number == 0:
        return {()}
    return {
        tuple(sorted((*rest, card)))
        for place, card in enumerate(hand)
        for rest in subsets(hand[:place] + hand[place + 1 :], number - 1)
    }


@given(hand=hands, front=fronts)
def test_every_choice_of_cards_is_there_once(hand: tuple[str, ...], front: tuple[str, ...]) -> None:
    moves = ExpansionMoves(PLAYS, hand, front)
    passes = [move.cards for move in moves if isinstance(move, Discard)]
    clears = [(move.cards, move.remove) for move in moves if isinstance(move, ClearFront)]
    assert Counter(passes) == Counter(choice for number in (1, 2, 3) for choice in subsets(hand, number))
    assert Counter(clears) == Counter((pair, lying) for pair in subsets(hand, 2) for lying in front)
    assert list(moves)[:2] == PLAYS


@given(hand=hands, front=fronts)
def test_places_counted_from_both_ends_and_slices_are_those_of_a_list(
    hand: tuple[str, ...], front: tuple[str, ...]
) -> None:
    moves = ExpansionMoves(PLAYS, hand, front)
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[place] for place in range(len(listed))] == listed
    assert [moves[place - len(listed)] for place in range(len(listed))] == listed
    assert moves[1:4] == listed[1:4]
    assert all(move in moves for move in listed)
    for outside in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            moves[outside]
