"""The end of a match: how it came out and why, what happened on the way, and where to go from here."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.events import (
    Event,
    Fought,
    GhostCame,
    GhostsGone,
    HauntingGone,
    JewelOut,
    Result,
    Walked,
)
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui import end_page
from saboteur_desktop.games.haunted_house.ui.end_page import EndPage
from saboteur_desktop.games.haunted_house.ui.end_words import Fact, facts_of, luck_words, usual_ghosts
from saboteur_desktop.games.haunted_house.ui.endings.ending import ending_of
from saboteur_desktop.games.haunted_house.ui.endings.scene import paint_ending
from saboteur_desktop.table import painted_room
from tests.games.haunted_house.ui.tables import LOOKS, new_table
from tests.paint.canvas import difference, picture, pixels

RESULTS: tuple[Result, ...] = ("won", "six", "trapped", "stuck")
SIZES = [(1280, 720), (1024, 600), (800, 1280), (1920, 1080)]

Show = Callable[..., EndPage]
every_result = pytest.mark.parametrize("result", RESULTS)


def ended(result: Result = "won", seats: int = 3, log: tuple[Event, ...] = (), **rules: Any) -> OpenTable:
    """A match that came out like that."""
    table = new_table(seats, **rules)
    rooms, hunters = len(table.board.rooms), len(table.places)
    spirits = {"won": 2, "six": 6, "trapped": 4, "stuck": 1}[result]
    return table._replace(
        phase="match_over",
        to_move=None,
        result=result,
        turn=42,
        out=8 if result == "won" else 3,
        haunted=tuple(room < spirits for room in range(rooms)),
        carried=(None,) * hunters if result in ("won", "six") else (5, 6, 7, 8)[:hunters],
        log=table.log + log,
    )


@pytest.fixture
def shown(plain: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Show:
    """Shows the page of a match, with the keyboard on it and the room in a flat colour."""

    def room(p: QPainter, size: QSizeF, ending: object) -> None:
        p.fillRect(QRectF(0, 0, size.width(), size.height()), QColor("indigo"))

    monkeypatch.setattr(end_page, "paint_ending", room)
    monkeypatch.setattr(painted_room, "_pictures", type(painted_room._pictures)())

    def show(table: OpenTable, size: QSize = QSize(1280, 720), reduced_motion: bool = True) -> EndPage:  # noqa: B008
        page = EndPage()
        qtbot.addWidget(page)
        page.resize(size)
        page.show_view(HouseView(table, None), LOOKS[: table.seats], reduced_motion)
        with qtbot.waitActive(page):
            page.show()
        page.setFocus()
        return page

    return show


def fact(table: OpenTable, sign: str) -> Fact:
    return next(fact for fact in facts_of(table) if fact.sign == sign)


@every_result
def test_the_page_says_how_the_match_came_out_and_why(shown: Show, result: Result) -> None:
    page = shown(ended(result))
    assert page.ribbon.accessibleName() == ("Everybody wins" if result == "won" else "Everybody loses")
    assert page.ribbon.accessibleDescription().endswith(".")


def test_reasons_differ(shown: Show) -> None:
    assert len({shown(ended(result)).ribbon.accessibleDescription() for result in RESULTS}) == len(RESULTS)


def test_it_counts_jewels_spirits_turns_and_steps() -> None:
    table = ended("six", log=(Walked(0, ("OUT", "h01", "h02")), Walked(1, ("h01",)), Walked(2, ("A", "B"))))
    assert (fact(table, "jewel").value, fact(table, "jewel").filled) == ("3 of 8", (3, 8))
    assert (fact(table, "spirit").value, fact(table, "spirit").filled) == ("6 of 6", (6, 6))
    assert (fact(table, "die").value, fact(table, "die").note) == ("42", "Steps walked: 3")


def test_it_counts_fights_and_who_was_driven_out() -> None:
    fights = (
        Fought(0, "C", ("ghost",)), GhostsGone("C", 1), Fought(1, "F", ("ghost", "ghost")), GhostsGone("F", 2),
        Fought(2, "I", ("red", "blank")), HauntingGone("I"), Fought(0, "L", ("blank",)),
    )  # fmt: skip
    assert fact(ended(log=fights), "fight").value == "4"
    assert fact(ended(log=fights), "fight").note == "Driven out: ghosts 3, evil spirits 1"


def test_usual_are_five_ghosts_in_seven_turns() -> None:
    assert usual_ghosts(ended()) == pytest.approx(42 * 5 / 7)


@pytest.mark.parametrize(("ghosts", "begins"), [(20, "Good luck"), (30, "As usual"), (40, "Bad luck")])
def test_it_tells_luck_from_the_number_of_ghosts(ghosts: int, begins: str) -> None:
    table = ended(log=(GhostCame("A", "A"),) * ghosts)
    assert fact(table, "ghost").value == str(ghosts)
    assert fact(table, "ghost").note.startswith(begins)
    assert "30" in fact(table, "ghost").note


def test_nothing_is_usual_with_a_deck_of_extra_cards() -> None:
    assert luck_words(ended(preset="hard"), 40) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_tells_how_often_careful_players_win_the_level(seats: int) -> None:
    note = fact(ended(seats=seats), "level").note
    assert note.startswith("Three" if seats == 3 else "Four")


def test_a_level_with_other_rules_has_no_measured_share() -> None:
    note = fact(ended(battle_dice="2-1-3"), "level").note
    assert "%" not in note
    assert note


def test_every_hunter_shows_the_jewels_it_brought_out(shown: Show) -> None:
    page = shown(ended(seats=2, log=(JewelOut(0, 0, 1), JewelOut(3, 0, 2), JewelOut(0, 0, 3))))
    assert [panel.jewels for panel in page.hunters] == [2, 0, 0, 1]
    assert [panel.accessibleName() for panel in page.hunters] == [
        "Anna (red)", "Ben (yellow)", "Anna (blue)", "Ben (green)",
    ]  # fmt: skip
    assert page.hunters[0].accessibleDescription()


def test_panels_come_up_one_after_the_other_and_a_key_brings_all(shown: Show) -> None:
    page = shown(ended(), reduced_motion=False)
    assert any(panel.shown < 1 for panel in (*page.hunters, *page.facts))
    QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F, Qt.KeyboardModifier.NoModifier))
    assert all(panel.shown == 1 and panel.is_painted for panel in (*page.hunters, *page.facts))


def test_with_reduced_motion_everything_is_there_at_once(shown: Show) -> None:
    page = shown(ended())
    assert all(panel.shown == 1 for panel in (*page.hunters, *page.facts))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_on_the_page_covers_anything_else(shown: Show, size: tuple[int, int], seats: int) -> None:
    page = shown(ended(seats=seats), QSize(*size))
    rects = [panel.panel.translated(panel.pos()) for panel in (*page.hunters, *page.facts)]
    rects += [QRectF(button.paper) for button in page.buttons]
    for number, one in enumerate(rects):
        assert QRectF(page.rect()).contains(one)
        assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for other in rects[number + 1 :])


def test_it_goes_on_to_another_match_to_the_house_or_home(shown: Show, qtbot: QtBot) -> None:
    page = shown(ended())
    assert page.again_button.hasFocus()
    with qtbot.waitSignal(page.again_requested):
        QTest.keyClick(page.again_button, Qt.Key.Key_Return)
    QTest.keyClick(page.again_button, Qt.Key.Key_Left)
    assert page.board_button.hasFocus()
    with qtbot.waitSignal(page.board_requested):
        QTest.keyClick(page.board_button, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.home_requested):
        QTest.mouseClick(page.home_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(("width", "height"), [(320, 180), (160, 256)])
def test_every_ending_has_a_picture_of_its_own(qtbot: QtBot, width: int, height: int) -> None:
    def drawn(result: Result) -> QImage:
        ending = ending_of(ended(result, 4, numbered_jewels=True, extra_cards=True), (0, 3, 5, 8))
        return picture(width, height, lambda p: paint_ending(p, QSizeF(width, height), ending))

    pictures = {result: drawn(result) for result in RESULTS}
    assert pixels(pictures["won"]) == pixels(drawn("won"))
    for number, one in enumerate(RESULTS):
        assert pictures[one].pixelColor(width - 1, height - 1).alpha() == 255
        assert all(difference(pictures[one], pictures[other]) > 2 for other in RESULTS[number + 1 :])
