"""The rulebook of the Haunted House as a PDF: pictures, fonts, and nothing torn."""

import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSizeF

from saboteur_desktop.book.paper import PaperBook, write_pdf
from saboteur_desktop.games.haunted_house.ui.rulebook.books import rulebook
from tests.games.haunted_house.ui.rulebook.house_books import changed

A4_AT_96 = QSizeF(660, 1000)


def test_a_pdf_has_sheets_fonts_and_pictures() -> None:
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    assert write_pdf(device, rulebook(changed("easy")))
    written = bytes(device.data().data())
    assert written.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", written)) > 5
    assert b"/Subtype /Image" in written
    assert len(re.findall(rb"/FontFile[23]?\b", written)) >= 3


@pytest.mark.parametrize("level", ["easy", "master"])
def test_nothing_is_torn_and_nothing_is_wider_than_the_sheet(level: str) -> None:
    document = PaperBook(rulebook(changed(level)), A4_AT_96)
    assert len(document.tables()) > 15
    assert not [table for table in document.tables() if document.is_torn(table)]
    assert document.documentLayout().documentSize().width() <= A4_AT_96.width() + 2
    for heading in document.headings():
        text = heading.next()
        while text.blockFormat().headingLevel():
            text = text.next()
        assert document.page_of(text) == document.page_of(heading), heading.text()
