"""Gold cards of one, two and three nuggets."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.card_frames import frame, rings, square_window
from saboteur_desktop.paint.card_space import CX, CY
from saboteur_desktop.paint.minerals import nugget, sparkle
from saboteur_desktop.paint.palette import Stock, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.strokes import glow, line
from saboteur_desktop.paint.type import CENTRE, TITLE, draw_text

_STOCK = Stock("#6A4A12", "#5B3FA0", "#1D1140")
_PLACES = {
    1: ((CX, CY, 52),),
    2: ((CX - 30, CY - 30, 42), (CX + 30, CY + 36, 42)),
    3: ((CX, CY - 48, 36), (CX - 42, CY + 28, 36), (CX + 42, CY + 30, 36)),
}


def paint_gold(p: QPainter, nuggets: int) -> None:
    """As many nuggets as the card is worth, and the number."""
    frame(p, _STOCK, square_window(), rings, rim="gold")
    glow(p, CX, CY, 110, (0, color("#FFD34D", 0.55)), (1, color("#FFD34D", 0)))
    for i, (x, y, radius) in enumerate(_PLACES[nuggets]):
        nugget(p, x, y, radius, 40 + i, 5)
        sparkle(p, x - radius * 0.4, y - radius * 0.5, radius * 0.32)
    sheet(p, ellipse(196, 256, 25), "night1", 4)
    line(p, ellipse(196, 256, 23), "gold", 3)
    draw_text(p, QRectF(171, 231, 50, 50), str(nuggets), TITLE, 30, "goldhi", CENTRE)
