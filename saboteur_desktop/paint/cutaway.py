"""A mountain cut open: the tunnels of its mine in three sheets of rock, and who is at work in them."""

import math
import random
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.cavern import draw_ammonite
from saboteur_desktop.paint.figures import draw_gnome, draw_saboteur
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import boulder_heap, crystal, gold_heap, stone_points
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, darker, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, curve, ellipse, outline, polar, polygon, polyline, rounded
from saboteur_desktop.paint.placing import box, clipped
from saboteur_desktop.paint.props import bomb
from saboteur_desktop.paint.strokes import fill, glow, line, linear
from saboteur_desktop.paint.tools import cart, lantern, pickaxe
from saboteur_desktop.paint.wobble import wobble

CREST_WIDTH: Final = 1920.0
"""Units from the left edge of the composition to the right edge of the picture."""

_CREST: Final[tuple[Point, ...]] = (
    (560, 1130), (610, 900), (690, 770), (760, 700), (850, 620), (950, 560), (1010, 470), (1080, 400), (1150, 300),
    (1215, 236), (1290, 262), (1350, 330), (1430, 372), (1500, 430), (1600, 452), (1700, 520), (1800, 560), (1990, 600),
)  # fmt: skip
_MAIN: Final[tuple[Point, ...]] = (
    (700, 742), (800, 770), (905, 762), (1010, 770), (1120, 742),
    (1230, 690), (1330, 700), (1420, 770), (1530, 822), (1640, 830),
)  # fmt: skip
_BRANCHES: Final[tuple[tuple[Point, ...], ...]] = (
    ((1230, 690), (1236, 610), (1300, 540), (1390, 520)),
    ((1010, 770), (1000, 860), (930, 930)),
    ((1420, 770), (1392, 880), (1300, 950)),
)
_CHAMBERS: Final = ((1660, 812, 118, 96), (1420, 512, 78, 62), (900, 950, 70, 52), (1262, 962, 88, 56))
_LIGHTS: Final = ((1660, 812, 300), (1230, 690, 210), (800, 770, 230), (1420, 512, 180), (1010, 770, 200))
_PINES: Final = (
    (880, 606, 92), (932, 572, 120), (1036, 446, 84), (1330, 316, 70), (1442, 380, 96), (1490, 424, 124),
    (1560, 446, 84), (1650, 486, 112), (1712, 524, 84), (1846, 576, 124), (1905, 588, 92),
)  # fmt: skip


def draw_cutaway(p: QPainter, height: float) -> None:
    """The mountain from its crest to the foot of the picture."""
    mountain = curve(_CREST, 0.8)
    for x, y in ((CREST_WIDTH + 200, height + 200), (500, height + 200)):
        mountain.lineTo(x, y)
    mountain.closeSubpath()
    soft_silhouette(p, mountain.translated(-6, -4), 40, "#0A0620", 0.55)
    fill(p, mountain, linear(0, 230, 0, height, (0, "#8A6A86"), (0.2, "#6D4A66"), (0.6, "#523650"), (1, "#2E1E38")))
    inner, middle, outer = _cut(104, 0, 3), _cut(134, 16, 5), _cut(168, 33, 8)
    with clipped(p, mountain):
        _light(p, outer)
    with clipped(p, inner):
        _track(p)
    _inhabitants(p)
    for hole, tint, depth in ((inner, "rock2", 8), (middle, "rock1", 10)):
        _step(p, mountain, hole, tint, depth, height)
    _rock(p, mountain, outer, height)
    _crest(p)
    _headframe(p, 742, 716)


def _cut(width: float, grow: float, seed: int) -> QPainterPath:
    """The hole of tunnels and chambers in one sheet."""
    hole = QPainterPath()
    for tunnel in (_MAIN, *_BRANCHES):
        hole = hole.united(outline(curve(tunnel), width))
    for x, y, rx, ry in _CHAMBERS:
        hole = hole.united(ellipse(x, y, rx + grow, ry + grow))
    return wobble(hole.simplified(), 7, 30, seed, step=13, smooth=2)


def _light(p: QPainter, hole: QPainterPath) -> None:
    """Lamp light in the tunnels, violet dusk where the saboteur lurks."""
    fill(p, hole, "#FFCB74")
    for x, y, radius in _LIGHTS:
        hot = ((0.0, color("lamphot", 0.80)), (0.5, color("lamphot", 0.25)), (1.0, color("lamphot", 0)))
        glow(p, x, y, radius, *hot)
    dusk = "#4A3A7A"
    glow(p, 1270, 950, 190, (0, color(dusk, 0.96)), (0.62, color(dusk, 0.85)), (1, color(dusk, 0)))


def _track(p: QPainter) -> None:
    rail = curve(_MAIN).translated(0, 40)
    length = rail.length()
    for i in range(int(length / 26)):
        place = rail.pointAtPercent(rail.percentAtLength(i * 26))
        fill(p, rounded(place.x() - 5, place.y() - 6, 10, 26, 3), "sleeper")
    line(p, rail, "rail", 6)
    line(p, rail.translated(0, -2), color("#FFE9B8", 0.6), 2)


def _inhabitants(p: QPainter) -> None:
    """Who stands on the floors; drawn before the walls, which hide their feet."""
    gold_heap(p, 1672, 874, 104, 46, 8)
    for index, x, y, size in ((2, 1560, 842, 78), (1, 1225, 668, 82), (0, 832, 766, 78), (3, 906, 772, 64)):
        with box(p, x, y, size):
            draw_gnome(p, index)
    with box(p, 1470, 806, 92, 22):
        cart(p)
    with box(p, 1282, 662, 74):
        pickaxe(p)
    crystal(p, 1424, 528, 46, 4)
    with box(p, 1262, 962, 84):
        draw_saboteur(p)
    with box(p, 1326, 968, 56):
        bomb(p)
    boulder_heap(p, 906, 956, 44, 7, 4)
    for x, y in ((1010, 752), (1352, 700)):
        with box(p, x, y, 50):
            lantern(p)


def _step(p: QPainter, mountain: QPainterPath, hole: QPainterPath, tint: str, depth: float, height: float) -> None:
    """One inner sheet of the cut."""
    rock = mountain.subtracted(hole)
    with clipped(p, mountain):
        soft_silhouette(p, rock.translated(4, depth), 14, "#2A0E12", 0.55)
    fill(p, rock, linear(0, 400, 0, height, (0, lighter(tint, 0.1)), (1, darker(tint, 0.25))))
    grain(p, rock, 0.6)
    with clipped(p, mountain):
        line(p, hole, color(lighter(tint, 0.5), 0.5), 2)


def _rock(p: QPainter, mountain: QPainterPath, hole: QPainterPath, height: float) -> None:
    """The uppermost sheet: strata, lamp light spilling out, pebbles, fossils."""
    rock = mountain.subtracted(hole)
    with clipped(p, mountain):
        soft_silhouette(p, rock.translated(5, 13), 20, "#1C0812", 0.6)
    body = ((0.0, "#8C6C88"), (0.22, "#6A4864"), (0.6, "#4E334E"), (1.0, "#291B36"))
    fill(p, rock, linear(0, 230, 0, height, *body))
    rng = random.Random(5)
    with clipped(p, rock):
        for k in range(9):
            _stratum(p, k)
        soft_silhouette(p, hole, 62, "spill", 0.32)
        for _ in range(60):
            x, y, radius = 560 + 1400 * rng.random(), 380 + 700 * rng.random(), 5 + 12 * rng.random()
            pebble = polygon(stone_points(x, y, radius, rng.randrange(9999), 6, 0.75))
            fill(p, pebble.translated(radius * 0.1, radius * 0.2), color("#1C0E22", 0.5))
            fill(p, pebble, color("#8A6878", 0.55))
    with clipped(p, mountain):
        line(p, hole, color("#FFDDB0", 0.8), 2.6)
    draw_ammonite(p, 1130, 905, 42, 60, 0.5)
    draw_ammonite(p, 1560, 640, 36, 200, 0.45)
    grain(p, rock, 0.6)


def _stratum(p: QPainter, k: int) -> None:
    dark = k % 2 == 1
    base = 330 + k * 92
    edge = [
        (float(x), base + noise(x / 150, k * 3.3, 6) * 34 + (x - 1200) * 0.10)
        for x in range(420, int(CREST_WIDTH) + 80, 30)
    ]
    area = curve(edge)
    for x, y in reversed(edge):
        area.lineTo(x, y + 26 + 14 * (k % 3))
    area.closeSubpath()
    fill(p, area, color("#2C1A30", 0.28) if dark else color("#A98598", 0.16))
    line(p, curve(edge), color("#D8B2BC", 0.25), 2)


def _crest(p: QPainter) -> None:
    """Turf and pines."""
    turf = curve(_CREST, 0.8)
    line(p, turf.translated(0, 7), "#0E2A2E", 26)
    line(p, turf.translated(0, 3), "#2F7F6A", 17)
    line(p, turf, "#6FCB8E", 6)
    for x, y, height in _PINES:
        _pine(p, x, y, height)


def _pine(p: QPainter, x: float, y: float, height: float) -> None:
    for k in range(3):
        half = height * (0.26 + 0.11 * k)
        top = y - height * (1 - 0.24 * k)
        branch = polygon([(x, top), (x + half, top + height * 0.42), (x - half, top + height * 0.42)])
        sheet(p, branch, mix("#1F6A62", "#9FB0E0", 0.10 * (2 - k)), 3)
    sheet(p, rounded(x - height * 0.05, y - height * 0.12, height * 0.10, height * 0.14, 2), "woodlo", 1)


def _headframe(p: QPainter, x: float, y: float) -> None:
    """The winding tower over the entrance, with a lantern."""
    for side in (-1, 1):
        leg = [(14, -128), (24, -128), (62, 24), (48, 24)]
        sheet(p, polygon([(x + side * dx, y + dy) for dx, dy in leg]), "wood", 4)
    sheet(p, rounded(x - 44, y - 66, 88, 13, 4), "woodhi", 4)
    sheet(p, polygon([(x - 52, y - 120), (x, y - 170), (x + 52, y - 120)]), "coraldeep", 5)
    sheet(p, outline(ellipse(x, y - 98, 25), 8), "steello", 3)
    for degrees in range(0, 180, 45):
        angle = math.radians(degrees)
        line(p, polyline([polar(x, y - 98, -22, angle), polar(x, y - 98, 22, angle)]), "steello", 4)
    with box(p, x, y - 22, 62):
        lantern(p)
