"""The page of keys says what the keys do, in every language, and the keys do it on every layout."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.moves import Discard
from saboteur_desktop.games.saboteur.ui.shortcuts import TABLE_SHORTCUTS, shortcut_words
from saboteur_desktop.table import window_shortcuts
from saboteur_desktop.table.shortcut import CHOOSE
from saboteur_desktop.table.window_shortcuts import BOOK_SHORTCUTS, WINDOW_SHORTCUTS, key_caps
from saboteur_desktop.ui.widgets.shortcut_row import ShortcutRow
from tests.ui.house import House
from tests.ui.pages import PAGES

RUSSIAN = {"D": "В", "H": "Р", "L": "Д", "M": "Ь", "Q": "Й", "R": "К", "W": "Ц", "Z": "Я"}
"""What the keys with these Latin letters say on the Russian layout."""


def russian(kind: QEvent.Type, latin: str, modifier: Qt.KeyboardModifier) -> None:
    """Send what Qt sends when that key is pressed while the Russian layout is on."""
    letter = RUSSIAN[latin]
    focus = QApplication.focusWidget()
    assert focus is not None
    QApplication.sendEvent(focus, QKeyEvent(kind, ord(letter), modifier, letter.lower()))


def press(latin: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, let_go: bool = True) -> None:
    russian(QEvent.Type.KeyPress, latin, modifier)
    if let_go:
        russian(QEvent.Type.KeyRelease, latin, modifier)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_page_has_a_row_for_every_key(house: House, language: str) -> None:
    house.window.speak(language)
    QTest.keyClick(house.window.home, Qt.Key.Key_Question)
    keys = house.window.keys
    assert keys.isVisible()
    rows = [row.accessibleName() for row in keys.findChildren(ShortcutRow) if row.isVisible()]
    said = [(shortcut, shortcut_words(shortcut)) for shortcut in TABLE_SHORTCUTS]
    said += [(shortcut, window_shortcuts.shortcut_words(shortcut)) for shortcut in WINDOW_SHORTCUTS + BOOK_SHORTCUTS]
    wanted = [f"{' + '.join(key_caps(shortcut))}: {words}" for shortcut, words in said]
    assert rows == wanted
    assert len(set(rows)) == len(rows)
    house.key(Qt.Key.Key_Escape)
    assert not keys.isVisible()
    assert QApplication.focusWidget() in house.window.home.findChildren(QWidget)


def test_the_open_page_follows_the_language(house: House) -> None:
    house.window.open_keys()
    house.window.speak("ru")
    QApplication.processEvents()
    rows = [row for row in house.window.keys.findChildren(ShortcutRow) if row.isVisible()]
    assert len(rows) == len((*TABLE_SHORTCUTS, *WINDOW_SHORTCUTS, *BOOK_SHORTCUTS))
    assert rows[0].accessibleName().endswith(shortcut_words(CHOOSE))


@pytest.mark.parametrize("page", sorted(PAGES))
def test_no_key_of_the_list_breaks_a_page(house: House, page: str) -> None:
    PAGES[page](house)
    full = house.window.isFullScreen()
    for shortcut in (*TABLE_SHORTCUTS, *WINDOW_SHORTCUTS):
        focus = QApplication.focusWidget()
        assert focus is not None, shortcut.name
        QTest.keyClick(focus, shortcut.keys[0], shortcut.modifier)
        if shortcut in WINDOW_SHORTCUTS:
            house.key(Qt.Key.Key_Escape)
    assert house.window.isVisible()
    assert house.window.isFullScreen() != full, "F11 works on every page"


def test_the_menu_opens_the_page_and_gives_the_keyboard_back(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    house.key(Qt.Key.Key_Escape)
    assert house.table.menu.isVisible()
    house.table.menu.keys.setFocus()
    house.key(Qt.Key.Key_Return)
    assert house.window.keys.isVisible()
    assert not house.table.menu.isVisible()
    house.key(Qt.Key.Key_Escape)
    assert not house.window.keys.isVisible()
    assert QApplication.focusWidget() in house.table.findChildren(QWidget)
    house.key(CHOOSE.keys[0])
    assert house.table.scene.controller.hold is not None


def test_a_russian_layout_discards_turns_and_takes_back_by_place(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    table = house.table
    hand = table.scene.parts.hand.cards
    number = next(index for index, card in enumerate(hand) if card.turnable)
    house.key(CHOOSE.keys[number])
    assert table.scene.controller.hold is not None
    held = table.scene.controller.hold.turned
    press("R")
    assert table.scene.controller.hold.turned != held
    press("D")
    assert table.dealer.pending == Discard((table.dealer.view().hand[number],))
    press("Z", Qt.KeyboardModifier.ControlModifier)
    assert table.dealer.pending is None
    assert house.doing is Doing.TURN


def test_a_russian_layout_holds_the_role_and_opens_log_and_hint(house: House) -> None:
    house.open("hhh", lambda view: len(view.table.log) > 3)
    house.begin_turn()
    table = house.table
    press("Q", let_go=False)
    assert table.scene.shows_role
    russian(QEvent.Type.KeyRelease, "Q", Qt.KeyboardModifier.NoModifier)
    assert not table.scene.shows_role
    press("H")
    assert table.toast.text
    press("L")
    assert table.log.isVisible()
