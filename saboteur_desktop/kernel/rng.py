"""The seeded generator: the same seed deals the same cards on every machine and Python version."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64
_MASK = _WORDS - 1
_FEW_ORDERS = 1 << 48
_STEP = 0x9E3779B97F4A7C15


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class Rng:
    """A SplitMix64 generator seeded by a text.

    Written out here because a deck must not change when the standard library changes its own generator.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: str | int) -> None:
        self._state = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")

    def next_word(self) -> int:
        """Return the next 64 random bits."""
        self._state = state = (self._state + _STEP) & _MASK
        return _mixed(state)

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to ``limit - 1``, each equally likely."""
        if limit <= 0:
            raise ValueError("limit must be positive")
        # Words past the last whole multiple of the limit are thrown away, else small numbers would come more often.
        usable = _WORDS - _WORDS % limit
        state = self._state
        while True:
            state = (state + _STEP) & _MASK
            word = _mixed(state)
            if word < usable:
                self._state = state
                return word % limit

    def chance(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return (self.next_word() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely; raises ValueError when there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates)."""
        pile = list(items)
        last = len(pile) - 1
        while last > 0:
            # One draw settles as many places as fit into a word: its digits, each to the base of its own place.
            first, orders = last, 1
            while last > 0 and orders <= _FEW_ORDERS:
                orders *= last + 1
                last -= 1
            digits = self.below(orders)
            for place in range(first, last, -1):
                digits, other = divmod(digits, place + 1)
                pile[place], pile[other] = pile[other], pile[place]
        return tuple(pile)
