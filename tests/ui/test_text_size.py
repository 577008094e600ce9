"""Text at twice its size: on every page, in three languages, in the smallest usual window, nothing is cut off."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from saboteur_desktop.app.language import Languages
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.palette import BOLD_TOKENS, TOKENS, color
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import TextLine
from tests.ui.house import House
from tests.ui.pages import PAGES
from tests.ui.seen import Lettering

WIDGET_PAGES = (
    "home",
    "form",
    "form for ten",
    "form for twelve",
    "settings",
    "rules",
    "contents of the rules",
    "quick reference",
    "menu",
    "what happened",
    "both games",
    "form of the house",
    "form of the house for one",
    "levels of the house",
)
"""Pages that are laid out with widgets; the others are painted as a whole."""


def face(widget: QWidget) -> QRect:
    """Where a widget is seen on the window, without the room for its ring and shadow."""
    rect = widget.face().toAlignedRect() if isinstance(widget, PaperButton) else widget.rect()
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)) + rect.topLeft(), rect.size())


def leaves(house: House) -> Iterator[QWidget]:
    """Everything that carries words or can be pressed, on the sheet that is open or else on the page."""
    sheets = [sheet for sheet in house.window.findChildren(Sheet) if sheet.isVisible()]
    root = sheets[-1] if sheets else house.window
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QAbstractButton | QLabel | QLineEdit | TextLine):
            continue
        if isinstance(widget, QLabel | TextLine) and not widget.text():
            continue
        if not any(other is not root and isinstance(other, Sheet) for other in ancestors(widget, root)):
            yield widget


def ancestors(widget: QWidget, root: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        yield parent
        parent = parent.parentWidget()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_no_text_is_cut_at_twice_its_size(
    build: Callable[..., House], languages: Languages, monkeypatch: pytest.MonkeyPatch, page: str, language: str
) -> None:
    lettering = Lettering(monkeypatch)
    house = build(text_scale=200)
    house.window.speak(language)
    PAGES[page](house)
    lettering.read(house.window, house.window.table)
    assert lettering.painted
    assert not lettering.cut


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("page", WIDGET_PAGES)
def test_nothing_lies_over_anything_else_at_twice_the_size(
    build: Callable[..., House], languages: Languages, page: str, language: str
) -> None:
    house = build(text_scale=200)
    house.window.speak(language)
    PAGES[page](house)
    for _ in range(3):  # text that wraps finds its height in more than one step
        QApplication.processEvents()
    found = list(leaves(house))
    assert len(found) > 2
    for one, other in combinations(found, 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        shared = face(one).intersected(face(other))
        assert min(shared.width(), shared.height()) <= 2, (one, other, face(one), face(other))


@pytest.mark.parametrize("page", WIDGET_PAGES)
def test_everything_can_be_reached_at_twice_the_size(build: Callable[..., House], page: str) -> None:
    house = build(text_scale=200)
    PAGES[page](house)
    for _ in range(3):
        QApplication.processEvents()
    for widget in leaves(house):
        scrolled = any(sheet.content.isAncestorOf(widget) for sheet in house.window.findChildren(Sheet))
        place = face(widget)
        room = house.window.rect()
        if scrolled:  # downwards there is always more
            room.setTop(-10_000)
            room.setBottom(10_000)
        assert room.contains(place), (widget, place)


def test_text_grows_and_shrinks_while_the_program_runs(build: Callable[..., House]) -> None:
    house = build()
    PAGES["table"](house)
    scene = house.table.scene
    before, hand = scene.parts.described(), [card.home for card in scene.parts.hand.cards]
    house.window.settings.changed.emit("text_scale", 200)
    assert scene.parts.described() != before
    assert house.window.home.new_game.look().px == pytest.approx(2 * 24, abs=24)
    house.window.settings.changed.emit("text_scale", 100)
    assert scene.parts.described() == before
    assert [card.home for card in scene.parts.hand.cards] == hand


def test_contrast_is_put_on_and_off_while_a_card_is_held(build: Callable[..., House]) -> None:
    house = build()
    PAGES["table"](house)
    house.table.scene.controller.choose(house.table.scene.parts.hand.cards[0])
    house.window.settings.changed.emit("high_contrast", True)
    assert house.table.scene.controller.hold is None
    assert is_bold()
    assert color("night0") == QColor(BOLD_TOKENS["night0"])
    assert QApplication.palette().window().color() == color("night0")
    house.window.settings.changed.emit("high_contrast", False)
    assert not is_bold()
    assert QApplication.palette().window().color() == QColor(TOKENS["night0"])
