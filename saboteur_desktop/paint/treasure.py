"""The end of a round: the room full of gold, rays, a ribbon, a frame for each player."""

import math

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.cavern import paint_cavern
from saboteur_desktop.paint.figures import draw_saboteur
from saboteur_desktop.paint.minerals import boulder_mound, gold_mound, sparkle
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polar, polygon, rounded_rect
from saboteur_desktop.paint.placing import box, saved
from saboteur_desktop.paint.props import bomb
from saboteur_desktop.paint.strokes import fill, glow, line, linear, radial, soft
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.tools import pickaxe
from saboteur_desktop.paint.type import CENTRE, CROWDED, NAME, TITLE, draw_text, text_width

_NUGGETS = 620
_RAYS = 22
_RAY_SPREAD = math.radians(7)


def paint_treasure(p: QPainter, size: QSizeF, won: bool = True) -> None:
    """The room behind the results; with gold and rays when the gold was reached, dark when it was not."""
    width, height, unit = size.width(), size.height(), size.height() / 1080
    hole = QRectF(90 * unit, 30 * unit, width - 180 * unit, height - 60 * unit)
    paint_cavern(p, size, hole, warmth=(0.5, 0.55))
    if not won:
        _night(p, size)
        return
    draw_rays(p, width / 2, 860 * unit, 1500 * unit)
    with saved(p):
        p.translate(width / 2, 900 * unit)
        p.scale(1, 0.51)
        glow(p, 0, 0, 900 * unit, (0, color("lamp", 0.55)), (1, color("lamp", 0)))
    gold_mound(p, width / 2, 1120 * unit, 1640 * unit, 330 * unit, _NUGGETS, unit)
    for x, y, radius in _SPARKLES:
        sparkle(p, width / 2 + (x - 960) * unit, y * unit, radius * unit, "#FFF6C8")


def draw_rays(p: QPainter, x: float, y: float, length: float) -> None:
    """Rays of gold from a point; none lies level, where its edge would cross the whole room."""
    reach = length * 0.767
    light = radial(x, y, reach, (0, color("#FFD36B", 0.40)), (0.6, color("spill", 0.08)), (1, color("spill", 0)))
    for i in range(_RAYS):
        middle = math.tau * (i + 0.5) / _RAYS
        start, end = middle - _RAY_SPREAD / 2, middle + _RAY_SPREAD / 2
        fill(p, polygon([(x, y), polar(x, y, length, start), polar(x, y, length, end)]), light)


def draw_ribbon(p: QPainter, rect: QRectF, scale: float) -> QRectF:
    """A red ribbon with a parchment in its middle; returns the parchment, for text in `bannerink`."""
    tail = 50 * scale
    left, top, right, bottom = rect.left(), rect.top() + 16 * scale, rect.right(), rect.bottom()
    middle = (top + bottom) / 2
    band = [(left, top), (right, top), (right - tail, middle), (right, bottom), (left, bottom), (left + tail, middle)]
    sheet(p, polygon(band), "coraldeep", 9 * scale, shade=0.2, tooth=0.5)
    parchment = QRectF(left + 2 * tail, rect.top(), rect.width() - 4 * tail, rect.height() - 8 * scale)
    sheet(p, rounded_rect(parchment), "banner", 10 * scale, shade=0.06, tooth=0.6)
    inset = 8 * scale
    inner = rounded_rect(parchment.adjusted(inset, inset, -inset, -inset), 3 * scale)
    line(p, inner, color("golddeep", 0.65), 2.4 * scale)
    return parchment


def draw_result_frame(p: QPainter, rect: QRectF, scale: float, saboteur: bool, finisher: bool = False) -> None:
    """The panel of one player's result: violet for saboteurs, glowing for who laid the last card."""
    radius = 26 * scale
    if finisher:
        soft(p, rounded_rect(rect, radius), 26 * scale, "lampdeep", 0.6, 10)
    ground, rim = ("#3A2366", "#B58CFF") if saboteur else ("#253055", "gold")
    strength = 0.8 if saboteur or finisher else 0.45
    draw_panel(p, rect, radius, ground, 0.96, 9 * scale, rim, strength, (3 if finisher else 2) * scale)


def draw_order_mark(p: QPainter, rect: QRectF, place: int) -> None:
    """The place in the order of taking gold, on a cream disc."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) * 0.40
    sheet(p, ellipse(centre.x(), centre.y(), radius), "cream", radius * 0.075)
    room = rect.adjusted(radius * 0.45, 0, -radius * 0.45, 0)
    draw_text(p, room, str(place), TITLE, radius * 1.3, "ink", CENTRE)


_TAG_LEAD, _TAG_END = 1.30, 0.34
"""Room before and after the text of a gold tag, in its heights: the pickaxe stands in the first."""


def gold_tag_width(label: str, height: float, px: float) -> float:
    """The width in which a gold tag has room for its text."""
    return text_width(label, NAME, px) + (_TAG_LEAD + _TAG_END) * height + 2


def draw_gold_tag(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    """A gold tag with a pickaxe: who made the last move."""
    height = rect.height()
    sheet(p, rounded_rect(rect, height * 0.31), "gold", 5)
    with box(p, rect.left() + height * 0.66, rect.center().y(), height * 0.83):
        pickaxe(p)
    draw_text(p, rect.adjusted(_TAG_LEAD * height, 0, -_TAG_END * height, 0), label, NAME, px, "ink", floor=CROWDED)


def _night(p: QPainter, size: QSizeF) -> None:
    """Violet dusk, fallen rock, and two saboteurs who peep out from behind it."""
    width, height, unit = size.width(), size.height(), size.height() / 1080
    dusk = ((0.0, color("#2A1C52", 0.25)), (1.0, color("#0B0620", 0.70)))
    fill(p, rounded_rect(QRectF(0, 0, width, height)), linear(0, 0, 0, height, *dusk))
    for side in (-1, 1):
        x, y = width / 2 + side * (width / 2 - 215 * unit), 935 * unit
        glow(p, x, y, 420 * unit, (0, color("violet", 0.50)), (1, color("violet", 0)))
        with box(p, x, y, 150 * unit):
            draw_saboteur(p)
        with box(p, x - side * 105 * unit, y + 25 * unit, 84 * unit):
            bomb(p)
    boulder_mound(p, width / 2, 1130 * unit, width, 150 * unit, unit)


_SPARKLES = ((250, 930, 22), (1640, 950, 26), (1760, 870, 16), (150, 880, 16), (900, 905, 18), (1080, 930, 14))
