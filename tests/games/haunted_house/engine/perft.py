"""Exhaustive counts of move sequences from fixed positions. Run as a program it writes the golden file anew."""

import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from saboteur_desktop.games.haunted_house.engine.notation.check import state_digest
from saboteur_desktop.games.haunted_house.engine.state import GameState
from tests.games.haunted_house.engine.plays import GAME, begin, endless, ruleset, steps

GOLDEN: Final = Path(__file__).resolve().parents[3] / "golden" / "haunted_house.json"
DEPTH: Final = 4


class Start(NamedTuple):
    """A fixed beginning, and how many moves are played before the counting begins."""

    preset: str
    seats: int
    seed: int
    played: int


STARTS: Final = (
    Start("normal", 3, 1, 0),
    Start("normal", 4, 2, 20),
    Start("normal", 2, 3, 31),
    Start("easy", 1, 4, 44),
    Start("very-easy", 4, 5, 60),
    Start("hard", 3, 6, 25),
    Start("hard", 4, 7, 50),
    Start("master", 3, 8, 12),
    Start("master", 4, 9, 41),
    Start("master", 2, 10, 30),
)


def begun(start: Start) -> GameState:
    """Return the position that the counting begins with; the match is still on."""
    state = begin(ruleset(start.preset), start.seats, start.seed)
    for step in steps(state, islice(endless(f"golden {start.seed}"), start.played)):
        state = step.after
    assert state.table.result is None
    return state


def count(state: GameState, depth: int) -> int:
    """Return how many sequences of that many moves there are before the match is over."""
    moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
    if depth == 1:
        return len(moves)
    return sum(count(GAME.apply(state, move).state, depth - 1) for move in moves)


def row(start: Start) -> dict[str, Any]:
    """Return a start, its position and its counts as the golden file has them."""
    state = begun(start)
    counts = [count(state, depth) for depth in range(1, DEPTH + 1)]
    return {**start._asdict(), "position": state_digest(state), "counts": counts}


if __name__ == "__main__":
    rows = ",\n".join(f"  {json.dumps(row(start))}" for start in STARTS)
    GOLDEN.write_text(f"[\n{rows}\n]\n", "utf-8")
    sys.stdout.write(f"{len(STARTS)} starts\n")
