"""A hunter is dragged about the house with mouse or finger, and every way out of a drag puts it back."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table import tap_item
from saboteur_desktop.table.drag import Exit, State
from tests.fingers import Fingers
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import GAME, new_table, walking, with_ghosts

# -- where it may go


def test_nothing_is_lit_and_no_hunter_can_be_taken_before_the_die_is_rolled(house: PlayedHouse) -> None:
    assert house.scene.lights.lit == {}
    house.press(house.pawn.home.center)
    assert house.hand() is State.IDLE
    house.release(house.pawn.home.center)


def test_the_roll_button_rolls_once(house: PlayedHouse) -> None:
    house.click(house.scene.parts.dice.roll.place.center())
    assert house.made == [Roll()]
    assert house.table.phase == "walking"


def test_every_stop_is_lit_with_its_number_of_steps(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    lit = house.scene.lights.lit
    assert {place: prospect.steps for place, prospect in lit.items()} == {
        "OUT": 0, "h01": 1, "h02": 2, "h03": 3, "A": 3, "L": 3,
    }  # fmt: skip
    said = [badge.what for badge in house.scene.lights.badges]
    assert sorted(what for what in said if isinstance(what, int)) == [1, 2, 3, 3, 3]
    assert said.count("take") == 2
    assert said.count("fight") == 1


def test_every_sign_lies_in_its_own_place(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 6, "h03", carried=(0,)), {"C": 2, "L": 1}, "DJ"))
    assert house.scene.plan is not None
    spaces = [house.scene.plan.space(place) for place in house.scene.lights.lit]
    for badge in house.scene.lights.badges:
        assert any(space.contains(badge.rect) for space in spaces), badge
    assert [badge.what for badge in house.scene.lights.badges].count("trap") == 2


def test_the_signs_of_a_crowded_room_leave_every_hunter_and_token_in_sight(house: PlayedHouse) -> None:
    for rooms in (("A", "A", "A"), ("L", "L", "L"), ("h04", "D", "D", "D"), ("h04", "C", "C", "C")):
        table = walking(new_table(len(rooms)), 6, *rooms)
        house.show(with_ghosts(table, dict.fromkeys("ABCDL", 2), "D"))
        plan = house.scene.plan
        assert plan is not None
        room = rooms[-1]
        stands = plan.stands(room, rooms.count(room))
        signs = [badge for badge in house.scene.lights.badges if plan.space(room).contains(badge.rect)]
        signs = [badge for badge in signs if badge.what != "take"]
        assert signs, room
        for badge in signs:
            for other in (*stands, plan.letter(room), plan.haunting(room), *plan.ghosts(room)):
                shared = badge.rect.intersected(other)
                assert min(shared.width(), shared.height()) <= 0.08 * plan.cell, (room, badge, other)


# -- dragging


def test_a_hunter_is_dragged_to_a_lit_room_and_takes_the_jewel(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("h02", "A")
    assert house.proposed == [Walk("A", "take")]
    assert house.stands_in("A")
    assert house.offered() == ["jewel", "go", "take back"]
    assert house.made == []
    house.push("go")
    assert house.made == [Walk("A", "take")]
    assert house.table.carried[0] == 0
    assert house.stands_in("A", hunter=0)


def test_the_way_is_drawn_while_a_hunter_is_over_a_stop(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    plan, points = house.scene.plan, house.scene.preview.way.points
    assert plan is not None
    assert plan.door("d01").center() in points
    assert plan.space("A").contains(points[-1])
    house.move(house.middle("E"))
    assert house.scene.preview.way.points == ()
    house.release(house.middle("E"))


def test_a_walk_that_is_taken_back_leaves_everything_as_it_was(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    lit = house.scene.lights.lit
    house.drag("A")
    assert house.scene.lights.lit == {}
    house.push("take back")
    assert house.stands_in("OUT")
    assert house.scene.lights.lit == lit
    assert house.offered() == ["stay"]
    assert house.made == []
    house.drag("L")
    assert house.proposed[-1] == Walk("L", "take")


def test_the_tick_changes_what_happens_to_the_jewel_and_nothing_else(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    house.push("jewel")
    assert house.proposed == [Walk("A", "take"), Walk("A")]
    assert house.stands_in("A")
    assert house.scene.buttons.item("jewel").isVisible()
    house.push("jewel")
    house.push("jewel")
    house.push("go")
    assert house.made == [Walk("A")]
    assert house.table.carried[0] is None


@pytest.mark.parametrize(
    ("place", "why"), [("E", "Too far"), ("h02", "Another hunter stands there")], ids=["far", "taken"]
)
def test_a_place_where_it_may_not_go_says_why_and_takes_no_hunter(house: PlayedHouse, place: str, why: str) -> None:
    house.show(walking(new_table(), 3, "h03", "h02"))
    house.pick_up(place)
    assert house.scene.preview.reason.text.startswith(why)
    house.release(house.middle(place))
    house.settle()
    assert house.ways_back == [Exit.REFUSED]
    assert house.stands_in("h03")
    assert house.scene.preview.reason.text == ""
    assert house.proposed == []


def test_a_hunter_dropped_where_it_stands_stays(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3, "h03"))
    house.drag("A", "h03")
    assert house.proposed == [Walk("h03")]
    assert house.scene.preview.way.points == ()


def test_the_stay_button_stays(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3, "h03"))
    house.push("stay")
    assert house.proposed == [Walk("h03")]
    house.push("go")
    assert house.made == [Walk("h03")]


def test_an_impatient_second_tap_does_not_take_the_walk_back(
    house: PlayedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tap_item, "TAP_GUARD_MS", 60_000)
    house.show(walking(new_table(), 3, "h03"))
    button = house.scene.buttons.item("stay").place.center()
    house.click(button)
    house.click(button)
    assert house.proposed == [Walk("h03")]
    assert house.offered() == ["go", "take back"]


def test_two_hunters_in_a_room_stand_side_by_side(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3, "h02", "A"))
    alone = house.scene.pawns.items[1].pos()
    house.drag("A")
    first, second = (house.scene.pawns.items[hunter] for hunter in (0, 1))
    assert house.stands_in("A", 0)
    assert house.stands_in("A", 1)
    assert abs(first.x() - second.x()) >= first.width
    assert second.pos() != alone
    house.push("take back")
    assert second.pos() == alone


# -- ways out of a drag


def test_esc_puts_a_dragged_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    house.key(Qt.Key.Key_Escape)
    assert house.ways_back == [Exit.ESCAPE]
    house.release(house.middle("A"))
    house.settle()
    assert house.stands_in("OUT")
    assert house.proposed == []


def test_a_hunter_let_go_in_the_garden_goes_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    garden = QPointF(250, 400)
    house.move(garden)
    house.release(garden)
    house.settle()
    assert house.ways_back == [Exit.NOWHERE]
    assert house.stands_in("OUT")


def test_a_window_that_is_left_puts_a_dragged_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    QApplication.sendEvent(house.view, QEvent(QEvent.Type.WindowDeactivate))
    assert house.ways_back == [Exit.WINDOW_DEACTIVATED]


def test_a_pointer_that_is_taken_away_puts_a_dragged_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    QApplication.sendEvent(house.view.viewport(), QEvent(QEvent.Type.UngrabMouse))
    assert house.ways_back == [Exit.GRAB_LOST]


def test_the_keyboard_going_elsewhere_puts_a_dragged_hunter_back(house: PlayedHouse, qtbot: QtBot) -> None:
    house.show(walking(new_table(), 3))
    field = QLineEdit(house.view.window())
    field.show()
    house.pick_up("A")
    field.setFocus()
    assert house.ways_back == [Exit.FOCUS_LOST]


def test_a_turn_that_ends_puts_a_dragged_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    house.scene.set_interactive(False)
    assert house.ways_back == [Exit.TURN_ENDED]
    assert house.scene.lights.lit == {}
    house.scene.set_interactive(True)
    assert "A" in house.scene.lights.lit


def test_another_language_puts_a_dragged_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    house.scene.retranslate()
    assert house.ways_back == [Exit.PUT_BACK]


def test_a_window_of_another_size_puts_a_dragged_hunter_back_to_its_place_there(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.pick_up("A")
    house.view.resize(QSize(800, 1100))
    house.settle()
    assert house.hand() is State.IDLE
    assert house.stands_in("OUT")


def test_a_walk_that_waits_for_go_waits_in_a_window_of_another_size_too(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    house.view.resize(QSize(800, 1100))
    house.settle()
    assert house.stands_in("A")
    assert house.offered() == ["jewel", "go", "take back"]
    assert house.scene.preview.way.points != ()
    house.push("go")
    assert house.made == [Walk("A", "take")]


# -- fingers and others


def test_a_finger_drags_a_hunter_that_rides_above_it(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    fingers, screen = Fingers(), house.view.viewport()
    home, room = house.pawn.home.center, house.middle("A")
    fingers.swipe(screen, home, room)
    house.scene.animator.finish()
    assert house.pawn.y() < room.y()
    fingers.up(screen, room)
    house.settle()
    assert house.proposed == [Walk("A", "take")]


def test_a_finger_taps_a_stop_and_the_button(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    fingers, screen = Fingers(), house.view.viewport()
    fingers.tap(screen, house.middle("L"))
    house.settle()
    fingers.tap(screen, house.scene.buttons.item("go").place.center())
    house.settle()
    assert house.made == [Walk("L", "take")]


def test_nobody_moves_the_hunter_of_a_computer(house: PlayedHouse) -> None:
    house.state = GAME.setup(Ruleset(), 4, Rng("four")).state
    house.show(walking(house.table, 3)._replace(hunter=3, to_move=3))
    assert house.scene.lights.lit == {}
    assert house.offered() == []
    house.drag("A")
    house.click(house.middle("A"))
    assert house.proposed == []


def test_a_refused_proposal_puts_the_hunter_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.state = house.state._replace(table=house.table._replace(die=1))
    house.drag("A")
    assert house.stands_in("OUT")
    assert house.hand() is State.IDLE
    assert house.offered() == ["stay"]


def test_a_match_that_confirms_nothing_plays_the_walk_at_once(house: PlayedHouse) -> None:
    house.scene.move_proposed.disconnect(house._propose)
    house.scene.move_proposed.connect(house.make)
    house.show(walking(new_table(), 3))
    house.drag("A")
    assert house.made == [Walk("A", "take")]
    assert house.stands_in("A", hunter=0)
    assert house.scene.proposals.pending is None


# -- whose turn it is


def test_the_hunter_on_turn_has_a_ring_at_its_feet_while_it_stands(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3, "h02"))
    ring = house.scene.turn_ring
    assert ring.isVisible()
    assert ring.sceneBoundingRect().contains(house.pawn.home.center + QPointF(0, house.pawn.width / 2))
    house.pick_up("A")
    assert not ring.isVisible()
    house.release(house.middle("A"))
    house.settle()
    assert not ring.isVisible()
    house.push("take back")
    assert ring.isVisible()


def test_a_hunter_rises_under_the_pointer_only_when_it_can_be_taken(house: PlayedHouse) -> None:
    house.move(house.pawn.home.center)
    assert not house.pawn.hovering
    house.move(QPointF(2, 2))
    house.show(walking(new_table(), 3))
    house.move(house.pawn.home.center)
    assert house.pawn.hovering
    house.move(QPointF(2, 2))
    assert not house.pawn.hovering
