"""Rounds and matches in which gold is counted in points, reached with bots' moves or set up for what bots rarely do."""

from collections.abc import Callable, Sequence
from functools import cache

from saboteur_desktop.games.saboteur.engine.cards import Card, Team
from saboteur_desktop.games.saboteur.engine.events import GoldStolen, RoundPaid, Winner
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.ui.ended import Wanted
from tests.games.saboteur.ui.played import GAME, likely_move


def reached(preset: str, seats: int, seed: int, wanted: Wanted, **options: object) -> GameState | None:
    """The first position of a match under a preset which is as wanted."""
    rng, name = Rng(f"points {seed}"), f"points {seed}"
    state: GameState = GAME.setup(GAME.read_ruleset({"preset": preset, **options}), seats, Rng(name)).state
    while not wanted(state):
        if state.table.phase == "match_over":
            return None
        if state.table.phase == "round_over":
            state = GAME.next_round(state, Rng(f"{name} {state.table.round_no}")).state
        else:
            state = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng)).state
    return state


def some(preset: str, seats: int, wanted: Wanted, **options: object) -> GameState:
    every = (reached(preset, seats, seed, wanted, **options) for seed in range(200))
    return next(state for state in every if state is not None)


@cache
def stealing(preset: str = "saboteur2", seats: int = 5, thieves: int = 2) -> GameState:
    """Some thieves have yet to choose."""
    return some(preset, seats, lambda state: state.table.phase == "stealing" and len(state.table.thieves) >= thieves)


@cache
def finished(preset: str = "saboteur2", seats: int = 5) -> GameState:
    return some(preset, seats, lambda state: state.table.phase == "match_over")


@cache
def over(preset: str = "saboteur2", seats: int = 5) -> GameState:
    return some(preset, seats, lambda state: state.table.phase == "round_over")


def came_out(
    winner: Winner,
    finisher: int | None,
    roles: Sequence[Role],
    nuggets: Sequence[int],
    *,
    open_to: tuple[Team, ...] = (),
    crystals: int = 0,
    thefts: Sequence[tuple[int, int | None]] = (),
    in_front: dict[int, tuple[Card, ...]] | None = None,
    preset: str = "saboteur2",
    **options: object,
) -> PlayerView:
    """A spectator's view of a round that came out like that."""
    seats = len(roles)
    table = over(preset, seats).table
    assert table.result is not None
    lying = in_front or {}
    done = tuple(GoldStolen(thief, target) for thief, target in thefts)
    totals = [pay + 1 for pay in nuggets]
    for theft in done:
        if theft.target is not None:
            totals[theft.seat] += 1
            totals[theft.target] -= 1
    changed = table._replace(
        ruleset=GAME.read_ruleset({"preset": preset, **options}),
        result=table.result._replace(winner=winner, finisher=finisher, roles=tuple(roles)),
        log=(RoundPaid(tuple(nuggets), open_to, crystals), *done),
        in_front=tuple(lying.get(seat, ()) for seat in range(seats)),
        past_winners=(winner,),
        gold_counts=tuple(totals),
    )
    return GAME.view(over(preset, seats), None)._replace(table=changed)


OUTCOMES: dict[str, Callable[[], PlayerView]] = {
    "blue opens": lambda: came_out(
        "blue",
        0,
        ("blue", "green", "boss", "profiteer", "geologist"),
        (3, 0, 2, 1, 4),
        open_to=("blue",),
        crystals=4,
        thefts=((1, 4), (2, 4)),
    ),
    "blue before green": lambda: came_out(
        "blue", 0, ("blue", "green", "green", "saboteur", "geologist"), (5, 0, 0, 0, 0), open_to=("blue", "green")
    ),
    "green only": lambda: came_out(
        "green",
        0,
        ("blue", "green", "green", "boss", "saboteur"),
        (0, 4, 0, 3, 0),
        open_to=("green",),
        in_front={2: ("trap",)},
        thefts=((4, None),),
    ),
    "both": lambda: came_out(
        "both", 2, ("blue", "green", "boss", "blue", "green"), (1, 1, 0, 1, 1), open_to=("blue", "green")
    ),
    "none": lambda: came_out("none", 0, ("blue", "green", "boss", "profiteer", "saboteur"), (0, 0, 3, 2, 0)),
    "none by a saboteur": lambda: came_out(
        "none",
        4,
        ("blue", "green", "boss", "geologist", "saboteur"),
        (0, 0, 0, 0, 0),
        open_to=("blue", "green"),
        saboteur_finisher="gold_counts_but_no_team",
        boss_needs_team=True,
    ),
    "saboteurs": lambda: came_out(
        "saboteurs",
        None,
        ("blue", "saboteur", "geologist", "geologist", "profiteer"),
        (0, 4, 0, 0, 2),
        crystals=1,
        in_front={0: ("trap", "break-cart")},
    ),
    "no saboteur": lambda: came_out(
        "saboteurs", None, ("blue", "green", "geologist", "geologist", "profiteer"), (0, 0, 2, 2, 3), crystals=5
    ),
    "miners of four": lambda: came_out(
        "miners", 1, ("miner", "miner", "selfish", "saboteur"), (2, 3, 0, 0), preset="selfish-dwarf-4"
    ),
    "miners of four by the saboteur": lambda: came_out(
        "miners", 3, ("miner", "selfish", "miner", "saboteur"), (2, 0, 3, 0), preset="selfish-dwarf-4"
    ),
    "selfish of four": lambda: came_out(
        "selfish", 2, ("miner", "miner", "selfish", "saboteur"), (0, 0, 4, 0), preset="selfish-dwarf-4"
    ),
    "saboteur of four": lambda: came_out(
        "saboteurs", None, ("miner", "miner", "selfish", "saboteur"), (0, 0, 0, 4), preset="selfish-dwarf-4"
    ),
}
"""One round for every way in which a round can come out."""
