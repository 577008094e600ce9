"""People agree with their computer partners on who takes which jewel, and these keep to it."""

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.ui.focus_spots import place_words
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.dealer.doubles import Late
from tests.ui.house import LEFT, House, plans

ROOMS_WITH_JEWEL = [*"ACDEGHJL"]


class Partners(Late):
    """Computer players that tell what was agreed on with them."""

    def __init__(self) -> None:
        super().__init__()
        self.agreements: list[Any] = []

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.agreements.append(agreement)
        return super().ask(game_id, level, view, seed, agreement)


@pytest.fixture
def partners() -> Partners:
    """Who sits beside the people."""
    return Partners()


@pytest.fixture
def page(build: Any, partners: Partners) -> HouseTable:
    """A match of one person with two computer partners."""
    return open_house(build(thinkers=partners), "hbb")


def open_house(house: House, kinds: str) -> HouseTable:
    """Show a new match of the Haunted House."""
    game = registry.engine("haunted-house")
    match = Match(game, game.read_ruleset({}), len(kinds), "plans")
    house.window.open_match(house.opened.library.keep(match, plans(kinds)))
    QApplication.processEvents()
    assert isinstance(house.window.table, HouseTable)
    return house.window.table


def tap(page: HouseTable, point: QPointF) -> None:
    """Click at a point of the table."""
    QTest.mouseClick(page.view.viewport(), LEFT, pos=page.view.mapFromScene(point))
    QApplication.processEvents()


def _has_asked(partners: Partners, times: int) -> bool:
    return len(partners.asked) == times


def segment(page: HouseTable, room: str, value: str) -> Any:
    """Return one choice of a room's row."""
    return next(choice for choice in page.planning.rows[room]._segments if choice.value == value)


def test_a_button_opens_one_row_for_each_jewel_and_what_is_chosen_holds_at_once(qtbot: QtBot, page: HouseTable) -> None:
    tap(page, page.scene.buttons.item("plan").place.center())
    assert page.planning.isVisible()
    assert [*page.planning.rows] == ROOMS_WITH_JEWEL
    QTest.mouseClick(segment(page, "A", "0"), LEFT)
    QTest.mouseClick(segment(page, "L", "1"), LEFT)
    assert page.plan == Plan(((0, "A"), (1, "L")))
    assert page.scene.promises.plan == page.plan
    table = page.scene.table
    assert table is not None
    assert place_words(page.scene, table, "L").endswith("promised to Pip")
    QTest.mouseClick(segment(page, "A", ""), LEFT)
    assert page.plan == Plan(((1, "L"),))


def test_the_keyboard_reaches_it(qtbot: QtBot, page: HouseTable) -> None:
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert page.planning.isVisible()
    focus = QApplication.focusWidget()
    assert focus is segment(page, "A", "")
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not page.planning.isVisible()


def test_partners_are_told_with_the_next_question(qtbot: QtBot, page: HouseTable, partners: Partners) -> None:
    plan = NO_PLAN.with_taker(1, "L")
    page.planning.planned.emit(plan)
    page.dealer.propose(Roll())
    qtbot.waitUntil(lambda: page.scene.may_walk)
    page.dealer.confirms = False
    page.dealer.propose(Walk(page.scene.table.board.outside if page.scene.table else ""))
    qtbot.waitUntil(lambda: bool(partners.agreements))
    assert partners.agreements == [plan]


def test_the_sign_goes_with_the_jewel(page: HouseTable) -> None:
    page.planning.planned.emit(NO_PLAN.with_taker(0, "A").with_taker(1, "L"))
    view = page.dealer.view()
    assert page.scene.promises.plan.taker("A") == 0
    rooms = view.table.board.rooms
    jewels = tuple(None if room == "A" else jewel for room, jewel in zip(rooms, view.table.jewels, strict=True))
    page.scene.sync(view._replace(table=view.table._replace(jewels=jewels)), page.looks)
    assert page.scene.promises.plan.takes == ((1, "L"),)


def test_people_among_themselves_just_talk(build: Any) -> None:
    page = open_house(build(), "hhh")
    assert not page.scene.plannable
    assert "plan" not in [action.key for action in page.scene.buttons.actions]


def test_a_partner_says_what_it_goes_for_as_agreed(qtbot: QtBot, page: HouseTable, partners: Partners) -> None:
    page.planning.planned.emit(NO_PLAN.with_taker(0, "A").with_taker(0, "L"))
    page.dealer.propose(Roll())
    qtbot.waitUntil(lambda: page.scene.may_walk)
    page.dealer.confirms = False
    page.dealer.propose(Walk(page.dealer.view().table.board.outside))
    for asked in (1, 2):
        qtbot.waitUntil(partial(_has_asked, partners, asked))
        partners.answer(registry.bot("haunted-house", "careful", "seed", page.plan).choose(partners.asked[-1], 0))
    said = page.scene.parts.hunters[1].shown.intention
    assert said
    assert not said.endswith((": A.", ": L."))


def test_partners_say_what_they_have_in_mind_before_their_turn_and_follow_the_agreement(page: HouseTable) -> None:
    panels = page.scene.parts.hunters
    assert panels[0].shown.intention == ""
    before = [panels[hunter].shown.intention for hunter in (1, 2)]
    assert all(said.startswith("I fetch the jewel") for said in before)
    page.planning.planned.emit(NO_PLAN.with_taker(1, "E").with_taker(2, "H"))
    assert panels[1].shown.intention == "I fetch the jewel in E."
    assert panels[2].shown.intention == "I fetch the jewel in H."


def test_what_partners_have_in_mind_is_said_in_the_language_that_is_on(house: House) -> None:
    page = open_house(house, "hbb")
    panels = page.scene.parts.hunters
    english = [panels[hunter].shown.intention for hunter in (1, 2)]
    house.window.speak("ru")
    QApplication.processEvents()
    russian = [panels[hunter].shown.intention for hunter in (1, 2)]
    assert all(words.startswith("I fetch") for words in english)
    assert all(words.startswith("Иду за") for words in russian)
