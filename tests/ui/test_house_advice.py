"""Advice is given when it is asked for: two things to do, told and shown on the table until something is done."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.ui.hints import hints
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.ui.house import House
from tests.ui.test_house_plans import open_house, tap


@pytest.fixture
def page(house: House) -> HouseTable:
    """A match of three people."""
    return open_house(house, "hhh")


def _ask(page: HouseTable) -> None:
    tap(page, page.scene.parts.bar.buttons["hint"].place.center())


def test_before_the_roll_it_tells_about_the_die_and_rings_nothing(page: HouseTable) -> None:
    _ask(page)
    assert "Roll the die first" in page.toast.text
    assert not page.advice.places


def test_who_wants_to_walk_before_the_roll_is_told_about_the_die(page: HouseTable) -> None:
    floor = page.scene.plan
    assert floor is not None
    tap(page, floor.space("A").center())
    assert "Roll the die first" in page.toast.text


def test_a_hunter_that_is_dragged_before_the_roll_stays_and_is_told_about_the_die(
    page: HouseTable, house: House
) -> None:
    floor = page.scene.plan
    assert floor is not None
    mine, other = page.scene.pawns.items[:2]
    stood = mine.pos()
    house.drag(other.pos(), floor.space("A").center())
    assert not page.toast.isVisible()
    house.drag(stood, floor.space("A").center())
    assert "Roll the die first" in page.toast.text
    assert mine.pos() == stood


def test_both_places_and_the_hunter_are_ringed_until_the_walk_is_chosen(qtbot: QtBot, page: HouseTable) -> None:
    assert not page.advice.places
    page.dealer.propose(Roll())
    qtbot.waitUntil(lambda: page.scene.may_walk)
    _ask(page)
    given = hints(page.dealer.view().table, NO_PLAN)
    assert [hint.option in page.toast.text and hint.reason in page.toast.text for hint in given] == [True, True]
    floor = page.scene.plan
    assert floor is not None
    middles = [ring.center() for ring in page.advice.places]
    for hint in given:
        assert isinstance(hint.move, Walk)
        goal = floor.space(hint.move.to).center()
        assert any((middle - goal).manhattanLength() < 2 for middle in middles)
    assert len(middles) == 3
    words = QRectF(page.toast.geometry())
    assert not any(ring.intersects(words) for ring in page.advice.places)
    page.dealer.propose(given[0].move)
    assert not page.advice.places


def test_with_another_size_of_window_the_rings_go_along(qtbot: QtBot, page: HouseTable, house: House) -> None:
    page.dealer.propose(Roll())
    qtbot.waitUntil(lambda: page.scene.may_walk)
    _ask(page)
    before = page.advice.places
    house.window.resize(1024, 640)
    qtbot.waitUntil(lambda: page.advice.places != before)
    assert len(page.advice.places) == len(before)


@pytest.mark.parametrize(("ghosts", "words"), [(0, "No evil spirit can appear"), (2, "In each room")])
def test_odds_that_are_switched_on_are_explained_also_where_there_are_none_yet(
    page: HouseTable, ghosts: int, words: str
) -> None:
    view = page.dealer.view()
    table = view.table._replace(ghosts=(ghosts,) * len(view.table.ghosts))
    page.scene.sync(view._replace(table=table), page.looks)
    tap(page, page.scene.parts.bar.buttons["odds"].place.center())
    assert bool(page.scene.odds.chances) == (ghosts > 0)
    assert page.toast.text.startswith(words)


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 720), (800, 1280)])
def test_words_over_the_house_hide_no_button(
    page: HouseTable, house: House, window: tuple[int, int], text_scale: int
) -> None:
    house.window.settings.changed.emit("text_scale", text_scale)
    house.window.resize(*window)
    page.dealer.propose(Roll())
    tap(page, page.scene.parts.bar.buttons["odds"].place.center())
    layout = page.scene.layout
    assert layout is not None
    assert page.toast.isVisible()
    words = QRectF(page.toast.geometry())
    for buttons in (layout.actions, layout.dice):
        assert not words.intersects(buttons)
