"""The table alone, for as many seats as it has room for, more than the base game deals to."""

from itertools import islice
from typing import Final

from PySide6.QtCore import QSize

from gallery.studio import FACES, NAMES, played
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook

CROWDS: Final = (3, 5, 8, 10, 12)
MOST_DEALT: Final = 10
FRONTS: Final = (("break-pickaxe",), (), ("break-lantern", "break-cart"), (), (), ("break-cart",))


def crowd(seats: int, language: str, size: QSize) -> MineView:
    """A shown table in the middle of a round, seen by the seat to move."""
    match = played("north face", lambda view: len(view.table.board.cards) > 9, min(seats, MOST_DEALT))
    view = widened(match.view(match.to_move), seats)
    scene = MineScene()
    shown = MineView(scene)
    shown.resize(size)
    shown.show()
    scene.animator.reduced = True
    scene.sync(view, [SeatLook(NAMES[language][seat], FACES[seat], seat % 4 == 1) for seat in range(seats)])
    return shown


def widened(view: PlayerView, seats: int) -> PlayerView:
    """The same view with more seats, and with broken tools before some of them."""
    table = view.table
    more = seats - table.seats
    fronts = tuple(FRONTS[seat % len(FRONTS)] if seat != view.seat else () for seat in range(seats))
    wider = table._replace(
        seats=seats,
        in_front=fronts,
        hand_sizes=table.hand_sizes + table.hand_sizes[:more],
        gold_counts=tuple(islice((0, 1, 2, 1, 0, 3) * 2, seats)),
    )
    return view._replace(table=wider)
