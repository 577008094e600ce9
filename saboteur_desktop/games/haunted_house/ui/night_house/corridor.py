"""The corridor, square by square, and the light wells between its loops."""

import random
from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.board_file import GridCell
from saboteur_desktop.games.haunted_house.ui.night_house.garden import bush
from saboteur_desktop.games.haunted_house.ui.night_house.walls import CELL, within_walls
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.noise import seed_of
from saboteur_desktop.paint.palette import color, darker, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded, rounded_rect
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import fill, glow, line, linear, soft

_BED = "#17113C"
_STONE, _OTHER = "#8580BC", "#6C67A6"
_GAP = 4.5


def draw_square(p: QPainter, cell: GridCell) -> None:
    """One square to step on: a flagstone with its own edge."""
    column, row = cell
    whole = rounded(column * CELL, row * CELL, CELL, CELL)
    if is_bold():
        fill(p, whole, "night0")
        line(p, rounded_rect(_stone(cell), 6), "night5", 2.5)
        return
    fill(p, whole, _BED)
    stone, tint = _stone(cell), _OTHER if (column + row) % 2 else _STONE
    path = rounded_rect(stone, 7)
    fill(p, path.translated(1.5, 3), color("#070418", 0.5))
    body = ((0.0, lighter(tint, 0.12)), (0.5, color(tint)), (1.0, darker(tint, 0.2)))
    fill(p, path, linear(stone.left(), stone.top(), stone.center().x(), stone.bottom(), *body))
    edge = ((0.0, color("#E4DCFF", 0.6)), (0.5, color("#BFB4F0", 0.12)), (1.0, color("#BFB4F0", 0.05)))
    line(p, path, linear(stone.left(), stone.top(), stone.right(), stone.bottom(), *edge), 1.6)
    line(p, rounded_rect(stone.adjusted(11, 11, -11, -11), 4), color("#241C50", 0.28), 1.4)
    grain(p, path, 0.5)


def draw_wells(p: QPainter, cells: Collection[GridCell]) -> None:
    """Shafts into which the moon shines: ferns and a little water at their foot."""
    shafts = within_walls(cells)
    if is_bold():
        fill(p, shafts, "night0")
        return
    fill(p, shafts, "#0C2A44")
    for polygon in shafts.toSubpathPolygons():
        bounds = polygon.boundingRect()
        _well(p, bounds)


def _well(p: QPainter, bounds: QRectF) -> None:
    rng = random.Random(seed_of("well", round(bounds.x()), round(bounds.y())))
    floor = rounded_rect(bounds)
    with clipped(p, floor):
        fill(
            p,
            floor,
            linear(bounds.left(), bounds.top(), bounds.right(), bounds.bottom(), (0, "#2F6A80"), (1, "#12304E")),
        )
        x, y = bounds.center().x(), bounds.center().y()
        glow(
            p,
            x - 6,
            y - 10,
            bounds.height() * 0.62,
            (0, color("#BFE6FF", 0.62)),
            (0.5, color("#BFE6FF", 0.2)),
            (1, color("#BFE6FF", 0)),
        )
        pool = ellipse(x, y, min(bounds.width(), bounds.height()) * 0.27)
        sheet(p, pool, "#3E86B0", 2)
        fill(p, ellipse(x - 3, y - 3, 9), color("#FFF6DC", 0.95))
        line(p, ellipse(x, y, min(bounds.width(), bounds.height()) * 0.19), color("#E2F6FF", 0.5), 1.2)
        around = 2 * (bounds.width() + bounds.height())
        count = int(around / 26)
        for number in range(count):
            x, y = _on_edge(bounds.adjusted(5, 5, -5, -5), number / count)
            leaves = bush(x, y, 9 + 9 * rng.random(), 6, number * 1.7)
            fill(p, leaves.translated(1.5, 3), color("#04020E", 0.4))
            sheet(p, leaves, mix("#226A64", "#4FA884", rng.random()), 0)
        soft(p, floor, 14, "#05030F", 0.3, 5, filled=False)


def _stone(cell: GridCell) -> QRectF:
    return QRectF(cell[0] * CELL + _GAP, cell[1] * CELL + _GAP, CELL - 2 * _GAP, CELL - 2 * _GAP)


def _on_edge(rect: QRectF, share: float) -> tuple[float, float]:
    """A point on the rectangle's edge, that share of the way round."""
    way = share * 2 * (rect.width() + rect.height())
    for dx, dy, length, start in (
        (1, 0, rect.width(), rect.topLeft()), (0, 1, rect.height(), rect.topRight()),
        (-1, 0, rect.width(), rect.bottomRight()), (0, -1, rect.height(), rect.bottomLeft()),
    ):  # fmt: skip
        if way <= length:
            return start.x() + dx * way, start.y() + dy * way
        way -= length
    return rect.x(), rect.y()
