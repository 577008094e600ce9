"""The accessibility tree of every page: everything has a name and a role, and nothing secret stands in it."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.events import MapRead
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.log_rows import goal_sentence
from saboteur_desktop.games.saboteur.ui.spoken import spoken_role
from saboteur_desktop.games.saboteur.ui.texts import spoken_card
from saboteur_desktop.paint.contrast import contrast
from saboteur_desktop.paint.palette import color
from saboteur_desktop.table.seat_look import SeatLook
from tests.ui.house import House
from tests.ui.pages import PAGES
from tests.ui.reader import Reader, everything_said, nodes

ROLES = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.EditableText,
    QAccessible.Role.StaticText,
}
WHOLES = {"The table", "Rules", "What happened"}
"""What is focused as a whole: it is neither pressed nor one line."""


def private_words(view: PlayerView, seats: Sequence[SeatLook]) -> set[str]:
    """What a screen reader says of that seat's own things."""
    cards = {spoken_card(card, turned) for card in view.hand for turned in (False, True)}
    reads = (event for event in view.memory if isinstance(event, MapRead))
    looks = {goal_sentence(event.goal, event.card) for event in reads if event.card is not None}
    return {words for words in (*cards, spoken_role(view, seats), *looks) if words}


def everybodys_secrets(house: House) -> set[str]:
    match = house.table.kept.match
    return {words for seat in range(match.seats) for words in private_words(match.view(seat), house.table.looks)}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("page", sorted(PAGES))
def test_everything_that_can_have_the_focus_has_a_name_and_a_role(house: House, page: str, language: str) -> None:
    PAGES[page](house)
    house.window.speak(language)
    QApplication.processEvents()
    focusable = [node for node in nodes(house.window) if node.focusable]
    assert focusable
    assert [node.role for node in focusable if not node.name] == []
    if language == "en":
        assert {node.name for node in focusable if node.role not in ROLES} <= WHOLES


@pytest.mark.parametrize("page", sorted(PAGES))
def test_tab_goes_round_each_page_and_is_never_stuck_or_lost(house: House, page: str) -> None:
    PAGES[page](house)
    QApplication.processEvents()

    def step(key: Qt.Key) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        now = QApplication.focusWidget()
        assert now is not None
        assert now.isVisible()
        return now

    first = step(Qt.Key.Key_Tab)
    walked = [first]
    for _ in range(80):
        now = step(Qt.Key.Key_Tab)
        if now is first:
            break
        assert now not in walked, "Tab goes round in a part of the page"
        walked.append(now)
    else:
        pytest.fail("Tab never comes back")
    back = [step(Qt.Key.Key_Backtab) for _ in walked]
    assert back == [*reversed(walked[1:]), first]


def _has_ring(house: House, focus: QWidget, sky: QColor) -> bool:
    """Whether enough points in and around a widget have the colour of the ring."""
    corner = focus.mapTo(house.window, focus.rect().topLeft())
    image = house.window.grab(focus.rect().translated(corner).adjusted(-12, -12, 12, 12)).toImage()
    points = [image.pixelColor(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    return sum(_near(point, sky) for point in points) > 20


@pytest.mark.parametrize("page", sorted(PAGES))
def test_the_focus_can_be_seen_wherever_tab_stops(house: House, page: str, qtbot: QtBot) -> None:
    PAGES[page](house)
    QApplication.processEvents()
    sky = color("sky")
    seen: list[QWidget] = []
    while True:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        # What has just come may still be fading in.
        qtbot.waitUntil(partial(_has_ring, house, focus, sky), timeout=5_000)
    assert contrast(sky, color("night0")) > 4.5


def _near(pixel: QColor, wanted: QColor) -> bool:
    return (
        abs(pixel.red() - wanted.red()) + abs(pixel.green() - wanted.green()) + abs(pixel.blue() - wanted.blue()) < 24
    )


def test_a_closed_curtain_leaves_nothing_private_in_the_tree(house: House) -> None:
    house.open("hhb")
    assert house.table.curtain.closed
    assert not everything_said(house.window) & everybodys_secrets(house)
    house.begin_turn()
    own = private_words(house.table.dealer.view(), house.table.looks) - {""}
    assert everything_said(house.window) & own, "the person at the screen is told the own hand"
    others = everybodys_secrets(house) - own
    assert not everything_said(house.window) & others


def lose_focus(house: House) -> None:
    QApplication.sendEvent(house.window, QEvent(QEvent.Type.WindowDeactivate))


def end_turn(house: House) -> None:
    house.discard_by_keys()


@pytest.mark.parametrize("leave", [lose_focus, end_turn])
@pytest.mark.parametrize("doing", ["nothing", "holding a card", "holding the role"])
def test_what_is_private_is_gone_in_the_same_moment(
    qtbot: QtBot, house: House, leave: Callable[[House], None], doing: str
) -> None:
    house.open("hhb")
    house.begin_turn()
    secrets = everybodys_secrets(house)
    QApplication.processEvents()
    if doing == "holding a card":
        house.key(Qt.Key.Key_1)
    elif doing == "holding the role":
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyPress(focus, Qt.Key.Key_Q)
        assert everything_said(house.window) & {spoken_role(house.table.dealer.view(), house.table.looks)}
    leave(house)
    if leave is end_turn:
        qtbot.waitUntil(lambda: house.doing is Doing.CURTAIN)
    assert house.table.curtain.closed
    assert not everything_said(house.window) & secrets


def test_nothing_private_is_announced_by_itself(qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(house.window, qtbot, monkeypatch)
    house.open("hhb")
    for _ in range(6):
        house.begin_turn()
        reader.heard.clear()
        lose_focus(house)
        QApplication.sendEvent(house.window, QEvent(QEvent.Type.WindowActivate))
        assert not {line for line in reader.heard for secret in everybodys_secrets(house) if secret in line}
        house.begin_turn()
        first = house.table.dealer.view().hand[0]
        reader.heard.clear()
        house.discard_by_keys()
        qtbot.waitUntil(lambda: house.doing is Doing.CURTAIN)
        told = [line for line in reader.heard if spoken_card(first) in line]
        assert len(told) == 1, (
            "the card is named when it is picked up, and not when it is discarded or another is drawn"
        )
        assert any("discards a card" in line for line in reader.heard)


def test_a_hand_that_turns_over_is_face_down_to_the_reader_too(house: House) -> None:
    house.open("hbb")
    house.begin_turn()
    own = private_words(house.table.dealer.view(), house.table.looks)
    assert everything_said(house.window) & own
    lose_focus(house)
    assert not everything_said(house.window) & own
    QApplication.sendEvent(house.window, QEvent(QEvent.Type.WindowActivate))
    assert everything_said(house.window) & own


def test_behind_a_page_of_results_the_table_is_not_read(house: House) -> None:
    house.open("hhhhh", lambda view: view.table.phase == "round_over")
    groups = {node.group for node in nodes(house.window)}
    assert groups == {""}
    house.click(house.table.summary.board_button)
    QApplication.processEvents()
    assert "The mine" in {node.group for node in nodes(house.window)}
