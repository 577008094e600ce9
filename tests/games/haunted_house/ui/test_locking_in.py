"""Who would lock a hunter in is asked first; in the advanced game what is done with a jewel is decided on there."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import GAME, new_table, walking, with_ghosts

# -- locking oneself in


def trap(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3, carried=(0,)), {}, "A"))


def test_who_would_be_locked_in_is_asked_first(house: PlayedHouse) -> None:
    trap(house)
    house.drag("A")
    assert house.proposed == []
    assert house.offered() == ["anyway", "take back"]
    assert house.scene.preview.reason.text.startswith("With a jewel you are locked in")
    house.push("take back")
    assert house.stands_in("OUT")
    assert house.offered() == ["stay"]
    assert house.scene.preview.reason.text == ""


def test_who_wants_to_be_locked_in_may(house: PlayedHouse) -> None:
    trap(house)
    house.drag("A")
    house.push("anyway")
    assert house.proposed == [Walk("A")]
    assert house.offered() == ["go", "take back"]
    house.push("go")
    assert house.made == [Walk("A")]


def test_who_does_not_want_to_be_asked_walks_in_without_a_question(house: PlayedHouse) -> None:
    house.scene.proposals.asks = False
    trap(house)
    house.drag("A")
    assert house.proposed == [Walk("A")]
    assert house.offered() == ["go", "take back"]
    house.show(with_ghosts(walking(new_table(), 3), {}, "A"))
    house.drag("A")
    house.push("jewel")
    assert house.proposed[-1] == Walk("A", "take")


def test_the_question_can_be_answered_with_keys(house: PlayedHouse) -> None:
    trap(house)
    house.drag("A")
    house.key(Qt.Key.Key_Escape)
    assert house.stands_in("OUT")
    house.drag("A")
    house.key(Qt.Key.Key_Return)
    assert house.proposed == [Walk("A")]


def test_a_question_does_not_outlast_the_window(house: PlayedHouse) -> None:
    trap(house)
    house.drag("A")
    QApplication.sendEvent(house.view, QEvent(QEvent.Type.WindowDeactivate))
    house.settle()
    assert house.stands_in("OUT")
    assert house.scene.proposals.asked is None


def test_a_question_does_not_outlast_its_language(house: PlayedHouse) -> None:
    trap(house)
    house.drag("A")
    house.scene.retranslate()
    house.settle()
    assert house.stands_in("OUT")
    assert house.offered() == ["stay"]


def test_a_jewel_beside_an_evil_spirit_is_left_unless_that_is_asked_for(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3), {}, "A"))
    house.drag("A")
    assert house.proposed == [Walk("A")]
    house.push("jewel")
    assert house.proposed == [Walk("A")]
    assert house.offered() == ["anyway", "take back"]
    house.push("take back")
    assert house.offered() == ["jewel", "go", "take back"]
    assert house.scene.preview.reason.text == ""
    assert house.stands_in("A")
    house.push("jewel")
    house.push("anyway")
    assert house.proposed[-1] == Walk("A", "take")


def test_the_last_free_hunter_is_told_that_the_match_would_be_lost(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 3, "OUT", "C", "D", carried=(0, 0, 0)), {}, "ACD"))
    house.drag("A")
    assert "lost" in house.scene.preview.reason.text


# -- the advanced game


def advanced(house: PlayedHouse) -> None:
    """The hunter on turn has just seen the number of the jewel in A."""
    ruleset = Ruleset(numbered_jewels=True, extra_cards=True)
    house.state = GAME.setup(ruleset, 3, Rng("advanced")).state
    table = house.table
    house.show(walking(table, 3, "h02"))


def test_a_number_is_seen_first_and_decided_on_then(house: PlayedHouse) -> None:
    advanced(house)
    house.drag("A")
    assert house.proposed == [Walk("A")]
    assert house.offered() == ["go", "take back"]
    house.push("go")
    assert house.table.phase == "deciding"
    assert house.offered() == ["take jewel", "leave jewel"]
    house.push("take jewel")
    assert house.made[-1] == Decide("take")
    assert house.table.carried[0]


def test_the_jewel_key_takes_a_jewel_whose_number_was_seen(house: PlayedHouse) -> None:
    advanced(house)
    house.drag("A")
    house.key(Qt.Key.Key_Return)
    house.key(Qt.Key.Key_J)
    assert house.made[-1] == Decide("take")
