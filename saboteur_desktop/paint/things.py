"""The icons that are pictures of things: most have colours of their own."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from saboteur_desktop.paint import marks, minerals, props
from saboteur_desktop.paint.palette import Tint
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.signs import Icon
from saboteur_desktop.paint.tools import BROKEN_TOOLS, TOOL_MARKS, TOOLS


def _own_colors(drawing: Callable[[QPainter], None]) -> Icon:
    def draw(p: QPainter, tint: Tint) -> None:
        drawing(p)

    return draw


def _leaf_and_drop(p: QPainter) -> None:
    """The signs of both teams."""
    for x, sign in ((-25, marks.leaf), (25, marks.drop)):
        with box(p, x, 0, 62):
            sign(p)


THINGS: Final[dict[str, Icon]] = {
    **{name: _own_colors(drawing) for name, drawing in TOOLS.items()},
    **{f"broken-{name}": _own_colors(drawing) for name, drawing in BROKEN_TOOLS.items()},
    **{f"{name}-mark": drawing for name, drawing in TOOL_MARKS.items()},
    "bolt": marks.bolt,
    "cross": marks.cross,
    "eye": marks.eye,
    "half-turn": marks.half_turn,
    "look": marks.eye_outline,
    "look-away": marks.struck_eye,
    "mask": marks.mask,
    "plus": marks.plus,
    "tick": marks.tick,
    "leaf": _own_colors(marks.leaf),
    "drop": _own_colors(marks.drop),
    "reach": _own_colors(_leaf_and_drop),
    "boulders": _own_colors(lambda p: minerals.boulder_heap(p, 0, 0, 46, 1)),
    "crystal": _own_colors(lambda p: minerals.crystal(p, 0, 6, 40)),
    "gold-heap": _own_colors(lambda p: minerals.gold_heap(p, 0, 4, 44, 24, 8)),
    "nugget": _own_colors(lambda p: minerals.nugget(p, 0, 0, 42, 4)),
    "bomb": _own_colors(props.bomb),
    "card-fan": props.card_fan,
    "gold-card": _own_colors(props.gold_card),
    "grabbing-hand": _own_colors(props.grabbing_hand),
    "key": _own_colors(props.key),
    "magnifier": _own_colors(props.magnifier),
    "open-hand": _own_colors(props.open_hand),
}
