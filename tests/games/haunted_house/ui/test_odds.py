"""How likely evil spirits are and how fights may end is shown to who wants to know."""

from PySide6.QtCore import Qt

from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import new_table, walking, with_ghosts


def test_odds_are_shown_in_rooms_in_danger_and_go_again(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3), {"C": 2, "L": 2}))
    assert house.scene.odds.chances == {}
    house.click(house.scene.parts.bar.buttons["odds"].place.center())
    assert {"C", "L"} <= set(house.scene.odds.chances)
    assert all(0 < chance < 1 for chance in house.scene.odds.chances.values())
    house.key(Qt.Key.Key_O)
    assert house.scene.odds.chances == {}


def test_odds_of_a_fight_are_told_with_the_walk_that_leads_to_it(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3), {"L": 2}))
    house.key(Qt.Key.Key_O)
    house.drag("L")
    assert house.scene.parts.bar.banner.hint == "A ghost driven out: 50%"
    house.key(Qt.Key.Key_O)
    assert "50" not in house.scene.parts.bar.banner.hint
    house.push("take back")
    house.drag("A")
    assert "%" not in house.scene.parts.bar.banner.hint
