"""The picture on a button comes behind the button itself, and again with another size or look."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.ui.dress import dress_anew
from saboteur_desktop.ui.widgets.picture_button import PictureButton


class Drawing:
    """Remembers the frames that it drew into."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, float]] = []

    def __call__(self, p: QPainter, frame: QRectF, radius: float) -> None:
        self.frames.append((frame.width(), frame.height()))
        p.fillRect(frame, "red")


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 300)
    return page


def test_the_picture_is_drawn_behind_the_first_frame_and_once(page: QWidget, qtbot: QtBot) -> None:
    drawing = Drawing()
    button = PictureButton(page, drawing, kind="night", px=30, height=86)
    button.resize(400, 126)
    assert button.grab().toImage().pixelColor(60, 63).name() != "#ff0000"
    assert drawing.frames == []
    page.show()
    qtbot.waitUntil(lambda: len(drawing.frames) == 1)
    for _ in range(3):
        assert button.grab().toImage().pixelColor(60, 63).name() == "#ff0000"
    assert len(drawing.frames) == 1


def test_another_size_and_another_look_are_drawn_anew(page: QWidget, qtbot: QtBot) -> None:
    drawing = Drawing()
    button = PictureButton(page, drawing, kind="night", px=30, height=86)
    button.resize(400, 126)
    page.show()
    qtbot.waitUntil(lambda: len(drawing.frames) == 1)
    button.resize(400, 166)
    qtbot.waitUntil(lambda: len(drawing.frames) == 2)
    assert drawing.frames[1] > drawing.frames[0]
    dress_anew(page)
    qtbot.waitUntil(lambda: len(drawing.frames) == 3)
