"""Every page in windows of other shapes: no word is cut off, and whatever can be pressed lies in the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from saboteur_desktop.app.language import Languages
from tests.ui.house import House
from tests.ui.pages import PAGES
from tests.ui.seen import Lettering

CASES = [("ru", QSize(1200, 1920)), ("ja", QSize(1200, 1920))]


def pressable(window: QWidget) -> dict[QAbstractButton, QRect]:
    """Every button in sight that nothing covers, and where it lies in the window."""
    found = {}
    for button in window.findChildren(QAbstractButton):
        place = QRect(button.mapTo(window, QPoint()), button.size())
        hit = window.childAt(place.center())
        if button.isVisible() and hit is not None and (hit is button or button.isAncestorOf(hit)):
            found[button] = place
    return found


@pytest.mark.parametrize(("language", "size"), CASES, ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits_its_window(
    build: Callable[..., House],
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    page: str,
    language: str,
    size: QSize,
) -> None:
    lettering = Lettering(monkeypatch)
    house = build()
    house.window.resize(size)
    QApplication.processEvents()
    house.window.speak(language)
    PAGES[page](house)
    lettering.read(house.window, house.window.table)
    assert house.window.size() == size
    assert lettering.painted
    assert not lettering.cut
    window = QRect(QPoint(), size)
    assert not [
        button.accessibleName() for button, place in pressable(house.window).items() if not window.contains(place)
    ]
