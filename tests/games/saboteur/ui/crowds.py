"""Tables with any number of seats, more than the base game deals to."""

from typing import Final

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.ui.played import dealt, likely_move

GAME: Final = Saboteur()
FRONTS: Final = (("break-pickaxe",), ("break-lantern", "break-cart"), (), ("break-pickaxe", "break-lantern"), ())


def crowd(seats: int) -> PlayerView:
    """The middle of a round as the seat to move sees it, with broken tools, gold and a full hand."""
    dealt_seats = min(seats, 10)
    state, rng = dealt(dealt_seats), Rng("crowd")
    for _ in range(8):
        state = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng)).state
    view = GAME.view(state, state.table.to_move)
    table = view.table
    wider = table._replace(
        seats=seats,
        in_front=tuple(FRONTS[seat % len(FRONTS)] if seat != view.seat else () for seat in range(seats)),
        hand_sizes=tuple(table.hand_sizes[seat % dealt_seats] for seat in range(seats)),
        gold_counts=tuple(seat % 5 for seat in range(seats)),
    )
    return view._replace(table=wider)
