"""Whole matches between computer players, without a window: the figures behind ``saboteur-desktop simulate``."""

from collections import Counter
from statistics import median, quantiles
from time import process_time_ns
from typing import Any, Final

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.kernel.rng import Rng

_GAME: Final = "saboteur"
_LEVEL: Final = "careful"
_STALLED: Final = 500
"""Moves after which a round is stuck; the rules end one after at most 108, and the thefts."""


class Stalled(RuntimeError):
    """A round that does not end."""


class _Tally:
    """What is counted over all matches."""

    def __init__(self) -> None:
        self.rounds: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.winners: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()
        """How often each role was held at the end of a round."""
        self.paid: Counter[str] = Counter()
        """How often it was paid."""
        self.nuggets: Counter[str] = Counter()
        """How much it was paid in all, thefts aside."""
        self.moves = 0
        self.decisions: list[float] = []
        """CPU milliseconds of each."""


def simulate(players: int, preset: str, matches: int, seed: str) -> dict[str, Any]:
    """Play matches of three rounds between careful players and return the figures, ready to be written as JSON.

    Raises IllegalMove or Stalled when a player or the rules fail, and ValueError for wrong arguments.
    """
    if preset not in PRESET_NAMES:
        raise ValueError(f"no such preset: {preset}")
    if matches < 1:
        raise ValueError("at least one match is needed")
    tally = _Tally()
    for number in range(matches):
        _play(tally, players, preset, f"{seed}:{number}")
    rounds = tally.rounds.total()
    return {
        "players": players,
        "preset": preset,
        "matches": matches,
        "seed": seed,
        "rounds": rounds,
        "miners_win_share": round(tally.won.total() / rounds, 4),
        "winners": dict(sorted(tally.winners.items())),
        "by_role": {
            role: {
                "seats": seats,
                "paid_share": round(tally.paid[role] / seats, 4),
                "nuggets_per_round": round(tally.nuggets[role] / seats, 3),
            }
            for role, seats in sorted(tally.seats.items())
        },
        "by_saboteurs": {
            str(count): {"rounds": played, "miners_win_share": round(tally.won[count] / played, 4)}
            for count, played in sorted(tally.rounds.items())
        },
        "moves_per_round": round(tally.moves / rounds, 2),
        "cpu_ms_per_decision": {
            "median": round(median(tally.decisions), 3),
            "p99": round(quantiles(tally.decisions, n=100)[98], 3),
        },
    }


def _play(tally: _Tally, players: int, preset: str, seed: str) -> None:
    game: Any = registry.engine(_GAME)
    ruleset = game.read_ruleset({"preset": preset})
    bot = registry.bot(_GAME, _LEVEL, seed)
    starter = Rng(f"{seed}:starter").below(max(players, 1))
    state = game.setup(ruleset, players, Rng(f"{seed}:1"), starter).state
    while True:
        state, moves = _play_round(tally, game, bot, state)
        tally.moves += moves
        result = state.table.result
        saboteurs = result.roles.count("saboteur")
        tally.rounds[saboteurs] += 1
        tally.won[saboteurs] += result.winner == "miners"
        tally.winners[result.winner] += 1
        for role, nuggets in zip(result.roles, state.round_pay, strict=True):
            tally.seats[role] += 1
            tally.paid[role] += nuggets > 0
            tally.nuggets[role] += nuggets
        if game.outcome(state) is not None:
            return
        state = game.next_round(state, Rng(f"{seed}:{state.table.round_no + 1}")).state


def _play_round(tally: _Tally, game: Any, bot: Any, state: Any) -> tuple[Any, int]:
    """Return the state at the end of the round and how many moves were made before it was decided."""
    moves = 0
    for step in range(_STALLED):
        seat = game.to_move(state)
        if seat is None:
            return state, moves
        view = game.view(state, seat)
        before = process_time_ns()
        move = bot.choose(view, BUDGET)
        took = process_time_ns() - before
        if state.table.result is None:
            tally.decisions.append(took / 1e6)
            moves = step + 1
        state = game.apply(state, move).state
    raise Stalled(f"more than {_STALLED} moves in a round of {state.table.seats} players, {state.table.ruleset.preset}")
