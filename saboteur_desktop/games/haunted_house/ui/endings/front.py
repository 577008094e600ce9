"""The haunted house from the front, cut from paper: towers, gables and a window for each room."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.palette import color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, arc, ellipse, polygon, polyline, rounded
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import fill, glow, line, linear

Glass = Literal["lit", "dark", "haunted"]

WINDOWS: Final[tuple[Point, ...]] = (
    (-330, -140), (-330, -285), (-330, -425), (-205, -115), (-205, -265), (-95, -265),
    (95, -265), (200, -265), (195, -115), (312, -150), (312, -300), (312, -450),
)  # fmt: skip
"""Their middles, one for each room."""
_PANE: Final = (56.0, 84.0)
DOOR: Final = (0.0, -78.0)


class Mood(NamedTuple):
    """The papers of the house."""

    wall: str
    roof: str
    trim: str


def draw_front(p: QPainter, mood: Mood, glass: Sequence[Glass], open_door: bool) -> None:
    """The house, its foot on the line y = 0, 900 units wide and about 800 high."""
    _chimney(p, mood)
    _tower(p, -330, 150, 490, mood)
    _tower(p, 312, 170, 545, mood)
    _hall(p, mood)
    for (x, y), kind in zip(WINDOWS, glass, strict=True):
        _window(p, x, y, kind, mood)
    _porch(p, mood, open_door)


def pane_path(x: float, y: float, grow: float = 0.0) -> QPainterPath:
    """A window with a round top."""
    half, high = _PANE[0] / 2 + grow, _PANE[1] / 2 + grow
    path = QPainterPath(QPointF(x - half, y + high))
    path.lineTo(x - half, y - high + half)
    path.cubicTo(x - half, y - high - half * 0.34, x + half, y - high - half * 0.34, x + half, y - high + half)
    path.lineTo(x + half, y + high)
    path.closeSubpath()
    return path


def _tower(p: QPainter, x: float, wide: float, high: float, mood: Mood) -> None:
    half = wide / 2
    body = [(x - half, 4), (x - half + 6, -high), (x + half - 6, -high), (x + half, 4)]
    _wall(p, body, mood)
    sheet(p, rounded(x - half - 10, -high - 8, wide + 20, 20, 4), mood.trim, 5)
    lean = 14 if x > 0 else -10
    roof = [(x - half - 28, -high - 4), (x + lean, -high - 235), (x + half + 28, -high - 4)]
    _roof(p, roof, mood)
    sheet(p, rounded(x + lean - 3, -high - 292, 6, 66, 2), mood.trim, 3)
    sheet(
        p,
        polygon([(x + lean + 3, -high - 290), (x + lean + 44, -high - 276), (x + lean + 3, -high - 262)]),
        "#B06AB0",
        3,
    )


def _hall(p: QPainter, mood: Mood) -> None:
    _wall(p, [(-262, 4), (-262, -368), (262, -368), (262, 4)], mood)
    _wall(p, [(-250, -360), (-150, -500), (-50, -360)], mood)
    _wall(p, [(48, -360), (146, -500), (250, -360)], mood)
    ridge = [(-290, -352), (-232, -470), (232, -470), (290, -352)]
    _roof(p, ridge, mood)
    for x, lean in ((-148, -8), (148, 10)):
        gable = [(x - 104, -352), (x + lean, -528), (x + 104, -352)]
        _wall(p, [(x - 84, -344), (x + lean, -492), (x + 84, -344)], mood)
        for side in (-1, 1):
            slope = [(x + side * 122, -338), (x + lean, -548), (x + lean, -508), (x + side * 96, -338)]
            sheet(p, polygon(slope), mood.roof, 6, tooth=0.4)
        fill(p, ellipse(x + lean * 0.6, -408, 21), darker(mood.wall, 0.5))
        line(p, ellipse(x + lean * 0.6, -408, 21), mood.trim, 6)
        for ends in ([(x - 20, -408), (x + 20, -408)], [(x, -428), (x, -388)]):
            line(p, polyline([(a + lean * 0.6, b) for a, b in ends]), mood.trim, 4)
        line(p, polyline(gable), color("#BFE6FF", 0.18), 2)
    sheet(p, rounded(-276, -206, 552, 14, 3), mood.trim, 4)


def _wall(p: QPainter, corners: Sequence[Point], mood: Mood) -> None:
    path = polygon(corners)
    sheet(p, path, mood.wall, 8, tooth=0.6)
    with clipped(p, path):
        bounds = path.boundingRect()
        y = bounds.top() + 22
        while y < bounds.bottom():
            line(p, polyline([(bounds.left(), y), (bounds.right(), y)]), color("#0B0620", 0.16), 2)
            y += 24


def _roof(p: QPainter, corners: Sequence[Point], mood: Mood) -> None:
    path = polygon(corners)
    sheet(p, path, mood.roof, 8, tooth=0.5)
    with clipped(p, path):
        bounds = path.boundingRect()
        row, y = 0, bounds.top() + 26
        while y < bounds.bottom() + 20:
            x = bounds.left() - (16 if row % 2 else 0)
            while x < bounds.right() + 16:
                line(p, arc_below(x, y, 32), color("#BFE6FF", 0.13), 2.2)
                x += 32
            row, y = row + 1, y + 26


def arc_below(x: float, y: float, wide: float) -> QPainterPath:
    """The lower edge of a tile."""
    path = QPainterPath(QPointF(x, y))
    path.quadTo(x + wide / 2, y + wide * 0.42, x + wide, y)
    return path


def _chimney(p: QPainter, mood: Mood) -> None:
    sheet(p, polygon([(6, -440), (2, -560), (62, -560), (58, -440)]), darker(mood.wall, 0.2), 6)
    sheet(p, rounded(-6, -576, 76, 22, 4), mood.trim, 5)


def _window(p: QPainter, x: float, y: float, kind: Glass, mood: Mood) -> None:
    sheet(p, pane_path(x, y, 9), mood.trim, 4)
    pane = pane_path(x, y)
    if kind == "lit":
        fill(p, pane, linear(x, y - 44, x, y + 44, (0, "#FFE9A8"), (0.6, "#FFC766"), (1, "#F09A3E")))
        glow(p, x, y, 110, (0, color("#FFC877", 0.42)), (0.5, color("#FFB45C", 0.14)), (1, color("#FFB45C", 0)))
    elif kind == "haunted":
        fill(p, pane, linear(x, y - 44, x, y + 44, (0, "#FF8A5C"), (0.5, "#D8344A"), (1, "#7A1238")))
        glow(p, x, y, 110, (0, color("#FF4A4A", 0.42)), (0.5, color("#D8344A", 0.16)), (1, color("#D8344A", 0)))
    else:
        fill(p, pane, linear(x - 28, y - 44, x + 28, y + 44, (0, "#2A3E78"), (1, "#0E1234")))
    for ends in ([(x, y - 50), (x, y + 42)], [(x - 28, y + 2), (x + 28, y + 2)]):
        line(p, polyline(ends), mood.trim, 5)
    sheet(p, rounded(x - 42, y + 44, 84, 11, 3), lighter(mood.trim, 0.12), 3)


def _porch(p: QPainter, mood: Mood, open_door: bool) -> None:
    for step in range(3):
        wide = 190 + step * 44
        sheet(p, rounded(-wide / 2, -16 + step * 13, wide, 15, 3), lighter(mood.trim, 0.10 - 0.05 * step), 4)
    frame = _arch(0, -16, 62, 150)
    sheet(p, frame, mood.trim, 6)
    door = _arch(0, -16, 50, 138)
    if open_door:
        fill(p, door, linear(0, -160, 0, -16, (0, "#FFF2C9"), (1, "#FFB74E")))
        glow(p, 0, -70, 190, (0, color("#FFD98C", 0.6)), (0.5, color("#FFB45C", 0.2)), (1, color("#FFB45C", 0)))
        sheet(p, polygon([(-50, -16), (-50, -132), (-92, -112), (-92, 4)]), "#7A4A34", 4)
        sheet(p, polygon([(50, -16), (50, -132), (92, -112), (92, 4)]), "#7A4A34", 4)
    else:
        sheet(p, door, "#5A3440", 0, shade=0.2)
        for x in (-25, 0, 25):
            line(p, polyline([(x, -150), (x, -18)]), color("#1A0E24", 0.55), 3)
        for y in (-112, -44):
            sheet(p, rounded(-50, y, 100, 11, 3), "#2A2440", 2)
        line(p, arc(frame.boundingRect().adjusted(10, 10, -10, -10), 200, -220), color("#BFE6FF", 0.2), 2)
    roof = [(-118, -160), (0, -232), (118, -160)]
    sheet(p, polygon(roof), mood.roof, 7, tooth=0.5)
    sheet(p, rounded(-112, -164, 224, 13, 4), mood.trim, 4)
    for x in (-98, 98):
        sheet(p, rounded(x - 7, -156, 14, 142, 3), mood.trim, 4)


def _arch(x: float, foot: float, half: float, high: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, foot))
    path.lineTo(x - half, foot - high + half)
    path.cubicTo(x - half, foot - high - half * 0.34, x + half, foot - high - half * 0.34, x + half, foot - high + half)
    path.lineTo(x + half, foot)
    path.closeSubpath()
    return path
