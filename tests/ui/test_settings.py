"""Every setting can be reached, holds at once and is kept."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSlider, QWidget

from saboteur_desktop.storage.preferences import Preferences, PreferencesFile
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.screens.settings import SettingsSheet
from saboteur_desktop.ui.widgets.segments import Segment
from saboteur_desktop.ui.widgets.setting_row import SettingRow
from tests.ui.house import House

PAGES = ("game", "look", "sound")
FINGER = 48


def opened(house: House, page: str = "game") -> SettingsSheet:
    """The settings, open on that page."""
    house.window.open_settings()
    press(house.window.settings.tabs, page)
    QApplication.processEvents()
    return house.window.settings


def press(choices: QWidget, value: str) -> None:
    """Press one of several choices."""
    QTest.mouseClick(next(s for s in choices.findChildren(Segment) if s.value == value), Qt.MouseButton.LeftButton)


def kept(house: House) -> Preferences:
    """What stands in the file."""
    return PreferencesFile(house.folder / "preferences.json").current


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (800, 1280)])
def test_no_page_scrolls_in_the_smallest_usual_window_and_in_an_upright_one(
    house: House, page: str, language: str, size: tuple[int, int]
) -> None:
    house.window.resize(*size)
    house.window.speak(language)
    sheet = opened(house, page)
    assert sheet.area.verticalScrollBar().maximum() == 0


ONE_GAME = {
    "curtain_hold": "saboteur",
    "hide_hand": "saboteur",
    "turn_table": "saboteur",
    "ask_locking_in": "haunted-house",
}


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("name", ONE_GAME)
def test_a_setting_that_holds_in_one_game_says_in_which(house: House, name: str, language: str) -> None:
    house.window.speak(language)
    sheet = opened(house)
    assert game_name(ONE_GAME[name]) in sheet.toggles[name].accessibleDescription()


@pytest.mark.parametrize("page", PAGES)
def test_rows_lie_below_each_other_and_controls_are_large_enough_for_a_finger(house: House, page: str) -> None:
    sheet = opened(house, page)
    rows = sorted((row for row in sheet.findChildren(SettingRow) if row.isVisible()), key=lambda row: row.y())
    assert rows
    for above, below in pairwise(rows):
        assert above.geometry().bottom() < below.geometry().top()
    for row in rows:
        assert row.height() >= FINGER
        for control in row.findChildren(QAbstractButton) + row.findChildren(QSlider):
            place = QRect(control.mapTo(row, QPoint(0, 0)), control.size())
            assert row.rect().contains(place)
            assert min(control.width(), control.height()) >= FINGER


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("game", "confirm_moves"),
        ("game", "curtain_hold"),
        ("game", "hide_hand"),
        ("game", "turn_table"),
        ("game", "ask_locking_in"),
        ("look", "high_contrast"),
        ("sound", "sound"),
    ],
)
def test_a_press_anywhere_in_the_row_of_a_switch_works_it(house: House, page: str, name: str) -> None:
    sheet = opened(house, page)
    before = getattr(house.preferences.current, name)
    row = sheet.toggles[name].parentWidget()
    assert row is not None
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(30, row.height() // 2))
    assert getattr(kept(house), name) is not before
    QTest.mouseClick(sheet.toggles[name], Qt.MouseButton.LeftButton)
    assert getattr(kept(house), name) is before
    assert sheet.isVisible()


def test_choices_are_kept(house: House) -> None:
    press(opened(house).pace, "double")
    press(opened(house, "look").motion, "full")
    press(house.window.settings.text_scale, "130")
    press(house.window.settings.languages, "ja")
    now = kept(house)
    assert (now.bot_pace, now.motion, now.text_scale, now.language) == ("double", "full", 130, "ja")


def test_the_volume_follows_finger_and_keys_and_is_kept_when_let_go(house: House) -> None:
    volume = opened(house, "sound").volume
    middle = QPoint(volume.width() // 2, volume.height() // 2)
    QTest.mousePress(volume, Qt.MouseButton.LeftButton, pos=middle)
    assert volume.value() == 50
    assert kept(house).volume == 70
    QTest.mouseRelease(volume, Qt.MouseButton.LeftButton, pos=middle)
    assert kept(house).volume == 50
    volume.setFocus()
    house.key(Qt.Key.Key_Right)
    assert kept(house).volume == 55
    house.key(Qt.Key.Key_End)
    assert kept(house).volume == 100


def test_without_sound_there_is_no_volume_to_set(house: House) -> None:
    sheet = opened(house, "sound")
    QTest.mouseClick(sheet.toggles["sound"], Qt.MouseButton.LeftButton)
    assert not sheet.volume.isEnabled()
    QTest.mouseClick(sheet.toggles["sound"], Qt.MouseButton.LeftButton)
    assert sheet.volume.isEnabled()


def test_every_setting_shows_what_was_kept(build: Callable[..., House]) -> None:
    wanted = {"hide_hand": True, "turn_table": True, "sound": False, "volume": 20, "text_scale": 115, "motion": "full"}
    house = build(**wanted)
    sheet = opened(house)
    assert sheet.toggles["hide_hand"].isChecked()
    assert sheet.toggles["turn_table"].isChecked()
    assert not sheet.toggles["sound"].isChecked()
    assert (sheet.volume.value(), sheet.text_scale.current(), sheet.motion.current()) == (20, "115", "full")


@pytest.mark.parametrize("page", PAGES)
def test_the_keyboard_goes_round_through_every_control_of_a_page(house: House, page: str) -> None:
    sheet = opened(house, page)
    wanted = {w for row in sheet.findChildren(SettingRow) if row.isVisible() for w in (row.control,)}
    reached: set[QWidget] = set()
    first = QApplication.focusWidget()
    for _ in range(40):
        house.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached |= {control for control in wanted if control is focus or control.isAncestorOf(focus)}
        if focus is first:
            break
    assert QApplication.focusWidget() is first
    assert reached == wanted


def test_controls_say_what_they_set(house: House) -> None:
    sheet = opened(house, "look")
    assert sheet.toggles["high_contrast"].accessibleName() == "High contrast"
    assert sheet.text_scale.accessibleName() == "Text size"
    assert sheet.volume.accessibleName() == "Volume"
