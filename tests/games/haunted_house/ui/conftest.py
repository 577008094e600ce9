"""The house's table, shown and active, with the fonts of the game and without its costly pictures."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.ui import parts
from saboteur_desktop.games.haunted_house.ui.pieces import faces
from saboteur_desktop.paint.fonts import register
from saboteur_desktop.table import tap_item
from tests.games.haunted_house.ui.played import PlayedHouse

FONTS = Path(__file__).parents[4] / "resources" / "fonts"


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: object) -> None:
    register(sorted(FONTS.glob("*.ttf")))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flat colours instead of pawns, cards and house."""

    def paint(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("rebeccapurple"))
        return image

    monkeypatch.setattr(faces, "paint", paint)
    monkeypatch.setattr(parts, "house_picture", lambda plan, size, dpr: QPixmap(1, 1))


@pytest.fixture
def house(plain: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayedHouse]:
    """A shown table for three; the match begins. Its hands are quick: each tap counts."""
    monkeypatch.setattr(tap_item, "TAP_GUARD_MS", 0)
    shown = PlayedHouse()
    qtbot.addWidget(shown.view)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.view.setFocus()
    shown.show(shown.table)
    # The pointer of the test before may rest where this one goes first, and a move to where it is is none.
    shown.move(QPointF(2, 2))
    yield shown
    shown.scene.dispose()
