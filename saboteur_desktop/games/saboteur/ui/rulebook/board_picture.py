"""A small board as a picture: a piece of a mine, its cards painted as they are on the table."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook.page import SmallBoard
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.table.metrics import CARD_RATIO

PaintCard = Callable[[str, QSize], QImage]

_MARGIN: Final = 0.12
"""Room around the cards for the rings of the cells the text speaks of, in card widths."""
_GAP: Final = 0.02


def board_size(board: SmallBoard, cell: int) -> QSizeF:
    """The size of the picture in which a card is that wide."""
    cells = _cells(board)
    across = max(place.x for place in cells) - min(place.x for place in cells) + 1
    down = max(place.y for place in cells) - min(place.y for place in cells) + 1
    width = cell * (across + _GAP * (across - 1) + 2 * _MARGIN)
    return QSizeF(round(width), round(cell * (down * CARD_RATIO + _GAP * (down - 1) + 2 * _MARGIN)))


def paint_board(board: SmallBoard, cell: int, ratio: float, paint_card: PaintCard) -> QImage:
    """The picture for a screen of that many pixels to the point; what the start does not reach lies in the dark."""
    size = board_size(board, cell)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    dark = _in_the_dark(board)
    left, top = min(place.x for place in _cells(board)), min(place.y for place in _cells(board))

    def rect_of(place: Cell) -> QRectF:
        x = cell * (_MARGIN + (place.x - left) * (1 + _GAP))
        y = cell * (_MARGIN + (place.y - top) * (CARD_RATIO + _GAP))
        return QRectF(QPointF(x, y), QSizeF(cell, cell * CARD_RATIO))

    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        for place, card in board.cards:
            rect = rect_of(place)
            picture = paint_card(face_name(card.card, card.turned, place not in dark), (rect.size() * ratio).toSize())
            p.drawImage(rect, picture, QRectF(picture.rect()))
        for place in board.lit:
            ring = rounded_rect(rect_of(place), cell * 0.07)
            soft(p, ring, cell * 0.08, "teal", 0.6, 6, filled=False)
            line(p, ring, "tealhi", max(2.0, cell * 0.045))
    return image


def _cells(board: SmallBoard) -> tuple[Cell, ...]:
    return (*(place for place, _ in board.cards), *board.lit)


def _in_the_dark(board: SmallBoard) -> frozenset[Cell]:
    """The cells that no tunnel of the piece reaches from the start, when the start lies in it."""
    lying = {place: card for place, card in board.cards if card.face.openings}
    if START not in lying or lying[START].card != "start":
        return frozenset()
    linked = board_of(border_rules(Ruleset()), lying).linked
    return frozenset(place for place in lying if place not in linked)
