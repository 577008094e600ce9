"""The rulebook as a PDF: sheets of A4 with fonts, pictures and page numbers, and nothing torn."""

import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QTextBlock

from saboteur_desktop.book.paper import PaperBook, write_pdf
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.rulebook.books import rulebook

A4_AT_96 = QSizeF(660, 1000)
GAMES = ("standard", "saboteur2", "selfish-dwarf-4")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("saddlebrown"))
        return image

    monkeypatch.setattr(faces, "paint", paint)


def book(preset: str) -> PaperBook:
    return PaperBook(rulebook(Ruleset.model_validate({"preset": preset})), A4_AT_96)


def blocks(document: PaperBook) -> list[QTextBlock]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def test_a_pdf_has_sheets_fonts_and_pictures() -> None:
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    assert write_pdf(device, rulebook(Ruleset()))
    written = bytes(device.data().data())
    assert written.startswith(b"%PDF-")
    sheets = len(re.findall(rb"/Type\s*/Page\b", written))
    assert sheets > 5
    assert len(re.findall(rb"/FontFile[23]?\b", written)) >= 3
    assert b"/Subtype /Image" in written
    (width, height) = (float(number) for number in re.findall(rb"/MediaBox\s*\[0 0 (\S+) (\S+)\]", written)[0])
    assert (round(width), round(height)) == (595, 842)


@pytest.mark.parametrize("preset", GAMES)
def test_no_heading_stands_alone_at_the_foot_of_a_sheet(preset: str) -> None:
    document = book(preset)
    for heading in document.headings():
        text = heading.next()
        while text.blockFormat().headingLevel():
            text = text.next()
        assert document.page_of(text) == document.page_of(heading), heading.text()


@pytest.mark.parametrize("preset", GAMES)
def test_a_picture_stands_on_the_same_sheet_as_what_is_told_beside_it(preset: str) -> None:
    document = book(preset)
    assert len(document.tables()) > 20
    assert not [table for table in document.tables() if document.is_torn(table)]


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_paragraph_lies_on_the_sheets_in_its_order(preset: str) -> None:
    document = book(preset)
    tops = [document.documentLayout().blockBoundingRect(heading).top() for heading in document.headings()]
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)
    assert document.pageCount() > 5
    assert document.documentLayout().documentSize().width() <= A4_AT_96.width() + 2, "but for the line of a table"


def test_every_line_of_text_lies_on_one_sheet() -> None:
    document = book("standard")
    layout, height = document.documentLayout(), A4_AT_96.height()
    lines = 0
    for block in filter(QTextBlock.text, blocks(document)):
        top = layout.blockBoundingRect(block).top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            first, last = top + line.y(), top + line.y() + line.height() - 1
            assert first // height == last // height, block.text()
            lines += 1
    assert lines > 200
