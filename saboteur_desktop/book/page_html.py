"""The rulebook's chapters as HTML, in the part of it that Qt's documents know."""

from collections.abc import Iterator, Mapping, Sequence, Set
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QTextLayout

from saboteur_desktop.book.links import linked, plain
from saboteur_desktop.book.page import Chapter, Paragraph, SmallBoard
from saboteur_desktop.book.page_look import PageLook, style_sheet
from saboteur_desktop.paint.type import NAME, font
from saboteur_desktop.table.metrics import card_height

translate = QCoreApplication.translate

FOLD = "fold:"
"""Links that unfold what other rules say about a paragraph, or fold it again."""
CARD, BOARD, SIGN = "card:", "board:", "sign:"
"""Pictures: of a card by its name, of a small board by the paragraph's key and its number, of a sign by its name."""

_BESIDE = 3
"""So many pictures of cards stand beside the text; more stand in rows above it."""
_LETTERS_BESIDE = 20
"""Text beside a picture is at least as wide as so many letters."""


def book_html(chapters: Sequence[Chapter], look: PageLook, unfolded: Set[str] = frozenset(), title: str = "") -> str:
    """The whole book; of the paragraphs named, what other rules say is to be read. On paper nothing is folded."""
    headings = headings_of(chapters)
    body = f"<h1>{escape(title)}</h1>" if title else ""
    body += "".join(_chapter(chapter, headings, look, unfolded) for chapter in chapters)
    return f"<html><head><style>{style_sheet(look)}</style></head><body>{body}</body></html>"


def headings_of(chapters: Sequence[Chapter]) -> dict[str, str]:
    """Every key with its heading, in the order of the book."""
    found = {}
    for chapter in chapters:
        if chapter.title:
            found[chapter.key] = chapter.title
        found |= {paragraph.key: paragraph.heading for paragraph in chapter.paragraphs}
    return found


def _chapter(chapter: Chapter, headings: Mapping[str, str], look: PageLook, unfolded: Set[str]) -> str:
    title = chapter.title and f'<h2><a name="{escape(chapter.key)}"></a>{escape(chapter.title)}</h2>'
    return title + "".join(
        _paragraph(paragraph, headings, look, paragraph.key in unfolded) for paragraph in chapter.paragraphs
    )


def _paragraph(paragraph: Paragraph, headings: Mapping[str, str], look: PageLook, unfolded: bool) -> str:
    pieces = [f'<h3><a name="{escape(paragraph.key)}"></a>{escape(paragraph.heading)}</h3>']
    text = "".join(f"<p>{linked(piece, headings)}</p>" for piece in paragraph.text.split("\n\n") if piece.strip())
    pieces.append(_with_pictures(text, paragraph.pictures, look))
    if paragraph.table:
        pieces.append(_table(paragraph.table, headings, look))
    for number, board in enumerate(paragraph.boards):
        pieces.append(_board(f"{BOARD}{paragraph.key}/{number}", board, headings, look))
    if paragraph.elsewhere:
        pieces.append(_elsewhere(paragraph, headings, look, unfolded))
    return "".join(pieces)


def _with_pictures(text: str, pictures: Sequence[str], look: PageLook) -> str:
    if not pictures:
        return text
    high = round(card_height(look.card))
    shown = "&nbsp; ".join(f'<img src="{CARD}{escape(name)}" width="{look.card}" height="{high}">' for name in pictures)
    column = len(pictures) * (look.card + round(look.text * 0.8))
    if len(pictures) > _BESIDE or look.width - column < _LETTERS_BESIDE * look.text:
        return f"<p>{shown}</p>{text}"
    return _side_by_side(shown, text, column, look)


def _side_by_side(picture: str, text: str, column: int, look: PageLook) -> str:
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{round(look.text * 0.2)}"><tr>'
        f'<td width="{column}" valign="top"><p>{picture}</p></td><td valign="top">{text}</td></tr></table>'
    )


def _board(source: str, board: SmallBoard, headings: Mapping[str, str], look: PageLook) -> str:
    cell = board_cell(board, look)
    size = board.size(cell)
    picture = f'<img src="{source}" width="{round(size.width())}" height="{round(size.height())}">'
    caption = f'<p class="caption">{linked(board.caption, headings)}</p>'
    column = round(size.width() + look.text)
    if look.width - column < _LETTERS_BESIDE * look.text:
        return f"<p>{picture}</p>{caption}"
    return _side_by_side(picture, caption, column, look)


def board_cell(board: SmallBoard, look: PageLook) -> int:
    """The width of a card on a small board: as planned, or less where the page is too narrow for it."""
    cell = look.cell
    while cell > 16 and board.size(cell).width() > look.width - look.text:
        cell -= 4
    return cell


def _elsewhere(paragraph: Paragraph, headings: Mapping[str, str], look: PageLook, unfolded: bool) -> str:
    words = escape(translate("RulebookPage", "Other rules differ"))
    sign, size = ("fold" if unfolded else "unfold"), look.fold
    if look.paged:
        head = f'<p class="caption">{words}</p>'
    else:
        head = (
            f'<p class="fold"><a href="{FOLD}{escape(paragraph.key)}">'
            f'<img src="{SIGN}{sign}" width="{size}" height="{size}" style="vertical-align: middle">'
            f" {words}</a></p>"
        )
        if not unfolded:
            return head
    told = "".join(f'<p class="elsewhere">{linked(sentence, headings)}</p>' for sentence in paragraph.elsewhere)
    return (
        f'{head}<table width="100%" cellspacing="0" cellpadding="{round(look.text * 0.6)}">'
        f'<tr><td class="elsewhere">{told}</td></tr></table>'
    )


def _table(rows: Sequence[Sequence[str]], headings: Mapping[str, str], look: PageLook) -> str:
    if _narrowest(rows, headings, look) > look.width:
        return "".join(_listed(rows, headings))
    padding = round(look.text * 0.35)
    first, *others = rows
    lines = ["".join(f"<th>{linked(cell, headings)}</th>" for cell in first)]
    lines += ["".join(_cell(cell, column, headings) for column, cell in enumerate(row)) for row in others]
    head, *body = (f"<tr>{line}</tr>" for line in lines)
    cells = f"<thead>{head}</thead>{''.join(body)}"
    return (
        f'<table border="1" cellspacing="0" cellpadding="{padding}"'
        f' style="border-collapse: collapse; border-style: solid; border-color: {look.inks.rule};'
        f' margin-top: {padding}px; margin-bottom: {2 * padding}px;">{cells}</table>'
    )


def _cell(cell: str, column: int, headings: Mapping[str, str]) -> str:
    align = "left" if column == 0 or len(cell) > 8 else "center"
    return f'<td align="{align}">{linked(cell, headings)}</td>'


def _listed(rows: Sequence[Sequence[str]], headings: Mapping[str, str]) -> Iterator[str]:
    """A table for which the page is too narrow: row by row, each cell after the heading of its column."""
    entry = translate("RulebookPage", "{column}: {entry}")
    (_, *columns), *others = rows
    for first, *cells in others:
        told = "".join(
            "<br>"
            + entry.format(
                column=f'<span class="label">{linked(column, headings)}</span>', entry=linked(cell, headings)
            )
            for column, cell in zip(columns, cells, strict=True)
        )
        yield f'<p><span class="label">{linked(first, headings)}</span>{told}</p>'


def _narrowest(rows: Sequence[Sequence[str]], headings: Mapping[str, str], look: PageLook) -> float:
    """The width below which a word of the table would have to be broken."""
    made = font(NAME, look.text)
    room = 0.7 * look.text + 3
    columns = zip(*rows, strict=True)
    return sum(max(_longest_word(plain(cell, headings), made) for cell in column) + room for column in columns)


def _longest_word(text: str, made: QFont) -> float:
    layout = QTextLayout(text, made)
    layout.beginLayout()
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(1)
        line = layout.createLine()
    layout.endLayout()
    return layout.minimumWidth()
