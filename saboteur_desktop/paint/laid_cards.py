"""What the cards of the mine do to the wall below and around them: shade, lamp light, cracks."""

import math
import random
from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.noise import seed_of
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, polar, polyline, rounded_rect
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import line, soft

_CARD_CORNER = 14 / 240
_CRACKS = 9


def draw_laid_shadow(p: QPainter, cards: Iterable[QRectF], scale: float) -> None:
    """The one shadow that all cards of the mine throw together; drawn below them."""
    soft(p, _together(cards).translated(3 * scale, 9 * scale), 20 * scale, "#04020C", 0.62, 11)


def draw_lit_glow(p: QPainter, lit: Iterable[QRectF], scale: float) -> None:
    """The light that tunnels joined to the start throw on the wall around their cards; drawn below them."""
    if not is_bold():
        soft(p, _together(lit), 46 * scale, "spill", 0.22, 10, filled=False)


def draw_cracks(p: QPainter, rect: QRectF) -> None:
    """Cracks over a card that a rockfall would take away."""
    rng = random.Random(seed_of("cracks"))
    unit = rect.width() / 240
    with clipped(p, rounded_rect(rect, rect.width() * _CARD_CORNER)):
        for i in range(_CRACKS):
            points = _crack(rng, rect, unit, math.tau * (i + rng.uniform(-0.3, 0.3)) / _CRACKS)
            whole, root = polyline(points), polyline(points[:4])
            line(p, whole.translated(1.5 * unit, 2 * unit), color("#FFE9C8", 0.40), 4 * unit)
            line(p, whole, "#14080F", 4 * unit)
            line(p, root, "#14080F", 8 * unit)


def _crack(rng: random.Random, rect: QRectF, unit: float, direction: float) -> list[Point]:
    """A jagged line from the middle to beyond the border."""
    x, y = rect.center().x(), rect.center().y()
    points = [(x, y)]
    for _ in range(9):
        step = rng.uniform(14, 32) * unit
        x, y = polar(x, y, step, direction + rng.uniform(-0.75, 0.75))
        points.append((x, y))
    return points


def _together(rects: Iterable[QRectF]) -> QPainterPath:
    """One area of all cards: grown by a hair, and without round corners, which would leave notches at the joints."""
    area = QPainterPath()
    for rect in rects:
        area = area.united(rounded_rect(rect.adjusted(-0.25, -0.25, 0.25, 0.25)))
    return area.simplified()
