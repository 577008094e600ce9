"""All cards that Saboteur 2 adds, on one sheet: how they are told apart, and at what size."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.saboteur.engine.catalog import EXPANSION_ACTIONS, EXPANSION_PATHS
from saboteur_desktop.games.saboteur.ui.faces import paint
from saboteur_desktop.paint.palette import color
from saboteur_desktop.table.metrics import card_height

COLUMNS: Final = 11
GAP: Final = 0.12
"""Between two cards, in card widths."""


def card_sheet(size: QSize) -> QImage:
    """The sheet, its cards as large as there is room for."""
    names = (*EXPANSION_PATHS, *EXPANSION_ACTIONS)
    rows = ceil(len(names) / COLUMNS)
    width = int(
        min(
            size.width() / (COLUMNS + GAP * (COLUMNS + 1)),
            size.height() / (rows * card_height(1) + GAP * (rows + 1)),
        )
    )
    height, gap = card_height(width), width * GAP
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(color("night2"))
    across, down = COLUMNS * (width + gap) - gap, rows * (height + gap) - gap
    left, top = (size.width() - across) / 2, (size.height() - down) / 2
    with QPainter(image) as p:
        for number, name in enumerate(names):
            row, column = divmod(number, COLUMNS)
            place = QRectF(left + column * (width + gap), top + row * (height + gap), width, height)
            p.drawImage(place, paint(name, QSize(width, round(height))))
    return image
