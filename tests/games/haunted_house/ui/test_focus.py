"""The table for keyboard and screen readers: everything has a name, and a whole turn is made by pressing names."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.ui.focus_spots import focus_zones
from saboteur_desktop.table.focus import FocusSpot
from saboteur_desktop.table.focus_widgets import FocusButton
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import new_table, walking, with_ghosts


def spots(house: PlayedHouse, zone: str) -> dict[str, FocusSpot]:
    """The things of a zone by their keys."""
    return {spot.key: spot for known in focus_zones(house.scene) if known.key == zone for spot in known.spots}


def focused(house: PlayedHouse) -> str | None:
    house.view.refresh_focus()
    return house.view.focus_layer.focused()


def press(house: PlayedHouse, key: str) -> None:
    """Press the twin of a thing, as a screen reader does."""
    house.view.refresh_focus()
    twin = house.view.focus_layer.twin(key)
    assert isinstance(twin, FocusButton)
    twin.click()
    house.settle()


def test_a_room_is_told_with_all_that_is_there_and_what_would_come_of_it(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 5, "h03"), {"C": 2}))
    place, *rest = spots(house, "house")["place C"].name.split(". ")
    name, letter, ghosts, jewel, steps = place.split(", ")
    assert (name, letter, jewel) == ("Kitchen", "C", "jewel")
    assert ghosts.startswith("2 ghost")
    assert steps.startswith("3 step")
    assert rest == ["The jewel is taken", "There is a fight"]
    assert spots(house, "house")["place E"].name == "Library, E, jewel"


def test_a_room_that_locks_in_says_so(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3, carried=(0,)), {}, "A"))
    assert spots(house, "house")["place A"].name.endswith("You are locked in there")


def test_odds_are_told_with_the_room_as_long_as_they_are_shown(house: PlayedHouse) -> None:
    house.show(with_ghosts(new_table(), {"C": 2}))
    assert "%" not in spots(house, "house")["place C"].name
    assert spots(house, "buttons")["odds"].name == "Show the odds"
    press(house, "odds")
    assert "Evil spirit within one round of turns" in spots(house, "house")["place C"].name
    assert spots(house, "buttons")["odds"].name == "Hide the odds"


def test_all_rooms_can_be_read_but_only_squares_that_matter(house: PlayedHouse) -> None:
    house.show(new_table())
    read = spots(house, "house")
    assert {f"place {room}" for room in "ABCDEFGHIJKL"} < set(read)
    assert not [key for key in read if key.startswith("place h")]
    house.show(walking(new_table(), 2, "OUT", "h09"))
    squares = {key for key in spots(house, "house") if key.startswith("place h")}
    assert squares == {"place h01", "place h02", "place h09"}


def test_nothing_can_be_pressed_in_the_house_before_the_die_is_rolled(house: PlayedHouse) -> None:
    assert not [spot for spot in spots(house, "house").values() if spot.is_button]
    assert list(spots(house, "turn")) == ["roll"]


def test_a_whole_turn_is_made_by_pressing_names(house: PlayedHouse) -> None:
    press(house, "roll")
    assert house.made == [Roll()]
    house.show(walking(house.table, 3))
    press(house, "place A")
    assert house.proposed[-1] == Walk("A", "take")
    assert list(spots(house, "turn")) == ["jewel", "go", "take back"]
    assert spots(house, "turn")["jewel"].name == "Take the jewel: ticked"
    press(house, "jewel")
    assert spots(house, "turn")["jewel"].name == "Take the jewel: not ticked"
    press(house, "go")
    assert house.made[-1] == Walk("A")


def test_a_chosen_hunter_goes_with_the_focus_and_is_put_down_where_it_is(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    press(house, "pawn")
    house.view.refresh_focus()
    assert house.view.focus_layer.focus("place A")
    hold = house.scene.controller.hold
    assert hold is not None
    assert hold.place is not None
    assert hold.place.id == "A"
    press(house, "place A")
    assert house.proposed == [Walk("A", "take")]


def test_the_focus_goes_where_a_key_has_led(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.key(Qt.Key.Key_1)
    assert focused(house) == "pawn"
    house.key(Qt.Key.Key_Up)
    assert focused(house) in {f"place {place}" for place in house.scene.lights.lit}
    house.key(Qt.Key.Key_Return)
    assert focused(house) == "go"
    house.key(Qt.Key.Key_Return)
    assert focused(house) == "roll"


def test_a_place_that_refuses_says_why(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 1))
    press(house, "pawn")
    press(house, "place E")
    assert spots(house, "house")["place E"].name.startswith("Library, E, jewel: Too far: 1 step")
    assert house.proposed == []


def test_a_question_is_read_before_its_answers(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3, carried=(0,)), {}, "A"))
    press(house, "place A")
    turn = spots(house, "turn")
    assert list(turn) == ["warning", "anyway", "take back"]
    assert turn["warning"].name.startswith("With a jewel")
    press(house, "take back")
    assert house.stands_in("OUT")


def test_hunters_piles_and_danger_are_read(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3, "C", carried=(0,)), {}, "C"))
    house.scene.show_intention(1, "Goes to the kitchen")
    house.settle()
    hunters = spots(house, "hunters")
    assert "locked in" in hunters["hunter 0"].name
    assert hunters["hunter 1"].name.endswith("Goes to the kitchen")
    assert spots(house, "piles")["die"].name == "Movement die: 3, with a ghost"
    assert "Evil spirits: 1" in spots(house, "buttons")["danger"].name


def test_everything_that_can_be_pressed_lies_in_the_window(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 5, "h03"))
    window = house.view.viewport().rect()
    for zone in focus_zones(house.scene):
        for spot in zone.spots:
            assert window.contains(spot.rect.toRect()), spot.key
            assert spot.name, spot.key


def test_tab_goes_from_part_to_part(house: PlayedHouse) -> None:
    house.show(new_table())
    house.view.refresh_focus()
    house.view.focus_layer.focus("roll")
    seen = []
    for _ in range(5):
        seen.append(focused(house))
        QTest.keyClick(QApplication.focusWidget() or house.view, Qt.Key.Key_Tab)
    assert [str(key).split(" ", maxsplit=1)[0] for key in seen] == ["roll", "place", "hunter", "draw", "danger"]
