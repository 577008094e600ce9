"""Everything that takes a tap is at least as large as a fingertip, in the smallest usual window."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QLineEdit, QScrollBar, QWidget

from saboteur_desktop.games.saboteur.engine.moves import Discard
from saboteur_desktop.games.saboteur.ui.gold_choice import GoldChoice
from saboteur_desktop.games.saboteur.ui.secret_look import goal_look
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, DiscardTarget, SeatTarget
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.metrics import TOUCH_TARGET, card_height
from saboteur_desktop.table.reason_bubble import ReasonBubble
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.ui.widgets.hold_button import HoldButton
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from tests.ui.house import House
from tests.ui.pages import PAGES

THROUGH = Qt.WidgetAttribute.WA_TransparentForMouseEvents
NARROW = 0.25
"""How much of a pixel rounding may take."""


def tappable(house: House) -> dict[str, QRectF]:
    """All widgets that take a tap now, each with the part of the window that means it."""
    window = house.window
    found: dict[str, QRectF] = {}
    kinds = (QAbstractButton, HoldButton, QLineEdit, QAbstractSlider)
    for number, widget in enumerate(window.findChildren(QWidget)):
        if isinstance(widget, QScrollBar):
            continue  # a list is pushed with the finger
        if isinstance(widget, kinds) and widget.isVisible() and not widget.testAttribute(THROUGH) and on_top(widget):
            part = QRectF(widget.rect())
            if isinstance(widget, PaperButton):
                part = widget.face()
            elif isinstance(widget, ResultButton):
                part = widget._paper_rect()
            elif isinstance(widget, GoldChoice):
                part = widget.shape_rect()
            name = f"{type(widget).__name__} {number} {widget.accessibleName()} {getattr(widget, 'text', str)()}"
            found[name] = part.translated(widget.mapTo(window, QPoint(0, 0)).toPointF())
    return found


def on_top(widget: QWidget) -> bool:
    """Whether no sheet, curtain or page lies over it, and no list has pushed it out of sight."""
    window = widget.window()
    middle = widget.mapTo(window, widget.rect().center())
    there = window.childAt(middle)
    return there is not None and (there is widget or widget.isAncestorOf(there))


def check(targets: dict[str, QRectF]) -> None:
    small = {name: rect for name, rect in targets.items() if min(rect.width(), rect.height()) < TOUCH_TARGET - NARROW}
    assert not small
    for (one, first), (other, second) in combinations(targets.items(), 2):
        common = first.intersected(second)
        assert min(common.width(), common.height()) <= 1, f"{one} and {other} lie over each other"


# The languages with the shortest and the longest words.
@pytest.mark.parametrize("language", ["ja", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_every_widget_is_large_enough_for_a_finger(build: Callable[..., House], page: str, language: str) -> None:
    house = build(language=language)
    house.window.speak(language)
    PAGES[page](house)
    settle(house)
    targets = tappable(house)
    assert targets or house.window.table is not None
    check(targets)


def settle(house: House) -> None:
    """Let everything take its place."""
    QApplication.processEvents()
    assert not house.window.grab().isNull()


# -- the table


def parts(house: House) -> dict[str, QRectF]:
    """All items of the table that take a tap now."""
    scene = house.table.scene
    found = {}
    for number, item in enumerate(scene.items()):
        if isinstance(item, TapItem) and item.takes_taps and item.isVisible():
            found[f"{type(item).__name__} {number}"] = item.mapRectToScene(item.rect)
    return found


def places(house: House) -> Iterator[Place]:
    hold = house.table.scene.controller.hold
    if hold is not None:
        yield from hold.places


@pytest.fixture(params=["hhh", "hhhhh", "hhhhhhhhhh"], ids=len)
def table(request: pytest.FixtureRequest, house: House) -> House:
    """A table of three, five and ten, in turn."""
    house.open(request.param, lambda view: len(view.table.log) > 6)
    house.begin_turn()
    settle(house)
    return house


def test_buttons_badge_and_log_are_large_enough(table: House) -> None:
    found = parts(table)
    assert len(found) >= 7, "discard, turn, hint, full screen, menu, badge, log"
    check(found)


def test_cards_of_the_hand_show_enough_of_themselves(table: House) -> None:
    homes = [item.home for item in table.table.scene.parts.hand.cards]
    assert len(homes) > 3
    assert all(card_height(home.width) >= TOUCH_TARGET for home in homes)
    for one, following in pairwise(homes):
        assert following.center.x() - one.center.x() >= TOUCH_TARGET


def test_all_places_a_card_may_go_to_are_large_enough(table: House) -> None:
    scene = table.table.scene
    kinds = set()
    for item in scene.parts.hand.cards:
        scene.controller.choose(item)
        for place in places(table):
            kinds.add(type(place.id))
            if isinstance(place.id, CellTarget):
                assert place.rect.width() >= 60
            assert min(place.rect.width(), place.rect.height()) >= TOUCH_TARGET, place.id
            if isinstance(place.id, SeatTarget):
                assert place.rect.height() >= 79 - NARROW
        settle(table)
        check(parts(table))
    assert {CellTarget, DiscardTarget} <= kinds


def test_buttons_of_an_aimed_card_are_large_enough_and_inside_the_window(table: House) -> None:
    scene = table.table.scene
    window = QRectF(table.window.rect())
    reason = next(item for item in scene.items() if isinstance(item, ReasonBubble))
    for item in scene.parts.hand.cards:
        scene.controller.choose(item)
        for place in places(table):
            if not place.asks:
                continue
            scene.controller.aim_at(place.id)
            ghosts = scene.preview.buttons
            for button in (ghosts.confirm, ghosts.cancel):
                assert button.isVisible()
                assert min(button.place.width(), button.place.height()) >= TOUCH_TARGET
                assert window.contains(button.place)
                assert not button.place.intersects(place.rect), "the card that would lie there is to be seen"
                assert not (reason.isVisible() and button.place.intersects(reason.place)), "and why it may not"


def test_buttons_of_a_move_that_waits_are_large_enough(table: House) -> None:
    scene = table.table.scene
    for key in (Qt.Key.Key_1, Qt.Key.Key_D):
        table.key(key)
    assert isinstance(table.table.dealer.pending, Discard)
    settle(table)
    assert scene.pending.end_turn.isVisible()
    for button in (scene.pending.end_turn, scene.pending.take_back):
        assert min(button.place.width(), button.place.height()) >= TOUCH_TARGET
        assert QRectF(table.window.rect()).contains(button.place)


def test_buttons_of_a_look_and_of_a_choice_of_tools_are_large_enough(table: House) -> None:
    scene = table.table.scene
    assert scene.layout is not None
    scene.peek.set_needs_hold(True)
    scene.peek.begin(goal_look(0, "gold"), scene.layout)
    for button in (scene.peek.hold, scene.peek.close):
        assert min(button.place.width(), button.place.height()) >= TOUCH_TARGET
    scene.peek.abandon()
    scene.choice.ask(("pickaxe", "cart"), scene.places.seat_rect(0), scene.layout.towards[0], scene.layout)
    asked = [button.place for button in scene.choice.buttons.values()]
    assert len(asked) == 2
    assert all(min(place.width(), place.height()) >= 64 for place in asked)
    assert not asked[0].intersects(asked[1])
    scene.choice.dismiss()
