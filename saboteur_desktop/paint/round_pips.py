"""Small discs that tell who won each round so far, which round is played, and which are to come."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.figures.hats import horned_helm
from saboteur_desktop.paint.marks import cross, drop, leaf, mask
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import glow, line
from saboteur_desktop.paint.tools import lantern
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text

Pip = Literal["miners", "saboteurs", "selfish", "blue", "green", "both", "none", "now", "to-come"]

_GROUNDS: dict[Pip, Tint] = {
    "miners": "#7A4A12",
    "saboteurs": "#4A2E86",
    "selfish": "#7A2A22",
    "blue": "#1F4E9A",
    "green": "#2F6A22",
    "both": "#7A4A12",
    "none": "#39415F",
    "now": "#B9742A",
    "to-come": "#20294A",
}
_RIMS: dict[Pip, Tint] = {
    "miners": "gold",
    "saboteurs": "#C9A8FF",
    "selfish": "#FFB3A6",
    "blue": "#A9D4FF",
    "green": "#B9EE8A",
    "both": "gold",
    "none": "mist",
    "now": "gold",
    "to-come": color("night5", 0.7),
}


_SIGNS: dict[Pip, tuple[Callable[[QPainter], None], float]] = {
    "saboteurs": (mask, 1.16),
    "blue": (drop, 1.15),
    "green": (leaf, 1.15),
    "selfish": (lambda p: horned_helm(p, "#B0413A"), 1.45),
    "none": (lambda p: cross(p, "mist"), 0.9),
    "now": (lantern, 1.3),
}
"""The drawing on a disc, and its size in radii."""


def draw_round_pip(p: QPainter, rect: QRectF, pip: Pip, number: int) -> None:
    """Gold for whoever dug it, a mask for the saboteurs, a lantern for now, the number for a round to come.

    A team has its sign, the selfish dwarf his helm; a cross is for a round that no team won.
    """
    x, y, radius = rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2
    if pip == "now":
        glow(p, x, y, radius * 1.7, (0.3, color("lamp", 0.6)), (1, color("lamp", 0)))
    sheet(p, ellipse(x, y, radius), _GROUNDS[pip], 2)
    line(p, ellipse(x, y, radius - 1), _RIMS[pip], 2)
    if pip == "miners":
        nugget(p, x, y, radius * 0.55, 4, 1)
    elif pip == "to-come":
        draw_text(p, rect, str(number), NAME, radius * 0.88, "mist", CENTRE)
    elif pip == "both":
        for side, sign in ((-1, drop), (1, leaf)):
            with box(p, x + side * radius * 0.42, y, radius * 0.86):
                sign(p)
    else:
        drawing, size = _SIGNS[pip]
        with box(p, x, y, radius * size):
            drawing(p)
