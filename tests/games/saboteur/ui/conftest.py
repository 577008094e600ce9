"""The mine's table without its costly pictures: what is tested here is what lies where, not how it is painted."""

from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.ui import faces, parts, treasure_room
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.paint.fonts import register
from saboteur_desktop.table import painted_room
from tests.games.saboteur.ui.ended import SMALLEST, Show
from tests.games.saboteur.ui.played import MineTable

FONTS = Path(__file__).parents[4] / "resources" / "fonts"


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: object) -> None:
    register(sorted(FONTS.glob("*.ttf")))


@pytest.fixture(autouse=True)
def _english() -> None:
    """Names are listed as in English, whatever the machine speaks: without a language Qt only puts commas."""
    QLocale.setDefault(QLocale("en"))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flat colours instead of card faces and cavern."""

    def paint(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("saddlebrown"))
        return image

    monkeypatch.setattr(faces, "paint", paint)
    monkeypatch.setattr(parts, "cavern_pixmap", lambda layout, dpr: QPixmap(1, 1))


@pytest.fixture
def table(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    """A shown table for five, the first round just dealt."""
    shown = MineTable(seats=5)
    qtbot.addWidget(shown.view)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.view.setFocus()
    shown.draw()
    # The pointer of the test before may rest where this one goes first, and a move to where it is is none.
    shown.move(QPointF(2, 2))
    yield shown
    shown.scene.dispose()


@pytest.fixture
def shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Show:
    """Shows a page of results, with the keyboard on it and painted at once in flat colours."""

    def face(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("saddlebrown"))
        return image

    def room(p: QPainter, size: QSizeF, won: bool) -> None:
        p.fillRect(QRectF(0, 0, size.width(), size.height()), QColor("indigo"))

    monkeypatch.setattr(faces, "paint", face)
    monkeypatch.setattr(treasure_room, "paint_treasure", room)
    monkeypatch.setattr(painted_room, "_pictures", OrderedDict())

    def show(page: ResultPage, size: QSize = SMALLEST) -> None:
        qtbot.addWidget(page)
        page.resize(size)
        with qtbot.waitActive(page):
            page.show()
        page.setFocus()
        page.queue.finish()

    return show
