"""The table alone, for as many seats as it has room for; those with more than ten play Saboteur 2."""

from itertools import islice
from typing import Final

from PySide6.QtCore import QSize

from gallery.studio import FACES, NAMES, played
from saboteur_desktop.games.saboteur.engine.presets import PresetName
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.seat_look import SeatLook

CROWDS: Final = (3, 5, 8, 10, 12)
MOST_IN_BASE_GAME: Final = 10
FRONTS: Final = (("break-pickaxe",), (), ("break-lantern", "break-cart"), (), (), ("break-cart",))
EXPANSION_FRONTS: Final = (("theft",), (), ("trap", "break-cart"), ("break-lantern",), ("theft", "trap"), ())


def crowd(seats: int, language: str, size: QSize) -> MineView:
    """A shown table in the middle of a round, seen by the seat to move."""
    preset: PresetName = "saboteur2" if seats > MOST_IN_BASE_GAME else "standard"
    match = played("north face", lambda view: len(view.table.board.cards) > 9, seats, preset)
    view = hindered(match.view(match.to_move))
    scene = MineScene()
    shown = MineView(scene)
    shown.resize(size)
    shown.show()
    scene.animator.reduced = True
    scene.sync(view, [SeatLook(NAMES[language][seat], FACES[seat], seat % 4 == 1) for seat in range(seats)])
    return shown


def hindered(view: PlayerView) -> PlayerView:
    """The same view with cards that hinder before some of the seats, and with gold."""
    table = view.table
    fronts = EXPANSION_FRONTS if table.ruleset.expansion else FRONTS
    fuller = table._replace(
        in_front=tuple(fronts[seat % len(fronts)] if seat != view.seat else () for seat in range(table.seats)),
        gold_counts=tuple(islice((0, 1, 2, 1, 0, 3) * 2, table.seats)),
    )
    return view._replace(table=fuller)
