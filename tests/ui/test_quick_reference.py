"""The quick reference lies over the table and leads into the rulebook; the chip at the table leads there too."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.language import Languages
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.books import one_page
from saboteur_desktop.games.saboteur.ui.rulebook.where import key_of_card
from tests.ui.house import LEFT, House


def read(house: House) -> str:
    place = house.window.rulebook.page.place()
    assert place is not None
    return place.key


def test_f1_at_the_table_shows_one_page_and_the_game_goes_on_after_it(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    house.key(Qt.Key.Key_F1)
    quick = house.window.quick
    assert quick.isVisible()
    assert quick.title.text().startswith("3 players")
    assert house.doing is Doing.TURN
    house.key(Qt.Key.Key_Escape)
    assert not quick.isVisible()
    house.key(Qt.Key.Key_1)
    assert house.table.scene.controller.hold is not None


def test_f1_shows_it_on_the_page_of_results_too(house: House) -> None:
    house.open("hhh", lambda view: view.table.phase == "round_over")
    house.key(Qt.Key.Key_F1)
    assert house.window.quick.isVisible()


def test_the_button_and_the_links_lead_into_the_rulebook(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    house.key(Qt.Key.Key_F1)
    house.click(house.window.quick.whole)
    assert not house.window.quick.isVisible()
    assert house.window.rulebook.isVisible()
    house.key(Qt.Key.Key_Escape)
    house.key(Qt.Key.Key_F1)
    house.key(Qt.Key.Key_Tab)
    house.key(Qt.Key.Key_Return)
    assert house.window.rulebook.isVisible()
    assert read(house) == "lay"


def test_it_is_the_same_whoever_looks_and_whatever_they_hold(house: House) -> None:
    told = set()
    for seed in ("one", "another", "a third"):
        house.open("hhhhh", lambda view: len(view.table.log) > 8, seed)
        house.begin_turn()
        house.key(Qt.Key.Key_F1)
        told.add((house.window.quick.title.text(), house.window.quick.page.toHtml()))
        house.key(Qt.Key.Key_Escape)
    assert len(told) == 1


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_it_is_one_page_in_the_smallest_usual_window(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build()
    house.window.speak(language)
    QApplication.processEvents()
    quick = house.window.quick
    shown = 0
    for preset in PRESET_NAMES:
        ruleset = Ruleset(preset=preset)
        for seats in (seat_counts(ruleset)[0], seat_counts(ruleset)[-1]):
            quick.show_page(partial(one_page, ruleset, seats))
            QApplication.processEvents()
            assert quick.page.verticalScrollBar().maximum() == 0, (preset, seats)
            shown += 1
    assert shown == 2 * len(PRESET_NAMES)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_it_is_not_wider_than_its_window_at_twice_the_size(
    build: Callable[..., House], languages: Languages, language: str
) -> None:
    house = build(text_scale=200)
    house.window.speak(language)
    QApplication.processEvents()
    page = house.window.quick.page
    for preset in PRESET_NAMES:
        ruleset = Ruleset(preset=preset)
        house.window.quick.show_page(partial(one_page, ruleset, seat_counts(ruleset)[-1]))
        QApplication.processEvents()
        assert page.document().size().width() <= page.viewport().width() + 2, preset
        assert len(page.toPlainText()) > 80


# -- from the table into the rulebook


def test_a_card_that_is_picked_up_is_explained_by_f1(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    scene = house.table.scene
    card = scene.parts.hand.text_of(scene.parts.hand.cards[0].card_id)
    assert card is not None
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_F1)
    assert house.window.rulebook.isVisible()
    assert read(house) == key_of_card(card)


def test_a_card_that_lies_face_down_before_watchers_is_not(build: Callable[..., House]) -> None:
    house = build(hide_hand=True)
    house.open("hhh")
    house.begin_turn()
    house.key(Qt.Key.Key_1)
    house.key(Qt.Key.Key_F1)
    assert house.window.quick.isVisible()
    assert not house.window.rulebook.isVisible()


def test_why_a_card_was_refused_is_told_by_the_chip(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    scene = house.table.scene
    for number in range(len(scene.parts.hand.cards)):
        house.key(Qt.Key(Qt.Key.Key_1 + number))
        hold = scene.controller.hold
        assert hold is not None
        refused = next((place for place in hold.places if not place.allowed), None)
        if refused is not None:
            break
        house.key(Qt.Key.Key_Escape)
    assert refused is not None
    viewport = house.table.view.viewport()
    for _ in range(2):  # the first click aims, the second one plays
        QTest.mouseClick(viewport, LEFT, pos=house.at(refused.rect.center()))
    chip = scene.rules_chip
    assert chip.button.isVisible()
    key = chip.key
    QTest.mouseClick(viewport, LEFT, pos=house.at(chip.button.place.center()))
    QApplication.processEvents()
    assert house.window.rulebook.isVisible()
    assert read(house) == key
    assert not chip.button.isVisible()


def test_f1_over_a_place_that_is_refused_opens_the_reason(house: House) -> None:
    house.open("hhh", lambda view: len(view.table.board.cards) > 4)
    house.begin_turn()
    scene = house.table.scene
    house.key(Qt.Key.Key_1)
    for _ in range(20):
        house.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        if scene.preview.reason:
            break
    assert scene.preview.reason
    key = scene.rules_chip.key
    house.key(Qt.Key.Key_F1)
    assert house.window.rulebook.isVisible()
    assert read(house) == key


def test_the_menu_opens_the_whole_rulebook(house: House) -> None:
    house.open("hhh")
    house.begin_turn()
    house.key(Qt.Key.Key_Escape)
    house.click(house.table.menu.rules)
    assert house.window.rulebook.isVisible()
    assert read(house) == "chapter-aim"
