"""What the cards of the mine do to the wall below and around them: shade, lamp light, cracks."""

import random
from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.noise import seed_of
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, polyline, rounded_rect
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import line, soft

_CARD_CORNER = 14 / 240


def draw_laid_shadow(p: QPainter, cards: Iterable[QRectF], scale: float) -> None:
    """The one shadow that all cards of the mine throw together; drawn below them."""
    soft(p, _together(cards).translated(3 * scale, 9 * scale), 20 * scale, "#04020C", 0.62, 11)


def draw_lit_glow(p: QPainter, lit: Iterable[QRectF], scale: float) -> None:
    """The light that tunnels joined to the start throw on the wall around their cards; drawn below them."""
    soft(p, _together(lit), 46 * scale, "spill", 0.22, 10, filled=False)


def draw_cracks(p: QPainter, rect: QRectF) -> None:
    """Cracks over a card that a rockfall would take away."""
    rng = random.Random(seed_of("cracks"))
    unit = rect.width() / 240
    with clipped(p, rounded_rect(rect, rect.width() * _CARD_CORNER)):
        for _ in range(7):
            crack = polyline(_crack(rng, rect, unit))
            line(p, crack.translated(1.5 * unit, 2 * unit), color("#FFE9C8", 0.35), 5 * unit)
            line(p, crack, "#14080F", 6 * unit)


def _crack(rng: random.Random, rect: QRectF, unit: float) -> list[Point]:
    """A jagged line from near the middle to beyond the border."""
    x, y = rect.center().x(), rect.center().y()
    dx, dy = rng.uniform(-1, 1), rng.uniform(-1, 1)
    points = [(x, y)]
    for _ in range(8):
        x += (dx * 30 + rng.uniform(-16, 16)) * unit
        y += (dy * 38 + rng.uniform(-16, 16)) * unit
        points.append((x, y))
    return points


def _together(rects: Iterable[QRectF]) -> QPainterPath:
    area = QPainterPath()
    for rect in rects:
        area = area.united(rounded_rect(rect, rect.width() * _CARD_CORNER))
    return area
