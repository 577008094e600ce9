"""A piece of a mine as an example and as a picture, its cards painted as they are on the table."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.book.page import PaintPicture
from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import Laid
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.table.metrics import CARD_RATIO

_MARGIN: Final = 0.12
"""Room around the cards for the rings of the cells the text speaks of, in card widths."""
_GAP: Final = 0.02


class PieceOfMine(NamedTuple):
    """Cards in their cells, with a line that says what they show."""

    cards: tuple[tuple[Cell, Laid], ...]
    caption: str
    lit: tuple[Cell, ...] = ()
    """Cells the text speaks of."""

    def size(self, cell: int) -> QSizeF:
        """The size of the picture in which a card is that wide."""
        cells = self._cells()
        across = max(place.x for place in cells) - min(place.x for place in cells) + 1
        down = max(place.y for place in cells) - min(place.y for place in cells) + 1
        width = cell * (across + _GAP * (across - 1) + 2 * _MARGIN)
        return QSizeF(round(width), round(cell * (down * CARD_RATIO + _GAP * (down - 1) + 2 * _MARGIN)))

    def paint(self, cell: int, ratio: float, paint_card: PaintPicture) -> QImage:
        """The picture for a screen of that many pixels to the point; where no way from the start leads it is dark."""
        image = QImage((self.size(cell) * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        dark = self._in_the_dark()
        left, top = min(place.x for place in self._cells()), min(place.y for place in self._cells())

        def rect_of(place: Cell) -> QRectF:
            x = cell * (_MARGIN + (place.x - left) * (1 + _GAP))
            y = cell * (_MARGIN + (place.y - top) * (CARD_RATIO + _GAP))
            return QRectF(QPointF(x, y), QSizeF(cell, cell * CARD_RATIO))

        with QPainter(image) as p:
            p.setRenderHints(HINTS)
            for place, card in self.cards:
                rect = rect_of(place)
                name = face_name(card.card, card.turned, place not in dark)
                picture = paint_card(name, (rect.size() * ratio).toSize())
                p.drawImage(rect, picture, QRectF(picture.rect()))
            for place in self.lit:
                ring = rounded_rect(rect_of(place), cell * 0.07)
                soft(p, ring, cell * 0.08, "teal", 0.6, 6, filled=False)
                line(p, ring, "tealhi", max(2.0, cell * 0.045))
        return image

    def _cells(self) -> tuple[Cell, ...]:
        return (*(place for place, _ in self.cards), *self.lit)

    def _in_the_dark(self) -> frozenset[Cell]:
        """The cells that no tunnel of the piece reaches from the start, when the start lies in it."""
        lying = {place: card for place, card in self.cards if card.face.openings}
        if START not in lying or lying[START].card != "start":
            return frozenset()
        linked = board_of(border_rules(Ruleset()), lying).linked
        return frozenset(place for place in lying if place not in linked)
