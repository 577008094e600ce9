"""Tapping and the keyboard do what a drag does, through the same controller."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from saboteur_desktop.table.drag import State
from saboteur_desktop.table.drop_target import Proposal
from saboteur_desktop.table.turn_button import TurnButton
from tests.table.toy import CELLS, SEAT, ToyTable

UPRIGHT, FLIPPED, BOTH = (CELLS[name].center() for name in ("upright", "flipped", "both"))


def test_tap_card_then_hovered_cell_lays_it(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    assert table.controller.state is State.CHOSEN
    table.move(FLIPPED)
    assert table.hold().turned
    table.click(FLIPPED)
    assert table.scene.proposals == [Proposal("a", "flipped", True)]


def test_first_tap_on_a_cell_aims_and_the_second_drops(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    table.controller.tap(BOTH)
    assert table.over() == "both"
    assert table.scene.proposals == []
    table.controller.tap(BOTH)
    assert table.scene.proposals == [Proposal("a", "both", False)]


def test_one_tap_on_a_seat_is_enough(table: ToyTable) -> None:
    table.click(table.card("act").home.center)
    table.controller.tap(SEAT.center())
    assert table.scene.proposals == [Proposal("act", "seat", False)]


def test_second_tap_on_the_card_puts_it_back(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    table.settle()
    table.click(table.card("a").home.center)
    assert table.controller.state is State.IDLE


def test_tap_on_another_card_chooses_that_one(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    table.click(table.card("b").home.center)
    assert table.hold().card is table.card("b")


def test_tap_on_nothing_puts_the_card_back(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    table.click(QPointF(450, 300))
    assert table.controller.state is State.IDLE


def test_chosen_card_can_still_be_dragged(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    table.settle()
    table.drag("a", UPRIGHT)
    assert table.scene.proposals == [Proposal("a", "upright", False)]


def test_card_is_played_with_keys_alone(table: ToyTable) -> None:
    table.key(Qt.Key.Key_2)
    assert table.hold().card is table.card("b")
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Right)
    assert table.over() == "both"
    table.key(Qt.Key.Key_Left)
    assert table.over() == "flipped"
    assert table.hold().turned
    table.key(Qt.Key.Key_Return)
    assert table.scene.proposals == [Proposal("b", "flipped", True)]


def test_arrows_skip_refused_targets_unless_alt_is_held(table: ToyTable) -> None:
    table.key(Qt.Key.Key_1)
    table.controller.aim_at("both")
    table.key(Qt.Key.Key_Right)
    assert table.over() == "both"
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert table.over() == "wall"
    table.key(Qt.Key.Key_Return)
    assert table.scene.proposals == []
    assert table.controller.state is State.CHOSEN


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key(ord("К"))], ids=["latin", "cyrillic"])
def test_r_turns_a_chosen_card_by_its_place_on_the_keyboard(table: ToyTable, key: Qt.Key) -> None:
    table.key(Qt.Key.Key_1)
    table.key(key)
    assert table.hold().turned
    table.key(Qt.Key.Key_Escape)
    assert table.controller.state is State.IDLE


def test_r_means_nothing_to_a_card_without_a_half_turn(table: ToyTable) -> None:
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_R)
    assert not table.hold().turned


def test_round_button_on_the_card_turns_it_as_often_as_it_is_tapped(table: ToyTable) -> None:
    table.click(table.card("a").home.center)
    button = next(item for item in table.scene.items() if isinstance(item, TurnButton))
    assert button.isVisible()
    table.click(button.pos())
    assert table.hold().turned
    table.click(button.pos())
    assert not table.hold().turned
    assert table.controller.state is State.CHOSEN


def test_keys_the_hand_does_not_know_go_to_the_game(table: ToyTable) -> None:
    keys: list[int] = []
    table.scene.keys.unused.connect(keys.append)
    table.key(Qt.Key.Key_D)
    table.key(Qt.Key(ord("Р")))
    assert keys == [Qt.Key.Key_D, Qt.Key.Key_H]


def test_held_card_lies_above_everything_else(table: ToyTable) -> None:
    table.start_drag("a", UPRIGHT)
    held = table.card("a")
    others: list[QGraphicsItem] = [card for card in table.scene.cards.values() if card is not held]
    assert all(held.zValue() > other.zValue() for other in others)
