"""Every lesson is played through with a mouse, wrong tries first; lessons are left, continued and begun anew."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.assets import asset
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui.lessons.contents import lessons_in
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.screens.lesson import LessonScreen
from tests.fingers import Fingers
from tests.ui.house import House
from tests.ui.pupil import Pupil

NAMES = [lesson.name for lesson in lessons_in(asset("lessons/saboteur"))]
LANGUAGES = ("en", "ja", "ru")


def learned(house: House, name: str) -> Learned:
    return house.preferences.current.learned.get(f"lesson:{name}", Learned())


def choose(house: House, name: str) -> None:
    """Go from the home screen to a lesson."""
    house.click(house.window.home.learn)
    house.click(house.window.classroom.sheet.rows[f"lesson:{name}"])


def press(house: House, *keys: Qt.Key) -> None:
    """Press keys one after another, as slowly as a hand does: the focus follows what each has led to."""
    for key in keys:
        house.key(key)
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_through(qtbot: QtBot, build: Callable[..., House], name: str, language: str) -> None:
    house = build()
    house.window.speak(language)
    choose(house, name)
    pupil = Pupil(house, qtbot)
    lesson = pupil.lesson
    for _ in lesson.lesson.steps:
        pupil.do_step()
    assert lesson.tutorial.over
    assert lesson.panel.words == lesson.lesson.words().praise
    assert learned(house, name) == Learned(done=True)
    assert lesson.panel.more.isVisible()
    house.click(lesson.panel.more)
    if name == NAMES[-1]:
        qtbot.waitUntil(house.window.classroom.sheet.isVisible)
        assert house.window.classroom.sheet.rows[f"lesson:{name}"].progress == "done"
    else:
        following = NAMES[NAMES.index(name) + 1]
        qtbot.waitUntil(lambda: house.window.findChildren(LessonScreen)[-1].lesson.name == following)


def test_a_lesson_goes_on_where_it_was_left_and_begins_anew_when_asked(
    qtbot: QtBot, build: Callable[..., House], tmp_path: Path
) -> None:
    before = build(tmp_path / "kept")
    choose(before, "dead-ends")
    Pupil(before, qtbot).do_step()
    board = before.table.dealer.view().table.board
    assert [*board.laid_cells()] == [Cell(1, 0), Cell(2, 0)]
    before.click(Pupil(before, qtbot).lesson.panel.leave)
    sheet = before.window.classroom.sheet
    qtbot.waitUntil(sheet.isVisible)
    assert before.window.home.isVisible()
    assert not before.window.home.go_on.isVisible(), "a lesson is no match to be continued"
    assert sheet.rows["lesson:dead-ends"].progress == "begun"
    assert sheet.rows["lesson:dead-ends"].hasFocus()
    before.close()

    after = build(tmp_path / "kept")
    choose(after, "dead-ends")
    pupil = Pupil(after, qtbot)
    pupil.come_to_rest()
    assert pupil.step.key == "boulders"
    assert after.table.dealer.view().table.board.cards == board.cards
    after.click(pupil.lesson.panel.again)
    qtbot.waitUntil(lambda: learned(after, "dead-ends") == Learned())
    qtbot.waitUntil(lambda: pupil.step.key == "start")
    assert not after.table.dealer.view().table.board.laid_cells()


def test_what_was_done_stays_done_while_it_is_played_once_more(qtbot: QtBot, house: House) -> None:
    house.preferences.change(learned={"lesson:turn": Learned(done=True)})
    choose(house, "turn")
    Pupil(house, qtbot).do_step()
    assert learned(house, "turn").done
    assert learned(house, "turn").step == 1


def test_progress_that_fits_no_more_begins_anew(house: House, qtbot: QtBot) -> None:
    moves = ({"seat": 0, "do": "map", "goal": 1},) * 2
    house.preferences.change(learned={"lesson:edges": Learned(step=1, moves=moves)})
    choose(house, "edges")
    assert Pupil(house, qtbot).step.key == "edges"


def test_the_teacher_alone_gives_hints_also_by_the_key(qtbot: QtBot, house: House) -> None:
    choose(house, "dead-ends")
    pupil = Pupil(house, qtbot)
    table = house.table
    assert not table.scene.parts.bar.buttons["hint"].isVisible()
    table.view.setFocus()
    press(house, Qt.Key.Key_H)
    assert pupil.lesson.pointing.places
    assert not table.toast.isVisible()


def test_a_hint_rings_the_card_and_its_place_until_the_step_is_done(qtbot: QtBot, house: House) -> None:
    choose(house, "edges")
    pupil = Pupil(house, qtbot)
    pointing, scene = pupil.lesson.pointing, house.table.scene
    assert not pointing.places
    house.click(pupil.lesson.panel.hint)
    cell = scene.places.cell_rect(Cell(2, 0))
    card = scene.parts.hand.item_of("EW")
    assert card is not None
    middles = [place.center() for place in pointing.places]
    assert any((middle - cell.center()).manhattanLength() < 2 for middle in middles)
    assert any((middle - card.home.center).manhattanLength() < 2 for middle in middles)
    pupil.do_step()
    assert not pointing.places


def test_another_try_forgets_the_last_warning(qtbot: QtBot, house: House) -> None:
    choose(house, "edges")
    pupil = Pupil(house, qtbot)
    pupil.try_unasked()
    card = house.table.scene.parts.hand.cards[0]
    house.press(card.home.center)
    house.release(card.home.center)
    assert house.table.scene.controller.hold is not None
    assert pupil.lesson.panel.warning == ""


def test_steps_are_told_to_a_screen_reader(qtbot: QtBot, house: House) -> None:
    choose(house, "lay")
    pupil = Pupil(house, qtbot)
    said: list[str] = []
    house.table.voice.announcer.said.connect(said.append)
    house.click(pupil.lesson.panel.more)
    assert pupil.words.say in said
    pupil.try_unasked()
    assert pupil.words.wrong in said


def test_a_lesson_is_done_by_keys_alone(qtbot: QtBot, house: House) -> None:
    choose(house, "lay")
    pupil = Pupil(house, qtbot)
    house.key(Qt.Key.Key_Return)
    assert pupil.step.key == "first"
    press(house, Qt.Key.Key_1, Qt.Key.Key_Up)
    hold = house.table.scene.controller.hold
    assert hold is not None
    assert hold.place is not None
    assert hold.place.id == CellTarget(Cell(1, 0))
    press(house, Qt.Key.Key_Return, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: pupil.lesson.tutorial.at == 2)


def test_a_lesson_is_done_with_a_finger(qtbot: QtBot, house: House) -> None:
    choose(house, "lay")
    pupil, fingers = Pupil(house, qtbot), Fingers()
    fingers.tap(pupil.lesson.panel.more)
    assert pupil.step.key == "first"
    scene, viewport = house.table.scene, house.table.view.viewport()
    card = scene.parts.hand.item_of("EW")
    assert card is not None
    cell = QPointF(house.at(scene.places.cell_rect(Cell(1, 0)).center()))
    for point in (QPointF(house.at(card.home.center)), cell, cell):
        fingers.tap(viewport, point)
    assert house.table.dealer.pending == pupil.step.right[0]
    scene.animator.finish()
    fingers.tap(viewport, QPointF(house.at(scene.pending.end_turn.place.center())))
    qtbot.waitUntil(lambda: pupil.lesson.tutorial.at == 2)


def test_the_players_take_on_the_names_of_a_new_language(qtbot: QtBot, house: House) -> None:
    choose(house, "dead-ends")
    pupil = Pupil(house, qtbot)
    pupil.do_step()
    house.window.speak("ja")
    qtbot.waitUntil(lambda: [look.name for look in house.table.looks][:2] == ["ハナ", "ピップ"])
    assert pupil.step.key == "boulders"
    assert pupil.lesson.panel.words == pupil.words.say


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bubble_has_room_for_all_that_is_said(build: Callable[..., House], language: str, text: int) -> None:
    house = build(text_scale=text)
    house.window.speak(language)
    choose(house, "lay")
    panel = house.window.findChildren(LessonScreen)[0].panel
    for lesson in lessons_in(asset("lessons/saboteur")):
        words = lesson.words()
        for said in (words.praise, *(step.say for step in words.steps.values())):
            panel.say(words.title, said)
            label = panel._words
            assert label.heightForWidth(label.width()) <= label.height(), said
        for step in words.steps.values():
            panel.say(words.title, step.say)
            panel.warn(step.wrong)
            label = panel._warning
            assert label.heightForWidth(label.width()) <= label.height(), step.wrong


def test_a_look_at_a_goal_is_not_disturbed_by_what_was_asked_before(qtbot: QtBot, house: House) -> None:
    choose(house, "map")
    pupil = Pupil(house, qtbot)
    pupil.make(pupil.step.right[0])
    qtbot.waitUntil(lambda: house.table.scene.peek.open)
    assert pupil.lesson.panel.words == "Right!"
    assert not pupil.lesson.panel.hint.isVisible()


def test_a_table_in_a_lesson_has_no_next_round(qtbot: QtBot, house: House) -> None:
    choose(house, "goal")
    pupil = Pupil(house, qtbot)
    for _ in range(2):
        pupil.do_step()
    assert house.table.summary.isVisible()
    assert not house.table.summary.next_button.isVisible()
    QTest.keyClick(house.table.summary, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert len(house.table.kept.match.rounds) == 1
