"""One sheet of cut paper: its cast shadow, its lit face, its bright upper edge."""

from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.strokes import fill, line, linear, shadow


def sheet(
    p: QPainter,
    path: QPainterPath,
    tint: Tint,
    depth: float = 3.0,
    shade: float = 0.16,
    tooth: float = 0.0,
    rim: bool = True,
) -> None:
    """A sheet of paper lying `depth` above what is below it, lit from the upper left."""
    bounds = path.boundingRect()
    if depth:
        shadow(p, path, depth, depth * 1.9, 0.42)
    right = bounds.left() + bounds.width() * 0.5
    light, body, dark = lighter(tint, shade * 0.7), color(tint), darker(tint, shade)
    fill(
        p,
        path,
        linear(bounds.left(), bounds.top(), right, bounds.bottom() + 0.01, (0, light), (0.5, body), (1, dark)),
    )
    if rim:
        reach = max(bounds.height(), 1) * 0.35
        edge = linear(
            bounds.left(),
            bounds.top(),
            bounds.left() + reach,
            bounds.bottom(),
            (0, lighter(tint, 0.65)),
            (0.45, color(lighter(tint, 0.5), 0.25)),
            (1, color(tint, 0)),
        )
        line(p, path, edge, max(0.8, min(1.6, depth * 0.4)))
    if tooth:
        grain(p, path, tooth)
