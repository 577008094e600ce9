"""The title of the game in gold letters."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import outline
from saboteur_desktop.paint.strokes import fill, line, linear
from saboteur_desktop.paint.type import title_path

_GOLD = ((0.0, "#FFF6CE"), (0.45, "#FFD15A"), (0.55, "#FFB934"), (1.0, "#F08A24"))


def draw_lettering(p: QPainter, text: str, corner: QPointF, px: float, max_width: float) -> QRectF:
    """The title with its upper left at `corner`; returns where the letters stand."""
    letters = title_path(text, px, max_width).translated(corner)
    bounds = letters.boundingRect()
    top, bottom, depth = bounds.top(), bounds.bottom(), px * 0.010
    casing = outline(letters, px * 0.13).united(letters)
    soft_silhouette(p, casing.translated(depth * 2, depth * 9), px * 0.12, "#05030F", 0.65)
    fill(p, casing.translated(0, depth * 5), "#1B0F2E")
    fill(p, casing, linear(0, top, 0, bottom, (0, "#6A2A3E"), (1, "#3E1730")))
    fill(p, outline(letters, px * 0.055).united(letters).translated(0, depth * 2.4), "#8A4A10")
    fill(p, letters, linear(0, top, 0, bottom, *_GOLD))
    white = "#FFFFFF"
    gleam = linear(0, top, 0, bottom, (0, color(white, 0.9)), (0.4, color(white, 0.1)), (1, color(white, 0)))
    line(p, letters.translated(0, depth * 0.5), gleam, px * 0.012)
    grain(p, letters, 0.5)
    return bounds
