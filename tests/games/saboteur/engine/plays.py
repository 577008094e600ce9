"""Rounds and matches played by numbers: the same numbers play the same moves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS
from saboteur_desktop.games.saboteur.engine.moves import Discard, LayPath, Move
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.rng import Rng

GAME = Saboteur()
SEATS = range(3, 11)
BASE_PRESETS = [preset for preset in PRESET_NAMES if not Ruleset(preset=preset).pays_points]
"""The presets that share gold cards: the printed rules of the base game."""
TABLES = [(preset, seats) for preset in PRESET_NAMES for seats in seat_counts(Ruleset(preset=preset))]
"""Every preset with every number of players."""
BASE_TABLES = [(preset, seats) for preset, seats in TABLES if preset in BASE_PRESETS]


class Step(NamedTuple):
    """A move on its way: the state before it, the move, the state after it and what happened."""

    before: GameState
    move: Move
    after: GameState
    events: tuple[Any, ...]


def ruleset(preset: str = "standard", **options: Any) -> Ruleset:
    """Return the ruleset of a preset with some options set otherwise."""
    return Ruleset.model_validate({"preset": preset, **options})


def deal(rules: Ruleset, seats: int, seed: str | int, starter: int = 0) -> GameState:
    """Return a match just dealt."""
    return GAME.setup(rules, seats, Rng(f"deal {seed}"), starter).state


def pick(moves: Sequence[Move], number: int) -> Move:
    """Return the move that a number stands for: often one that digs towards the goals, seldom a discard."""
    way, choice = number % 8, number // 8
    lays = [move for move in moves if isinstance(move, LayPath)]
    if way < 4 and lays:
        lays.sort(key=_to_the_goals)
        return lays[choice % min(len(lays), 3)]
    plays = [move for move in moves if not isinstance(move, Discard)]
    if way < 7 and plays:
        return plays[choice % len(plays)]
    return moves[choice % len(moves)]


def _to_the_goals(move: LayPath) -> tuple[int, Any]:
    return min(abs(goal.x - move.cell.x) + abs(goal.y - move.cell.y) for goal in GOAL_CELLS), move.cell


def steps(state: GameState, numbers: Iterable[int]) -> Iterator[Step]:
    """Yield the moves that the numbers play until they or the round are over, gold and all."""
    for number in numbers:
        if state.table.to_move is None:
            return
        move = pick(GAME.legal_moves(GAME.view(state, state.table.to_move)), number)
        after, events = GAME.apply(state, move)
        yield Step(state, move, after, events)
        state = after


def endless(seed: str | int) -> Iterator[int]:
    """Yield numbers for ever."""
    rng = Rng(f"numbers {seed}")
    while True:
        yield rng.below(1 << 20)


def play_out(state: GameState, seed: str | int) -> list[Step]:
    """Play a round to its end."""
    return list(steps(state, endless(seed)))


def passing(state: GameState) -> list[Step]:
    """Play a round in which everybody only ever discards the first card of the hand."""
    played = []
    while state.table.phase == "playing" and (seat := state.table.to_move) is not None:
        move = Discard((state.hands[seat][0],))
        after, events = GAME.apply(state, move)
        played.append(Step(state, move, after, events))
        state = after
    return played
