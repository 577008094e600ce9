"""The pictures of the rulebook's pages, each painted when it is wanted and kept for the same size."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.book.page import Book, SmallBoard
from saboteur_desktop.book.page_html import BOARD, CARD, SIGN, board_cell
from saboteur_desktop.book.page_look import PageLook
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill
from saboteur_desktop.table.metrics import card_height

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_SIGNS: Final = {"unfold": "add", "fold": "remove"}


def picture_name(url: QUrl | str) -> str:
    """The name of the picture that the HTML means, as it was written there."""
    named = QUrl(url)
    return f"{named.scheme()}:{named.path(QUrl.ComponentFormattingOption.FullyDecoded)}"


class Pictures:
    """Paints what the HTML of a book names, with so many pixels to the point."""

    def __init__(self, book: Book, look: PageLook, ratio: float) -> None:
        self.book = book
        self._look, self._ratio = look, ratio
        self._boards: dict[str, SmallBoard] = {
            f"{paragraph.key}/{number}": board
            for chapter in book.chapters
            for paragraph in chapter.paragraphs
            for number, board in enumerate(paragraph.boards)
        }
        self._cards: dict[str, QImage] = {}
        self._painted: dict[str, QImage] = {}

    def kept(self, name: str) -> QImage | None:
        """The picture, if it was painted already."""
        return self._painted.get(name)

    def paint(self, name: str) -> QImage:
        """The picture of that name."""
        if name not in self._painted:
            self._painted[name] = self._paint(name)
        return self._painted[name]

    def _paint(self, name: str) -> QImage:
        if name.startswith(CARD):
            size = QSizeF(self._look.card, round(card_height(self._look.card))) * self._ratio
            picture = self._card(name.removeprefix(CARD), size.toSize()).copy()
            picture.setDevicePixelRatio(self._ratio)
            return picture
        if name.startswith(BOARD):
            board = self._boards[name.removeprefix(BOARD)]
            return board.paint(board_cell(board, self._look), self._ratio, self._card)
        return self._sign(_SIGNS[name.removeprefix(SIGN)])

    def _card(self, card: str, size: QSize) -> QImage:
        """Each card is painted once; smaller ones are made of that picture, which is much quicker."""
        if card not in self._cards:
            whole = QSizeF(self._look.card, round(card_height(self._look.card))) * self._ratio
            self._cards[card] = self.book.paint(card, whole.toSize())
        painted = self._cards[card]
        return painted if painted.size() == size else painted.scaled(size, mode=_SMOOTH)

    def _sign(self, icon: str) -> QImage:
        size = self._look.fold
        image = QImage(round(size * self._ratio), round(size * self._ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHints(HINTS)
            fill(p, ellipse(size / 2, size / 2, self._look.text * 0.62), color(self._look.inks.link))
            side = self._look.text * 0.8
            draw_icon(p, icon, QRectF((size - side) / 2, (size - side) / 2, side, side), "ink")
        return image
