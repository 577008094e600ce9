"""Tunnels that meet show no seam: any two touching mouths look the same within 10 of 255."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.geometry import parse_sides
from tests.games.saboteur.ui.face_pictures import PATHS, face

Strip = list[tuple[int, int, int]]

CUT = 114 / 240
"""Width of the outermost cut, as a share of the card's width."""


def mouth(image: QImage, side: str) -> Strip:
    """The outermost pixels of a side, inside the width of the cut."""
    width, height = image.width(), image.height()
    middle, last = (width / 2, height - 1) if side in "NS" else (height / 2, width - 1)
    edge = 0 if side in "NW" else last
    reach = range(round(middle - CUT * width / 2), round(middle + CUT * width / 2))
    points = [(i, edge) if side in "NS" else (edge, i) for i in reach]
    colors = [image.pixelColor(x, y) for x, y in points]
    return [(color.red(), color.green(), color.blue()) for color in colors]


def mouths(side: str, width: int) -> list[Strip]:
    bit = parse_sides(side)
    ways = [(card, turned) for card in PATHS for turned in (False, True)]
    return [mouth(face(*way, width=width), side) for way in ways if path_face(*way).openings & bit]


def apart(a: Strip, b: Strip) -> float:
    return sum(abs(x - y) for p, q in zip(a, b, strict=True) for x, y in zip(p, q, strict=True)) / (3 * len(a))


@pytest.mark.parametrize("width", [60, 116])
@pytest.mark.parametrize(("one", "other"), [("E", "W"), ("S", "N")])
def test_joined_tunnels_show_no_seam(qtbot: QtBot, width: int, one: str, other: str) -> None:
    assert max(apart(a, b) for a in mouths(one, width) for b in mouths(other, width)) <= 10
