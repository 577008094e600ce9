"""How fast whole rounds can be played through the public calls of the game, with random moves."""

import random
import statistics
from time import process_time
from typing import Any

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.rng import Rng

_ROUNDS = 200
_REPEATS = 5
_MOVEGEN_CALLS = 20


def bench(players: int, preset: str) -> dict[str, Any]:
    """Return rounds and plies a second and microseconds for the legal moves of a position: CPU time, median of five.

    Raises ValueError for wrong arguments.
    """
    if preset not in PRESET_NAMES:
        raise ValueError(f"no such preset: {preset}")
    ruleset = Ruleset(preset=preset)
    rounds_per_s, plies_per_s, movegen_us = [], [], []
    for repeat in range(_REPEATS):
        started = process_time()
        plies = sum(_play_round(ruleset, players, repeat * _ROUNDS + number) for number in range(_ROUNDS))
        seconds = process_time() - started
        rounds_per_s.append(_ROUNDS / seconds)
        plies_per_s.append(plies / seconds)
        movegen_us.append(_movegen_us(ruleset, players, repeat))
    return {
        "players": players,
        "preset": preset,
        "rounds_per_s": round(statistics.median(rounds_per_s)),
        "plies_per_s": round(statistics.median(plies_per_s)),
        "movegen_us_per_position": round(statistics.median(movegen_us), 2),
    }


def _play_round(ruleset: Ruleset, players: int, seed: int) -> int:
    """Play one round to its end; returns the number of moves."""
    game = Saboteur()
    pick = random.Random(seed).random
    state = game.setup(ruleset, players, Rng(seed)).state
    plies = 0
    while state.table.phase == "playing":
        moves = game.legal_moves(game.view(state, state.table.to_move))
        state = game.apply(state, moves[int(pick() * len(moves))]).state
        plies += 1
    return plies


def _movegen_us(ruleset: Ruleset, players: int, seed: int) -> float:
    game = Saboteur()
    pick = random.Random(seed).random
    rng = Rng(seed)
    spent = 0.0
    positions = 0
    for _ in range(_ROUNDS // 20):
        state = game.setup(ruleset, players, rng).state
        while state.table.phase == "playing":
            view = game.view(state, state.table.to_move)
            started = process_time()
            for _ in range(_MOVEGEN_CALLS):
                moves = game.legal_moves(view)
            spent += (process_time() - started) / _MOVEGEN_CALLS
            positions += 1
            state = game.apply(state, moves[int(pick() * len(moves))]).state
    return spent / positions * 1e6
