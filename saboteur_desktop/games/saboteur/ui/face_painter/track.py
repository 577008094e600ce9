"""Rails, sleepers and the turntable of a junction."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import along
from saboteur_desktop.paint.card_space import CX, CY
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paths import curve, ellipse, polyline, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, line, radial, soft

_SLEEPER_EVERY = 30
_HALF_GAUGE = 12.5
_SHADE = "#5B2F1C"
_GLINT = "#FFE9B8"


def lay_track(p: QPainter, path: QPainterPath, rail: Tint, sleeper: Tint) -> None:
    """Sleepers and two rails along a line."""

    def lay_sleeper(place: QPointF, angle: float) -> None:
        with placed(p, place.x(), place.y(), degrees=angle):
            fill(p, rounded(-5, -21.2, 10, 44, 3), color(_SHADE, 0.28))
            fill(p, rounded(-5, -22, 10, 43, 3), color(sleeper, 0.62))

    along(path, max(2, round(path.length() / _SLEEPER_EVERY)), lay_sleeper)
    for side in (-1, 1):
        _lay_rail(p, _beside(path, _HALF_GAUGE * side), rail)


def turntable(p: QPainter) -> None:
    """A disc of planks in the middle of a junction."""
    radius = 40
    disc = ellipse(CX, CY, radius)
    soft(p, disc, 7, _SHADE, 0.30, 6)
    fill(p, disc, radial(CX - 8, CY - 10, radius * 1.3, (0, "#E0A765"), (0.7, "#C28749"), (1, "#9A6434")))
    with clipped(p, disc):
        for i in range(-3, 4):
            x = CX + i * 13
            line(p, polyline([(x, CY - radius), (x, CY + radius)]), color("rail", 0.55), 1.4)
    line(p, ellipse(CX, CY, radius - 2), "rail", 4)
    line(p, ellipse(CX, CY, radius - 1), color(_GLINT, 0.4), 1.2)
    fill(p, ellipse(CX, CY, 8), "rail")
    fill(p, ellipse(CX - 1, CY - 1.5, 5), "#D9A05C")


def _lay_rail(p: QPainter, rail: QPainterPath, tint: Tint) -> None:
    flat = Qt.PenCapStyle.FlatCap
    line(p, rail.translated(0.8, 1.8), color("#4A2412", 0.35), 4.4, flat)
    line(p, rail, tint, 4, flat)
    line(p, rail, color(_GLINT, 0.45), 1.1, flat)


def _beside(path: QPainterPath, offset: float) -> QPainterPath:
    """A line that runs at a distance along another."""
    length = path.length()
    steps = max(8, int(length / 8))
    points = []
    for i in range(steps + 1):
        share = path.percentAtLength(length * i / steps)
        point = path.pointAtPercent(share)
        across = math.radians(-path.angleAtPercent(share)) + math.pi / 2
        points.append((point.x() + math.cos(across) * offset, point.y() + math.sin(across) * offset))
    return curve(points)
