"""Both games live in one window: from home to the table, back and on, in every language."""

import sqlite3
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.prospect import prospects
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.screens.house_table import HouseTable
from saboteur_desktop.ui.screens.table import TableScreen
from saboteur_desktop.ui.widgets.radio_row import RadioRow
from saboteur_desktop.ui.widgets.segments import Segment
from saboteur_desktop.ui.widgets.shortcut_row import ShortcutRow
from tests.ui.haunted import GAME as HOUSE
from tests.ui.haunted import house_table, open_house
from tests.ui.house import House, plans


def walk_on(qtbot: QtBot, table: HouseTable) -> None:
    """Roll with the key, walk to the nearest other place, and confirm it."""
    qtbot.waitUntil(lambda: table.scene.may_roll)
    table.scene.roll()
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert table.scene.table is not None
    place = list(prospects(table.scene.table))[1]
    table.scene.move_proposed.emit(Walk(place))
    assert table.dealer.pending == Walk(place)
    table.scene.confirm_requested.emit()


def test_the_second_game_goes_from_home_to_its_table(qtbot: QtBot, house: House) -> None:
    window = house.window
    house.click(window.home.haunted_house)
    assert window.form.isVisible()
    assert window.windowTitle() == game_name(HOUSE)
    assert window.form.ruleset == Ruleset(preset="easy")
    house.click(window.form.start)
    table = house_table(house)
    assert table.isVisible()
    assert [look.is_bot for look in table.looks] == [False, True, True]
    qtbot.waitUntil(lambda: table.dealer.doing is Doing.TURN)
    assert table.scene.may_roll


def test_a_press_rolls_at_once_and_a_walk_waits_for_go(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hhh")
    qtbot.waitUntil(lambda: table.scene.may_roll)
    house.key(Qt.Key.Key_Space)
    assert table.dealer.pending is None
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert [move["do"] for move in table.kept.match.rounds[0].moves] == ["roll"]
    house.key(Qt.Key.Key_S)
    assert isinstance(table.dealer.pending, Walk)
    house.key(Qt.Key.Key_Escape)
    assert table.dealer.pending is None
    house.key(Qt.Key.Key_S)
    house.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    assert table.kept.match.to_move == 1


def test_with_moves_that_count_at_once_a_walk_does_not_wait(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hh")
    house.window.settings.changed.emit("confirm_moves", False)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    house.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.scene.may_walk)
    house.key(Qt.Key.Key_S)
    qtbot.waitUntil(lambda: table.kept.match.to_move == 1)
    assert table.dealer.pending is None


def test_with_moves_that_count_at_once_only_what_is_done_with_a_jewel_is_asked(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hh", seed="0", start_ghosts="none")
    house.window.settings.changed.emit("confirm_moves", False)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    house.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert table.scene.plan is not None
    table.scene.proposals.walk_to("A")
    assert table.kept.match.to_move == 0
    house.press(table.scene.buttons.item("leave jewel").place.center())
    house.release(table.scene.buttons.item("leave jewel").place.center())
    qtbot.waitUntil(lambda: table.kept.match.to_move == 1)
    shown = table.dealer.view().table
    assert (shown.places[0], shown.carried[0]) == ("A", None)
    house.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: table.scene.may_walk)


def test_esc_leads_from_the_house_back_to_the_results_but_first_closes_what_lies_over_it(house: House) -> None:
    table = open_house(house, "hhb", lambda view: view.table.result is not None)
    house.click(table.end.board_button)
    house.click(table.view.viewport())
    table.view.setFocus()
    table.menu.open()
    house.key(Qt.Key.Key_Escape)
    assert not table.menu.isVisible()
    assert not table.end.isVisible()
    house.key(Qt.Key.Key_Escape)
    assert table.end.isVisible()
    assert not table.menu.isVisible()


def test_esc_leads_from_the_mine_back_to_the_results(house: House) -> None:
    house.open("hhh", lambda view: view.table.phase == "round_over")
    house.click(house.table.summary.board_button)
    assert not house.table.summary.isVisible()
    house.key(Qt.Key.Key_Escape)
    assert house.table.summary.isVisible()


def test_whether_it_is_asked_before_a_hunter_locks_itself_in_is_set_at_the_table(house: House) -> None:
    table = open_house(house, "hh")
    assert table.scene.proposals.asks
    house.window.open_settings()
    house.click(house.window.settings.toggles["ask_locking_in"])
    assert not table.scene.proposals.asks
    house.window.go_home()
    house.window.resume()
    assert not house_table(house).scene.proposals.asks


def test_odds_that_were_shown_are_shown_in_a_match_that_is_continued(house: House) -> None:
    table = open_house(house, "hh")
    assert not table.scene.odds.wanted
    house.key(Qt.Key.Key_O)
    assert table.scene.odds.wanted
    house.window.go_home()
    house.window.resume()
    table = house_table(house)
    assert table.scene.odds.wanted
    assert table.scene.parts.bar.buttons["odds"].button.kind == "teal"
    assert not table.toast.isVisible()
    house.key(Qt.Key.Key_O)
    house.window.go_home()
    house.window.resume()
    assert not house_table(house).scene.odds.wanted


def test_a_confirmed_walk_can_be_taken_back_until_the_next_roll(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hhh", start_ghosts="none")
    walk_on(qtbot, table)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    assert table.kept.match.to_move == 1
    house.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert table.kept.match.to_move == 0
    table.scene.move_proposed.emit(Walk(next(iter(prospects(table.dealer.view().table)))))
    table.scene.confirm_requested.emit()
    qtbot.waitUntil(lambda: table.scene.may_roll)
    table.scene.roll()
    qtbot.waitUntil(lambda: table.scene.may_walk)
    assert not table.scene.retractable


def test_both_games_are_continued_where_they_were_left(qtbot: QtBot, house: House) -> None:
    window = house.window
    house.open("hhb")
    played = window.table
    assert played is not None
    kept = [played.kept.number]
    window.go_home()
    table = open_house(house, "hbb")
    qtbot.waitUntil(lambda: table.scene.may_roll)
    kept.append(table.kept.number)
    window.go_home()
    assert game_name(HOUSE) in window.home.go_on.look().note
    assert window.home.go_on_other.accessibleName() == "Continue: Saboteur"
    house.click(window.home.go_on_other)
    assert isinstance(window.table, TableScreen)
    assert window.table.kept.number == kept[0]
    assert window.windowTitle() == "Saboteur"
    window.go_home()
    house.click(window.home.go_on)
    assert isinstance(window.table, HouseTable)
    assert window.table.kept.number == kept[1]


def test_a_match_that_is_alone_has_no_second_way_on(house: House) -> None:
    open_house(house, "h")
    house.window.go_home()
    assert house.window.home.go_on.isVisible()
    assert not house.window.home.go_on_other.isVisible()


def test_each_form_remembers_its_own_last_table(house: House) -> None:
    open_house(house, "hh", preset="hard")
    house.window.go_home()
    house.open("hhbb")
    house.window.go_home()
    house.click(house.window.home.haunted_house)
    assert [row.plan().name for row in house.window.form.rows] == [seat.name for seat in plans("hh")]
    assert house.window.form.ruleset == Ruleset(preset="hard")
    house.click(house.window.form.back)
    house.click(house.window.home.new_game)
    assert len(house.window.form.rows) == 4


@pytest.mark.parametrize("hunters", [3, 4])
def test_one_who_plays_alone_chooses_how_many_hunters_to_move(house: House, hunters: int) -> None:
    house.click(house.window.home.haunted_house)
    form = house.window.form
    assert form.party is not None
    assert not form.party.isVisible()
    while len(form.rows) > 1:
        house.click(form.rows[-1].remove)
    assert not form.starter.who.isVisible()
    assert form.party.isVisible()
    (button,) = (one for one in form.party.findChildren(Segment) if one.text() == f"{hunters} hunters")
    house.click(button)
    house.click(form.start)
    assert len(house_table(house).dealer.view().table.places) == hunters


def test_levels_are_chosen_with_what_was_measured_for_that_many_hunters(house: House) -> None:
    house.click(house.window.home.haunted_house)
    form = house.window.form
    house.click(form.preset)
    rows = {row.value: row for row in form.presets.findChildren(RadioRow)}
    assert next(iter(rows)) == "very-easy"
    assert "Three careful computer players win 61%" in rows["normal"].accessibleDescription()
    form.presets.area.ensureWidgetVisible(rows["normal"])
    house.click(rows["normal"])
    assert form.ruleset == Ruleset(preset="normal")
    house.click(form.add)
    house.click(form.preset)
    assert "Four careful computer players win 50%" in rows["normal"].accessibleDescription()


def test_a_table_of_computer_players_alone_is_refused(house: House) -> None:
    house.click(house.window.home.haunted_house)
    form = house.window.form
    house.click(form.rows[0].kind)
    assert not form.start.isEnabled()
    assert "person" in form.refusal


def test_laying_down_is_asked_only_where_jewels_have_numbers(house: House) -> None:
    house.click(house.window.home.haunted_house)
    form = house.window.form
    house.click(form.advanced)
    assert not form.options.rows["may_put_down"][0].isVisible()
    (on,) = (row for row in form.options.rows["numbered_jewels"] if row.value is True)
    form.options.area.ensureWidgetVisible(on)
    house.click(on)
    forbidden = form.options.rows["may_put_down"][1]
    form.options.area.ensureWidgetVisible(forbidden)
    house.click(forbidden)
    assert form.ruleset == Ruleset(preset="easy", numbered_jewels=True, may_put_down=False)
    (off,) = (row for row in form.options.rows["numbered_jewels"] if row.value is False)
    form.options.area.ensureWidgetVisible(off)
    house.click(off)
    assert form.ruleset == Ruleset(preset="easy")


def test_the_page_of_keys_tells_of_the_game_in_sight(house: House) -> None:
    window = house.window
    window.open_keys()
    assert not _says(house, "Roll the die")
    window.keys.close_sheet()
    open_house(house, "hb")
    house.key(Qt.Key.Key_Question)
    assert _says(house, "Roll the die")
    window.keys.close_sheet()
    window.go_home()
    window.open_keys()
    assert not _says(house, "Roll the die")


def _says(house: House, words: str) -> bool:
    """Whether the page of keys has a row that says this."""
    rows = [row for row in house.window.keys.findChildren(ShortcutRow) if row.isVisible()]
    return any(words in row.accessibleName() for row in rows)


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_the_language_changes_in_the_midst_of_a_turn(qtbot: QtBot, house: House, language: str) -> None:
    table = open_house(house, "hh")
    qtbot.waitUntil(lambda: table.scene.may_roll)
    before = table.scene.parts.bar.look()
    house.window.speak(language)
    qtbot.waitUntil(lambda: house.window.windowTitle() == game_name(HOUSE))
    assert game_name(HOUSE) != "Haunted House"
    assert table.scene.parts.bar.look() != before
    table.scene.roll()
    qtbot.waitUntil(lambda: table.scene.may_walk)


def test_what_happened_a_hint_and_the_menu_are_there(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hh")
    walk_on(qtbot, table)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    house.key(Qt.Key.Key_H)
    assert table.toast.isVisible()
    house.key(Qt.Key.Key_L)
    assert table.log.isVisible()
    table.log.close_sheet()
    house.key(Qt.Key.Key_Escape)
    assert table.menu.isVisible()
    house.click(table.menu.leave)
    qtbot.waitUntil(lambda: house.window.home.isVisible())


def test_settings_hold_at_the_table_at_once(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hh")
    house.window.settings.changed.emit("bot_pace", "half")
    assert table.scene.animator.speed == 0.5
    assert table.dealer.pace == "half"
    house.window.settings.changed.emit("sound", False)
    assert not house.preferences.current.sound
    with qtbot.waitSignal(table.sound_wanted) as wanted:
        house.key(Qt.Key.Key_M)
    assert wanted.args == [True]


def test_nothing_falls_over_the_house_when_everybody_goes_away(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hh")
    qtbot.waitUntil(lambda: table.scene.may_roll)
    house.window.presence.left.emit()
    assert not table.view.covered
    assert table.scene.may_roll


def test_computer_partners_say_what_they_intend(qtbot: QtBot, house: House) -> None:
    table = open_house(house, "hb")
    said: set[str] = set()
    table.scene.changed.connect(lambda: said.update(panel.shown.intention for panel in table.scene.parts.hunters))
    walk_on(qtbot, table)
    qtbot.waitUntil(lambda: table.scene.may_roll)
    assert table.dealer.view().table.hunter == 2
    assert said - {""}
    assert [bool(panel.shown.intention) for panel in table.scene.parts.hunters] == [False, True, False, True]


def test_the_end_is_told_on_a_page_the_house_can_be_seen_again_and_another_match_played(
    qtbot: QtBot, house: House
) -> None:
    table = open_house(house, "hhb", lambda view: view.table.result is not None)
    qtbot.waitUntil(table.end.isVisible)
    assert table.view.covered
    house.click(table.end.board_button)
    assert not table.end.isVisible()
    assert not table.view.covered
    house.click(table.back_to_results)
    assert table.end.isVisible()
    house.click(table.end.board_button)
    house.key(Qt.Key.Key_Escape)
    assert table.end.isVisible()
    before = table.kept
    house.click(table.end.again_button)
    qtbot.waitUntil(lambda: house.window.table is not None and house.window.table.kept is not before)
    assert house_table(house).kept.seats == before.seats
    assert house_table(house).kept.match.to_move == 1


def test_a_whole_match_of_the_second_game_is_played_through_the_window(qtbot: QtBot, house: House) -> None:
    house.click(house.window.home.haunted_house)
    house.click(house.window.form.start)
    table = house_table(house)
    bot = registry.bot(HOUSE, "careful", "whole")
    while not table.end.isVisible():
        qtbot.waitUntil(lambda: table.scene.may_move or table.end.isVisible())
        if table.end.isVisible():
            break
        view = table.dealer.view()
        move = bot.choose(view, BUDGET)
        if table.scene.may_roll:
            house.key(Qt.Key.Key_Space)
        elif isinstance(move, Walk):
            table.scene.move_proposed.emit(move)
            assert table.dealer.pending == move
            house.key(Qt.Key.Key_Return)
    assert table.kept.match.outcome is not None
    house.click(table.end.home_button)
    qtbot.waitUntil(lambda: house.window.home.isVisible())
    assert not house.window.home.go_on.isVisible()


def test_partners_that_take_their_time_can_be_skipped(qtbot: QtBot, build: Callable[..., House]) -> None:
    house = build(bot_pace="half")
    table = open_house(house, "hbbb", start_ghosts="none")
    walk_on(qtbot, table)
    qtbot.waitUntil(lambda: table.dealer.doing is Doing.THINKING)
    qtbot.waitUntil(table.skip.isVisible)
    assert table.scene.layout is not None
    assert not table.scene.layout.house.intersects(table.skip.face().translated(table.skip.pos()))
    house.click(table.skip)
    qtbot.waitUntil(lambda: table.scene.may_roll, timeout=20_000)
    assert table.dealer.view().table.hunter == 0
    assert not table.skip.isVisible()


def test_a_match_of_the_other_game_that_does_not_hold_is_offered_no_more(house: House) -> None:
    house.open("hhb")
    number = house.table.kept.number
    house.window.go_home()
    open_house(house, "hh")
    house.window.go_home()
    with sqlite3.connect(house.folder / "library.sqlite3") as editor:
        editor.execute('UPDATE matches SET ruleset = \'{"preset": "none"}\' WHERE id = ?', (number,))
    editor.close()
    assert house.window.home.go_on_other.isVisible()
    house.click(house.window.home.go_on_other)
    assert house.window.home.isVisible()
    assert not house.window.home.go_on_other.isVisible()
    assert house.window.home.go_on.isVisible()
