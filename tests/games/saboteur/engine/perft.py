"""Exhaustive counts of move sequences from fixed positions, by the engine and, independently, by the oracle.

Run as a program it counts anew with both, and writes the golden file only where they agree.
"""

import json
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from saboteur_desktop.games.saboteur.engine.notation.position import written_setup
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from tests.games.saboteur.engine import oracle
from tests.games.saboteur.engine.plays import GAME, deal, endless, ruleset, steps

GOLDEN: Final = Path(__file__).resolve().parents[3] / "golden" / "perft.json"
DEPTH: Final = 3


class Start(NamedTuple):
    """A fixed deal, and how many moves are played before the counting begins."""

    preset: str
    seats: int
    seed: int
    played: int


STARTS: Final = (
    Start("standard", 3, 1, 0),
    Start("standard", 5, 2, 18),
    Start("standard", 10, 3, 9),
    Start("amigo-2004", 4, 4, 0),
    Start("amigo-2004", 7, 5, 25),
    Start("amigo-later", 3, 6, 62),
    Start("ja-table", 6, 7, 30),
    Start("ja-aloud", 8, 8, 12),
    Start("ja-short", 9, 9, 40),
    Start("bga", 3, 10, 20),
    Start("ru-booklet", 4, 11, 35),
    Start("ru-booklet", 5, 12, 60),
)


def begun(start: Start) -> GameState:
    """Return the position that the counting begins with; the round is still on."""
    state = deal(ruleset(start.preset), start.seats, f"perft {start.seed}")
    for step in steps(state, islice(endless(f"perft {start.seed}"), start.played)):
        state = step.after
    assert state.table.phase == "playing"
    return state


def count(state: GameState, depth: int) -> int:
    """Return how many sequences of that many moves there are before the round is decided."""
    if state.table.phase != "playing":
        return 0
    moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
    if depth == 1:
        return len(moves)
    return sum(count(GAME.apply(state, move).state, depth - 1) for move in moves)


class Position(NamedTuple):
    """A round as the oracle plays it: plain values, taken from a written position."""

    rules: Ruleset
    table: tuple[tuple[oracle.Place, str, bool], ...]
    revealed: tuple[tuple[int, bool], ...]
    goals: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    in_front: tuple[frozenset[str], ...]
    to_move: int
    forced_passes: int
    over: bool = False


OracleMove = tuple[Any, ...]


def position_of(state: GameState) -> Position:
    """Return a written position for the oracle. Only the count of forced passes is not written anywhere."""
    written = written_setup(state)
    assert state.table.to_move is not None
    return Position(
        state.table.ruleset,
        tuple(((card["cell"][0], card["cell"][1]), card["card"], card["turned"]) for card in written["table"]),
        tuple((goal["goal"], goal["turned"]) for goal in written["revealed"]),
        tuple(written["goals"]),
        tuple(map(tuple, written["hands"])),
        tuple(written["deck"]),
        tuple(frozenset(card.removeprefix("break-") for card in lying) for lying in written["in_front"]),
        state.table.to_move,
        state.forced_passes,
    )


@lru_cache(maxsize=20_000)
def _mine_of(rules: Ruleset, table: Any, revealed: Any, goals: tuple[str, ...]) -> oracle.Mine:
    options = oracle.Options(
        rules.placement_link, rules.facedown_goal_borders, rules.revealed_goal_borders, rules.stone_misfit
    )
    return oracle.Mine(
        options,
        [{"cell": cell, "card": card, "turned": turned} for cell, card, turned in table],
        goals,
        [{"goal": goal, "turned": turned} for goal, turned in revealed],
    )


@lru_cache(maxsize=200_000)
def _lays_of(rules: Ruleset, table: Any, revealed: Any, goals: tuple[str, ...], card: str) -> list[Any]:
    return oracle.lays(_mine_of(rules, table, revealed, goals), card)


def plays(now: Position, seat: int) -> Iterator[OracleMove]:
    """Yield all that a seat could do but pass (rules sections 3 and 5)."""
    for card in set(now.hands[seat]):
        kind, _, tools = card.partition("-")
        if card == "map":
            face_up = {goal for goal, _ in now.revealed} if now.rules.map_target == "facedown_only" else set()
            yield from (("map", card, goal) for goal in range(3) if goal not in face_up)
        elif card == "rockfall":
            yield from (("rockfall", card, cell) for cell, _, _ in now.table)
        elif kind == "break":
            for target, broken in enumerate(now.in_front):
                if tools not in broken and (target != seat or now.rules.break_self == "allowed"):
                    yield "break", card, target, tools
        elif kind == "repair":
            for target, broken in enumerate(now.in_front):
                yield from (("repair", card, target, tool) for tool in broken & set(tools.split("-")))
        elif not now.in_front[seat]:
            for cell, turned in _lays_of(now.rules, now.table, now.revealed, now.goals, card):
                yield "path", card, cell, turned


def moves_of(now: Position) -> list[OracleMove]:
    """Return every legal move of the seat to move."""
    discards = [("discard", card) for card in sorted(set(now.hands[now.to_move]))]
    return [*plays(now, now.to_move), *discards]


def after(now: Position, move: OracleMove) -> Position:
    """Return the position after a move (rules section 6)."""
    seat = now.to_move
    counts_passes = now.rules.round_end == "all_passed_unplayable" and not now.deck
    forced = counts_passes and not any(True for _ in plays(now, seat))
    do, card, *rest = move
    table, revealed, in_front = now.table, now.revealed, list(now.in_front)
    found = False
    if do == "path":
        cell, turned = rest
        mine = oracle.Mine(
            _mine_of(now.rules, table, revealed, now.goals).options,
            [{"cell": place, "card": name, "turned": way} for place, name, way in table],
            now.goals,
            [{"goal": goal, "turned": way} for goal, way in revealed],
        )
        mine.lay(cell, oracle.groups(card, turned))
        mine.turn_reached_goals(cell)
        table = tuple(sorted((*table, (cell, card, turned))))
        revealed = tuple(sorted(mine.face_up.items()))
        found = any(now.goals[goal] == "gold" for goal, _ in revealed)
    elif do == "rockfall":
        table = tuple(lying for lying in table if lying[0] != rest[0])
    elif do == "break":
        in_front[rest[0]] |= {rest[1]}
    elif do == "repair":
        in_front[rest[0]] -= {rest[1]}
    hands = [list(hand) for hand in now.hands]
    hands[seat].remove(card)
    hands[seat] += now.deck[:1]
    clockwise = [*range(seat + 1, len(hands)), *range(seat + 1)]
    following = next((other for other in clockwise if hands[other]), seat)
    then = now._replace(
        table=table,
        revealed=revealed,
        in_front=tuple(in_front),
        hands=tuple(map(tuple, hands)),
        deck=now.deck[1:],
        to_move=following,
        forced_passes=now.forced_passes + 1 if forced else 0,
    )
    return then._replace(over=found or _is_over(then))


def _is_over(now: Position) -> bool:
    if not any(now.hands):
        return True
    match now.rules.round_end:
        case "no_playable_now":
            return not now.deck and not any(True for seat in range(len(now.hands)) for _ in plays(now, seat))
        case "all_passed_unplayable":
            return not now.deck and now.forced_passes >= len(now.hands)
        case _:
            return False


def oracle_count(now: Position, depth: int) -> int:
    """Return the same count as `count`, the oracle's way."""
    if now.over:
        return 0
    moves = moves_of(now)
    if depth == 1:
        return len(moves)
    return sum(oracle_count(after(now, move), depth - 1) for move in moves)


def main() -> int:
    """Count all starts with both and write the golden file; returns 1 where they disagree."""
    rows = []
    for start in STARTS:
        state = begun(start)
        counts = [count(state, depth) for depth in range(1, DEPTH + 1)]
        checked = [oracle_count(position_of(state), depth) for depth in range(1, DEPTH + 1)]
        sys.stdout.write(f"{start} {counts} {checked}\n")
        if counts != checked:
            return 1
        rows.append(json.dumps({**start._asdict(), "counts": counts}))
    GOLDEN.write_text("[\n  " + ",\n  ".join(rows) + "\n]\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
