"""Where a walk counts at once, what is done with a jewel is asked before it, and only where there is a choice."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt

from saboteur_desktop.games.haunted_house.engine.moves import JewelDeed, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.focus_spots import focus_zones, wanted_focus
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import GAME, new_table, walking, with_ghosts


@pytest.fixture
def house(house: PlayedHouse) -> PlayedHouse:
    """A table on which nothing waits for a confirmation."""
    house.scene.move_proposed.disconnect(house._propose)
    house.scene.move_proposed.connect(house.make)
    house.scene.proposals.at_once = True
    return house


def with_jewels(table: OpenTable, lying: Mapping[str, int | None]) -> OpenTable:
    """Return the table with these numbers seen in these rooms, or no jewel there."""
    rooms = zip(table.board.rooms, table.jewels, strict=True)
    return table._replace(jewels=tuple(lying.get(room, jewel) for room, jewel in rooms))


def labels(house: PlayedHouse) -> list[str]:
    """What stands on the buttons."""
    return [action.label for action in house.scene.buttons.actions]


def test_a_walk_to_where_nothing_can_be_done_counts_at_once(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("h01")
    assert house.made == [Walk("h01")]


@pytest.mark.parametrize("deed", ["take", "leave"])
def test_a_jewel_is_taken_or_left_with_one_press(house: PlayedHouse, deed: JewelDeed) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    assert house.made == []
    assert labels(house) == ["Take the jewel", "Leave it here", "Take back"]
    assert house.stands_in("A")
    assert house.scene.preview.way.isVisible()
    assert not house.scene.preview.reason.isVisible()
    house.push(f"{deed} jewel")
    assert house.made == [Walk("A", deed)]
    assert house.scene.proposals.asked is None


def test_whoever_thinks_better_of_it_goes_back(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    house.push("take back")
    assert house.made == []
    assert house.stands_in("OUT")
    assert house.offered() == ["stay"]


@pytest.mark.parametrize(("key", "made"), [(Qt.Key.Key_Return, [Walk("A", "take")]), (Qt.Key.Key_Escape, [])])
def test_enter_does_the_usual_and_esc_goes_back(house: PlayedHouse, key: Qt.Key, made: list[Walk]) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    house.key(key)
    assert house.made == made
    assert house.stands_in("A" if made else "OUT", hunter=0)


def test_a_screen_reader_is_led_to_the_usual_and_hears_no_warning(house: PlayedHouse) -> None:
    house.show(walking(new_table(), 3))
    house.drag("A")
    turn = next(zone for zone in focus_zones(house.scene) if zone.key == "turn")
    assert [spot.key for spot in turn.spots] == ["take jewel", "leave jewel", "take back"]
    assert wanted_focus(house.scene) == "take jewel"


def test_whoever_takes_a_jewel_beside_an_evil_spirit_is_warned_all_the_same(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3), {}, "A"))
    house.drag("A")
    assert house.offered() == ["leave jewel", "take jewel", "take back"]
    house.push("take jewel")
    assert house.made == []
    assert house.offered() == ["anyway", "take back"]
    assert house.scene.preview.reason.text.startswith("With a jewel you are locked in")
    house.push("take back")
    assert house.stands_in("OUT")
    house.drag("A")
    house.push("take jewel")
    house.push("anyway")
    assert house.made == [Walk("A", "take")]


@pytest.mark.parametrize(
    ("lying", "deed", "label"), [(None, "lay", "Put the jewel down"), (5, "swap", "Swap the jewels")]
)
def test_in_the_advanced_game_a_jewel_can_be_put_down_or_swapped(
    house: PlayedHouse, lying: int | None, deed: JewelDeed, label: str
) -> None:
    ruleset = Ruleset(numbered_jewels=True, may_put_down=True)
    house.state = GAME.setup(ruleset, 3, Rng("advanced")).state
    house.show(with_jewels(walking(house.table, 3, "h02", carried=(2,)), {"A": lying}))
    house.drag("A")
    assert labels(house) == ["Keep the jewel", label, "Take back"]
    house.push(f"{deed} jewel")
    assert house.made == [Walk("A", deed)]


def test_with_moves_that_are_confirmed_the_box_is_ticked_as_before(house: PlayedHouse) -> None:
    house.scene.proposals.at_once = False
    house.show(walking(new_table(), 3))
    house.drag("A")
    assert house.made == [Walk("A", "take")]
