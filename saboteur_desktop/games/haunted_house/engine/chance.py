"""Dice and shuffles to come. They are part of the state, so a match can be saved between any two of them."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.kernel.rng import Rng

T = TypeVar("T")

FACES_OF_A_DIE = 6


class Chance(NamedTuple):
    """The seed of all that comes, and rolls that are settled beforehand, as a written position may tell them."""

    seed: str
    dice: tuple[int, ...] = ()
    """What the movement die shows at the next rolls."""
    battle: tuple[Face, ...] = ()
    """What the battle dice show at the next rolls, one face for each die."""

    def rolled(self) -> "tuple[int, Chance]":
        """Return what the movement die shows, and the chance after it."""
        if self.dice:
            return self.dice[0], self._replace(dice=self.dice[1:])
        rng = Rng(self.seed)
        return rng.below(FACES_OF_A_DIE) + 1, self._after(rng)

    def fought(self, faces: Sequence[Face], count: int) -> "tuple[tuple[Face, ...], Chance]":
        """Return what that many battle dice show, and the chance after it."""
        settled = self.battle[:count]
        rng = Rng(self.seed)
        shown = settled + tuple(rng.choice(faces) for _ in range(count - len(settled)))
        return shown, self._after(rng)._replace(battle=self.battle[count:])

    def shuffled(self, cards: Sequence[T]) -> "tuple[tuple[T, ...], Chance]":
        """Return the cards in random order, and the chance after it."""
        rng = Rng(self.seed)
        return rng.shuffled(cards), self._after(rng)

    def _after(self, rng: Rng) -> "Chance":
        return self._replace(seed=f"{rng.next_word():016x}")
