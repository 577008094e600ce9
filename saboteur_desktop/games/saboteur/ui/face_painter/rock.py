"""The uppermost sheet of a path card: strata, pebbles, and lamp light spilling over the lip of the cut."""

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.saboteur.ui.face_painter.mood import Mood
from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import rock_around
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.card_space import CORNER, CX, H, W, card_outline
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import stone_points
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, mix
from saboteur_desktop.paint.paths import curve, polygon, rounded
from saboteur_desktop.paint.placing import clipped
from saboteur_desktop.paint.strokes import fill, line, linear, soft

_BANDS, _PEBBLES = 5, 13
_SPILL = ((64, 0.05), (44, 0.06), (28, 0.08), (14, 0.12))
"""Width and opacity of the strokes of lamp light around the outermost cut."""


def rock_face(p: QPainter, hole: QPainterPath, mood: Mood, seed: int) -> None:
    """The rock that is left around the hole, with its shade falling into it."""
    rng = random.Random(seed)
    rock = rock_around(hole)
    soft(p, rock.translated(3.2, 8), 10, "#1C0812", 0.55, 9)
    top, high, low = mood.rock, mood.rock_high, mood.rock_low
    fill(p, rock, linear(0, 0, W * 0.5, H, (0, mix(top, high, 0.40)), (0.45, top), (1, mix(top, low, 0.55))))
    with clipped(p, rock):
        for band in range(_BANDS):
            _stratum(p, band, mood, seed, rng)
        for _ in range(_PEBBLES):
            _pebble(p, hole, mood, rng)
        if mood.lit and not is_bold():
            for width, alpha in _SPILL:
                line(p, hole, color("spill", alpha), width)
    grain(p, rock, 0.75)
    if is_bold():
        line(p, hole, "cream" if mood.lit else "dimfloor", 4)
    else:
        line(p, hole, mood.lip, 1.8)
    _bevel(p, rock)


def _stratum(p: QPainter, band: int, mood: Mood, seed: int, rng: random.Random) -> None:
    """One band of torn paper, by turns lighter and darker than the rock."""
    dark = band % 2 == 1
    y = -10 + band * 72 + rng.random() * 26
    slope = 0.06 if seed % 2 else -0.06
    edge = [(float(x), y + noise(x / 60, band * 3.1 + 7, seed) * 15 + (x - CX) * slope) for x in range(-40, 300, 20)]
    height = 16 + rng.random() * 20
    area = curve(edge)
    for x, top in reversed(edge):
        area.lineTo(x, top + height + noise(x / 45, band * 5.7, seed + 3) * 6)
    area.closeSubpath()
    fill(p, area, color(mood.rock_low, 0.46) if dark else color(mood.rock_high, 0.20))
    soft(p, area, 5, mood.rock_low, 0.22, 4, filled=False)
    line(p, curve(edge), color(mood.rock_high if dark else mood.rock_low, 0.50), 1.5)


def _pebble(p: QPainter, hole: QPainterPath, mood: Mood, rng: random.Random) -> None:
    x, y = rng.random() * W, rng.random() * H
    if hole.contains(QPointF(x, y)):
        return
    radius = 3 + rng.random() * 6
    stone = polygon(stone_points(x, y, radius, rng.randrange(9999), 6, 0.8))
    fill(p, stone.translated(1, 1.4), color(mood.rock_low, 0.55))
    fill(p, stone, color(mix(mood.rock, mood.rock_high, 0.55 + 0.35 * rng.random()), 0.8))


def _bevel(p: QPainter, rock: QPainterPath) -> None:
    """Light on the upper left edge and shade on the lower right, on rock only, so it stops at tunnel mouths.

    In strong contrast a rim of one colour.
    """
    if is_bold():
        with clipped(p, rock.intersected(card_outline())):
            line(p, rounded(1.5, 1.5, W - 3, H - 3, CORNER - 1), "night5", 3.4)
        return
    edge = linear(
        0,
        0,
        W,
        H,
        (0, color("#FFD9C0", 0.50)),
        (0.4, color("#FFD9C0", 0.10)),
        (0.6, color("#120816", 0.25)),
        (1, color("#120816", 0.75)),
    )
    with clipped(p, rock.intersected(card_outline())):
        line(p, rounded(1.2, 1.2, W - 2.4, H - 2.4, CORNER - 1), edge, 3.4)
