"""The form for a new game: what it offers, what it refuses, what it hands on."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.ui.screens.new_match import NewMatchScreen, WantedMatch
from saboteur_desktop.ui.widgets.radio_row import RadioRow


@pytest.fixture
def form(qtbot: QtBot) -> NewMatchScreen:
    screen = NewMatchScreen("saboteur")
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


def test_seats_come_and_go_between_two_and_twelve(qtbot: QtBot, form: NewMatchScreen) -> None:
    while form.add.isVisible():
        qtbot.mouseClick(form.add, Qt.MouseButton.LeftButton)
    assert len(form.rows) == 12
    assert len({row.avatar.face for row in form.rows}) == 12
    while form.rows[-1].remove.isEnabled():
        qtbot.mouseClick(form.rows[-1].remove, Qt.MouseButton.LeftButton)
    assert len(form.rows) == 2


def test_a_table_without_a_person_is_refused(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.rows[0].kind, Qt.MouseButton.LeftButton)
    assert not form.start.isEnabled()
    assert "person" in form.refusal
    qtbot.mouseClick(form.rows[2].kind, Qt.MouseButton.LeftButton)
    assert form.start.isEnabled()
    assert form.refusal == ""


def test_what_a_player_is_stays_readable_when_it_changes(qtbot: QtBot) -> None:
    form = NewMatchScreen("haunted-house")
    qtbot.addWidget(form)
    form.resize(1280, 720)
    form.show()
    for row in list(form.rows[1:]):
        qtbot.mouseClick(row.remove, Qt.MouseButton.LeftButton)
    kind = form.rows[0].kind
    qtbot.mouseClick(kind, Qt.MouseButton.LeftButton)
    assert kind.text() == "Computer"
    assert kind.face().width() >= kind.face_size().width()


def test_two_players_of_one_name_are_refused(qtbot: QtBot, form: NewMatchScreen) -> None:
    QTest.keyClicks(form.rows[0].name, "pip")
    assert not form.start.isEnabled()
    assert "pip" in form.refusal.casefold()
    QTest.keyClicks(form.rows[0].name, "pa")
    assert form.start.isEnabled()


def seat(form: NewMatchScreen, number: int, ruleset: Ruleset) -> None:
    """Let so many sit down, one person among them."""
    plans = tuple(
        SeatPlan(name=f"Seat {place}", avatar=place, kind="bot" if place else "human") for place in range(number)
    )
    form.offer(plans, ruleset)


@pytest.mark.parametrize(
    ("preset", "seats", "mend"),
    [
        ("standard", 2, "Add 1 seat"),
        ("standard", 12, "Remove 2 seat"),
        ("bga", 11, "Remove 1 seat"),
        ("selfish-dwarf-4", 3, "Add 1 seat"),
        ("selfish-dwarf-4", 6, "Remove 2 seat"),
    ],
)
def test_rules_that_so_many_cannot_play_by_are_refused_with_a_way_out(
    form: NewMatchScreen, preset: PresetName, seats: int, mend: str
) -> None:
    seat(form, seats, Ruleset(preset=preset))
    assert not form.start.isEnabled()
    assert mend in form.refusal
    assert form.picture.accessibleName() == ""
    seat(form, seats, Ruleset(preset="saboteur2"))
    assert form.start.isEnabled()
    assert form.refusal == ""


@pytest.mark.parametrize("seats", [2, 12])
def test_two_and_twelve_start_a_match_of_the_expansion(qtbot: QtBot, form: NewMatchScreen, seats: int) -> None:
    seat(form, seats, Ruleset(preset="saboteur2"))
    match = wanted(qtbot, form)
    assert len(match.seats) == seats
    assert match.ruleset == Ruleset(preset="saboteur2")


def offered(form: NewMatchScreen) -> set[str]:
    return {field for field, rows in form.options.rows.items() if all(row.isVisible() for row in rows)}


@pytest.mark.parametrize(
    ("preset", "there", "missing"),
    [
        ("standard", {"gold_deck", "fixed_roles", "selfish_dwarf"}, {"crystal_scope", "show_totals"}),
        ("saboteur2", {"crystal_scope", "removed_cards", "middle_goal_distance"}, {"gold_draw", "fixed_roles"}),
        ("selfish-dwarf-4", {"map_count", "break_self"}, {"gold_pick", "selfish_dwarf", "saboteurs_know_each_other"}),
    ],
)
def test_only_options_that_the_rules_leave_open_are_offered(
    qtbot: QtBot, form: NewMatchScreen, preset: PresetName, there: set[str], missing: set[str]
) -> None:
    seat(form, 4, Ruleset(preset=preset))
    qtbot.mouseClick(form.advanced, Qt.MouseButton.LeftButton)
    assert there <= offered(form)
    assert not missing & offered(form)


def choose(qtbot: QtBot, form: NewMatchScreen, field: str, value: object) -> None:
    (row,) = (row for row in form.options.rows[field] if row.value == value)
    form.options.area.ensureWidgetVisible(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)


def test_options_that_clash_are_refused_by_their_names(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.advanced, Qt.MouseButton.LeftButton)
    choose(qtbot, form, "selfish_dwarf", "added")
    choose(qtbot, form, "fixed_roles", True)
    assert "Fixed roles" in form.options.refusal
    assert "Selfish dwarf" in form.options.refusal
    assert form.ruleset == Ruleset(selfish_dwarf="added")
    assert [row.value for row in form.options.rows["fixed_roles"] if row.isChecked()] == [False]


def test_every_option_that_can_be_offered_can_be_set(form: NewMatchScreen) -> None:
    for field, rows in form.options.rows.items():
        preset: PresetName = "standard" if Ruleset().leaves_open(field) else "saboteur2"
        for row in rows:
            form.offer((SeatPlan(name="A", avatar=0),), Ruleset(preset=preset))
            form.options.chosen.emit(field, row.value)
            assert getattr(form.ruleset, field) == row.value, field


def test_a_preset_brings_its_options_and_its_way_to_begin(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.preset, Qt.MouseButton.LeftButton)
    assert form.presets.isVisible()
    (row,) = (row for row in form.presets.findChildren(RadioRow) if row.value == "ja-short")
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert not form.presets.isVisible()
    match = wanted(qtbot, form)
    assert match.ruleset == Ruleset(preset="ja-short")
    assert match.starter is None


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_preset_is_offered_with_a_sentence(qtbot: QtBot, form: NewMatchScreen, preset: PresetName) -> None:
    qtbot.mouseClick(form.preset, Qt.MouseButton.LeftButton)
    (row,) = (row for row in form.presets.findChildren(RadioRow) if row.value == preset)
    assert row.text()
    assert row.accessibleDescription().endswith(".")
    form.presets.area.ensureWidgetVisible(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert form.ruleset == Ruleset(preset=preset)


def test_a_single_option_can_stand_otherwise_than_in_the_preset(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.advanced, Qt.MouseButton.LeftButton)
    (row,) = (row for row in form.options.findChildren(RadioRow) if row.value == "forbidden")
    form.options.area.ensureWidgetVisible(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    QTest.keyClick(form.options, Qt.Key.Key_Escape)
    assert not form.options.isVisible()
    assert wanted(qtbot, form).ruleset == Ruleset(break_self="forbidden")


def test_the_youngest_is_asked_for_and_begins(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.starter.faces[2], Qt.MouseButton.LeftButton)
    assert wanted(qtbot, form).starter == 2


def test_the_one_who_begins_stays_so_when_a_seat_before_goes(qtbot: QtBot, form: NewMatchScreen) -> None:
    qtbot.mouseClick(form.starter.faces[2], Qt.MouseButton.LeftButton)
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
    assert form.wanted() == WantedMatch("saboteur", Ruleset(preset="bga"), people, None)


def test_every_part_is_reached_by_the_tab_key(form: NewMatchScreen) -> None:
    form.rows[0].avatar.setFocus()
    reached = []
    for _ in range(60):
        reached.append(form.focusWidget())
        QTest.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
    for row in form.rows:
        assert all(widget in reached for widget in row.widgets())
    assert {form.add, form.preset, form.advanced, form.back, form.start} <= set(reached)


def test_in_the_narrowest_window_names_of_twelve_begin_with_several_letters(form: NewMatchScreen) -> None:
    form.offer([SeatPlan(name=f"Player {seat}", avatar=seat) for seat in range(12)], Ruleset())
    form.resize(1024, 600)
    for row in form.rows:
        assert row.name.width() >= 80
        assert row.name.geometry().right() < row.kind.face().toRect().translated(row.kind.pos()).left()
