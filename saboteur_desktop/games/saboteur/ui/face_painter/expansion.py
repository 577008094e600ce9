"""Action cards of the expansion."""

from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.saboteur.ui.face_painter.backs import paint_back
from saboteur_desktop.paint.card_frames import arch_window, badge, frame, rays, rings
from saboteur_desktop.paint.card_space import CX, CY, H, W
from saboteur_desktop.paint.figures import draw_gnome
from saboteur_desktop.paint.figures.hats import pointed_hat, top_hat
from saboteur_desktop.paint.marks import cross
from saboteur_desktop.paint.minerals import nugget, sparkle
from saboteur_desktop.paint.palette import STOCKS
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, outline, rounded
from saboteur_desktop.paint.placing import box, placed
from saboteur_desktop.paint.props import card_fan, curved_arrow, grabbing_hand, key, magnifier, open_hand
from saboteur_desktop.paint.signs import lock
from saboteur_desktop.paint.strokes import shadow

_PRISONER = 8
_BAR = "#4A5268"


def paint_theft(p: QPainter) -> None:
    """A glove grabbing a nugget."""
    frame(p, STOCKS["theft"], arch_window(), rings)
    nugget(p, 84, 158, 38, 14, 4)
    sparkle(p, 66, 128, 14)
    with box(p, 142, 158, 150):
        grabbing_hand(p)


def paint_hands_off(p: QPainter) -> None:
    """A palm held up before a nugget."""
    frame(p, STOCKS["hands-off"], arch_window(), rays)
    with box(p, CX, CY + 14, 170):
        open_hand(p)
    nugget(p, CX, CY + 60, 20, 14, 2)
    badge(p, cross, "coral")


def paint_swap_hands(p: QPainter) -> None:
    """Two hands of cards changing places."""
    frame(p, STOCKS["swap"], arch_window(), rays)
    for x, y, tint in ((84, 118, "#FFC640"), (156, 218, "sky")):
        with box(p, x, y, 130):
            card_fan(p, tint)
    _round_and_round(p, (168, 104), (72, 222))


def paint_swap_hats(p: QPainter) -> None:
    """Two hats changing places: a role is dealt anew."""
    frame(p, STOCKS["swap"], arch_window(), rings)
    with box(p, 86, 156, 112):
        pointed_hat(p, "coral")
    with box(p, 152, 254, 112):
        top_hat(p, "#6F7DF2")
    _round_and_round(p, (166, 118), (70, 216))


def paint_inspect(p: QPainter) -> None:
    """A role card under a magnifying glass."""
    frame(p, STOCKS["inspect"], arch_window(), rays)
    with placed(p, 104, 140, 0.42, -8), placed(p, -CX, -CY):
        shadow(p, rounded(0, 0, W, H, 16), 10, 18, 0.5)
        paint_back(p, "role-back")
    with box(p, 150, 186, 130):
        magnifier(p)


def paint_trap(p: QPainter) -> None:
    """A gnome behind bars."""
    frame(p, STOCKS["prison"], arch_window(), rays)
    with placed(p, CX, 168, 1.25):
        draw_gnome(p, _PRISONER)
    for x in (52, 86, 120, 154, 188):
        sheet(p, rounded(x - 6, 40 if 80 < x < 160 else 62, 12, 222, 5), _BAR, 6)
    for y in (96, 232):
        sheet(p, rounded(32, y, 176, 12, 5), "#5B6480", 4)
    with box(p, CX, 238, 62):
        lock(p, "gold")


def paint_free(p: QPainter) -> None:
    """A gnome between bent bars, and the key."""
    frame(p, STOCKS["free"], arch_window(), rays)
    for x, by in ((50, -8), (84, -4), (156, 6), (190, 10)):
        sheet(p, _bent_bar(x, by), _BAR, 5)
    with placed(p, CX, 166, 1.1):
        draw_gnome(p, _PRISONER)
    with box(p, CX, 244, 96):
        key(p)


def _round_and_round(p: QPainter, over: tuple[float, float], under: tuple[float, float]) -> None:
    """Two arrows going round."""
    with box(p, *over, 88, 40):
        curved_arrow(p)
    with box(p, *under, 88, 40):
        curved_arrow(p, leftwards=True)


def _bent_bar(x: float, by: float) -> QPainterPath:
    bar = [(x, 56.0), (x + by * 0.4, 110.0), (x + by * 1.6, 166.0), (x + by * 0.4, 224.0), (x, 280.0)]
    return outline(curve(bar), 12)
