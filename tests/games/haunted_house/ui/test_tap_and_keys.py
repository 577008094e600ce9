"""A hunter is walked about the house by taps and by keys alone."""

from PySide6.QtCore import QPointF, Qt

from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.table.drag import State
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import new_table, walking

# -- tapping


def test_a_tap_on_the_hunter_and_a_tap_on_a_stop_walk_there(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.click(house.pawn.home.center)
    assert house.hand() is State.CHOSEN
    house.click(house.middle("L"))
    assert house.proposed == [Walk("L", "take")]


def test_a_tap_on_a_stop_alone_walks_there_too(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.click(house.middle("A"))
    assert house.proposed == [Walk("A", "take")]
    assert house.stands_in("A")


def test_a_tap_where_it_may_not_go_says_why_and_the_next_one_walks(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.click(house.middle("E"))
    assert house.scene.preview.reason.text.startswith("Too far")
    assert house.proposed == []
    house.click(house.middle("A"))
    assert house.proposed == [Walk("A", "take")]


def test_a_tap_on_another_stop_goes_there_instead_as_long_as_nothing_is_confirmed(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.click(house.middle("A"))
    house.click(house.middle("L"))
    assert house.proposed == [Walk("A", "take"), Walk("L", "take")]
    assert house.stands_in("L")
    house.click(house.middle("E"))
    assert house.scene.proposals.pending == Walk("L", "take")


def test_a_tap_in_the_garden_lets_go_of_a_chosen_hunter(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.click(house.pawn.home.center)
    house.click(QPointF(250, 400))
    assert house.hand() is State.IDLE
    assert house.proposed == []


# -- keys


def test_a_whole_turn_is_played_with_the_keyboard_alone(house: PlayedHouse) -> None:
    house.key(Qt.Key.Key_Space)
    assert house.made == [Roll()]
    house.show(walking(house.table, 3))
    house.key(Qt.Key.Key_1)
    assert house.hand() is State.CHOSEN
    house.key(Qt.Key.Key_Up)
    aimed = house.scene.controller.hold
    assert aimed is not None
    assert aimed.place is not None
    assert aimed.place.allowed
    house.key(Qt.Key.Key_Return)
    assert isinstance(house.proposed[-1], Walk)
    house.key(Qt.Key.Key_Return)
    assert house.made[-1] == house.proposed[-1]
    assert house.table.hunter == 1


def test_every_arrow_picks_the_hunter_up(house: PlayedHouse) -> None:
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
        house.show(walking(new_table(), 3))
        house.view.setFocus()
        house.key(key)
        assert house.hand() is State.CHOSEN, key
        house.key(Qt.Key.Key_Escape)
        assert house.hand() is State.IDLE


def test_alt_and_arrows_go_where_the_hunter_may_not(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 1))
    house.key(Qt.Key.Key_1)
    for _ in range(8):
        house.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert house.scene.preview.reason.text != ""
    house.key(Qt.Key.Key_Return)
    assert house.proposed == []


def test_esc_takes_a_pending_walk_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    house.key(Qt.Key.Key_Escape)
    assert house.stands_in("OUT")
    assert house.offered() == ["stay"]


def test_keys_stay_and_see_to_the_jewel(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3, "A"))
    house.key(Qt.Key.Key_S)
    assert house.proposed == [Walk("A", "take")]
    house.key(Qt.Key.Key_J)
    assert house.proposed[-1] == Walk("A")
