"""The small pictures in the rows of the log, by their names there."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.die_item import draw_die
from saboteur_desktop.games.haunted_house.ui.pieces.cards import paint_card
from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import draw_hunter_sign
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_lock
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting


def draw_log_picture(p: QPainter, rect: QRectF, name: str) -> None:
    """A sign or, in a 4:5 rectangle, a card: see `log_rows` for the names; raises ValueError for any other."""
    kind, _, what = name.partition(":")
    match kind:
        case "hunter":
            draw_hunter_sign(p, rect, int(what))
        case "die" | "battle":
            draw_die(p, rect, what)
        case "ghost":
            draw_ghost(p, rect)
        case "haunting":
            draw_haunting(p, rect)
        case "jewel":
            draw_jewel(p, rect, int(what))
        case "lock":
            draw_lock(p, rect, "blue" if what == "blue" else "green")
        case "card":
            paint_card(p, what, rect)
        case _:
            raise ValueError(f"no picture is called {name!r}")
