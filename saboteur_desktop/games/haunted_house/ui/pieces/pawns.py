"""The hunters: gnomes with a lantern on a plinth in their colour, the jewel they carry in the pack on their back."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import HUNTER_COLOURS, draw_hunter_mark
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.paint.card_space import CX, H, W
from saboteur_desktop.paint.figures import draw_gnome
from saboteur_desktop.paint.palette import darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, outline, rounded
from saboteur_desktop.paint.placing import box, placed, saved
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.paint.tools import lantern

_PLINTH = (22.0, 214.0, 196.0, 80.0)


def draw_pawn(p: QPainter, rect: QRectF, hunter: int, avatar: int, jewel: int | None) -> None:
    """A hunter in a 4 : 5 rectangle; the number of its jewel, 0 for one without a number, None for none."""
    colour = HUNTER_COLOURS[hunter]
    with saved(p):
        p.translate(rect.topLeft())
        p.scale(rect.width() / W, rect.height() / H)
        if jewel is not None:
            _draw_pack(p, jewel)
        with placed(p, CX, 152, 1.86):
            draw_gnome(p, avatar, coat=darker(colour, 0.22))
        _draw_lantern(p, colour)
        _draw_plinth(p, hunter, colour)


def pawn_outline(rect: QRectF) -> QPainterPath:
    """What a pawn covers of its rectangle, whoever it is: where it is grabbed, and what throws its shadow."""
    scale = rect.width() / W
    figure = ellipse(CX, 120, 92, 112).united(rounded(*_PLINTH, 26))
    return QTransform(scale, 0, 0, scale, rect.x(), rect.y()).map(figure)


def _draw_pack(p: QPainter, jewel: int) -> None:
    sheet(p, rounded(150, 108, 78, 100, 22), "wood", 5)
    draw_jewel(p, QRectF(138, 64, 104, 104), jewel)
    sheet(p, rounded(150, 160, 78, 50, 16), "woodlo", 4)


def _draw_lantern(p: QPainter, colour: str) -> None:
    arm = outline(curve([(74, 214), (48, 204), (40, 172)]), 24)
    sheet(p, arm, darker(colour, 0.3), 4)
    sheet(p, ellipse(40, 160, 14), "#F2C29B", 3)
    with box(p, 40, 190, 92):
        lantern(p)


def _draw_plinth(p: QPainter, hunter: int, colour: str) -> None:
    plinth = rounded(*_PLINTH, 26)
    sheet(p, plinth, colour, 6, shade=0.2)
    line(p, rounded(27, 219, 186, 70, 22), lighter(colour, 0.5), 4)
    draw_hunter_mark(p, QRectF(CX - 33, 220, 66, 66), hunter, "ink")
