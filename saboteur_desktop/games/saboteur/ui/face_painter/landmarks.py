"""What stands in a tunnel: bridge, ladder, door; and the start and goal cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.saboteur.ui.face_painter.mood import Mood
from saboteur_desktop.games.saboteur.ui.face_painter.track import lay_track
from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import bend, is_straight, straight
from saboteur_desktop.paint.card_space import CX, CY, H, W
from saboteur_desktop.paint.marks import drop, leaf
from saboteur_desktop.paint.minerals import boulder, gold_heap, nugget, sparkle
from saboteur_desktop.paint.palette import DOORS, color, darker
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polygon, polyline, rounded
from saboteur_desktop.paint.placing import box, clipped, placed, saved
from saboteur_desktop.paint.strokes import fill, glow, line, radial, soft
from saboteur_desktop.paint.wobble import wobble


def bridge(p: QPainter, mood: Mood) -> None:
    """A planked deck that carries the track from west to east over the tunnel from north to south."""
    deck = polygon([(-60, CY - 40), (W + 60, CY - 40), (W + 60, CY + 40), (-60, CY + 40)])
    with saved(p):
        p.setClipRect(QRectF(40, 0, W - 80, H))
        soft(p, deck.translated(0, 13), 14, "#2A0E12", 0.62, 9)
    sheet(p, rounded(46, CY - 37, W - 92, 74, 4), "#C48B4E", 5, shade=0.1)
    for i in range(12):
        fill(p, rounded(52 + i * 12.1, CY - 33, 9.4, 66, 2), "#E3B273" if i % 3 else "#D39E5C")
    lay_track(p, straight("EW"), mood.rail, mood.sleeper)
    for side in (-1, 1):
        y = CY + side * 37
        sheet(p, rounded(36, y - 6, W - 72, 12, 5), "wood", 5)
        for x in (44, 82, 120, 158, 196):
            sheet(p, rounded(x - 6, y - 9, 12, 18, 4), "woodhi", 2.4)


def ladder_shaft(p: QPainter, x: float, y: float, radius: float) -> None:
    """Daylight falling through a shaft onto a wooden ladder."""
    daylight = "#BDEBFF"
    glow(p, x, y, radius * 1.5, (0, color("#E8FAFF", 0.95)), (0.55, color(daylight, 0.45)), (1, color(daylight, 0)))
    disc = ellipse(x, y, radius * 0.74)
    fill(p, disc, radial(x, y - radius * 0.2, radius, (0, "#FFFFFF"), (0.6, "daylight"), (1, "#86C9EA")))
    line(p, disc, "#6A4B3A", 5)
    line(p, disc, color("#FFE9C8", 0.5), 1.4)
    height = radius * 2.15
    for side in (-1, 1):
        sheet(p, rounded(x + side * radius * 0.40 - 6, y - height * 0.55, 12, height, 5), "woodhi", 5)
    for i in range(5):
        rung = y - height * 0.46 + i * height * 0.195
        sheet(p, rounded(x - radius * 0.40 - 9, rung, radius * 0.80 + 18, 11, 5), "wood", 3)


def door(p: QPainter, sides: str, team: str) -> None:
    """A planked door in a team's colour across the tunnel: for green a round arch with a leaf, for blue square
    with a drop, so that shape alone tells them apart."""
    base, _ = DOORS[team]
    frame = _arch if team == "green" else _gate
    place = QPointF(CX, CY) if is_straight(sides) or len(sides) != 2 else bend(sides, -0.04).pointAtPercent(0.5)
    with placed(p, place.x(), place.y()):
        sheet(p, frame(54, 56, -10, -76), "woodlo", 6)
        planks = frame(42, 56, -8, -61)
        sheet(p, planks, base, 2)
        with clipped(p, planks):
            for i in range(-2, 3):
                line(p, polyline([(i * 17, -70), (i * 17, 60)]), color(darker(base, 0.5), 0.7), 2.4)
            for y in (-26, 36):
                fill(p, rounded(-44, y, 88, 9), "#39415C")
                for x in (-32, -11, 11, 32):
                    fill(p, ellipse(x, y + 4.5, 2.4), "steel")
        sheet(p, ellipse(0, 6, 31), darker(base, 0.45), 2)
        with box(p, 0, 6, 46):
            (leaf if team == "green" else drop)(p)


def treasure(p: QPainter) -> None:
    """A dark pit in the middle of a crossing, heaped with gold."""
    shine = "#FFD34D"
    glow(p, CX, CY, 120, (0, color("#FFF6C8", 0.95)), (0.5, color(shine, 0.6)), (1, color(shine, 0)))
    sheet(p, wobble(ellipse(CX, CY, 80), 4, 22, 6, step=8, smooth=0), "#7A3B2A", 4)
    sheet(p, wobble(ellipse(CX, CY, 68), 4, 18, 9, step=8, smooth=0), "#4A1E33", 0)
    fill(p, ellipse(CX, CY, 68), radial(CX, CY - 10, 68, (0, color("gold", 0.75)), (1, color("gold", 0))))
    gold_heap(p, CX, CY + 14, 66, 24, 8)
    for dx, dy, radius, seed in _LARGE_NUGGETS:
        nugget(p, CX + dx, CY + dy, radius, seed, 4)
    for dx, dy, radius in ((-30, -46, 16), (46, -34, 12), (34, 44, 10)):
        sparkle(p, CX + dx, CY + dy, radius)


def stones(p: QPainter, sides: str) -> None:
    """Worthless boulders in the corner a bend leaves free; never in the middle, which would mean "blocked"."""
    x = CX - 58 if "E" in sides else CX + 58
    y = CY - 74 if "S" in sides else CY + 74
    for dx, dy, radius in ((-26, 12, 24), (26, 10, 25), (0, -12, 32), (4, 22, 24)):
        boulder(p, x + dx * 0.95, y + dy, radius, 71 + dx, 4)


_LARGE_NUGGETS = (
    (-4, -30, 27, 12),
    (28, -8, 24, 17),
    (-34, 0, 24, 19),
    (2, 12, 30, 22),
    (-22, 34, 20, 31),
    (30, 32, 21, 33),
)


def _gate(half: float, bottom: float, spring: float, top: float) -> QPainterPath:
    """An opening with a straight lintel, as high as the shoulders of an arch of these measures."""
    lintel = spring + (top - spring) * 0.6
    return polygon([(-half, bottom), (-half, lintel), (half, lintel), (half, bottom)])


def _arch(half: float, bottom: float, spring: float, top: float) -> QPainterPath:
    """An opening with a round top."""
    path = QPainterPath(QPointF(-half, bottom))
    path.lineTo(-half, spring)
    path.cubicTo(-half, top, half, top, half, spring)
    path.lineTo(half, bottom)
    path.closeSubpath()
    return path
