import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.signs import SIGNS
from saboteur_desktop.paint.things import THINGS
from saboteur_desktop.paint.tools import BROKEN_TOOLS, TOOL_MARKS, TOOLS
from tests.paint.canvas import difference, picture, pixels


def icon(name: str, tint: str = "cream", size: int = 48) -> QImage:
    return picture(size, size, lambda p: draw_icon(p, name, QRectF(0, 0, size, size), tint))


def test_no_two_icons_look_alike_without_color(qtbot: QtBot) -> None:
    pictures = {name: icon(name) for name in (*SIGNS, *THINGS)}
    alike = [
        (a, b)
        for (a, first), (b, second) in itertools.combinations(pictures.items(), 2)
        if pixels(first) == pixels(second) or difference(first, second) < 2
    ]
    assert alike == []


@pytest.mark.parametrize("name", sorted(SIGNS))
def test_signs_take_the_color_they_are_given(qtbot: QtBot, name: str) -> None:
    drawn = icon(name, "teal")
    points = [drawn.pixelColor(x, y) for x in range(48) for y in range(48)]
    assert {point.hue() // 4 for point in points if point.alpha() == 255} == {color("teal").hue() // 4}


def test_every_tool_has_three_pictures() -> None:
    assert list(TOOLS) == list(BROKEN_TOOLS) == list(TOOL_MARKS) == ["pickaxe", "lantern", "cart"]


@pytest.mark.parametrize("size", [24, 60])
def test_whole_and_broken_tools_differ_in_grey(qtbot: QtBot, size: int) -> None:
    close = [tool for tool in TOOLS if difference(icon(tool, size=size), icon(f"broken-{tool}", size=size)) < 8]
    assert close == []


def test_an_icon_is_centred_in_an_oblong(qtbot: QtBot) -> None:
    wide = picture(96, 48, lambda p: draw_icon(p, "plus", QRectF(0, 0, 96, 48)))
    assert pixels(wide.copy(24, 0, 48, 48)) == pixels(icon("plus"))
