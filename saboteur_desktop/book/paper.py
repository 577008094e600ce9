"""The rulebook on paper: sheets of A4 in a PDF, with pictures, fonts and page numbers."""

from collections.abc import Iterator
from itertools import zip_longest
from operator import itemgetter
from typing import Any, Final

from PySide6.QtCore import QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from saboteur_desktop.book.page import Book
from saboteur_desktop.book.page_html import book_html
from saboteur_desktop.book.page_look import ON_PAPER, PageLook
from saboteur_desktop.book.pictures import Pictures, picture_name
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.type import CAPTION, font

_MARGIN_MM: Final = 18.0
_FOOT: Final = 34.0
"""Room for the page number, in points of the page."""
_DPI: Final = 96
"""The page is laid out in points of that size, and painted as finely as the file asks."""
_PICTURE_RATIO: Final = 3.0
_TEXT: Final = 14.0
_FINE: Final = 600
_SHORT: Final = 0.4
"""What is shorter than this part of a sheet is not torn."""


class PaperBook(QTextDocument):
    """A rulebook laid out on sheets."""

    def __init__(self, book: Book, page: QSizeF) -> None:
        super().__init__()
        look = PageLook(ON_PAPER, _TEXT, page.width(), paged=True)
        self._pictures = Pictures(book, look, _PICTURE_RATIO)
        self.setDocumentMargin(0)
        self.setUseDesignMetrics(True)
        self.setDefaultFont(look.font)
        self.setPageSize(page)
        self.setHtml(book_html(book.chapters, look, title=book.title))
        self._keep_together()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._pictures.paint(picture_name(name))
        return super().loadResource(kind, name)

    def page_of(self, block: QTextBlock) -> int:
        """The sheet on which the first line of a block stands, from 0."""
        return int(self._top(block) // self.pageSize().height())

    def is_torn(self, table: QTextTable) -> bool:
        """Whether a picture stands on one sheet and what is told beside it on another."""
        for row in range(table.rows()):
            cells = [table.cellAt(row, column) for column in range(table.columns())]
            if len({self.page_of(cell.firstCursorPosition().block()) for cell in cells}) > 1:
                return True
        return False

    def headings(self) -> Iterator[QTextBlock]:
        """Every heading, in the order of the book."""
        block = self.begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                yield block
            block = block.next()

    def tables(self) -> list[QTextTable]:
        """Every table, in the order of the book; a picture and its text are one too."""
        return [frame for frame in self.rootFrame().childFrames() if isinstance(frame, QTextTable)]

    def _top(self, block: QTextBlock) -> float:
        top = self.documentLayout().blockBoundingRect(block).top()
        return top + block.layout().lineAt(0).y() if block.layout().lineCount() else top

    def _keep_together(self) -> None:
        """Move over to the next sheet what would be torn: a heading from its text, a short paragraph, a table's row."""
        starts = [block for block in self.headings() if block.previous().blockFormat().headingLevel() == 0]
        ends = {start.position(): following for start, following in zip_longest(starts, starts[1:])}
        tables = {table.firstPosition(): table for table in self.tables()}
        found: list[tuple[int, QTextBlock | QTextTable]] = [(start.position(), start) for start in starts]
        for _, piece in sorted([*found, *tables.items()], key=itemgetter(0)):
            if isinstance(piece, QTextTable):
                if self.is_torn(piece):
                    self._move_table(piece)
            elif self._would_be_torn(piece, ends[piece.position()]):
                self._move(piece)

    def _would_be_torn(self, start: QTextBlock, following: QTextBlock | None) -> bool:
        text = start
        while text.blockFormat().headingLevel():
            text = text.next()
        end = following.previous() if following is not None else self.lastBlock()
        short = self._top(end) - self._top(start) < _SHORT * self.pageSize().height()
        return self.page_of(end if short else text) != self.page_of(start)

    def _move(self, start: QTextBlock) -> None:
        shape = start.blockFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(start).setBlockFormat(shape)
        self._lay_out_again()

    def _move_table(self, table: QTextTable) -> None:
        shape = table.format().toTableFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        table.setFormat(shape)
        self._lay_out_again()

    def _lay_out_again(self) -> None:
        """Lay everything out: from the place of a change on alone, Qt loses blocks that go over to another sheet."""
        self.markContentsDirty(0, self.characterCount())


def write_pdf(device: QIODevice, book: Book) -> bool:
    """Write the book as a PDF; whether all of it could be written."""
    writer = QPdfWriter(device)
    writer.setTitle(book.title)
    writer.setResolution(_FINE)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM * 0.6))
    scale = _FINE / _DPI
    sheet = QSizeF(writer.width() / scale, writer.height() / scale)
    laid = PaperBook(book, sheet - QSizeF(0, _FOOT))
    painter = QPainter()
    if not painter.begin(writer):
        return False
    painter.scale(scale, scale)
    whole = True
    for number in range(laid.pageCount()):
        if number:
            whole = writer.newPage() and whole
        _paint_sheet(painter, laid, number, sheet, book.title)
    return painter.end() and whole


def _paint_sheet(painter: QPainter, book: PaperBook, number: int, sheet: QSizeF, title: str) -> None:
    page = QRectF(QPointF(0, number * book.pageSize().height()), book.pageSize())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = page
    context.palette.setColor(QPalette.ColorRole.Text, color(ON_PAPER.body))
    painter.save()
    painter.translate(0, -page.top())
    painter.setClipRect(page)
    book.documentLayout().draw(painter, context)
    painter.restore()
    foot = QRectF(0, sheet.height() - _FOOT * 0.6, sheet.width(), _FOOT * 0.6)
    painter.setFont(font(CAPTION, _TEXT * 0.8))
    painter.setPen(color(ON_PAPER.quiet))
    painter.drawText(foot, int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom).value), title)
    last = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom).value)
    painter.drawText(foot, last, f"{number + 1} / {book.pageCount()}")
