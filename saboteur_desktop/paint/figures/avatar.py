"""A seat's round picture: its gnome, looking out of a paper disc."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.figures.gnomes import draw_gnome
from saboteur_desktop.paint.palette import SEATS, Tint, color, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box, clipped, placed
from saboteur_desktop.paint.signs import robot
from saboteur_desktop.paint.strokes import glow, line


def draw_avatar(
    painter: QPainter, index: int, rect: QRectF, active: bool = False, bot: bool = False, tint: Tint | None = None
) -> None:
    """The gnome of a seat, in the largest disc that fits the rectangle; active seats glow, bots carry a robot.

    The glow of an active seat and the hat reach over the rectangle. Disc and hat have the seat's colour, or `tint`.
    """
    p, colour = painter, tint or SEATS[index]
    radius = min(rect.width(), rect.height()) / 2
    with placed(p, rect.center().x(), rect.center().y()):
        if active:
            glow(p, 0, 0, radius * 1.75, (0.45, color("lamp", 0.75)), (1, color("lamp", 0)))
        sheet(p, ellipse(0, 0, radius), mix(colour, "night1", 0.62), radius * 0.07)
        edge = color("gold") if active else color(lighter(colour, 0.1), 0.95)
        line(p, ellipse(0, 0, radius * 0.95), edge, radius * (0.09 if active else 0.065))
        with clipped(p, _opening(radius)), placed(p, 0, radius * 0.16, radius / 58 * 0.93):
            draw_gnome(p, index, colour)
        if bot:
            _robot_disc(p, radius * 0.74, radius * 0.72, max(10, radius * 0.34))


def _opening(radius: float) -> QPainterPath:
    """The disc below, and all the room above it for the hat."""
    above = QPainterPath()
    above.addRect(QRectF(-radius * 2, -radius * 2, radius * 4, radius * 2))
    return above.united(ellipse(0, 0, radius * 0.9))


def _robot_disc(p: QPainter, x: float, y: float, radius: float) -> None:
    sheet(p, ellipse(x, y, radius), "night4", 2)
    with box(p, x, y, radius * 1.35):
        robot(p, "cream")
