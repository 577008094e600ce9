"""From a card's text to its picture."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, REPAIRS
from saboteur_desktop.games.saboteur.engine.geometry import sides_text
from saboteur_desktop.games.saboteur.ui.face_painter import actions, backs, expansion, gold_cards, roles
from saboteur_desktop.games.saboteur.ui.face_painter.landmarks import ladder_shaft, stones, treasure
from saboteur_desktop.games.saboteur.ui.face_painter.path_cards import paint_path
from saboteur_desktop.paint.card_space import BOUNDS, CX, CY, H, W, card_outline
from saboteur_desktop.paint.placing import offprint, saved


@dataclass(frozen=True, slots=True)
class FaceKey:
    """A picture of a card: all that its pixels depend on, besides their number.

    `card` is a text of the record format, or one of "start", "goal-back", "card-back", "role-back", "gold-back",
    "gold-1" to "gold-3" and "role-NAME". `turned` and `lit` matter to path, start and goal cards only.
    """

    card: str
    turned: bool = False
    lit: bool = True


def paint_face(painter: QPainter, key: FaceKey, rect: QRectF) -> None:
    """The card in the rectangle, 4 : 5, with its round corners; raises ValueError when no card has that text."""
    drawing = _OTHER_FACES.get(key.card) or partial(_paint_path_card, key=key)
    with saved(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / W, rect.height() / H)
        with offprint(painter, BOUNDS, card_outline()) as p:
            drawing(p)


def _paint_path_card(p: QPainter, key: FaceKey) -> None:
    face = path_face(key.card, key.turned)
    paint_path(p, face, key.lit)
    if key.card == "start":
        ladder_shaft(p, CX, CY, 70)
    elif key.card == "gold":
        treasure(p)
    elif key.card.startswith("stone-"):
        stones(p, sides_text(face.openings))


_OTHER_FACES: Final[dict[str, Callable[[QPainter], None]]] = {
    **{card: partial(actions.paint_break, tool=tool) for card, tool in BREAKS.items()},
    **{card: partial(actions.paint_repair, tools=tools) for card, tools in REPAIRS.items()},
    "rockfall": actions.paint_rockfall,
    "map": actions.paint_map,
    "theft": expansion.paint_theft,
    "hands-off": expansion.paint_hands_off,
    "swap-hands": expansion.paint_swap_hands,
    "inspect": expansion.paint_inspect,
    "swap-hats": expansion.paint_swap_hats,
    "trap": expansion.paint_trap,
    "free": expansion.paint_free,
    "role-miner": roles.paint_miner,
    "role-saboteur": roles.paint_saboteur,
    "role-selfish": roles.paint_selfish,
    "role-green": partial(roles.paint_team_miner, team="green"),
    "role-blue": partial(roles.paint_team_miner, team="blue"),
    "role-boss": roles.paint_boss,
    "role-profiteer": roles.paint_profiteer,
    "role-geologist": roles.paint_geologist,
    **{f"gold-{nuggets}": partial(gold_cards.paint_gold, nuggets=nuggets) for nuggets in (1, 2, 3)},
    "goal-back": backs.paint_goal_back,
    **{kind: partial(backs.paint_back, kind=kind) for kind in backs.BACKS},
}
