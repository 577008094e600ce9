"""The log at the side of the board, or one line of it where there is no room."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import is_bold, sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.placing import faded
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CAPTION, NAME, draw_lines, draw_text, text_width
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.log_row import LogRow, Piece
from saboteur_desktop.table.metrics import CARD_RATIO, TOUCH_TARGET
from saboteur_desktop.table.renderer import SheetStore

DrawPicture = Callable[[QPainter, QRectF, str], None]
"""Draws a card or a square sign of a row by its name."""

_EDGE: Final = 3.0
"""How far a picture may reach beyond its place."""


_SHRUNK = 0.85


class LogStrip(DrawnItem):
    """The last rows, the newest first. A tap asks for all of them."""

    margin = 22.0

    def __init__(self, sheets: SheetStore, draw_picture: DrawPicture) -> None:
        super().__init__(sheets, Layer.PANEL)
        self._draw_picture = draw_picture
        self._title = ""
        self._rows: tuple[LogRow, ...] = ()
        self._room, self._scale, self._panel = QRectF(), 1.0, True

    def lay_out(self, room: QRectF, scale: float, panel: bool) -> None:
        """Be a panel in that room, or a line at its lower left corner, as wide as what it says."""
        self._room, self._scale, self._panel = room, scale, panel
        self._take_place()

    def show_log(self, title: str, rows: Sequence[LogRow]) -> None:
        """Show these rows, given the oldest first."""
        newest_first = tuple(reversed(rows))[:12]
        if (title, newest_first) != (self._title, self._rows):
            self._title, self._rows = title, newest_first
            self._take_place()
            self.update()

    @property
    def rows(self) -> tuple[LogRow, ...]:
        """The rows, the newest first."""
        return self._rows

    def look(self) -> Hashable:
        return (self._title, self._rows, self._panel, self._scale)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self._scale
        if not self._panel:
            if self._rows:
                height = self._ticker_height()
                line = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
                draw_panel(p, line, height / 2, "night1", 0.88, 3 * s, rim_opacity=0.5)
                self._draw_row(p, line.adjusted(10 * s, 0, -10 * s, 0), self._ticker_pieces())
            return
        draw_panel(p, rect, 18 * s, "night1", 0.86, 4 * s, rim_opacity=0.45)
        title = QRectF(rect.left() + 16 * s, rect.top() + 8 * s, rect.width() - 30 * s, sized(28, s, 18))
        draw_text(p, title, self._title, NAME, sized(17, s, 13), "mist")
        row_height = sized(44, s, 30)
        first = title.bottom() + 4 * s
        for index, row in enumerate(self._rows[: int((rect.bottom() - 4 * s - first) // row_height)]):
            top = first + index * row_height
            with faded(p, 1.0 if is_bold() else max(0.55, 1.0 - index * 0.13)):
                self._draw_row(p, QRectF(rect.left() + 14 * s, top, rect.width() - 28 * s, row_height), row.pieces)

    def _take_place(self) -> None:
        if self._room.isEmpty():
            return
        self.setVisible(self._panel or bool(self._rows))
        if self._panel:
            self.set_place(self._room)
            return
        width = _width(self._ticker_pieces(), self._ticker_height(), self._scale) + 30 * self._scale
        height = max(TOUCH_TARGET, self._ticker_height())
        bottom = self._room.bottom() + (height - self._ticker_height()) / 2
        self.set_place(QRectF(self._room.left(), bottom - height, width, height))

    def _ticker_height(self) -> float:
        return sized(42, self._scale, 30)

    def _ticker_pieces(self) -> tuple[Piece, ...]:
        """The newest row with its whole sentence; the sentence goes first where room is short."""
        if not self._rows:
            return ()
        row = self._rows[0]
        pictures = tuple(piece for piece in row.pieces if piece.kind != "text")
        pieces = (*pictures, Piece("text", row.sentence))
        return pieces if _width(pieces, self._ticker_height(), self._scale) < self._room.width() else pictures

    def _draw_row(self, p: QPainter, rect: QRectF, pieces: Sequence[Piece]) -> None:
        s, x, y, height = self._scale, rect.left(), rect.center().y(), rect.height()
        for piece in pieces:
            width = _piece_width(piece, height, s)
            if piece.kind == "text":
                room = QRectF(x, rect.top(), rect.right() - x, height)
                draw_lines(p, room, piece.what, CAPTION, sized(18, s))
            else:
                high = width * CARD_RATIO if piece.kind == "card" else width
                self._lay(p, piece, QRectF(x, y - high / 2, width, high))
            x += width + 8 * s

    def _lay(self, p: QPainter, piece: Piece, rect: QRectF) -> None:
        """The picture of a piece, painted once for its size: every row that comes would paint all others again."""
        size = QSizeF(round(rect.width()) + 2 * _EDGE, round(rect.height()) + 2 * _EDGE)

        def draw(painter: QPainter, whole: QRectF) -> None:
            self._draw_piece(painter, piece, whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))

        picture = self._sheets.sheet(("log piece", piece), size, draw)
        p.drawPixmap(QPointF(round(rect.left()) - _EDGE, round(rect.top()) - _EDGE), picture)

    def _draw_piece(self, p: QPainter, piece: Piece, rect: QRectF) -> None:
        match piece.kind:
            case "avatar":
                draw_avatar(p, piece.avatar, rect, tint=piece.tint)
            case "card" | "sign":
                self._draw_picture(p, rect, piece.what)
            case _:
                draw_icon(p, piece.what or "arrow", rect, "mist")


def _width(pieces: Sequence[Piece], height: float, s: float) -> float:
    return sum(_piece_width(piece, height, s) + 8 * s for piece in pieces)


def _piece_width(piece: Piece, height: float, s: float) -> float:
    if piece.kind == "text":
        return text_width(piece.what, CAPTION, sized(18, s))
    return height * {"avatar": 0.76, "sign": 0.76, "icon": 0.76, "card": 0.60, "arrow": 0.46}[piece.kind]
