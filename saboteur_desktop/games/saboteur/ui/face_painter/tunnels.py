"""Where tunnels run across a card, and the holes they cut into its sheets of rock.

All tunnels reach over the border on the middle of a side, square to it and with no wobble there, so that neighbours
meet without a seam.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from saboteur_desktop.games.saboteur.engine.cards import PathFace, Tunnel
from saboteur_desktop.games.saboteur.engine.geometry import sides_text
from saboteur_desktop.paint.card_space import CX, CY, H, W
from saboteur_desktop.paint.paths import Point, around, curve, ellipse, outline, polyline
from saboteur_desktop.paint.wobble import wobble

FLOOR: Final = 70.0
STEP2: Final = 92.0
STEP1: Final = 114.0
"""Widths of the three cuts, inner to outer."""

MIDDLES: Final[dict[str, Point]] = {"N": (CX, 0), "E": (W, CY), "S": (CX, H), "W": (0, CY)}
"""The middle of each side."""

STUB: Final[dict[str, float]] = {"N": 52.0, "S": 52.0, "E": 30.0, "W": 30.0}
"""How far a blocked tunnel runs in, before its round end."""

_OVERSHOOT = 60.0
_BEYOND: Final[dict[str, Point]] = {
    "N": (CX, -_OVERSHOOT),
    "E": (W + _OVERSHOOT, CY),
    "S": (CX, H + _OVERSHOOT),
    "W": (-_OVERSHOOT, CY),
}
_WOBBLES = {FLOOR: 2.2, STEP2: 3.2, STEP1: 4.2}


def is_stub(tunnel: Tunnel) -> bool:
    """Whether the tunnel ends in rock; with a ladder or a crystal it ends at that instead."""
    return len(sides_text(tunnel.sides)) == 1 and not tunnel.ladder and not tunnel.crystal


def is_straight(sides: str) -> bool:
    """Whether the sides are two that face each other."""
    return sides in ("NS", "EW")


def is_bridge(face: PathFace) -> bool:
    """Whether two straight tunnels cross without meeting."""
    return [sides_text(tunnel.sides) for tunnel in face.tunnels] == ["NS", "EW"]


def reach(side: str) -> float:
    """From the border to the middle of the card."""
    return CY if side in "NS" else CX


def inwards(side: str, length: float) -> QPainterPath:
    """A line from the border `length` units into the card."""
    return polyline([MIDDLES[side], _towards_middle(side, length)])


def straight(sides: str) -> QPainterPath:
    """A line from border to border."""
    return polyline([MIDDLES[side] for side in sides])


def bend(sides: str, pull: float) -> QPainterPath:
    """A curve between two neighbouring sides, overshooting both; `pull` draws it towards their corner."""
    a, b = sides[0], sides[1]
    (ax, ay), (bx, by) = MIDDLES[a], MIDDLES[b]
    corner = (ax if a in "EW" else bx, ay if a in "NS" else by)
    turn_x, turn_y = CX + (corner[0] - CX) * pull, CY + (corner[1] - CY) * pull
    handle = 0.78 if pull > 0 else 0.72
    path = polyline([_BEYOND[a], (ax, ay)])
    path.cubicTo(
        ax + (turn_x - ax) * handle if a in "EW" else ax,
        ay + (turn_y - ay) * handle if a in "NS" else ay,
        bx + (turn_x - bx) * handle if b in "EW" else bx,
        by + (turn_y - by) * handle if b in "NS" else by,
        bx,
        by,
    )
    path.lineTo(*_BEYOND[b])
    return path


def pull_of(face: PathFace) -> float:
    """How far bends are drawn to their corners: two on one card keep out of each other's way."""
    return 0.34 if sum(len(sides_text(tunnel.sides)) == 2 for tunnel in face.tunnels) == 2 else -0.04


def inner_part(path: QPainterPath) -> QPainterPath:
    """A bend without its overshoot."""
    length = path.length() - 2 * _OVERSHOOT
    points = []
    for i in range(41):
        point = path.pointAtPercent(path.percentAtLength(_OVERSHOOT + length * i / 40))
        points.append((point.x(), point.y()))
    return curve(points)


@cache
def cut(face: PathFace, width: float, seed: int) -> QPainterPath:
    """The hole all tunnels make in one sheet, its edge cut by hand.

    It is kept: a card is painted lit and unlit, for the hand and for the mine, and anew at every size of the window.
    """
    hole = QPainterPath()
    pull = pull_of(face)
    for tunnel in face.tunnels:
        sides = sides_text(tunnel.sides)
        for centre_line in _centre_lines(sides, is_stub(tunnel), pull):
            hole = hole.united(outline(centre_line, width))
        if len(sides) >= 3:
            hole = hole.united(ellipse(CX, CY, width * 0.5 + 17))
        elif len(sides) == 1 and not is_stub(tunnel):
            hole = hole.united(ellipse(CX, CY, width * 0.5 + 14))
    return wobble(hole.simplified(), _WOBBLES[width], 17, seed + int(width), _fade_at_border, step=6.5)


def rock_around(hole: QPainterPath) -> QPainterPath:
    """The sheet of rock that is left, reaching over the card on all sides."""
    return around(QRectF(-120, -120, W + 240, H + 240), hole)


def along(path: QPainterPath, count: int, draw: Callable[[QPointF, float], None]) -> None:
    """Calls `draw` with place and clockwise angle in degrees in the middle of each of `count` equal parts."""
    length = path.length()
    for i in range(count):
        share = path.percentAtLength(length * (i + 0.5) / count)
        draw(path.pointAtPercent(share), -path.angleAtPercent(share))


def _centre_lines(sides: str, stub: bool, pull: float) -> list[QPainterPath]:
    if is_straight(sides):
        return [polyline([_BEYOND[side] for side in sides])]
    if len(sides) == 2:
        return [bend(sides, pull)]
    return [polyline([_BEYOND[side], _towards_middle(side, STUB[side] if stub else reach(side))]) for side in sides]


def _towards_middle(side: str, length: float) -> Point:
    x, y = MIDDLES[side]
    share = length / reach(side)
    return x + (CX - x) * share, y + (CY - y) * share


def _fade_at_border(x: float, y: float) -> float:
    distance = min(x, W - x, y, H - y)
    return 0.0 if distance < 6 else min(1.0, (distance - 6) / 34)
