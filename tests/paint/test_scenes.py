"""Rooms and scenes: whole at any window size, and the same on every run."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.cavern import furnish, paint_cavern, paint_ledge
from saboteur_desktop.paint.curtain import draw_hold_button, paint_curtain
from saboteur_desktop.paint.mountain import paint_mountain
from saboteur_desktop.paint.treasure import draw_rays, paint_treasure
from tests.paint.canvas import difference, picture, pixels

Scene = Callable[[QPainter, QSizeF], None]


def table(p: QPainter, size: QSizeF) -> None:
    scale = size.height() / 1080
    board = QRectF(size.width() * 0.15, 70 * scale, size.width() * 0.7, 760 * scale)
    paint_cavern(p, size, board, furnish(board, 850 * scale, scale, QPointF(120 * scale, 700 * scale)))
    paint_ledge(p, size, 850 * scale, scale)


def lost(p: QPainter, size: QSizeF) -> None:
    paint_treasure(p, size, won=False)


SCENES = {"table": table, "curtain": paint_curtain, "mountain": paint_mountain, "won": paint_treasure, "lost": lost}
each_scene = pytest.mark.parametrize("name", SCENES)


@each_scene
def test_a_scene_is_the_same_on_every_run(qtbot: QtBot, name: str) -> None:
    first, second = (picture(320, 180, lambda p: SCENES[name](p, QSizeF(320, 180))) for _ in range(2))
    assert pixels(first) == pixels(second)


@each_scene
@pytest.mark.parametrize(("width", "height"), [(256, 192), (480, 160)])
def test_a_scene_fills_every_shape_of_window(qtbot: QtBot, name: str, width: int, height: int) -> None:
    drawn = picture(width, height, lambda p: SCENES[name](p, QSizeF(width, height)))
    bare = [(x, y) for x in range(0, width, 5) for y in range(0, height, 5) if drawn.pixelColor(x, y).alpha() < 255]
    assert bare == []


def test_a_round_won_and_a_round_lost_look_different(qtbot: QtBot) -> None:
    won, lost_ = (picture(320, 180, lambda p, n=name: SCENES[n](p, QSizeF(320, 180))) for name in ("won", "lost"))  # type: ignore[misc]
    assert difference(won, lost_) > 15


def test_the_ring_of_the_hold_button_fills(qtbot: QtBot) -> None:
    def lit(progress: float) -> int:
        ring = picture(200, 200, lambda p: draw_hold_button(p, QPointF(100, 100), 72, progress))
        return sum(ring.pixelColor(x, y).lightness() > 215 for x in range(200) for y in range(200))

    assert lit(0.0) < lit(0.3) < lit(0.6) < lit(1.0)


def test_no_ray_of_gold_draws_a_level_line_through_the_room(qtbot: QtBot) -> None:
    drawn = picture(400, 200, lambda p: draw_rays(p, 200, 100, 400))
    for x in (20, 60, 340, 380):
        assert {drawn.pixelColor(x, y).alpha() for y in (98, 99, 100, 101)} == {0}
