"""Words that go away by themselves are all to be read while they are there."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.type import NAME, font
from saboteur_desktop.ui.scale import scale_of, text_px
from saboteur_desktop.ui.widgets.toast import Toast

LONG = "You can: " + ", ".join(["lay a tunnel", "break a tool", "repair a tool", "look at a goal"] * 6)


def test_long_hint_takes_as_many_lines_as_it_needs(qtbot: QtBot) -> None:
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    page.show()
    toast = Toast(page)
    toast.say("Short")
    one_line = toast.height()
    toast.say(LONG)
    px = text_px(22, scale_of(page.size()), 16)
    wrap = int(Qt.TextFlag.TextWordWrap.value)
    needed = QFontMetricsF(font(NAME, px)).boundingRect(QRectF(0, 0, toast.width() - 3 * px, 9999), wrap, LONG)
    assert toast.height() > one_line
    assert needed.height() <= toast.height()
    assert page.rect().contains(toast.geometry())
    toast.hide()
