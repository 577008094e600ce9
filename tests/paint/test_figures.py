import itertools

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.figures import GNOMES, draw_avatar, draw_miner, draw_saboteur
from saboteur_desktop.paint.placing import box
from tests.paint.canvas import difference, picture, pixels

DISC = QRectF(8, 8, 48, 48)


def avatar(index: int, active: bool = False, bot: bool = False, tint: str | None = None) -> QImage:
    return picture(64, 64, lambda p: draw_avatar(p, index, DISC, active, bot, tint))


def test_twelve_gnomes_are_told_apart_without_color(qtbot: QtBot) -> None:
    pictures = [avatar(index) for index in range(len(GNOMES))]
    assert len(pictures) == 12
    alike = [(a, b) for a, b in itertools.combinations(range(12), 2) if difference(pictures[a], pictures[b]) < 5]
    assert alike == []


def test_the_seat_in_turn_glows_and_a_robot_has_its_disc(qtbot: QtBot) -> None:
    plain = avatar(3)
    assert pixels(avatar(3, active=True)) != pixels(plain)
    assert avatar(3, active=True).pixelColor(1, 32).alpha() > plain.pixelColor(1, 32).alpha()
    assert pixels(avatar(3, bot=True)) != pixels(plain)


def test_a_gnome_wears_the_colour_it_is_given(qtbot: QtBot) -> None:
    red = avatar(0, tint="#F00000").pixelColor(32, 14)
    blue = avatar(0, tint="#0000F0").pixelColor(32, 14)
    assert red.red() > red.blue() + 60
    assert blue.blue() > blue.red() + 60


def test_miner_and_saboteur_differ_without_color(qtbot: QtBot) -> None:
    def portrait(name: str) -> QImage:
        def paint(p: QPainter) -> None:
            with box(p, 32, 38, 50):
                (draw_miner if name == "miner" else draw_saboteur)(p)

        return picture(64, 64, paint)

    assert difference(portrait("miner"), portrait("saboteur")) > 20
