"""The twin of a table: names, Tab from zone to zone, arrows within, and a mouse that goes through."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.paint.palette import color
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.table.focus import FocusSpot, FocusZone
from saboteur_desktop.table.focus_layer import FocusLayer
from saboteur_desktop.table.focus_widgets import FocusButton
from tests.table.toy import ToyTable


class Pressed:
    """Two zones: two cards that can be pressed, a button that is held, and a row that is only read."""

    def __init__(self, table: ToyTable) -> None:
        self.layer = FocusLayer(table.view, table.view.viewport())
        self.acts: list[str] = []

    def zones(self, cards: tuple[str, ...] = ("a", "b"), readable: bool = False) -> tuple[FocusZone, ...]:
        return (
            FocusZone(
                "hand",
                "Your hand",
                tuple(
                    FocusSpot(
                        name,
                        QRectF(120 * index, 200, 80, 100),
                        f"Card {name}",
                        None if readable else partial(self.acts.append, name),
                        aim=partial(self.acts.append, f"aim {name}"),
                    )
                    for index, name in enumerate(cards)
                ),
            ),
            FocusZone("board", "The mine", (FocusSpot("row", QRectF(0, 0, 400, 80), "Row 0"),)),
            FocusZone(
                "badge",
                "Secret",
                (
                    FocusSpot(
                        "hold",
                        QRectF(0, 400, 80, 80),
                        "Hold to look",
                        hold=(lambda: self.acts.append("down"), lambda: self.acts.append("up")),
                    ),
                ),
            ),
        )

    def key(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


@pytest.fixture
def twin(table: ToyTable) -> Iterator[Pressed]:
    made = Pressed(table)
    made.layer.show(made.zones())
    yield made
    made.layer.show(())


def test_a_screen_reader_finds_groups_buttons_and_texts(table: ToyTable, twin: Pressed) -> None:
    root = QAccessible.queryAccessibleInterface(table.view.viewport())
    found = {}
    for place in range(root.childCount()):
        group = root.child(place)
        for index in range(group.childCount()):
            child = group.child(index)
            name = child.text(QAccessible.Text.Name)
            found[name] = (group.text(QAccessible.Text.Name), group.role(), child.role(), bool(child.state().focusable))
    grouping, button, text = QAccessible.Role.Grouping, QAccessible.Role.Button, QAccessible.Role.StaticText
    assert found == {
        "Card a": ("Your hand", grouping, button, True),
        "Card b": ("Your hand", grouping, button, True),
        "Row 0": ("The mine", grouping, text, True),
        "Hold to look": ("Secret", grouping, button, True),
    }


def test_tab_stops_once_in_each_zone_and_goes_round(table: ToyTable, twin: Pressed) -> None:
    table.view.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    table.view.setFocus()
    stops = []
    for _ in range(4):
        twin.key(Qt.Key.Key_Tab)
        stops.append(twin.layer.focused())
    assert stops == ["a", "row", "hold", "a"]


def test_arrows_go_about_in_a_zone_and_tab_comes_back_to_the_same_thing(twin: Pressed) -> None:
    twin.layer.focus("a")
    twin.key(Qt.Key.Key_Right)
    assert twin.layer.focused() == "b"
    twin.key(Qt.Key.Key_Tab)
    twin.key(Qt.Key.Key_Backtab)
    assert twin.layer.focused() == "b"
    twin.key(Qt.Key.Key_Down)
    assert twin.layer.focused() == "a"


def test_without_roving_the_arrows_belong_to_the_table(table: ToyTable, twin: Pressed) -> None:
    table.key(Qt.Key.Key_1)
    twin.layer.show(twin.zones(), roves=False)
    twin.layer.focus("a")
    twin.key(Qt.Key.Key_Up)
    assert twin.layer.focused() == "a"
    assert table.hold().place is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_press(twin: Pressed, key: Qt.Key) -> None:
    twin.layer.focus("b")
    twin.key(key)
    assert twin.acts == ["aim b", "b"]


def test_a_button_to_hold_tells_of_press_and_release(twin: Pressed) -> None:
    twin.layer.focus("hold")
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, Qt.Key.Key_Space)
    assert twin.acts == ["down"]
    QTest.keyRelease(focus, Qt.Key.Key_Space)
    assert twin.acts == ["down", "up"]


def test_what_is_held_is_let_go_when_it_disappears(twin: Pressed) -> None:
    twin.layer.focus("hold")
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, Qt.Key.Key_Space)
    twin.layer.show(())
    assert twin.acts == ["down", "up"]


def test_the_focus_stays_in_its_zone_when_its_thing_goes(table: ToyTable, twin: Pressed) -> None:
    twin.layer.focus("b")
    twin.layer.show(twin.zones(("a",)))
    assert twin.layer.focused() == "a"
    twin.layer.show(())
    assert twin.layer.names() == []
    assert table.view.hasFocus()


def test_a_card_that_cannot_be_pressed_any_more_keeps_the_focus(twin: Pressed) -> None:
    twin.layer.focus("b")
    twin.layer.show(twin.zones(readable=True))
    assert twin.layer.focused() == "b"
    assert not isinstance(twin.layer.twin("b"), FocusButton)


def test_the_mouse_goes_through_and_focus_on_a_twin_keeps_the_chosen_card(table: ToyTable, twin: Pressed) -> None:
    card = table.card("a")
    rect = card.mapRectToScene(card.boundingRect())
    over = (FocusZone("hand", "Your hand", (FocusSpot("a", rect, "Card", lambda: None),)),)
    twin.layer.show(over)
    table.click(card.home.center)
    assert table.hold().card is card
    twin.layer.focus("a")
    assert table.hold().card is card


def test_the_ring_is_sky_in_a_dark_casing(table: ToyTable, twin: Pressed) -> None:
    twin.layer.focus("row")
    widget = twin.layer.twin("row")
    assert widget is not None
    image = widget.grab().toImage()
    column = [image.pixelColor(x, image.height() // 2) for x in range(12)]
    sky = [x for x, pixel in enumerate(column) if pixel == color("sky")]
    dark = [x for x, pixel in enumerate(column) if pixel == color("night0")]
    assert len(sky) >= 3
    assert min(dark) < min(sky)
    assert max(dark) > max(sky)


def test_every_announcement_goes_one_way_and_silence_says_nothing(table: ToyTable) -> None:
    announcer = Announcer(table.view)
    said: list[str] = []
    announcer.said.connect(said.append)
    announcer.say("A tunnel is laid.")
    announcer.say("")
    announcer.say("It does not fit.", urgent=True)
    assert said == ["A tunnel is laid.", "It does not fit."]
