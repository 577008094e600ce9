"""In a room with watchers the real window tells nothing of the hand, and one can still play."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.texts import spoken_card
from tests.ui.house import House
from tests.ui.seen import words


def own_words(house: House) -> set[str]:
    """What is said anywhere of a card of the hand."""
    QApplication.processEvents()
    hand = house.table.dealer.view().hand
    return words(house.window) & {spoken_card(card, turned) for card in hand for turned in (False, True)}


def shown(house: House) -> set[str]:
    return {item.picture_key for item in house.table.scene.parts.hand.cards}


def test_a_hidden_hand_is_told_only_while_its_key_is_held(build: Callable[..., House]) -> None:
    house = build(hide_hand=True)
    house.open("hbb")
    house.begin_turn()
    assert (shown(house), own_words(house)) == ({CARD_BACK}, set())
    view = house.table.view
    view.setFocus()
    QTest.keyPress(view, Qt.Key.Key_W)
    assert CARD_BACK not in shown(house)
    assert own_words(house)
    QTest.keyRelease(view, Qt.Key.Key_W)
    assert (shown(house), own_words(house)) == ({CARD_BACK}, set())


def test_a_turn_is_played_from_a_hidden_hand(build: Callable[..., House]) -> None:
    house = build(hide_hand=True)
    house.open("hbb")
    house.begin_turn()
    card = house.table.dealer.view().hand[0]
    house.discard_by_keys()
    made = house.table.kept.match.rounds[0].moves[0]
    assert (made["do"], made["cards"]) == ("discard", [card])
    assert house.doing is not Doing.TURN
    assert (shown(house), own_words(house)) == ({CARD_BACK}, set())


def test_the_setting_holds_at_once(build: Callable[..., House]) -> None:
    house = build()
    house.open("hbb")
    house.begin_turn()
    assert CARD_BACK not in shown(house)
    house.window.settings.changed.emit("hide_hand", True)
    assert (shown(house), own_words(house)) == ({CARD_BACK}, set())
    house.window.settings.changed.emit("hide_hand", False)
    assert CARD_BACK not in shown(house)
