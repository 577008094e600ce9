"""The garden by night: moonlit lawn, trees and hedges, a pond with the moon in it, and the forecourt."""

import math
import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.cavern import paint_flat_ground
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, darker, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, around, curve, ellipse, loop, polar, rounded, rounded_rect
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial, soft

MOON: Final = "#BFE6FF"
_LAWN: Final = ((0.0, "#3A7686"), (0.5, "#245070"), (1.0, "#16264E"))
_HEDGES: Final = ((0, "#1B4A5A"), (26, "#153650"), (58, "#101F40"))
"""How far behind the lawn's edge each hedge stands, in units, and its colour."""


def draw_garden(p: QPainter, size: QSizeF, house: QRectF, court: QRectF, unit: float) -> None:
    """All of the window's ground; `unit` is a hundredth of a cell."""
    if is_bold():
        paint_flat_ground(p, size)
        return
    whole, middle = house.united(court), house.center()
    reach = math.hypot(size.width(), size.height()) * 0.5
    ground = rounded(0, 0, size.width(), size.height())
    fill(p, ground, radial(middle.x() - reach * 0.12, middle.y() - reach * 0.2, reach, *_LAWN))
    _mowing(p, size, unit)
    lawn = whole.adjusted(-62 * unit, -44 * unit, 62 * unit, 34 * unit)
    glow(
        p, house.left(), house.top(), house.width() * 0.75,
        (0, color(MOON, 0.34)), (0.5, color(MOON, 0.12)), (1, color(MOON, 0)),
    )  # fmt: skip
    _tufts(p, size, whole, unit)
    for number, (behind, tint) in enumerate(_HEDGES):
        _hedge(p, size, lawn.adjusted(-behind * unit, -behind * unit, behind * unit, behind * unit), tint, unit, number)
    _trees(p, size, lawn, unit)
    grain(p, ground, 0.5)


def draw_forecourt(p: QPainter, court: QRectF, gate: QPointF, outwards: tuple[int, int], unit: float) -> None:
    """Paving before the entrance, with a border of stones."""
    inset = court.adjusted(24 * unit, 16 * unit, -24 * unit, -6 * unit)
    if is_bold():
        fill(p, rounded_rect(inset, 18 * unit), "night1")
        line(p, rounded_rect(inset, 18 * unit), "night5", 2)
        return
    paving = rounded_rect(inset, 26 * unit)
    sheet(p, paving, "#4A4A86", 5 * unit, tooth=0.5)
    with clipped(p, paving):
        _cobbles(p, inset, unit)
        glow(
            p,
            gate.x(),
            gate.y(),
            260 * unit,
            (0, color("#FFC877", 0.5)),
            (0.5, color("#FFB45C", 0.16)),
            (1, color("#FFB45C", 0)),
        )
    line(
        p,
        paving,
        linear(inset.left(), inset.top(), inset.left(), inset.bottom(), (0, color(MOON, 0.6)), (1, color(MOON, 0.15))),
        2 * unit,
    )


def draw_hoard(p: QPainter, place: QRectF, slots: Sequence[QRectF], unit: float) -> None:
    """The cloth on which jewels that are out lie, a round place for each."""
    cloth = rounded_rect(place, 12 * unit)
    if is_bold():
        fill(p, cloth, "night2")
        line(p, cloth, "gold", 2)
    else:
        sheet(p, cloth, "#5A2F74", 4 * unit, tooth=0.4)
        line(
            p,
            rounded_rect(place.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit), 8 * unit),
            color("gold", 0.75),
            1.8 * unit,
        )
    for slot in slots:
        middle, radius = slot.center(), slot.width() * 0.42
        fill(p, ellipse(middle.x(), middle.y(), radius), color("#1E0F36", 0.75))
        line(p, ellipse(middle.x(), middle.y(), radius), color("#D9B8F0", 0.5), 1.4 * unit)


def draw_pond(p: QPainter, place: QRectF, unit: float) -> None:
    """Still water with the full moon in it."""
    if is_bold():
        return
    middle, rx, ry = place.center(), place.width() * 0.46, place.height() * 0.40
    points = []
    for k in range(18):
        angle = math.tau * k / 18
        across, down = 1 + 0.07 * noise(angle * 1.3, 0.3, 5), 1 + 0.09 * noise(angle * 1.7, 4.3, 6)
        points.append((middle.x() + math.cos(angle) * rx * across, middle.y() + math.sin(angle) * ry * down))
    shore = loop(points)
    soft(p, shore.translated(0, 2 * unit), 6 * unit, "#05030F", 0.5, 6)
    fill(p, shore, "#7A86B4")
    inner = loop([(middle.x() + (x - middle.x()) * 0.92, middle.y() + (y - middle.y()) * 0.86) for x, y in points])
    fill(p, inner, linear(place.left(), place.top(), place.right(), place.bottom(), (0, "#2A6A96"), (1, "#12305E")))
    with clipped(p, inner):
        x, y, radius = middle.x() - rx * 0.12, middle.y() - ry * 0.06, ry * 0.52
        glow(p, x, y, radius * 3, (0, color("#FFF1CC", 0.5)), (0.4, color(MOON, 0.2)), (1, color(MOON, 0)))
        fill(p, ellipse(x, y, radius), "#FFF1CC")
        for dx, dy, share in ((-0.34, -0.2, 0.22), (0.32, 0.26, 0.28), (0.2, -0.48, 0.13)):
            fill(p, ellipse(x + dx * radius, y + dy * radius, share * radius), color("#E9C37E", 0.5))
        for dy, left, right in ((0.72, -0.9, 0.5), (1.02, -0.4, 0.9), (-0.9, -0.2, 0.8)):
            ripple = curve(
                [
                    (x + left * radius, y + dy * radius),
                    (x, y + (dy + 0.08) * radius),
                    (x + right * radius, y + dy * radius),
                ]
            )
            line(p, ripple, color("#E2F6FF", 0.6), 1.6 * unit)
        for dx, dy in ((0.62, -0.3), (0.7, 0.3), (-0.74, 0.34)):
            sheet(p, ellipse(middle.x() + dx * rx, middle.y() + dy * ry, 8 * unit, 6.4 * unit), "#3F9A78", 1.5 * unit)


def _cobbles(p: QPainter, court: QRectF, unit: float) -> None:
    """Stones in rows, no two quite alike."""
    rng, high = random.Random(14), 30 * unit
    y = court.top()
    while y < court.bottom():
        x = court.left() - rng.random() * 40 * unit
        while x < court.right():
            wide = (34 + 26 * rng.random()) * unit
            stone = rounded(x, y, wide - 2 * unit, high - 2 * unit, 8 * unit)
            fill(p, stone.translated(0.8 * unit, 1.6 * unit), color("#0E0A30", 0.45))
            fill(p, stone, mix("#54529A", "#6A66A8", rng.random()))
            x += wide
        y += high


def _mowing(p: QPainter, size: QSizeF, unit: float) -> None:
    """Broad waves in the lawn, as if of two papers."""
    for k in range(7):
        y = size.height() * (0.05 + k * 0.15)
        edge = [
            (float(x), y + noise(x / (260 * unit), k * 3.7, 9) * 40 * unit)
            for x in range(-60, int(size.width()) + 121, 60)
        ]
        path = curve(edge)
        path.lineTo(edge[-1][0], size.height() + 60)
        path.lineTo(edge[0][0], size.height() + 60)
        fill(p, path, color("#0E1C48", 0.10))
        line(p, curve(edge), color(MOON, 0.10), 1.4 * unit)


def _tufts(p: QPainter, size: QSizeF, house: QRectF, unit: float) -> None:
    rng = random.Random(21)
    for _ in range(90):
        x, y = rng.random() * size.width(), rng.random() * size.height()
        reach = (5 + 5 * rng.random()) * unit
        if house.contains(x, y):
            continue
        for lean in (-0.5, 0.0, 0.5):
            line(p, curve([(x, y), (x + lean * reach * 0.5, y - reach * 0.7), (x + lean * reach * 1.3, y - reach)]),
                 color("#7FC8C0", 0.4), 1.5 * unit)  # fmt: skip


def _hedge(p: QPainter, size: QSizeF, opening: QRectF, tint: str, unit: float, number: int) -> None:
    """A sheet of leaves over everything outside the opening."""
    hole = _leafy(opening, 15 * unit, number)
    leaves = around(QRectF(-200, -200, size.width() + 400, size.height() + 400), hole)
    for spread, alpha in ((26, 0.16), (12, 0.3)):  # a few coats are enough for leaves, and quick
        line(p, hole.translated(2 * unit, 5 * unit), color("#04020E", alpha), spread * unit)
    reach, middle = max(size.width(), size.height()) * 0.62, opening.center()
    body = ((0.0, lighter(tint, 0.14)), (0.6, color(tint)), (1.0, darker(tint, 0.4)))
    fill(p, leaves, radial(middle.x(), middle.y(), reach, *body))
    rim = ((0.0, color("#8FE0D0", 0.4)), (0.5, color(MOON, 0.4)), (1.0, color(MOON, 0.12)))
    line(p, hole, linear(0, 0, size.width() * 0.4, size.height(), *rim), 1.8 * unit)


def _leafy(rect: QRectF, bump: float, seed: int) -> QPainterPath:
    """A rectangle whose edge swells like leaves."""
    edge = rounded_rect(rect, bump * 4)
    count = max(12, int(edge.length() / (bump * 3.4)))
    points: list[Point] = []
    for k in range(count):
        swell = bump * (0.75 + 0.5 * noise(k * 0.7, 2.0, 40 + seed))
        for along, push in ((0.0, 0.55), (0.28, -0.45), (0.72, -0.45)):
            place = edge.pointAtPercent(min(1.0, (k + along) / count))
            x, y = place.x() - rect.center().x(), place.y() - rect.center().y()
            far = math.hypot(x, y)
            points.append((place.x() + x / far * push * swell, place.y() + y / far * push * swell))
    return loop(points)


def _trees(p: QPainter, size: QSizeF, lawn: QRectF, unit: float) -> None:
    """Crowns seen from above, in the hedge and beyond it."""
    rng = random.Random(33)
    step, places = 150 * unit, []
    for row in range(int(size.height() / step) + 2):
        for column in range(int(size.width() / step) + 2):
            x, y = (column + rng.random() * 0.8 - 0.4) * step, (row + rng.random() * 0.8 - 0.4) * step
            radius = (34 + 34 * rng.random()) * unit
            if rng.random() < 0.72 and not lawn.adjusted(-radius, -radius, radius, radius).contains(x, y):
                places.append((x, y, radius))
    for x, y, radius in places:
        _crown(p, x, y, radius, rng)


def _crown(p: QPainter, x: float, y: float, radius: float, rng: random.Random) -> None:
    tint, turn = mix("#1F6A6A", "#3E3A86", rng.random()), rng.random() * 6
    shade = ((0.0, color("#04020E", 0.7)), (0.75, color("#04020E", 0.45)), (1.0, color("#04020E", 0)))
    glow(p, x + radius * 0.24, y + radius * 0.34, radius * 1.12, *shade)
    for layer, (share, shift) in enumerate(((1.0, 0.0), (0.68, 0.12), (0.38, 0.20))):
        crown = bush(x - shift * radius, y - shift * radius, radius * share, 9 - 2 * layer, turn + layer)
        if layer:
            fill(p, crown.translated(radius * 0.05, radius * 0.08), color("#04020E", 0.35))
        sheet(p, crown, lighter(tint, 0.08 * layer), 0)


def bush(x: float, y: float, radius: float, bumps: int, turn: float) -> QPainterPath:
    """Leaves in a round heap, seen from above."""
    points = []
    for k in range(bumps):
        for along, share in ((0.0, 0.82), (0.28, 1.0), (0.72, 1.0)):
            points.append(polar(x, y, radius * share, turn + math.tau * (k + along) / bumps))
    return loop(points)
