"""The room behind the end of a match: the house under the night sky, and one scene for each way it can come out."""

import math
import random
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.endings.ending import Ending
from saboteur_desktop.games.haunted_house.ui.endings.front import DOOR, WINDOWS, Glass, Mood, draw_front, pane_path
from saboteur_desktop.games.haunted_house.ui.night_house.garden import bush
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.pawns import draw_pawn
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.cavern import paint_flat_ground
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import sparkle
from saboteur_desktop.paint.night_sky import draw_moon
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, ground, polyline, rounded
from saboteur_desktop.paint.placing import clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear, soft
from saboteur_desktop.table.metrics import is_upright


class _Look(NamedTuple):
    """Sky from above to the horizon, the house's papers, the hills' colour."""

    sky: tuple[str, str, str]
    mood: Mood
    hill: str


_LOOKS: Final = {
    "won": _Look(("#1A1550", "#5B3FA0", "#D98AB0"), Mood("#5A45A8", "#2C2270", "#8A6CCB"), "#1F4A5E"),
    "six": _Look(("#160A2E", "#4A1450", "#B03A56"), Mood("#33205E", "#170F3A", "#563A86"), "#1C1640"),
    "trapped": _Look(("#0E1038", "#2A2A72", "#5A58A8"), Mood("#3A3080", "#1C1650", "#5F4FA6"), "#16244A"),
    "stuck": _Look(("#121446", "#3A3A8C", "#7A6AB8"), Mood("#443A90", "#221C60", "#6C5CB4"), "#1A3A58"),
}


_HAUNTED: Final = (1, 4, 10, 3, 7, 11, 8)
"""The windows that glow red, the first evil spirit's first."""
_CELLS: Final = (1, 5, 6, 10)
"""Those behind which hunters are locked in."""
_NEXT: Final = 11
_CLOSER: Final = 1.8


def paint_ending(p: QPainter, size: QSizeF, ending: Ending) -> None:
    """The whole window; the house keeps to the left, or in an upright window to the upper half."""
    if is_bold():
        paint_flat_ground(p, size)
        return
    upright = is_upright(size)
    scale = size.width() / 1200 if upright else size.height() / 1080
    width, height = size.width() / scale, size.height() / scale
    look = _LOOKS[ending.result]
    x, foot = (width / 2, height * 0.435) if upright else (width * 0.27, 760.0)
    with placed(p, 0, 0, scale):
        _sky(p, width, height, foot, look)
        _hills(p, width, height, foot, look)
        with placed(p, x, foot, 0.80 if upright else 0.70):
            glass = _glass(ending)
            draw_front(p, look.mood, glass, ending.result == "won")
            _SCENES[ending.result](p, ending)
            _jewels_outside(p, ending)
        _foreground(p, width, height, foot, look)


def _sky(p: QPainter, width: float, height: float, foot: float, look: _Look) -> None:
    above, middle, below = look.sky
    fill(p, rounded(0, 0, width, height), linear(0, 0, 0, foot, (0, above), (0.6, middle), (1, below)))
    rng = random.Random(12)
    for _ in range(110):
        x, y = rng.random() * width, rng.random() ** 1.4 * foot * 0.8
        fill(p, ellipse(x, y, 0.8 + 2.2 * rng.random() ** 3), color("#FFF6DA", 0.3 + 0.6 * rng.random()))
    draw_moon(p, width * 0.105, foot * 0.36, 62)
    for k, (y, tint) in enumerate(((0.62, lighter(middle, 0.10)), (0.74, darker(middle, 0.10)))):
        edge = [(float(x), foot * y + noise(x / 240, k * 5.3, 3) * 60) for x in range(-80, int(width) + 161, 80)]
        path = ground(edge, height)
        fill(p, path, linear(0, foot * y - 60, 0, foot, (0, color(tint, 0.75)), (1, color(tint, 0.2))))
        line(p, curve(edge), color("#E4D2FF", 0.22), 2)


def _hills(p: QPainter, width: float, height: float, foot: float, look: _Look) -> None:
    rng = random.Random(6)
    edge = [(float(x), foot - 34 + noise(x / 210, 1.7, 8) * 22) for x in range(-60, int(width) + 121, 60)]
    path = ground(edge, height + 40)
    for x in range(-20, int(width) + 60, 74):
        radius = 44 + 40 * rng.random()
        crown = bush(float(x), foot - 40 - radius * 0.5, radius, 8, rng.random() * 6)
        fill(p, crown.translated(5, 8), color("#05030F", 0.35))
        sheet(p, crown, darker(look.hill, 0.15 + 0.2 * rng.random()), 0)
    soft(p, path.translated(0, -5), 16, "#05030F", 0.4, 6, filled=False)
    fill(p, path, linear(0, foot - 60, 0, height, (0, lighter(look.hill, 0.16)), (1, darker(look.hill, 0.55))))
    line(p, curve(edge), color("#BFE6FF", 0.4), 2.4)
    grain(p, path, 0.5)


def _foreground(p: QPainter, width: float, height: float, foot: float, look: _Look) -> None:
    """Dark hedges before everything, and a veil under panels and buttons."""
    for k, drop in enumerate((196, 240)):
        edge = [(float(x), foot + drop + noise(x / 170, k * 4.1, 9) * 26) for x in range(-60, int(width) + 121, 40)]
        path = ground(edge, height + 60)
        soft(p, path.translated(0, -4), 14, "#05030F", 0.45, 6, filled=False)
        tint = darker(look.hill, 0.35 + 0.22 * k)
        fill(p, path, linear(0, foot + drop - 30, 0, height, (0, lighter(tint, 0.06)), (1, darker(tint, 0.4))))
        line(p, curve(edge), color("#BFE6FF", 0.22), 2)
        grain(p, path, 0.5)


def _glass(ending: Ending) -> list[Glass]:
    """What is behind each window."""
    if ending.result == "won":
        return ["lit"] * len(WINDOWS)
    if ending.result == "trapped":
        return ["dark"] * len(WINDOWS)
    haunted = _HAUNTED[: ending.spirits]
    return ["haunted" if number in haunted else "dark" for number in range(len(WINDOWS))]


def _won(p: QPainter, ending: Ending) -> None:
    """Everybody before the open door with all the jewels; ghosts wave from the windows."""
    for number in (2, 7, 10):
        x, y = WINDOWS[number]
        with clipped(p, pane_path(x, y)):
            draw_ghost(p, QRectF(x - 30, y - 22, 60, 66))
    glow(p, 0, 60, 420, (0, color("#FFD98C", 0.6)), (0.5, color("#FFB45C", 0.2)), (1, color("#FFB45C", 0)))
    count = len(ending.avatars)
    for hunter, avatar in enumerate(ending.avatars):
        x = (hunter - (count - 1) / 2) * 200
        draw_pawn(p, QRectF(x - 84, -44, 168, 210), hunter, avatar, None)
    for x, y, radius in ((-330, 40, 18), (360, 70, 16), (-120, 226, 14), (250, 210, 18), (0, -330, 16)):
        sparkle(p, x, y, radius, "#FFF6C8")


def _jewels_outside(p: QPainter, ending: Ending) -> None:
    """On the lawn, in a bow."""
    for number in range(ending.out):
        across = number - (ending.out - 1) / 2
        x, y, side = across * 76, 158 + 14 * math.cos(across * 0.5), 84.0
        draw_jewel(p, QRectF(x - side / 2, y, side, side), number + 1 if ending.numbered else 0)


def _six(p: QPainter, ending: Ending) -> None:
    """The evil spirits rise over the house; the hunters run."""
    glow(p, 0, -380, 620, (0, color("#FF4A4A", 0.34)), (0.6, color("#B02A5A", 0.12)), (1, color("#B02A5A", 0)))
    for number in range(ending.spirits):
        share = number / max(1, ending.spirits - 1)
        angle = math.radians(196 + 148 * share)
        size = 178 - 34 * abs(share - 0.5) * 2 + 20 * (number % 2)
        x, y = math.cos(angle) * 470, -230 + math.sin(angle) * 480
        draw_haunting(p, QRectF(x - size / 2, y - size / 2, size, size))
    count = len(ending.avatars)
    for hunter, avatar in enumerate(ending.avatars):
        x, lean = (hunter - (count - 1) / 2) * 200, (-14, 11, -9, 14)[hunter]
        with placed(p, x, 148, degrees=lean):
            draw_pawn(p, QRectF(-78, -180, 156, 195), hunter, avatar, ending.carried[hunter])


def _trapped(p: QPainter, ending: Ending) -> None:
    """Every hunter behind bars, an evil spirit over each."""
    for hunter in range(len(ending.avatars)):
        x, y = WINDOWS[_CELLS[hunter]]
        with placed(p, x, y, _CLOSER):
            _behind_glass(p, ending, hunter, ("#FF8A5C", "#C8344A", "#5A1238"))
            for bar in (-18, -6, 6, 18):
                line(p, polyline([(bar + 1.5, -48), (bar + 1.5, 44)]), color("#05030F", 0.5), 3.4)
                line(p, polyline([(bar, -48), (bar, 44)]), "#9AA6C4", 2.6)
        draw_haunting(p, QRectF(x - 66, y - 206, 132, 132))


def _stuck(p: QPainter, ending: Ending) -> None:
    """The door is nailed up and everybody inside with a jewel that may not leave; the next one is far from all."""
    x, y = WINDOWS[_NEXT]
    glow(p, x, y, 190, (0, color("#BFE6FF", 0.6)), (1, color("#BFE6FF", 0)))
    draw_jewel(p, QRectF(x - 50, y - 52, 100, 100), ending.out + 1)
    door_x, door_y = DOOR
    for lean in (-18, 18):
        with placed(p, door_x, door_y, degrees=lean):
            sheet(p, rounded(-112, -13, 224, 26, 4), "#8A5A3C", 6, tooth=0.5)
            for end in (-98, 98):
                fill(p, ellipse(end, 0, 5), "#2A1A24")
    for hunter in range(len(ending.avatars)):
        x, y = WINDOWS[_CELLS[hunter]]
        with placed(p, x, y, _CLOSER):
            _behind_glass(p, ending, hunter, ("#FFE9A8", "#FFC766", "#E08A3A"))


def _behind_glass(p: QPainter, ending: Ending, hunter: int, glass: tuple[str, str, str]) -> None:
    """A hunter at a window, in the window's own units."""
    above, middle, below = glass
    sheet(p, pane_path(0, 0, 7), "#6C5CB4", 4)
    fill(p, pane_path(0, 0), linear(0, -44, 0, 44, (0, above), (0.5, middle), (1, below)))
    with clipped(p, pane_path(0, 0)):
        draw_pawn(p, QRectF(-31, -34, 62, 77.5), hunter, ending.avatars[hunter], ending.carried[hunter])


_SCENES: Final = {"won": _won, "six": _six, "trapped": _trapped, "stuck": _stuck}
