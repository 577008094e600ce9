"""Tables with any number of seats; those with more than the base game deals to play Saboteur 2."""

from typing import Final

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.ui.played import likely_move

GAME: Final = Saboteur()
MOST_IN_BASE_GAME: Final = 10
FRONTS: Final = (("break-pickaxe",), ("break-lantern", "break-cart"), (), ("break-pickaxe", "break-lantern"), ())
EXPANSION_FRONTS: Final = (("theft", "trap", "break-pickaxe"), ("trap",), (), ("break-lantern", "theft"), ())


def crowd(seats: int) -> PlayerView:
    """The middle of a round as the seat to move sees it, with broken tools, gold and a full hand."""
    expansion = seats > MOST_IN_BASE_GAME
    ruleset = GAME.read_ruleset({"preset": "saboteur2" if expansion else "standard"})
    state, rng = GAME.setup(ruleset, seats, Rng("deal")).state, Rng("crowd")
    for _ in range(8):
        state = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng)).state
    view = GAME.view(state, state.table.to_move)
    fronts = EXPANSION_FRONTS if expansion else FRONTS
    fuller = view.table._replace(
        in_front=tuple(fronts[seat % len(fronts)] if seat != view.seat else () for seat in range(seats)),
        gold_counts=tuple(seat % 5 for seat in range(seats)),
    )
    return view._replace(table=fuller)
