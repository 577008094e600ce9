"""Pictures of pieces, each drawn once per run of the tests."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.haunted_house.ui.pieces import paint
from saboteur_desktop.paint.palette import color
from tests.paint.canvas import load_fonts, picture

ROOM = "#3B2C72"
"""A floor as the rooms have it."""


@cache
def face(name: str, width: int = 60) -> QImage:
    """A pawn or a card by the name of its picture, `width` pixels wide."""
    load_fonts()
    return paint(name, QSize(width, width * 5 // 4))


def piece(draw: Callable[[QPainter, QRectF], None], side: int = 28) -> QImage:
    """A piece lying in a room, `side` pixels wide."""

    def on_floor(p: QPainter) -> None:
        p.fillRect(0, 0, side, side, color(ROOM))
        draw(p, QRectF(0, 0, side, side))

    return picture(side, side, on_floor)


def laid(image: QImage) -> QImage:
    """A picture laid on a floor."""
    return picture(image.width(), image.height(), lambda p: _lay(p, image))


def _lay(p: QPainter, image: QImage) -> None:
    p.fillRect(image.rect(), color(ROOM))
    p.drawImage(0, 0, image)
