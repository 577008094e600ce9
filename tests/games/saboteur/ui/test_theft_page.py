"""Thieves choose one after another, by mouse or keys, and everybody may look on."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.moves import Steal
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.ui.theft_page import TheftPage
from tests.games.saboteur.ui.ended import KEYS, Show, emitted, press, tap, texts, view_of
from tests.games.saboteur.ui.in_points import stealing
from tests.games.saboteur.ui.played import GAME, looks
from tests.games.saboteur.ui.test_points import spoken  # noqa: F401
from tests.games.saboteur.ui.test_results import drawn  # noqa: F401


def opened(shown: Show, state: GameState, chooses: bool = True) -> TheftPage:
    page = TheftPage()
    page.show_view(view_of(state), looks(state.table.seats), chooses)
    shown(page)
    return page


def offered(state: GameState) -> tuple[int, ...]:
    return view_of(state, state.table.to_move).offered


@pytest.mark.parametrize(("preset", "seats"), [("saboteur2", 5), ("saboteur2-printed", 12)])
def test_everybody_sees_whom_the_thief_may_rob(shown: Show, preset: str, seats: int) -> None:
    state = stealing(preset, seats)
    for chooses in (True, False):
        page = opened(shown, state, chooses)
        assert tuple(choice.seat for choice in page.choices) == offered(state)
        assert [choice.isEnabled() for choice in page.choices] == [chooses] * len(page.choices)
        assert [button.isVisible() for button in page.buttons] == [chooses, chooses]
        assert page.ribbon.accessibleName() == f"Player {state.table.to_move} chooses whom to rob"
        panels = [choice.panel for choice in page.choices]
        assert all(page.rect().contains(panel.toAlignedRect()) for panel in panels)
        assert not any(one.intersects(other) for place, one in enumerate(panels) for other in panels[place + 1 :])
        assert all(min(panel.width(), panel.height()) >= 48 for panel in panels)
        page.hide()


def test_a_choice_tells_how_much_gold_there_is_unless_totals_are_hidden(shown: Show) -> None:
    state = stealing()
    page = opened(shown, state)
    number = state.table.gold_counts[page.choices[0].seat]
    assert page.choices[0].accessibleDescription().startswith(f"{number} nugget")
    hiding = state.table.ruleset.model_copy(update={"show_totals": False})
    table = state.table._replace(ruleset=hiding, gold_counts=tuple(min(1, n) for n in state.table.gold_counts))
    page.show_view(view_of(state)._replace(table=table), looks(5), True)
    assert [choice.accessibleDescription() for choice in page.choices] == ["Has gold"] * len(page.choices)
    assert not any("nuggets" in text for text in texts(page))


def test_a_mouse_chooses_whom_to_rob_and_then_steals(shown: Show) -> None:
    state = stealing()
    page = opened(shown, state)
    stolen = emitted(page.theft_chosen)
    assert not page.steal_button.isEnabled()
    choice = page.choices[-1]
    tap(choice)
    assert page.chosen == choice.seat
    assert stolen == [], "a tap alone takes nothing"
    tap(page.steal_button)
    tap(page.steal_button)
    assert stolen == [(choice.seat,)], "a second tap does not steal for the next thief"


def test_a_thief_may_take_nothing(shown: Show) -> None:
    page = opened(shown, stealing())
    stolen = emitted(page.theft_chosen)
    tap(page.nothing_button)
    assert stolen == [(None,)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_alone_steal(shown: Show, key: Qt.Key) -> None:
    state = stealing("saboteur2-printed", 12)
    page = opened(shown, state)
    stolen = emitted(page.theft_chosen)
    assert QApplication.focusWidget() is page.choices[0]
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Left)
    press(key)
    assert page.chosen == page.choices[1].seat
    assert QApplication.focusWidget() is page.steal_button
    press(Qt.Key.Key_Escape)
    assert page.chosen is None
    press(key)
    press(key)
    assert stolen == [(page.choices[0].seat,)]


def test_keys_reach_the_button_that_takes_nothing(shown: Show) -> None:
    page = opened(shown, stealing())
    stolen = emitted(page.theft_chosen)
    press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.nothing_button
    press(Qt.Key.Key_Up)
    assert QApplication.focusWidget() is page.choices[0]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert stolen == [(None,)]


def test_who_only_looks_on_cannot_choose(shown: Show) -> None:
    page = opened(shown, stealing(), chooses=False)
    stolen = emitted(page.theft_chosen)
    for choice in page.choices:
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton, KEYS, QPoint(choice.width() // 2, choice.height() // 2))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.chosen is None
    assert stolen == []


def test_the_page_goes_on_to_the_next_thief_and_tells_what_the_last_one_did(shown: Show) -> None:
    state = stealing()
    page = opened(shown, state)
    thief, victim = state.table.to_move, offered(state)[0]
    state = GAME.apply(state, Steal(victim)).state
    page.show_view(view_of(state), looks(5), True)
    assert page.ribbon.accessibleDescription() == f"Player {thief} takes a nugget from Player {victim}."
    assert [step.look.when for step in page.steps][:2] == ["over", "now"]
    assert page.steps[0].accessibleName() == page.ribbon.accessibleDescription()
    while state.table.phase == "stealing":
        thief = state.table.to_move
        state = GAME.apply(state, Steal(None)).state
        page.show_view(view_of(state), looks(5), False)
    assert page.ribbon.accessibleName() == "All thefts are over"
    assert page.ribbon.accessibleDescription() == f"Player {thief} takes nothing."
    assert page.choices == []


def test_nothing_on_the_page_depends_on_who_looks(shown: Show) -> None:
    state = stealing()
    said = []
    for seat in (None, *range(5)):
        page = TheftPage()
        page.show_view(view_of(state, seat), looks(5), False)
        shown(page)
        said.append(texts(page))
        page.hide()
    assert said == [said[0]] * 6


@pytest.mark.parametrize(("preset", "seats"), [("saboteur2", 5), ("saboteur2-printed", 12)])
def test_no_text_is_cut_off(
    shown: Show,
    spoken: str,  # noqa: F811
    drawn: list[tuple[str, str, int]],  # noqa: F811
    preset: str,
    seats: int,
) -> None:
    page = opened(shown, stealing(preset, seats))
    page.grab()
    assert [line for line in drawn if line[0] != line[1]] == []
    assert [line for line in drawn if line[2] < 11] == []
