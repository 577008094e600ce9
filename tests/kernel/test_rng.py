"""The generator: the same on every machine, fair, and never short of an answer."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur_desktop.kernel.rng import Rng

# SplitMix64 as published: the first words after the state 1234567.
PUBLISHED = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


def test_it_is_splitmix64() -> None:
    rng = Rng("any")
    rng._state = 1234567
    assert tuple(rng.next_word() for _ in PUBLISHED) == PUBLISHED


def test_a_seed_never_changes_what_it_deals() -> None:
    assert Rng("deal").shuffled(range(10)) == (9, 2, 4, 1, 8, 3, 0, 5, 6, 7)
    assert [Rng("deal").below(100), Rng("deal 2").below(100), Rng(7).below(100)] == [37, 94, 83]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Rng(42).next_word() == Rng("42").next_word()
    assert Rng("42").next_word() != Rng("43").next_word()


@given(seed=st.text(max_size=8), limit=st.integers(1, 1 << 64))
def test_a_number_below_a_limit_is_below_it(seed: str, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_no_number_below_zero(limit: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(limit)


def test_there_is_nothing_to_choose_from_nothing() -> None:
    with pytest.raises(ValueError):
        Rng(1).choice([])
    assert Rng(1).choice("a") == "a"


def test_words_past_the_last_whole_multiple_are_thrown_away() -> None:
    # Two thirds of all words are usable for this limit; the others must not wrap round to small numbers.
    limit = (1 << 64) // 3 * 2
    rng, plain = Rng("uneven"), Rng("uneven")
    drawn = [rng.below(limit) for _ in range(200)]
    words = iter([word for word in (plain.next_word() for _ in range(1000)) if word < limit])
    assert drawn == [next(words) for _ in drawn]


def test_every_number_comes_equally_often() -> None:
    rng = Rng("fair")
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25


def test_every_order_comes_equally_often() -> None:
    rng = Rng("orders")
    counts = Counter(rng.shuffled("abc") for _ in range(6_000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=70))
def test_shuffling_keeps_every_item_and_changes_nothing_it_was_given(seed: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(Rng(seed).shuffled(items)) == Counter(items)
    assert items == before


def test_a_chance_is_from_zero_up_to_one() -> None:
    rng = Rng("chance")
    drawn = [rng.chance() for _ in range(2000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.03
