"""The discs that tell who won a round are told apart without their colours."""

from typing import get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.round_pips import Pip, draw_round_pip

SIDE = 34
"""Pixels of a disc in the smallest usual window."""


def grey(pip: Pip) -> bytes:
    """The disc in shades of grey, each pixel light or dark."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        draw_round_pip(p, QRectF(1, 1, SIDE - 2, SIDE - 2), pip, 1)
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(shades.pixelColor(x, y).red() // 86 for y in range(SIDE) for x in range(SIDE))


def test_every_disc_has_a_drawing_of_its_own(qtbot: QtBot) -> None:
    pictures = {pip: grey(pip) for pip in get_args(Pip)}
    for pip, picture in pictures.items():
        for other, another in pictures.items():
            if pip != other:
                different = sum(one != two for one, two in zip(picture, another, strict=True))
                assert different > SIDE * SIDE * 0.05, (pip, other)
