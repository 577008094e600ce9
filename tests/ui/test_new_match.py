"""The form for a new game: what it offers, what it refuses, what it hands on."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.ui.screens.new_match import FEWEST, MOST, NewMatchScreen, WantedMatch
from saboteur_desktop.ui.widgets.radio_row import RadioRow


@pytest.fixture
def form(qtbot: QtBot) -> NewMatchScreen:
    screen = NewMatchScreen()
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def wanted(qtbot: QtBot, form: NewMatchScreen) -> WantedMatch:
    with qtbot.waitSignal(form.started) as started:
        qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert started.args is not None
    return cast(WantedMatch, started.args[0])


def test_the_first_game_can_be_started_at_once(qtbot: QtBot, form: NewMatchScreen) -> None:
    match = wanted(qtbot, form)
    assert [seat.kind for seat in match.seats] == ["human", "bot", "bot", "bot"]
    assert len({seat.name for seat in match.seats}) == 4
    assert match.ruleset == Ruleset()
    assert match.starter == 0


def test_seats_come_and_go_between_three_and_ten(qtbot: QtBot, form: NewMatchScreen) -> None:
    while form.add.isVisible():
        qtbot.mouseClick(form.add, Qt.MouseButton.LeftButton)
    assert len(form.rows) == MOST
    assert len({row.avatar.face for row in form.rows}) == MOST
    while form.rows[-1].remove.isEnabled():
        qtbot.mouseClick(form.rows[-1].remove, Qt.MouseButton.LeftButton)
    assert len(form.rows) == FEWEST


def test_a_table_without_a_person_is_refused(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.rows[0].kind, Qt.MouseButton.LeftButton)
    assert not form.start.isEnabled()
    assert "person" in form.refusal
    qtbot.mouseClick(form.rows[2].kind, Qt.MouseButton.LeftButton)
    assert form.start.isEnabled()
    assert form.refusal == ""


def test_two_players_of_one_name_are_refused(qtbot: QtBot, form: NewMatchScreen) -> None:
    QTest.keyClicks(form.rows[0].name, "pip")
    assert not form.start.isEnabled()
    assert "pip" in form.refusal.casefold()
    QTest.keyClicks(form.rows[0].name, "pa")
    assert form.start.isEnabled()


def test_a_preset_brings_its_options_and_its_way_to_begin(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.preset, Qt.MouseButton.LeftButton)
    assert form.presets.isVisible()
    (row,) = (row for row in form.presets.findChildren(RadioRow) if row.value == "ja-short")
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert not form.presets.isVisible()
    match = wanted(qtbot, form)
    assert match.ruleset == Ruleset(preset="ja-short")
    assert match.starter is None


def test_a_single_option_can_stand_otherwise_than_in_the_preset(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.advanced, Qt.MouseButton.LeftButton)
    (row,) = (row for row in form.options.findChildren(RadioRow) if row.value == "forbidden")
    form.options.area.ensureWidgetVisible(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    QTest.keyClick(form.options, Qt.Key.Key_Escape)
    assert not form.options.isVisible()
    assert wanted(qtbot, form).ruleset == Ruleset(break_self="forbidden")


def test_the_youngest_is_asked_for_and_begins(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.starters[2], Qt.MouseButton.LeftButton)
    assert wanted(qtbot, form).starter == 2


def test_the_one_who_begins_stays_so_when_a_seat_before_goes(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.starters[2], Qt.MouseButton.LeftButton)
    name = form.rows[2].plan().name
    qtbot.mouseClick(form.rows[1].remove, Qt.MouseButton.LeftButton)
    match = wanted(qtbot, form)
    assert match.starter is not None
    assert match.seats[match.starter].name == name


def test_a_gnome_sits_at_one_seat_only(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.rows[0].avatar, Qt.MouseButton.LeftButton)
    assert form.avatars.isVisible()
    taken = form.rows[1].avatar.face
    qtbot.mouseClick(form.avatars.buttons[taken], Qt.MouseButton.LeftButton)
    assert form.avatars.isVisible()
    qtbot.mouseClick(form.avatars.buttons[11], Qt.MouseButton.LeftButton)
    assert not form.avatars.isVisible()
    assert form.rows[0].avatar.face == 11


def test_the_people_of_the_last_table_sit_down_again(form: NewMatchScreen) -> None:
    people = (SeatPlan(name="Аня", avatar=3), SeatPlan(name="ハナ", avatar=6), SeatPlan(name="Bo", avatar=9))
    form.offer(people, Ruleset(preset="bga"))
    assert form.wanted() == WantedMatch(Ruleset(preset="bga"), people, None)


def test_every_part_is_reached_by_the_tab_key(form: NewMatchScreen) -> None:
    form.rows[0].avatar.setFocus()
    reached = []
    for _ in range(60):
        reached.append(form.focusWidget())
        QTest.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
    for row in form.rows:
        assert all(widget in reached for widget in row.widgets())
    assert {form.add, form.preset, form.advanced, form.back, form.start} <= set(reached)
