"""Small discs that tell who won each round so far, which round is played, and which are to come."""

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.marks import mask
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import glow, line
from saboteur_desktop.paint.tools import lantern
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text

Pip = Literal["miners", "saboteurs", "now", "to-come"]

_GROUNDS: dict[Pip, Tint] = {"miners": "#7A4A12", "saboteurs": "#4A2E86", "now": "#B9742A", "to-come": "#20294A"}
_RIMS: dict[Pip, Tint] = {"miners": "gold", "saboteurs": "#C9A8FF", "now": "gold", "to-come": color("night5", 0.7)}


def draw_round_pip(p: QPainter, rect: QRectF, pip: Pip, number: int) -> None:
    """Gold for the miners, a mask for the saboteurs, a lantern for now, the number for a round to come."""
    x, y, radius = rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2
    if pip == "now":
        glow(p, x, y, radius * 1.7, (0.3, color("lamp", 0.6)), (1, color("lamp", 0)))
    sheet(p, ellipse(x, y, radius), _GROUNDS[pip], 2)
    line(p, ellipse(x, y, radius - 1), _RIMS[pip], 2)
    if pip == "miners":
        nugget(p, x, y, radius * 0.55, 4, 1)
    elif pip == "saboteurs":
        with box(p, x, y, radius * 1.16):
            mask(p)
    elif pip == "now":
        with box(p, x, y, radius * 1.3):
            lantern(p)
    else:
        draw_text(p, rect, str(number), NAME, radius * 0.88, "mist", CENTRE)
