"""The log at the side of the table: the newest row first, as a panel or as one line."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.table.log_row import LogRow, Piece
from saboteur_desktop.table.log_strip import LogStrip
from saboteur_desktop.table.renderer import SheetStore

pytestmark = pytest.mark.usefixtures("qapp")

ROWS = [
    LogRow((Piece("avatar", avatar=1), Piece("card", "a card"), Piece("text", "first")), "The first thing happens."),
    LogRow((Piece("sign", "a sign"), Piece("arrow"), Piece("icon", "home")), "The second thing happens."),
]
ROOM = QRectF(100, 50, 400, 300)


class Drawn(list[str]):
    """What a game was asked to draw."""

    def __call__(self, p: QPainter, rect: QRectF, name: str) -> None:
        self.append(name)


def drawn(strip: LogStrip) -> None:
    image = QImage(500, 400, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as p:
        strip.draw(p, strip.rect)


def test_a_panel_fills_its_room_and_shows_the_newest_first() -> None:
    asked = Drawn()
    strip = LogStrip(SheetStore(), asked)
    strip.lay_out(ROOM, 1.0, panel=True)
    strip.show_log("Just now", ROWS)
    assert strip.place == ROOM
    assert [row.sentence for row in strip.rows] == ["The second thing happens.", "The first thing happens."]
    drawn(strip)
    assert asked == ["a sign", "a card"]


def test_a_line_is_as_wide_as_its_words_at_the_foot_of_its_room() -> None:
    strip = LogStrip(SheetStore(), Drawn())
    strip.lay_out(ROOM, 1.0, panel=False)
    assert not strip.isVisible()
    strip.show_log("Just now", ROWS)
    assert strip.isVisible()
    assert strip.place.left() == ROOM.left()
    assert abs(strip.place.center().y() - (ROOM.bottom() - 21)) < 2
    assert 48 <= strip.place.width() < ROOM.width()


def test_a_line_says_its_sentence_only_where_there_is_room() -> None:
    widths = []
    for wide in (400.0, 120.0):
        strip = LogStrip(SheetStore(), Drawn())
        strip.lay_out(QRectF(0, 0, wide, 200), 1.0, panel=False)
        strip.show_log("Just now", ROWS)
        widths.append(strip.place.width())
    assert widths[0] > 200 > widths[1]
