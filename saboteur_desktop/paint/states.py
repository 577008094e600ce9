"""What cells, cards and sides look like while a card is held: may, may not, and why not.

Every state has a partner that is not colour: dot, dashes and arrows, hatching, zigzag and cross, tick.
"""

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.appearance import bold, is_bold
from saboteur_desktop.paint.marks import cross, half_turn, tick
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, outline, polyline, rounded_rect
from saboteur_desktop.paint.placing import box, clipped, placed
from saboteur_desktop.paint.signs import bars
from saboteur_desktop.paint.strokes import fill, line, soft
from saboteur_desktop.paint.tools import BROKEN_TOOLS

Fit = Literal["as-held", "turned", "both"]
"""Whether a card fits a cell as it is held, after a half turn, or both ways."""

_CARD_CORNER = 14 / 240
_SIGN = "#9BF5E4"


def draw_legal_cell(p: QPainter, rect: QRectF, fit: Fit, scale: float, strength: float = 1.0) -> None:
    """A cell that would take the held card; `strength` pulses between 0.75 and 1."""
    pad = rect.width() * 0.045
    path = rounded_rect(rect.adjusted(pad, pad, -pad, -pad), rect.width() * 0.075)
    soft(p, path, 15 * scale, "teal", 0.42 * strength, 9)
    fill(p, path, color("#0B2A3A", 0.45))
    fill(p, path, color("teal", 0.20 * strength))
    dash = (12 * scale, 9 * scale) if fit == "turned" else ()
    line(p, path, "tealhi", bold(3.2) * scale, Qt.PenCapStyle.FlatCap, dash=dash)
    centre = rect.center()
    if fit != "turned":
        radius = rect.width() * (0.085 if fit == "as-held" else 0.075)
        fill(p, ellipse(centre.x(), centre.y(), radius), _SIGN)
    if fit != "as-held":
        with box(p, centre.x(), centre.y(), rect.width() * 0.40):
            half_turn(p, _SIGN if fit == "turned" else color(_SIGN, 0.8), 11 if fit == "turned" else 9)


def draw_target_cell(p: QPainter, rect: QRectF, scale: float) -> None:
    """The legal cell under the held card: it burns brighter around the card."""
    grow = 3 * scale
    path = rounded_rect(rect.adjusted(-grow, -grow, grow, grow), rect.width() * 0.085)
    soft(p, path, 26 * scale, "teal", 0.85, 10)
    line(p, path, "#B9FFF0", bold(4) * scale)
    fill(p, path, color("#06322F", 0.9))


def draw_held_outline(p: QPainter, rect: QRectF, scale: float) -> None:
    """The outline of a card that is held over a place that takes it."""
    line(p, rounded_rect(rect, rect.width() * _CARD_CORNER), "#8FF7E2", bold(3) * scale)


def draw_refusal_glow(p: QPainter, rect: QRectF, scale: float) -> None:
    """The light below a card over a cell that refuses it."""
    soft(p, _refused_edge(rect, scale), 22 * scale, "coral", 0.6, 9)


def draw_refusal(p: QPainter, rect: QRectF, scale: float) -> None:
    """Over a refused card: darkened, hatched, its border dashed."""
    card = rounded_rect(rect, rect.width() * _CARD_CORNER)
    fill(p, card, color("#3A0A12", 0.30))
    _hatch(p, card, 22 * scale, 6 * scale)
    line(p, _refused_edge(rect, scale), "coral", bold(4) * scale, dash=(14 * scale, 8 * scale))


def draw_side_mark(p: QPainter, rect: QRectF, side: str, fits: bool, scale: float) -> None:
    """On one side ("N", "E", "S" or "W") of a cell: a tick where the card fits, a zigzag wall and a cross where not."""
    centre = rect.center()
    x, y = {
        "N": (centre.x(), rect.top()),
        "E": (rect.right(), centre.y()),
        "S": (centre.x(), rect.bottom()),
        "W": (rect.left(), centre.y()),
    }[side]
    if not fits:
        with placed(p, x, y, degrees=90 if side in "EW" else 0):
            _zigzag(p, rect.width() * 0.56, scale)
    radius = (15 if fits else 21) * scale
    sheet(p, ellipse(x, y, radius), "night0", 3 * scale)
    line(p, ellipse(x, y, radius - 1.5 * scale), "teal" if fits else "coral", 3 * scale)
    with box(p, x, y, radius * 1.25):
        (tick if fits else cross)(p)


def draw_verdict(p: QPainter, x: float, y: float, radius: float, good: bool) -> None:
    """A tick or a cross in a dark disc."""
    sheet(p, ellipse(x, y, radius), "night1", 2 * radius / 15)
    with box(p, x, y, radius * 1.2):
        (tick if good else cross)(p)


def draw_unplayable(p: QPainter, rect: QRectF, reason: str | None) -> None:
    """Over a card that cannot be played now: darkened, with the reason, the name of a broken tool or "bars"."""
    fill(p, rounded_rect(rect, rect.width() * _CARD_CORNER), color("night1", 0.55))
    if reason is None:
        return
    centre, radius = rect.center(), rect.width() * 0.195
    sheet(p, ellipse(centre.x(), centre.y(), radius), "night1", 3)
    line(p, ellipse(centre.x(), centre.y(), radius * 0.96), "coral", radius * 0.12)
    with box(p, centre.x(), centre.y(), radius * 1.52):
        if reason == "bars":
            bars(p, "steel")
        else:
            BROKEN_TOOLS[reason](p)


def _refused_edge(rect: QRectF, scale: float) -> QPainterPath:
    grow = 3 * scale
    return rounded_rect(rect.adjusted(-grow, -grow, grow, grow), rect.width() * 0.085)


def _hatch(p: QPainter, path: QPainterPath, step: float, width: float) -> None:
    bounds = path.boundingRect()
    with clipped(p, path):
        x = bounds.left() - bounds.height()
        while x < bounds.right():
            stripe = polyline([(x, bounds.bottom()), (x + bounds.height(), bounds.top())])
            line(p, stripe, color("coral", 0.6 if is_bold() else 0.20), width, Qt.PenCapStyle.FlatCap)
            x += step


def _zigzag(p: QPainter, half: float, scale: float) -> None:
    teeth = 11
    points = [(-half + 2 * half * i / (teeth - 1), (-8 if i % 2 else 8) * scale) for i in range(teeth)]
    wall = polyline(points)
    soft(p, outline(wall, 6 * scale), 12 * scale, "coral", 0.8, 7)
    line(p, wall, "#3A0A12", 12 * scale)
    line(p, wall, "coral", 6.5 * scale)
