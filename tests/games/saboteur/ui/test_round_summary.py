"""The end of a round: everybody reads it, and nobody learns more than the table knows."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.events import SaboteursPaid
from saboteur_desktop.games.saboteur.ui.result_texts import list_of
from saboteur_desktop.games.saboteur.ui.round_summary import RoundSummary
from saboteur_desktop.games.saboteur.ui.summary_column import GOLD_BACK
from tests.games.saboteur.ui.ended import (
    KEYS,
    Show,
    decided,
    emitted,
    press,
    tap,
    texts,
    view_of,
)
from tests.games.saboteur.ui.played import looks


@pytest.mark.parametrize("winner", ["miners", "saboteurs"])
@pytest.mark.parametrize("seats", range(3, 11))
def test_every_player_has_a_column_that_lies_free(shown: Show, seats: int, winner: str) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(seats, winner)), looks(seats), reduced_motion=True)
    shown(page)
    assert len(page.columns) == seats
    panels = [column.panel.translated(column.pos()).toAlignedRect() for column in page.columns]
    for place, panel in enumerate(panels):
        assert page.rect().contains(panel)
        assert not any(panel.intersects(other) for other in panels[place + 1 :])
        assert not any(panel.intersects(button.geometry().adjusted(20, 20, -20, -20)) for button in page.buttons)


@pytest.mark.parametrize("winner", ["miners", "saboteurs"])
def test_summary_is_the_same_whoever_looks(shown: Show, winner: str) -> None:
    state = decided(5, winner)
    pages = []
    for seat in (None, *range(5)):
        page = RoundSummary()
        page.show_view(view_of(state, seat), looks(5), reduced_motion=True)
        shown(page)
        pages.append(page)
    pictures = [[column.grab().toImage() for column in page.columns] for page in pages]
    assert all(picture == pictures[0] for picture in pictures)
    assert all(texts(page) == texts(pages[0]) for page in pages)


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_summary_tells_how_many_gold_cards_but_never_what_they_are_worth(shown: Show, seats: int) -> None:
    state = decided(seats, "miners")
    page = RoundSummary()
    page.show_view(view_of(state), looks(seats), reduced_motion=True)
    shown(page)
    said = " ".join(texts(page))
    assert "nugget" not in said
    assert "Total" not in said
    assert page.faces.names() <= {"role-miner", "role-saboteur", "role-back", GOLD_BACK}
    assert state.table.result is not None
    for seat, column in enumerate(page.columns):
        number = state.table.result.order.count(seat)
        assert len(column.look.places) == number
        assert column.look.gold.startswith(f"{number} gold card" if number else "No gold")


def test_summary_tells_the_order_of_taking_and_who_laid_the_last_card(shown: Show) -> None:
    state = decided(5, "miners")
    page = RoundSummary()
    page.show_view(view_of(state), looks(5))
    shown(page)
    result = state.table.result
    assert result is not None
    taken = {place: seat for seat, column in enumerate(page.columns) for place in column.look.places}
    assert [taken[place] for place in sorted(taken)] == list(result.order)
    assert [seat for seat, column in enumerate(page.columns) if column.look.tag] == [result.finisher]
    assert f"Player {result.finisher}" in page.ribbon.accessibleDescription()
    assert page.columns[result.order[0]].accessibleDescription().endswith(f"at place {_places(result.order)}")


def _places(order: tuple[int, ...]) -> str:
    return list_of([str(place) for place, seat in enumerate(order, 1) if seat == order[0]])


def test_what_saboteurs_were_paid_is_open(shown: Show) -> None:
    state = decided(5, "saboteurs")
    paid = next(event for event in state.table.log if isinstance(event, SaboteursPaid))
    page = RoundSummary()
    page.show_view(view_of(state), looks(5))
    shown(page)
    for seat, column in enumerate(page.columns):
        pay = dict(zip(paid.seats, paid.nuggets, strict=True)).get(seat, 0)
        assert column.look.pay == pay
        assert (f"{pay} nugget" if pay else "No gold") in column.accessibleDescription()


def test_where_no_saboteur_was_dealt_nobody_wins_and_the_page_says_why(shown: Show) -> None:
    state = decided(3, "saboteurs")
    assert state.table.result is not None
    result = state.table.result._replace(roles=("miner",) * 3, spare_roles=("saboteur",))
    log = tuple(event for event in state.table.log if not isinstance(event, SaboteursPaid))
    page = RoundSummary()
    page.show_view(view_of(state)._replace(table=state.table._replace(result=result, log=log)), looks(3))
    shown(page)
    assert page.ribbon.accessibleName() == "The gold was not reached"
    assert "nobody is paid" in page.ribbon.accessibleDescription()
    assert page.spare.accessibleDescription() == "Saboteur"
    assert {column.look.gold for column in page.columns} == {"No gold"}


def test_roles_lie_face_down_first_and_turn_over_one_after_the_other(shown: Show) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(5, "miners")), looks(5))
    shown(page)
    assert [column.turned for column in page.columns] == [0.0] * 5
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, KEYS, QPoint(2, 2))
    assert [column.turned for column in page.columns] == [1.0] * 5


def test_with_reduced_motion_all_roles_lie_face_up_at_once(shown: Show) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(5, "miners")), looks(5), reduced_motion=True)
    shown(page)
    assert [column.turned for column in page.columns] == [1.0] * 5
    assert [column.gold_seen for column in page.columns] == [len(column.look.places) for column in page.columns]


def test_gold_cards_fly_to_those_who_took_them_in_the_order_of_taking(shown: Show, qtbot: QtBot) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(5, "miners")), looks(5))
    shown(page)
    assert sum(column.gold_seen for column in page.columns) == 0
    order, airborne = [], set()

    def all_are_there() -> bool:
        seen = [column.look.places[: column.gold_seen] for column in page.columns]
        order.append(sorted(place for places in seen for place in places))
        airborne.add(len(page.flying.cards))
        return sum(map(len, seen)) == sum(len(column.look.places) for column in page.columns)

    qtbot.waitUntil(all_are_there)
    assert all(places == list(range(1, len(places) + 1)) for places in order)
    assert 0 < max(airborne) <= 2
    assert page.flying.cards == ()


def test_a_click_brings_all_gold_to_its_place(shown: Show) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(5, "miners")), looks(5))
    shown(page)
    tap(page)
    assert page.flying.cards == ()
    assert [column.gold_seen for column in page.columns] == [len(column.look.places) for column in page.columns]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keyboard_is_on_the_next_round_first_and_arrows_reach_the_board(shown: Show, key: Qt.Key) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(4, "miners")), looks(4))
    shown(page)
    onward, board = emitted(page.next_round_requested), emitted(page.board_requested)
    press(key)
    assert (len(onward), len(board)) == (1, 0)
    press(Qt.Key.Key_Left)
    press(key)
    assert (len(onward), len(board)) == (1, 1)


def test_summary_buttons_are_pressed_by_mouse(shown: Show) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(4, "saboteurs")), looks(4))
    shown(page)
    onward, board = emitted(page.next_round_requested), emitted(page.board_requested)
    tap(page.board_button)
    tap(page.next_button)
    assert (len(onward), len(board)) == (1, 1)
