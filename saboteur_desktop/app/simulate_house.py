"""Whole Haunted House matches between computer players, without a window: how often each level is won."""

from collections import Counter
from math import sqrt
from statistics import mean
from typing import Any, Final

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.events import HauntingCame
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.kernel.rng import Rng

_GAME: Final = "haunted-house"
_LEVEL: Final = "careful"


def simulate(players: int, preset: str, matches: int, seed: str) -> dict[str, Any]:
    """Play matches of careful players and return the figures, ready to be written as JSON.

    Raises IllegalMove when a player or the rules fail, and ValueError for wrong arguments.
    """
    if preset not in PRESET_NAMES:
        raise ValueError(f"no such preset: {preset}")
    if matches < 1:
        raise ValueError("at least one match is needed")
    ended = [_played(players, preset, f"{seed}:{number}") for number in range(matches)]
    results = Counter(table.result for table in ended)
    share = results["won"] / matches
    return {
        "game": _GAME,
        "players": players,
        "hunters": len(ended[0].places),
        "preset": preset,
        "matches": matches,
        "seed": seed,
        "win_share": round(share, 4),
        "standard_error": round(sqrt(share * (1 - share) / matches), 4),
        "results": dict(sorted(results.items())),
        "turns_per_match": round(mean(table.turn for table in ended), 2),
        "jewels_out": round(mean(table.out for table in ended), 2),
        "hauntings_per_match": round(
            mean(sum(isinstance(event, HauntingCame) for event in table.log) for table in ended), 2
        ),
    }


def _played(players: int, preset: str, seed: str) -> Any:
    """Return the open table at the end of a match."""
    game: Any = registry.engine(_GAME)
    bot = registry.bot(_GAME, _LEVEL, seed)
    starter = Rng(f"{seed}:starter").below(max(players, 1))
    state = game.setup(game.read_ruleset({"preset": preset}), players, Rng(f"{seed}:1"), starter).state
    while (seat := game.to_move(state)) is not None:
        state = game.apply(state, bot.choose(game.view(state, seat), BUDGET)).state
    return state.table
