"""Matches played by numbers: the same numbers play the same moves."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from saboteur_desktop.games.haunted_house.engine.game import HauntedHouse
from saboteur_desktop.games.haunted_house.engine.moves import Move
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.rng import Rng

GAME = HauntedHouse()
TABLES = [(preset, seats) for preset in PRESET_NAMES for seats in range(1, 5)]
"""Every level with every number of players."""


class Step(NamedTuple):
    """A move on its way: the state before it, the move, the state after it and what happened."""

    before: GameState
    move: Move
    after: GameState
    events: tuple[Any, ...]


def ruleset(preset: str = "normal", **options: Any) -> Ruleset:
    """Return the ruleset of a level with some options set otherwise."""
    return GAME.read_ruleset({"preset": preset, **options})


def begin(rules: Ruleset, seats: int, seed: str | int, starter: int = 0) -> GameState:
    """Return a match at its beginning."""
    return GAME.setup(rules, seats, Rng(f"house {seed}"), starter).state


def steps(state: GameState, numbers: Iterable[int]) -> Iterator[Step]:
    """Yield the moves that the numbers stand for until they or the match are over."""
    for number in numbers:
        if state.table.to_move is None:
            return
        moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
        move = moves[number % len(moves)]
        after, events = GAME.apply(state, move)
        yield Step(state, move, after, events)
        state = after


def endless(seed: str | int) -> Iterator[int]:
    """Yield numbers for ever."""
    rng = Rng(f"numbers {seed}")
    while True:
        yield rng.below(1 << 20)


def play_out(state: GameState, seed: str | int) -> list[Step]:
    """Play a match to its end."""
    return list(steps(state, endless(seed)))
