"""The hunters: gnomes with a lantern on a plinth in their colour, the jewel they carry in the pack on their back."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import HUNTER_COLOURS, draw_hunter_mark
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.paint.card_space import CX, H, W
from saboteur_desktop.paint.figures import draw_gnome
from saboteur_desktop.paint.palette import darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, outline, polygon, rounded
from saboteur_desktop.paint.placing import box, placed, saved
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.paint.tools import lantern


def draw_pawn(p: QPainter, rect: QRectF, hunter: int, avatar: int, jewel: int | None) -> None:
    """A hunter in a 4 : 5 rectangle; the number of its jewel, 0 for one without a number, None for none."""
    colour = HUNTER_COLOURS[hunter]
    with saved(p):
        p.translate(rect.topLeft())
        p.scale(rect.width() / W, rect.height() / H)
        with placed(p, CX, 156, 1.86):
            draw_gnome(p, avatar, hat_tint=colour, coat=darker(colour, 0.22))
        _draw_lantern(p, colour)
        if jewel is not None:
            _draw_pack(p, jewel)
        _draw_plinth(p, hunter, colour)


def pawn_outline(rect: QRectF) -> QPainterPath:
    """What any pawn may cover of its rectangle, whatever its hat: where it is grabbed."""
    return _laid_into(rect, ellipse(CX, 120, 92, 112).united(_plinth()))


def pawn_body(rect: QRectF) -> QPainterPath:
    """What every pawn covers of its rectangle, whatever its hat: what throws a shadow."""
    return _laid_into(
        rect, polygon([(64, 224), (70, 132), (92, 92), (148, 92), (170, 132), (176, 224)]).united(_plinth())
    )


def _laid_into(rect: QRectF, figure: QPainterPath) -> QPainterPath:
    scale = rect.width() / W
    return QTransform(scale, 0, 0, scale, rect.x(), rect.y()).map(figure)


def _plinth() -> QPainterPath:
    return rounded(24, 218, 192, 74, 26)


def _draw_pack(p: QPainter, jewel: int) -> None:
    sheet(p, rounded(154, 150, 74, 74, 20), "woodlo", 5)
    draw_jewel(p, QRectF(150, 116, 90, 90), jewel)
    sheet(p, rounded(154, 190, 74, 40, 12), "wood", 4)


def _draw_lantern(p: QPainter, colour: str) -> None:
    arm = outline(curve([(88, 226), (64, 206), (54, 176)]), 26)
    sheet(p, arm, darker(colour, 0.3), 4)
    with box(p, 52, 190, 84):
        lantern(p)
    sheet(p, ellipse(52, 157, 13), "#F2C29B", 3)


def _draw_plinth(p: QPainter, hunter: int, colour: str) -> None:
    sheet(p, _plinth(), colour, 6, shade=0.2)
    line(p, rounded(29, 223, 182, 64, 21), lighter(colour, 0.5), 4)
    draw_hunter_mark(p, QRectF(CX - 31, 224, 62, 62), hunter, "ink")
