"""A screen that lies flat between people turns to the one whose turn it is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.standing_column import StandingColumn
from saboteur_desktop.games.saboteur.ui.summary_column import SummaryColumn
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.ui.flat_table import far_seats
from tests.ui.haunted import open_house
from tests.ui.house import House


@pytest.fixture
def flat(build: Callable[..., House]) -> House:
    """Two people face to face over a flat screen, and a computer player; the second person has the turn."""
    house = build(turn_table=True)
    house.open("hhb", lambda view: view.table.to_move == 1)
    return house


def middle_of(widget: QWidget) -> QPoint:
    """The middle of a widget in its window."""
    return widget.mapTo(widget.window(), widget.rect().center())


def opposite(house: House, point: QPoint) -> QPoint:
    """The point that a half turn of the window brings there."""
    return house.table.mapTo(house.window, house.table.rect().bottomRight()) - point


def touch_window(house: House, point: QPoint, finger: QPointingDevice) -> None:
    """Tap at a point of the window, as the system would tell it."""
    QTest.touchEvent(house.window.windowHandle(), finger).press(0, point).commit()
    QTest.touchEvent(house.window.windowHandle(), finger).release(0, point).commit()


def tunnel_and_cell(house: House) -> tuple[CardItem, QPointF]:
    """A card of the hand and a cell that takes it as it is held."""
    for card in house.table.scene.parts.hand.cards:
        for target in house.table.scene.targets(card.card_id, False):
            if isinstance(target.id, CellTarget) and target.verdict.allowed:
                return card, target.rect.center()
    raise LookupError("no card of this hand can be laid")


@pytest.mark.parametrize(
    ("people", "far"),
    [
        ([0], []),
        ([0, 1], [1]),
        ([0, 1, 2], [1, 2]),
        ([0, 1, 2, 3], [1, 2]),
        ([2, 5, 6, 9], [5, 6]),
        ([0, 1, 2, 3, 4], [2, 3]),
        ([0, 1, 2, 3, 4, 5], [2, 3, 4]),
    ],
)
def test_half_of_the_people_sit_at_the_far_edge(people: list[int], far: list[int]) -> None:
    assert far_seats(people) == frozenset(far)


@pytest.mark.parametrize("people", [range(count) for count in range(1, 11)])
def test_neighbours_sit_together_at_an_edge(people: range) -> None:
    sides = [seat in far_seats(people) for seat in people]
    changes = sum(here != there for here, there in zip(sides, [*sides[1:], sides[0]], strict=True))
    assert changes == (2 if len(people) > 1 else 0)


def test_the_curtain_faces_the_next_person_and_the_table_follows(flat: House) -> None:
    table = flat.table
    assert flat.doing is Doing.CURTAIN
    assert table.curtain.button.geometry().center().y() < table.height() / 2
    assert table.view.mapFromScene(0, 0) == QPoint(0, 0)
    flat.begin_turn()
    corner = table.view.mapFromScene(QPointF(0, 0))
    assert (corner.x(), corner.y()) == (table.width(), table.height())


def test_everybody_keeps_the_place_of_their_panel(flat: House) -> None:
    scene, view = flat.table.scene, flat.table.view
    upright = [view.mapFromScene(panel.place.center()).x() for panel in scene.parts.panels]
    flat.begin_turn()
    turned = [view.mapFromScene(panel.place.center()).x() for panel in scene.parts.panels]
    assert turned == pytest.approx(upright, abs=1)


def test_a_card_is_dragged_over_a_turned_table(flat: House) -> None:
    flat.begin_turn()
    card, cell = tunnel_and_cell(flat)
    assert flat.at(card.home.center).y() < flat.table.height() * 0.25
    flat.drag(card.home.center, cell)
    assert flat.table.scene.pending.move is not None
    end_turn = flat.table.scene.pending.end_turn.place.center()
    flat.press(end_turn)
    flat.release(end_turn)
    QApplication.processEvents()
    assert flat.table.kept.match.to_move != 1


def test_a_card_is_laid_by_finger_and_by_keys_on_a_turned_table(flat: House) -> None:
    flat.begin_turn()
    card, cell = tunnel_and_cell(flat)
    finger = QTest.createTouchDevice()
    for point in (card.home.center, cell):
        touch_window(flat, flat.table.view.viewport().mapTo(flat.window, flat.at(point)), finger)
    assert flat.table.scene.controller.hold is not None
    flat.key(Qt.Key.Key_Return)
    assert flat.table.scene.pending.move is not None
    flat.key(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert flat.table.kept.match.to_move != 1


def test_the_keyboard_ring_lies_over_the_card_it_means(flat: House) -> None:
    flat.begin_turn()
    flat.table.view.refresh_focus()
    card = flat.table.scene.parts.hand.cards[0]
    twin = flat.table.view.focus_layer.twin("hand 1")
    assert twin is not None
    seen = QRect(twin.mapTo(flat.table.view.viewport(), QPoint()), twin.size())
    assert seen.contains(flat.at(card.home.center))


def test_what_lies_over_the_table_is_pressed_where_it_is_seen(flat: House) -> None:
    flat.begin_turn()
    flat.table.menu.open()
    close = flat.table.menu.close_button
    flat.press_window(middle_of(close))
    assert flat.table.menu.isVisible()
    flat.press_window(opposite(flat, middle_of(close)))
    assert not flat.table.menu.isVisible()
    flat.table.menu.open()
    touch_window(flat, opposite(flat, middle_of(close)), QTest.createTouchDevice())
    assert not flat.table.menu.isVisible()


def test_rules_opened_at_the_far_edge_face_it_and_those_at_home_do_not(flat: House) -> None:
    flat.begin_turn()
    window = flat.window
    window.open_rules()
    flat.press_window(opposite(flat, middle_of(window.rulebook.close_button)))
    assert not window.rulebook.isVisible()
    window.go_home()
    window.open_rules()
    flat.press_window(middle_of(window.rulebook.close_button))
    assert not window.rulebook.isVisible()


SHEETS: dict[str, Callable[[House], object]] = {
    "settings": lambda house: house.window.open_settings(),
    "rules": lambda house: house.window.open_rules(),
    "one page": lambda house: house.window.open_quick_reference(),
    "log": lambda house: house.table.scene.log_requested.emit(),
}


def long_lists(house: House) -> list[QAbstractScrollArea]:
    """All that can be scrolled and lies uppermost, brought to its middle."""
    areas = house.window.findChildren(QAbstractScrollArea)
    found = [area for area in areas if area.isVisible() and area.verticalScrollBar().maximum() > 0]
    for area in found:
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum() // 2)
    return found


@pytest.fixture
def long_match(build: Callable[..., House]) -> House:
    """In a small window with large text, and with much to tell; the person at the far edge has the turn."""
    house = build(turn_table=True, text_scale=150)
    house.window.resize(1024, 600)
    house.open("hhb", lambda view: view.table.to_move == 1 and len(view.table.log) > 40)
    house.begin_turn()
    return house


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("angle", [-120, 120])
def test_the_wheel_sends_a_turned_list_where_it_sends_an_upright_one(
    sheet: str, angle: int, long_match: House, qtbot: QtBot
) -> None:
    SHEETS[sheet](long_match)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: bool(long_lists(long_match)))
    for area in long_lists(long_match):
        bar, seen = area.verticalScrollBar(), opposite(long_match, middle_of(area))
        others = {other: other.verticalScrollBar().value() for other in long_lists(long_match) if other is not area}
        before = bar.value()
        QTest.wheelEvent(long_match.window.windowHandle(), QPointF(seen), QPoint(0, angle))
        # Upright, a wheel rolled forwards shows what comes before: the list goes down on the screen.
        assert (bar.value() - before) * angle > 0, "turned, it goes down on the screen too"
        assert {other: other.verticalScrollBar().value() for other in others} == others


def test_the_wheel_over_an_upright_list_is_as_ever(long_match: House) -> None:
    long_match.window.go_home()
    long_match.window.open_settings()
    QApplication.processEvents()
    [area] = long_lists(long_match)
    before = area.verticalScrollBar().value()
    QTest.wheelEvent(long_match.window.windowHandle(), QPointF(middle_of(area)), QPoint(0, -120))
    assert area.verticalScrollBar().value() > before


def test_gold_is_taken_where_it_is_seen_from_the_far_edge(build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    house.open("hhhhh", lambda view: view.table.phase == "sharing" and view.table.to_move in far_seats(range(5)))
    house.begin_turn()
    gold = house.table.gold
    house.press_window(opposite(house, middle_of(gold.cards[0])))
    assert gold.chosen == 0
    taken = len(house.table.kept.match.rounds[-1].moves)
    house.press_window(opposite(house, middle_of(gold.take_button)))
    assert len(house.table.kept.match.rounds[-1].moves) == taken + 1


def test_the_words_over_the_table_move_to_the_opposite_place(flat: House) -> None:
    toast = flat.table.toast
    toast.say("Somebody says something")
    before = QRect(toast.geometry())
    flat.begin_turn()
    toast.say("Somebody says something")
    after = toast.geometry()
    assert after.center().y() == pytest.approx(flat.table.height() - 1 - before.center().y(), abs=1)
    assert after.size() == before.size()


def test_nothing_turns_when_the_screen_does_not_lie_flat(build: Callable[..., House]) -> None:
    house = build()
    house.open("hhb", lambda view: view.table.to_move == 1)
    assert house.table.curtain.button.geometry().center().y() > house.table.height() / 2
    house.begin_turn()
    assert house.table.view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)


def test_the_haunted_house_lies_still_because_all_look_at_one_house(build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    table = open_house(house, "hh", lambda view: view.table.to_move == 1)
    assert table.dealer.doing is Doing.TURN
    assert table.view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)


def test_the_table_turns_back_when_the_setting_is_put_off(flat: House) -> None:
    flat.begin_turn()
    flat.window._prefer("turn_table", False)
    assert flat.table.view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)
    card, cell = tunnel_and_cell(flat)
    flat.drag(card.home.center, cell)
    assert flat.table.scene.pending.move is not None


def test_the_curtain_swings_round_unless_motion_is_reduced(qtbot: QtBot, build: Callable[..., House]) -> None:
    house = build(turn_table=True, motion="full")
    house.open("hhb", lambda view: view.table.to_move == 1)
    button = house.table.curtain.button
    assert button.geometry().center().y() > house.table.height() / 2
    there = pytest.approx(house.table.height() * 0.272, abs=2)
    qtbot.waitUntil(lambda: button.geometry().center().y() == there)
    assert house.table.curtain.closed


# -- what is for all


RESULTS: dict[str, Callable[[House], ResultPage]] = {
    "round_over": lambda house: house.table.summary,
    "match_over": lambda house: house.table.standing,
}


def results(house: House, phase: str, people: str = "hhb") -> ResultPage:
    """Play until the round or the match is over, and go on to the page that is the last word on it."""
    house.open(people, lambda view: view.table.phase == phase)
    page = RESULTS[phase](house)
    if page is house.table.standing:
        house.click(house.table.summary.next_button)
    assert page.isVisible()
    return page


@pytest.mark.parametrize("phase", RESULTS)
def test_results_are_for_all_and_anybody_turns_them_round(phase: str, build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    page, button = results(house, phase), house.table.flat_table.button
    upright = middle_of(button)
    assert upright.y() > house.table.height() / 2, "nobody has the turn: first it faces the near edge"
    house.press_window(upright)
    assert (middle_of(button) - opposite(house, upright)).manhattanLength() <= 1
    reached: list[bool] = []
    page.buttons[0].pressed.connect(lambda: reached.append(True))
    house.press_window(opposite(house, middle_of(page.buttons[0])))
    assert reached == [True], "what is on the page is pressed where it is seen"


@pytest.mark.parametrize("phase", RESULTS)
def test_results_that_were_turned_round_are_turned_back(phase: str, build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    page, button = results(house, phase), house.table.flat_table.button
    upright = middle_of(button)
    house.press_window(upright)
    house.press_window(middle_of(button))
    assert middle_of(button) == upright
    reached: list[bool] = []
    page.buttons[0].pressed.connect(lambda: reached.append(True))
    house.press_window(middle_of(page.buttons[0]))
    assert reached == [True]


def test_the_board_behind_the_results_lies_as_they_do(build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    results(house, "round_over")
    table, button = house.table, house.table.flat_table.button
    house.press_window(middle_of(button))
    house.press_window(opposite(house, middle_of(table.summary.board_button)))
    assert not table.summary.isVisible()
    assert not button.isVisible()
    corner = table.view.mapFromScene(QPointF(0, 0))
    assert (corner.x(), corner.y()) == (table.width(), table.height())
    house.press_window(middle_of(table.back_to_results))
    assert table.summary.isVisible()
    assert button.isVisible()


def test_the_next_round_turns_to_the_one_who_begins_it(build: Callable[..., House]) -> None:
    house = build(turn_table=True)
    results(house, "round_over")
    house.press_window(middle_of(house.table.flat_table.button))
    house.press_window(opposite(house, middle_of(house.table.summary.next_button)))
    assert not house.table.flat_table.button.isVisible()
    if house.doing is Doing.CURTAIN:
        house.begin_turn()
    seat = house.table.kept.match.to_move
    far = house.table.view.mapFromScene(QPointF(0, 0)) != QPoint(0, 0)
    assert far == (seat == 1)


@pytest.mark.parametrize(("people", "settings"), [("hhb", {}), ("hbb", {"turn_table": True})])
def test_nothing_is_turned_round_where_all_sit_at_one_edge(
    people: str, settings: dict[str, bool], build: Callable[..., House]
) -> None:
    house = build(**settings)
    results(house, "round_over", people)
    assert not house.table.flat_table.button.isVisible()


def test_the_button_comes_and_goes_with_the_setting(build: Callable[..., House]) -> None:
    house = build()
    results(house, "round_over")
    button = house.table.flat_table.button
    house.window._prefer("turn_table", True)
    assert button.isVisible()
    house.press_window(middle_of(button))
    house.window._prefer("turn_table", False)
    assert not button.isVisible()
    assert house.table.view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("phase", RESULTS)
def test_the_button_has_room_of_its_own(
    phase: str, size: tuple[int, int], text_scale: int, language: str, build: Callable[..., House]
) -> None:
    house = build(turn_table=True, text_scale=text_scale, language=language)
    house.window.setMinimumSize(1, 1)
    house.window.resize(*size)
    page, button = results(house, phase), house.table.flat_table.button
    house.window.speak(language)
    QApplication.processEvents()
    face = button.face().translated(QPointF(button.pos()))
    assert QRectF(house.table.rect()).contains(face)
    assert min(face.width(), face.height()) >= 48
    assert button.accessibleName()
    for other in (*page.buttons, *page.findChildren(SummaryColumn), *page.findChildren(StandingColumn)):
        paper = other.paper if isinstance(other, ResultButton) else other.geometry()
        assert not face.intersects(QRectF(paper)), other
