"""A vignette for the second game: a crooked house under the moon, with a friendly ghost."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.palette import darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, ground, polygon, rounded, rounded_rect
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.signs import ghost
from saboteur_desktop.paint.strokes import fill, linear, soft

_HOUSE = "#160E36"


def draw_haunted_house(p: QPainter, rect: QRectF, radius: float) -> None:
    """The scene in a round-cornered frame, composed for 156 x 122 units and scaled to the height."""
    scale = rect.height() / 122
    width, height = rect.width() / scale, 122.0
    with clipped(p, rounded_rect(rect, radius)), placed(p, rect.x(), rect.y(), scale):
        sky = linear(0, 0, 0, height, (0, "#1A1550"), (0.7, "#5B3FA0"), (1, "#B06AB0"))
        fill(p, rounded(0, 0, width, height), sky)
        sheet(p, ellipse(width * 0.74, height * 0.26, height * 0.15), "#FFE9B8", 3)
        with placed(p, width * 0.46, 0):
            _house(p, height)
            with placed(p, -26, height * 0.80, 0.52):
                _ghost(p)
        hill = [(-10, height * 0.92), (width * 0.4, height * 0.88), (width + 10, height * 0.94)]
        sheet(p, ground(hill, height + 20), "#0E0926", 3)


def _house(p: QPainter, height: float) -> None:
    hall = [(-44, 1), (-44, 0.50), (-52, 0.50), (-16, 0.22), (16, 0.46), (40, 0.46), (40, 1)]
    tower = [(14, 1), (14, 0.34), (8, 0.34), (30, 0.06), (52, 0.34), (46, 0.34), (46, 1)]
    sheet(p, polygon([(x, y * height) for x, y in hall]), _HOUSE, 4)
    sheet(p, polygon([(x, y * height) for x, y in tower]), darker(_HOUSE, 0.2), 4)
    for x, y in ((-28, 0.60), (-4, 0.60), (30, 0.46), (30, 0.68)):
        fill(p, rounded(x - 7, height * y, 14, 20, 5), "#FFCF6B")


def _ghost(p: QPainter) -> None:
    soft(p, ellipse(0, 0, 40), 22, "#BFE6FF", 0.5, 6)
    ghost(p, "#F2FBFF")
    for x in (-9, 9):
        fill(p, ellipse(x, -8, 4.5, 6), "ink")
