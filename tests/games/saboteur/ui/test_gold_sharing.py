"""The gold passes round: one sees it, all others see backs."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.moves import TakeGold
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.ui.gold_sharing import GoldSharing
from saboteur_desktop.games.saboteur.ui.summary_column import GOLD_BACK
from tests.games.saboteur.ui.ended import (
    Show,
    emitted,
    press,
    sharing,
    tap,
    texts,
    view_of,
)
from tests.games.saboteur.ui.played import GAME, looks


def chooser(shown: Show, state: GameState) -> GoldSharing:
    page = GoldSharing()
    page.show_view(view_of(state, state.table.to_move), looks(state.table.seats))
    shown(page)
    return page


def test_the_one_who_chooses_sees_every_card_face_up(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    assert [card.face for card in page.cards] == [f"gold-{value}" for value in state.offered]
    named = [card.accessibleName().partition(" nugget")[0] for card in page.cards]
    assert named == [str(value) for value in state.offered]
    assert not page.take_button.isEnabled()


def test_arrows_and_enter_choose_and_enter_takes(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    taken = emitted(page.gold_chosen)
    last = len(state.offered) - 1
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    assert page.chosen == last
    assert not taken
    press(Qt.Key.Key_Return)
    assert taken == [(state.offered[last],)]


def test_a_card_is_chosen_by_mouse_and_another_may_be_preferred(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    taken = emitted(page.gold_chosen)
    tap(page.cards[0])
    tap(page.cards[-1])
    assert [card.isChecked() for card in page.cards] == [False] * (len(page.cards) - 1) + [True]
    tap(page.take_button)
    assert taken == [(state.offered[-1],)]


def test_escape_gives_the_choice_up(shown: Show) -> None:
    page = chooser(shown, sharing())
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Escape)
    assert page.chosen is None
    assert not page.take_button.isEnabled()


def test_a_second_tap_takes_nothing_more(shown: Show) -> None:
    page = chooser(shown, sharing())
    taken = emitted(page.gold_chosen)
    tap(page.cards[0])
    tap(page.take_button)
    tap(page.take_button)
    assert len(taken) == 1


@pytest.mark.parametrize("viewer", ["nobody", "another"])
def test_all_others_see_backs_and_who_is_choosing(shown: Show, viewer: str) -> None:
    state = sharing()
    mover = state.table.to_move
    assert mover is not None
    page = GoldSharing()
    page.show_view(view_of(state, None if viewer == "nobody" else (mover + 1) % 5), looks(5))
    shown(page)
    assert [card.face for card in page.cards] == [GOLD_BACK] * len(state.offered)
    assert page.ribbon.accessibleName() == f"Player {mover} chooses a gold card"
    assert not page.take_button.isVisible()
    taken = emitted(page.gold_chosen)
    tap(page.cards[0])
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not taken
    assert_no_worth(page)


def assert_no_worth(page: GoldSharing) -> None:
    said = " ".join(texts(page))
    assert not re.search(r"nugget|gold-\d", said)
    assert page.faces.names() <= {GOLD_BACK}
    assert {card.face for card in page.cards} <= {GOLD_BACK}


def test_hidden_secrets_leave_no_trace(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    page.grab()
    assert f"gold-{state.offered[0]}" in page.faces.names()
    press(Qt.Key.Key_Return)
    page.hide_secrets()
    page.queue.finish()
    hidden = page.grab().toImage()
    assert_no_worth(page)
    watcher = GoldSharing()
    watcher.show_view(view_of(state), looks(5))
    shown(watcher)
    assert texts(page) == texts(watcher)
    assert hidden == watcher.grab().toImage()


def test_the_next_view_brings_no_worth_of_the_last_one(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    page.show_view(view_of(GAME.apply(state, TakeGold(state.offered[0])).state), looks(5))
    page.queue.finish()
    assert_no_worth(page)
    assert len(page.cards) == len(state.offered) - 1


def test_another_language_does_not_turn_hidden_cards_up(shown: Show, qapp: QApplication) -> None:
    page = chooser(shown, sharing())
    page.hide_secrets()
    page.retranslate()
    assert_no_worth(page)


def test_the_keyboard_stays_when_the_cards_are_renewed(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    page.hide_secrets()
    page.show_view(view_of(state, state.table.to_move), looks(5))
    assert page.cards[0].hasFocus()


def test_order_tells_who_has_a_card_who_chooses_and_who_follows(shown: Show) -> None:
    state = sharing()
    page = chooser(shown, state)
    assert [step.look.when for step in page.steps[:3]] == ["over", "now", "to-come"]
    assert state.table.result is not None
    names = [f"Player {seat}" for seat in state.table.result.order]
    assert [step.look.who.name for step in page.steps] == names
    assert names[2] in page.ribbon.accessibleDescription()
