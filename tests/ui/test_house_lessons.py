"""The lessons of the Haunted House are played through with a mouse, wrong tries first, in every language."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.assets import asset
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.dealer.lesson import LessonStep
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.ui.lessons.contents import lessons_in
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.screens.house_table import HouseTable
from saboteur_desktop.ui.screens.lesson import LessonScreen
from tests.ui.house import LEFT, House

NAMES = [lesson.name for lesson in lessons_in(asset("lessons/haunted-house"))]
PATIENCE = 30_000


class Pupil:
    """The hands of one who is in a lesson."""

    def __init__(self, house: House, qtbot: QtBot, name: str) -> None:
        self.house, self.qtbot = house, qtbot
        house.window.classroom.open_list("haunted-house")
        house.click(house.window.classroom.sheet.rows[f"lesson:{name}"])
        (self.lesson,) = house.window.findChildren(LessonScreen)
        assert isinstance(self.lesson.table, HouseTable)
        self.table = self.lesson.table
        self.scene: HouseScene = self.table.scene

    @property
    def step(self) -> LessonStep:
        """What is asked for now."""
        return self.lesson.lesson.steps[self.lesson.tutorial.at]

    def do_step(self) -> None:
        """Do what is asked for, after trying something else, and wait until that is over."""
        step, at = self.step, self.lesson.tutorial.at
        words = self.lesson.lesson.words().steps[step.key]
        assert self.lesson.panel.words == words.say
        match step.right[:1]:
            case ():
                self.house.click(self.lesson.panel.more)
            case (Roll(),):
                self.tap(self.scene.parts.dice.roll.place.center())
            case (Walk(place),):
                self.walk(self._elsewhere(place))
                assert self.lesson.panel.warning == words.wrong
                assert self.table.dealer.pending is None
                self.walk(place)
                assert self.table.dealer.pending == step.right[0]
                assert self.lesson.panel.words == self.table.pending_words()
                self.scene.animator.finish()
                self.tap(self.scene.buttons.item("go").place.center())
        self.qtbot.waitUntil(lambda: self.lesson.tutorial.at == at + 1, timeout=PATIENCE)
        self.qtbot.waitUntil(lambda: self.lesson.tutorial.over or self._asks(), timeout=PATIENCE)

    def _asks(self) -> bool:
        if self.lesson.tutorial.step is None:
            return False
        said = self.lesson.lesson.words().steps[self.step.key].say
        return self.table.dealer.doing is Doing.TURN and self.lesson.panel.words == said

    def _elsewhere(self, place: str) -> str:
        """Another stop that locks nobody in."""
        table = self.table.dealer.view().table
        return next(stop for stop in self.scene.lights.lit if stop not in (place, table.places[table.hunter]))

    def walk(self, place: str) -> None:
        """Drag the hunter on turn to a place."""
        table, plan = self.table.dealer.view().table, self.scene.plan
        assert plan is not None
        start = self.scene.pawns.items[table.hunter].home.center
        end = plan.space(place).center()
        viewport = self.table.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self._at(start))
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(viewport, self._at(start + (end - start) * share))
        QTest.mouseRelease(viewport, LEFT, pos=self._at(end))
        self.scene.animator.finish()

    def tap(self, point: QPointF) -> None:
        """Click at a point of the table."""
        QTest.mouseClick(self.table.view.viewport(), LEFT, pos=self._at(point))
        QApplication.processEvents()

    def _at(self, point: QPointF) -> QPoint:
        return self.table.view.mapFromScene(point)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_of_the_house_is_played_through(
    qtbot: QtBot, build: Callable[..., House], name: str, language: str
) -> None:
    house = build()
    house.window.speak(language)
    pupil = Pupil(house, qtbot, name)
    for _ in pupil.lesson.lesson.steps:
        pupil.do_step()
    assert pupil.lesson.tutorial.over
    assert pupil.lesson.panel.words == pupil.lesson.lesson.words().praise
    assert house.preferences.current.learned[f"lesson:{name}"] == Learned(done=True)
    house.click(pupil.lesson.panel.more)
    if name == NAMES[-1]:
        qtbot.waitUntil(house.window.classroom.sheet.isVisible)
    else:
        following = NAMES[NAMES.index(name) + 1]
        qtbot.waitUntil(lambda: house.window.findChildren(LessonScreen)[-1].lesson.name == following)


def test_with_moves_that_count_at_once_the_lesson_waits_for_the_right_answer(
    qtbot: QtBot, build: Callable[..., House]
) -> None:
    pupil = Pupil(build(confirm_moves=False), qtbot, "jewel")
    while not isinstance(next(iter(pupil.step.right), None), Walk):
        pupil.do_step()
    at, step = pupil.lesson.tutorial.at, pupil.step
    assert step.right == (Walk("A", "take"),)
    for answer in ("leave jewel", "take jewel"):
        assert pupil.lesson.tutorial.at == at
        pupil.walk("A")
        pupil.tap(pupil.scene.buttons.item(answer).place.center())
        warned = pupil.lesson.lesson.words().steps[step.key].wrong if answer == "leave jewel" else ""
        assert pupil.lesson.panel.warning == warned
    qtbot.waitUntil(lambda: pupil.lesson.tutorial.at == at + 1, timeout=PATIENCE)


def test_a_hint_rings_the_die_and_then_the_hunter_and_its_place(qtbot: QtBot, house: House) -> None:
    pupil = Pupil(house, qtbot, "jewel")
    pointing, scene = pupil.lesson.pointing, pupil.scene
    pupil.do_step()
    house.click(pupil.lesson.panel.hint)
    assert _rings(pointing.places, scene.parts.dice.roll.place.center())
    pupil.do_step()
    assert not pointing.places
    house.click(pupil.lesson.panel.hint)
    assert scene.plan is not None
    assert _rings(pointing.places, scene.plan.space("A").center())
    assert _rings(pointing.places, scene.pawns.items[0].home.center)


def test_the_teacher_alone_gives_hints_and_who_walks_before_the_roll_is_shown_the_die(
    qtbot: QtBot, house: House
) -> None:
    pupil = Pupil(house, qtbot, "jewel")
    pointing, scene, table = pupil.lesson.pointing, pupil.scene, pupil.table
    assert not scene.parts.bar.buttons["hint"].isVisible()
    pupil.walk("A")
    assert not pointing.places
    pupil.do_step()
    pupil.walk("A")
    assert _rings(pointing.places, scene.parts.dice.roll.place.center())
    pupil.do_step()
    table.view.setFocus()
    house.key(Qt.Key.Key_H)
    assert scene.plan is not None
    assert _rings(pointing.places, scene.plan.space("A").center())
    assert not table.toast.isVisible()


def test_in_a_lesson_of_the_house_a_walk_that_was_confirmed_stays(qtbot: QtBot, house: House) -> None:
    pupil = Pupil(house, qtbot, "jewel")
    for _ in range(3):
        pupil.do_step()
    assert not pupil.table.dealer.can_retract
    assert not pupil.scene.retractable


def test_partners_who_follow_a_script_have_nothing_in_mind(qtbot: QtBot, house: House) -> None:
    pupil = Pupil(house, qtbot, "ghosts")
    panels = pupil.scene.parts.hunters
    said: list[str] = []
    pupil.table.dealer.move_decided.connect(lambda _: said.extend(panels[hunter].shown.intention for hunter in (1, 2)))
    for _ in range(3):
        pupil.do_step()
    assert said
    assert set(said) == {""}


def test_a_lesson_of_the_house_goes_on_where_it_was_left(qtbot: QtBot, house: House) -> None:
    pupil = Pupil(house, qtbot, "ghosts")
    for _ in range(3):
        pupil.do_step()
    places = pupil.table.dealer.view().table.places
    house.click(pupil.lesson.panel.leave)
    sheet = house.window.classroom.sheet
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.rows["lesson:ghosts"].progress == "begun"
    house.click(sheet.rows["lesson:ghosts"])
    page = house.window.findChildren(LessonScreen)[-1]
    qtbot.waitUntil(lambda: page.panel.words == page.lesson.words().steps["spirit"].say)
    assert page.table.dealer.view().table.places == places


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_bubble_has_room_for_all_that_is_said_in_the_house(
    qtbot: QtBot, build: Callable[..., House], language: str, text: int
) -> None:
    house = build(text_scale=text)
    house.window.speak(language)
    panel = Pupil(house, qtbot, "jewel").lesson.panel
    for lesson in lessons_in(asset("lessons/haunted-house")):
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


def _rings(places: Iterable[QRectF], point: QPointF) -> bool:
    return any((place.center() - point).manhattanLength() < 2 for place in places)
