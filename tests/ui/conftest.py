"""The real window without its costly grounds: what is tested here is what it says and does, not how it is painted."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.assets import font_files
from saboteur_desktop.app.language import Languages
from saboteur_desktop.games.saboteur.ui import faces, parts, result_page
from saboteur_desktop.paint import fonts
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.table import tap_item
from saboteur_desktop.ui.screens.curtain import Curtain
from saboteur_desktop.ui.screens.screen import Screen
from saboteur_desktop.ui.theme import STYLE, apply_theme
from tests.ui.house import House


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """As the program makes its application."""
    return ["saboteur-desktop", *STYLE]


@pytest.fixture(scope="session", autouse=True)
def _dressed(qapp: QApplication) -> None:
    fonts.register(font_files())
    apply_theme(qapp)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flat colours instead of mountain, cavern, curtain folds, treasure and card faces."""

    def paint(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("saddlebrown"))
        return image

    def room(won: bool, size: QSize, ratio: float) -> Future[QImage]:
        done: Future[QImage] = Future()
        done.set_result(paint("room", size))
        return done

    monkeypatch.setattr(faces, "paint", paint)
    monkeypatch.setattr(parts, "cavern_pixmap", lambda layout, dpr: QPixmap(1, 1))
    monkeypatch.setattr(result_page, "treasure_room", room)
    monkeypatch.setattr(Screen, "settle", lambda screen: None)
    monkeypatch.setattr(f"{Curtain.__module__}.paint_curtain", lambda p, size: None)


@pytest.fixture(autouse=True)
def _every_tap_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """These hands press a button again, and mean it, sooner than those from which buttons are guarded."""
    monkeypatch.setattr(tap_item, "TAP_GUARD_MS", 0)


@pytest.fixture
def build(qtbot: QtBot, languages: Languages, tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens windows, each on files of its own unless a folder is named."""
    made: list[House] = []

    def build(folder: Path | None = None, **settings: Any) -> House:
        house = House(folder or tmp_path / str(len(made)), languages, **settings)
        made.append(house)
        qtbot.addWidget(house.window)
        with qtbot.waitActive(house.window):
            house.window.show()
            house.window.activateWindow()
        return house

    yield build
    for house in made:
        house.close()
    wear(Appearance())


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    """A window on an empty library."""
    return build()
