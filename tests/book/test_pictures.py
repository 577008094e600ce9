"""The pictures of a book are painted by the game that wrote it, each once."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from saboteur_desktop.book.page import Book, Chapter, Paragraph
from saboteur_desktop.book.page_look import ON_PAPER, PageLook
from saboteur_desktop.book.pictures import Pictures, picture_name


def test_a_picture_is_painted_once_as_large_as_the_page_wants_it() -> None:
    asked: list[tuple[str, QSize]] = []

    def paint(name: str, size: QSize) -> QImage:
        asked.append((name, size))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("teal"))
        return image

    book = Book("Rules", (Chapter("a", "A", (Paragraph("b", "B", "Text.", ("ghost",)),)),), paint)
    look = PageLook(ON_PAPER, 20, 900)
    pictures = Pictures(book, look, 2)
    assert pictures.kept("card:ghost") is None
    painted = pictures.paint("card:ghost")
    assert painted.width() == 2 * look.card
    assert painted.devicePixelRatio() == 2
    assert pictures.paint("card:ghost") is painted is pictures.kept("card:ghost")
    assert [name for name, _ in asked] == ["ghost"]


def test_the_name_of_a_picture_is_read_as_it_was_written() -> None:
    assert picture_name("card:E%7CW turned") == "card:E|W turned"
    assert picture_name("board:overflow/0") == "board:overflow/0"
