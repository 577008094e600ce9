"""Every new card of Saboteur 2 is played with mouse, finger and keys on the real scene, and refusals say why."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, LayPath, PlayOn, PlayTheft
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, FrontTarget, SeatTarget
from saboteur_desktop.table.drag import State
from tests.fingers import Fingers
from tests.games.saboteur.ui.expansion_table import SEATS, expansion
from tests.games.saboteur.ui.played import GAME, MineTable

TRAPPED = ((), ("trap",), (), ())
THIEF = ((), (), ("theft",), ())


def seat_middle(table: MineTable, seat: int) -> QPointF:
    return table.scene.places.seat_rect(seat).center()


def deal(table: MineTable, state: GameState) -> None:
    table.draw(state)
    table.settle()


def lit_seats(table: MineTable) -> set[int]:
    return {seat for seat, panel in enumerate(table.scene.parts.panels) if panel.shown.verdict == "may"}


@pytest.mark.parametrize(
    ("card", "in_front", "seats"),
    [
        ("theft", ((), (), (), ()), {0}),
        ("hands-off", THIEF, {2}),
        ("free", TRAPPED, {1}),
        ("trap", TRAPPED, {2, 3}),
        ("inspect", ((), (), (), ()), {1, 2, 3}),
        ("swap-hands", ((), (), (), ()), {1, 2, 3}),
        ("swap-hats", ((), (), (), ()), {0, 1, 2, 3}),
    ],
)
@pytest.mark.parametrize("way", ["drag", "tap", "keys", "finger"])
def test_new_card_goes_to_the_seats_that_may_have_it(
    table: MineTable, card: str, in_front: tuple[tuple[str, ...], ...], seats: set[int], way: str
) -> None:
    deal(table, expansion((card, "EW", "NS"), in_front))
    table.scene.controller.choose(table.item(card))
    assert lit_seats(table) == seats
    table.key(Qt.Key.Key_Escape)
    table.settle()
    target = min(seats)
    where = seat_middle(table, target)
    home = table.item(card).home.center
    if way == "drag":
        table.drag(card, where)
    elif way == "tap":
        table.click(home)
        table.click(where)
        if not table.moves:
            table.click(where)
    elif way == "finger":
        fingers, screen = Fingers(), table.view.viewport()
        for _ in range(3):
            if table.moves:
                break
            at = home if table.scene.controller.state is State.IDLE else where
            fingers.down(screen, at)
            fingers.up(screen, at)
    else:
        table.key(Qt.Key.Key_1)
        for _ in range(2 * SEATS):
            hold = table.scene.controller.hold
            assert hold is not None
            if hold.place is not None and hold.place.id == SeatTarget(target):
                break
            table.key(Qt.Key.Key_Down if _ < SEATS else Qt.Key.Key_Left)
        else:
            table.scene.controller.aim_at(SeatTarget(target))
        table.key(Qt.Key.Key_Return)
    assert table.moves == [PlayTheft() if card == "theft" else PlayOn(card, target)]
    assert GAME.check_move(table.view_of_mover(), table.moves[0]) is None


def reason_over(table: MineTable, card: str, seat: int) -> str:
    table.scene.controller.choose(table.item(card))
    table.scene.controller.aim_at(SeatTarget(seat))
    reason = table.scene.preview.reason
    table.key(Qt.Key.Key_Escape)
    table.settle()
    return reason


def test_refused_seats_say_why(table: MineTable) -> None:
    hand = ("theft", "hands-off", "free", "trap", "swap-hats", "inspect")
    deal(table, expansion(hand, (("theft",), ("trap",), (), ()), spare_roles=()))
    assert reason_over(table, "theft", 0) == "A theft lies in front of you already."
    assert reason_over(table, "theft", 1) == "A theft goes in front of yourself."
    assert reason_over(table, "hands-off", 1) == "No theft lies in front of this player."
    assert reason_over(table, "free", 0) == "This player is not trapped."
    assert reason_over(table, "trap", 1) == "This player is trapped already."
    assert reason_over(table, "trap", 0) == "Choose another player."
    assert reason_over(table, "inspect", 0) == "Choose another player."
    assert reason_over(table, "swap-hats", 2) == "No role is left in the reserve."


def test_trapped_player_lays_no_tunnel_and_sees_why_on_the_cards(table: MineTable) -> None:
    deal(table, expansion(("EW", "NS|EW", "free"), (("trap",), (), (), ())))
    hand = table.scene.parts.hand
    assert [item.veiled for item in hand.cards] == [True, True, False]
    table.scene.controller.choose(table.item("EW"))
    table.scene.controller.aim_at(CellTarget(Cell(3, 0)))
    assert table.scene.preview.reason == "You are trapped: no tunnels for now."


def test_ladder_lights_the_cells_of_the_engine_and_no_cell_beside_a_goal(table: MineTable) -> None:
    deal(table, expansion(("W+ladder", "ES+ladder", "EW"), columns=6))
    legal = {(move.card, move.cell) for move in GAME.legal_moves(table.view_of_mover()) if isinstance(move, LayPath)}
    for card in ("W+ladder", "ES+ladder"):
        table.scene.controller.choose(table.item(card))
        hold = table.scene.controller.hold
        assert hold is not None
        lit = {place.id.cell for place in hold.places if isinstance(place.id, CellTarget) and place.allowed}
        assert lit == {cell for known, cell in legal if known == card}
        assert lit
        table.scene.controller.aim_at(CellTarget(Cell(7, 0)))
        assert table.scene.preview.reason == "A ladder may not touch a goal."


def test_ladder_is_laid_where_it_is_dropped(table: MineTable) -> None:
    deal(table, expansion(("W+ladder", "EW")))
    table.drag("W+ladder", table.scene.places.cell_rect(Cell(3, 0)).center())
    assert table.moves == [LayPath("W+ladder", Cell(3, 0), False)]


# -- several cards


def circle(table: MineTable, index: int) -> QPointF:
    mark = table.scene.marking.circles[index]
    assert mark.isVisible()
    return mark.place.center()


def tap_circles(table: MineTable, *numbers: int) -> None:
    for number in numbers:
        table.click(circle(table, number))
        QApplication.processEvents()


def ctrl_click(table: MineTable, number: int) -> None:
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ControlModifier,
        table.view.mapFromScene(table.scene.parts.hand.cards[number].home.center),
    )


HAND = ("EW", "NS", "map", "rockfall", "ES", "SW")


def test_marked_cards_are_discarded_with_the_button(table: MineTable) -> None:
    deal(table, expansion(HAND))
    tap_circles(table, 0, 2, 3)
    assert [item.card_id for item in table.scene.marking.marked] == [
        table.scene.parts.hand.cards[index].card_id for index in (0, 2, 3)
    ]
    assert table.scene.parts.discard.button.label == "Discard: 3"
    table.click(table.scene.parts.discard.place.center())
    assert len(table.moves) == 1
    made = table.moves[0]
    assert isinstance(made, Discard)
    assert sorted(made.cards) == ["EW", "map", "rockfall"]


def test_ctrl_marks_and_a_drop_on_the_pile_discards_all(table: MineTable) -> None:
    deal(table, expansion(HAND))
    ctrl_click(table, 1)
    ctrl_click(table, 4)
    assert len(table.scene.marking.marked) == 2
    table.drag("NS", table.scene.places.discard_rect().center())
    assert [sorted(move.cards) for move in table.moves if isinstance(move, Discard)] == [["ES", "NS"]]


def test_d_digits_and_enter_discard(table: MineTable) -> None:
    deal(table, expansion(HAND))
    for key in (Qt.Key.Key_D, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_6, Qt.Key.Key_3, Qt.Key.Key_Return):
        table.key(key)
    assert [sorted(move.cards) for move in table.moves if isinstance(move, Discard)] == [["NS", "SW"]]


def test_escape_and_another_card_take_all_marks_away(table: MineTable) -> None:
    deal(table, expansion(HAND))
    tap_circles(table, 0, 1)
    table.key(Qt.Key.Key_Escape)
    assert table.scene.marking.marked == ()
    assert table.scene.controller.state is State.IDLE
    tap_circles(table, 0, 1)
    table.settle()
    table.click(table.scene.parts.hand.cards[4].home.center)
    assert table.scene.marking.marked == ()
    assert table.scene.marking.cards_of(table.scene.parts.hand.cards[4].card_id) == ("ES",)


def test_four_cards_are_too_many_and_that_is_said(table: MineTable) -> None:
    deal(table, expansion(HAND))
    tap_circles(table, 0, 1, 2, 3)
    table.click(table.scene.parts.discard.place.center())
    assert table.moves == []
    assert table.scene.preview.reason == "Discard one to three cards."


def test_fingers_tap_the_circles(table: MineTable) -> None:
    deal(table, expansion(HAND))
    fingers, screen = Fingers(), table.view.viewport()
    for number in (1, 5):
        fingers.tap(screen, circle(table, number))
        QApplication.processEvents()
    fingers.tap(screen, table.scene.parts.discard.place.center())
    assert [sorted(move.cards) for move in table.moves if isinstance(move, Discard)] == [["NS", "SW"]]


def test_base_game_has_no_circles(table: MineTable) -> None:
    table.scene.marking.toggle(table.scene.parts.hand.cards[0])
    assert table.scene.marking.marked == ()
    assert not any(mark.isVisible() for mark in table.scene.marking.circles)


@pytest.mark.parametrize("way", ["drop", "tap", "keys"])
def test_two_cards_take_the_only_card_in_front_away(table: MineTable, way: str) -> None:
    deal(table, expansion(HAND, (("trap",), (), (), ())))
    if way == "keys":
        for key in (Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_2):
            table.key(key)
        table.scene.controller.aim_at(FrontTarget(0))
        table.key(Qt.Key.Key_Return)
    else:
        tap_circles(table, 0, 1)
        assert lit_seats(table) == {0}
        if way == "drop":
            table.settle()
            table.drag("EW", seat_middle(table, 0))
        else:
            table.click(seat_middle(table, 0))
    assert len(table.moves) == 1
    made = table.moves[0]
    assert isinstance(made, ClearFront)
    assert (sorted(made.cards), made.remove) == (["EW", "NS"], "trap")
    assert GAME.check_move(table.view_of_mover(), made) is None


def test_with_several_cards_in_front_it_is_asked_which_goes(table: MineTable) -> None:
    lying = ("theft", "break-cart", "trap")
    deal(table, expansion(HAND, (lying, (), (), ())))
    tap_circles(table, 0, 1)
    table.click(seat_middle(table, 0))
    assert table.moves == []
    assert tuple(table.scene.choice.buttons) == lying
    table.click(table.scene.choice.buttons["break-cart"].place.center())
    QApplication.processEvents()
    assert [move.remove for move in table.moves if isinstance(move, ClearFront)] == ["break-cart"]


def test_three_cards_do_not_free_and_that_is_said(table: MineTable) -> None:
    deal(table, expansion(HAND, (("trap",), (), (), ())))
    tap_circles(table, 0, 1, 2)
    table.scene.controller.aim_at(FrontTarget(0))
    assert table.scene.preview.reason == "Discard exactly two cards to remove one in front of you."


def test_pending_discard_of_several_is_taken_back(table: MineTable) -> None:
    table.scene.move_proposed.connect(table.scene.show_pending)
    deal(table, expansion(HAND))
    tap_circles(table, 0, 1)
    table.click(table.scene.parts.discard.place.center())
    assert table.scene.pending.move is not None
    assert table.scene.marking.marked == ()
    assert not any(mark.isVisible() for mark in table.scene.marking.circles)
    table.scene.take_back()
    table.settle()
    assert table.scene.parts.discard.button.label == "Discard"
    assert all(item.pos() == item.home.center for item in table.scene.parts.hand.cards)
