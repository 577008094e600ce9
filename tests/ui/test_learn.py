"""The list of what can be learned: a page for each game, found by mouse, keys and a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.paint.type import NAME, fitted
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.screens.learn import LearnSheet
from saboteur_desktop.ui.screens.lesson import LessonScreen
from saboteur_desktop.ui.widgets.segments import Segment
from saboteur_desktop.ui.widgets.vignette import Vignette
from tests.ui.house import LEFT, House, plans

GAMES = [*registry.GAMES]
LANGUAGES = ("en", "ja", "ru")


def opened(house: House) -> LearnSheet:
    """The list, as the home screen opens it."""
    house.click(house.window.home.learn)
    QApplication.processEvents()
    return house.window.classroom.sheet


def choice(sheet: LearnSheet, game: str) -> Segment:
    """The part of the switch that shows a game."""
    return next(part for part in sheet.games.findChildren(Segment) if part.value == game)


def in_sight(sheet: LearnSheet) -> list[str]:
    """The keys of what is shown, whether scrolled to or not."""
    return [key for key, row in sheet.rows.items() if row.isVisible()]


def lessons_of(house: House, game: str) -> list[str]:
    return [f"lesson:{lesson.name}" for lesson in registry.lessons(game, house.window._asset(f"lessons/{game}"))]


def keep(house: House, game: str) -> None:
    """Play a match of that game, as if it were the last one."""
    engine = registry.engine(game)
    match = Match(engine, engine.read_ruleset({}), 3, "learn")
    house.opened.library.keep(match, plans("hhh")).save()


@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_a_game_shows_its_lessons_and_those_alone(house: House, game: str) -> None:
    sheet = opened(house)
    house.click(choice(sheet, game))
    shown = in_sight(sheet)
    lessons = lessons_of(house, game)
    assert lessons
    assert set(lessons) <= set(shown)
    for other in GAMES:
        assert other == game or not {*lessons_of(house, other)} & {*shown}
    assert choice(sheet, game).hasFocus(), "who switches may switch on"


@pytest.mark.parametrize("game", GAMES)
def test_the_list_begins_with_the_game_that_was_played_last(house: House, game: str) -> None:
    for each in sorted(GAMES, key=lambda each: each == game):
        keep(house, each)
    sheet = opened(house)
    assert sheet.games.current() == game
    shown = in_sight(sheet)
    focus = sheet.first_focus()
    assert focus is not None
    assert focus.hasFocus()
    assert focus in [sheet.rows[key] for key in shown]


def test_the_list_begins_with_the_first_game_where_nothing_was_played(house: House) -> None:
    assert opened(house).games.current() == GAMES[0]


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_a_lesson_finds_the_list_at_its_game(qtbot: QtBot, house: House, game: str) -> None:
    keep(house, next(other for other in GAMES if other != game))
    sheet = opened(house)
    house.click(choice(sheet, game))
    key = lessons_of(house, game)[0]
    house.click(sheet.rows[key])
    (page,) = house.window.findChildren(LessonScreen)
    house.click(page.panel.leave)
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.games.current() == game
    assert sheet.rows[key].isVisible()


def test_the_keyboard_goes_from_the_lessons_to_the_other_game_and_into_its_lessons(house: House) -> None:
    sheet = opened(house)
    seen: list[QWidget | None] = []
    other = choice(sheet, GAMES[1])
    while not other.hasFocus():
        house.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert house.window.focusWidget() not in seen, "the switch is out of reach"
        seen.append(house.window.focusWidget())
    house.key(Qt.Key.Key_Return)
    assert sheet.games.current() == GAMES[1]
    house.key(Qt.Key.Key_Tab)
    first = sheet.rows[lessons_of(house, GAMES[1])[0]]
    assert first.hasFocus()
    house.key(Qt.Key.Key_Return)
    assert house.window.table is not None
    assert house.window.table.game == GAMES[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_hears_the_games_by_their_names(house: House, language: str) -> None:
    house.window.speak(language)
    sheet = opened(house)
    for game in GAMES:
        part = choice(sheet, game)
        assert part.text() == game_name(game)
        assert part.accessibleDescription() == sheet.games.accessibleName() != ""
        assert part.isChecked() == (game == GAMES[0])


def test_turning_to_a_game_shows_its_list_from_the_top(house: House) -> None:
    house.window.resize(1024, 600)
    sheet = opened(house)
    bar = sheet.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    house.click(choice(sheet, GAMES[1]))
    house.click(choice(sheet, GAMES[0]))
    assert bar.value() == 0


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_can_be_read_whole_in_the_switch(
    build: Callable[..., House], language: str, text: int, size: tuple[int, int]
) -> None:
    house = build(text_scale=text)
    house.window.resize(*size)
    house.window.speak(language)
    sheet = opened(house)
    for game in GAMES:
        part = choice(sheet, game)
        place = part.mapTo(sheet, QPoint(0, 0))
        assert fitted(part.text(), NAME, part.px(), part.text_room())[1] == part.text()
        assert sheet.rect().contains(place)
        assert part.height() >= 40


def test_a_picture_fills_what_few_lessons_leave_free_and_gives_way_to_more(house: House) -> None:
    sheet = opened(house)
    house.click(choice(sheet, "haunted-house"))
    (picture,) = (found for found in sheet.findChildren(Vignette) if found.isVisible())
    QApplication.processEvents()
    assert picture.height() > 200
    assert sheet.area.verticalScrollBar().maximum() == 0
    last = sheet.rows[lessons_of(house, "haunted-house")[-1]]
    assert picture.mapTo(sheet, QPoint(0, 0)).y() >= last.mapTo(sheet, QPoint(0, last.height())).y()
    colors = {picture.grab().toImage().pixel(x, picture.height() // 2) for x in range(8, picture.width() - 8, 40)}
    assert len(colors) > 3
    QTest.mouseClick(picture, LEFT)
    assert sheet.isVisible()


def test_what_was_begun_is_offered_first(build: Callable[..., House]) -> None:
    house = build(learned={"lesson:ghosts": Learned(step=1), "lesson:jewel": Learned(done=True)})
    keep(house, "haunted-house")
    sheet = opened(house)
    assert sheet.rows["lesson:ghosts"].hasFocus()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_list_ends_with_its_last_entry(build: Callable[..., House], text: int, game: str) -> None:
    house = build(text_scale=text)
    house.window.resize(1024, 600)
    sheet = opened(house)
    house.click(choice(sheet, game))
    QApplication.processEvents()
    last = sheet.rows[in_sight(sheet)[-1]]
    end = last.mapTo(sheet.content, QPoint(0, last.height())).y()
    assert sheet.content.height() - end < 40 or sheet.area.verticalScrollBar().maximum() == 0


def test_in_an_upright_window_the_sky_above_the_house_fills_the_page(house: House) -> None:
    house.window.resize(800, 1280)
    sheet = opened(house)
    house.click(choice(sheet, "haunted-house"))
    QApplication.processEvents()
    (picture,) = (found for found in sheet.findChildren(Vignette) if found.isVisible())
    assert picture.height() > picture.width()
    end = picture.mapTo(sheet.area, QPoint(0, picture.height())).y()
    assert sheet.area.height() - end < 24
    image = picture.grab().toImage()
    ratio = image.height() / picture.height()
    above, below = (
        image.pixelColor(int(image.width() / 2), int(y * ratio)) for y in (24, picture.height() - picture.width())
    )
    for sky in (above, below):
        assert sky.blue() > 1.5 * sky.green()
    assert below.lightness() > above.lightness()
