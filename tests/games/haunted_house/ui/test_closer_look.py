"""A resting mouse or a finger held down tells what there is to know about a place."""

from PySide6.QtCore import QPointF, QRectF, QSize
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.place_words import place_lines
from saboteur_desktop.games.haunted_house.ui.prospect import prospects
from saboteur_desktop.kernel.rng import Rng
from tests.fingers import Fingers
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import GAME, new_table, walking, with_ghosts


def words(house: PlayedHouse) -> tuple[str, str]:
    return house.scene.eye.note.words


def test_a_mouse_that_rests_on_a_room_tells_its_name_and_what_is_there(house: PlayedHouse, qtbot: QtBot) -> None:
    house.show(with_ghosts(walking(new_table(), 3), {"L": 2}))
    house.move(house.middle("L"))
    qtbot.waitUntil(lambda: words(house)[0] == "Wardrobe (L)", timeout=10_000)
    ghosts, jewel, steps, taken, fight = words(house)[1].splitlines()
    assert ghosts == "Two ghosts: a third one makes an evil spirit of them"
    assert jewel == "A jewel to be carried outside"
    assert steps.startswith("3 step")
    assert (taken, fight) == ("The jewel is taken", "There is a fight")
    house.move(QPointF(2, 300))
    assert words(house) == ("", "")


def test_a_finger_that_is_held_looks_and_walks_nowhere(house: PlayedHouse, qtbot: QtBot) -> None:
    house.show(walking(new_table(), 3))
    fingers, screen = Fingers(), house.view.viewport()
    fingers.down(screen, house.middle("A"))
    qtbot.waitUntil(lambda: words(house)[0] == "Parlour (A)", timeout=10_000)
    fingers.up(screen, house.middle("A"))
    house.settle()
    assert words(house) == ("", "")
    assert house.proposed == []


def test_a_note_goes_with_the_first_thing_that_happens(house: PlayedHouse, qtbot: QtBot) -> None:
    house.move(house.middle("E"))
    qtbot.waitUntil(lambda: words(house)[0] == "Library (E)", timeout=10_000)
    house.scene.roll()
    assert words(house) == ("", "")


def test_a_note_lies_in_the_window_wherever_the_place_is(house: PlayedHouse) -> None:
    house.show(with_ghosts(walking(new_table(), 6, "h03")._replace(discards=("L",)), {"L": 2, "C": 1}, "J"))
    house.scene.toggle_odds()
    for size in (QSize(1024, 600), QSize(1280, 720), QSize(800, 1280)):
        house.view.resize(size)
        house.settle()
        for place in house.table.board.ways[None]:
            house.scene.eye.look(place)
            window = QRectF(house.view.viewport().rect())
            assert window.contains(house.scene.eye.note.place), (size, place)


def test_a_room_says_what_its_pieces_mean() -> None:
    table = with_ghosts(new_table()._replace(discards=("K",)), {"C": 1}, "J")
    assert place_lines(table, "J", None)[:2] == [
        "An evil spirit: only two hunters together can drive it out",
        "A hunter with a jewel cannot leave",
    ]
    assert place_lines(table, "C", None)[0] == "A ghost: three of them become an evil spirit"
    assert place_lines(table, "B", None) == ["Nobody is haunting here, and no jewel lies here"]
    assert place_lines(table, "K", None)[-1].startswith("The card of this room lies open")
    assert place_lines(table, "h01", None) == ["Only one hunter can stop here"]
    assert place_lines(table, "OUT", prospects(table).get("OUT"))[0] == "Jewels are put down here"


def test_a_number_is_told_once_it_is_seen() -> None:
    table = GAME.view(GAME.setup(Ruleset(numbered_jewels=True), 3, Rng("numbers")).state, None).table
    assert place_lines(table, "A", None) == ["A jewel: its number is seen by going there"]
    seen = table._replace(jewels=(5, *table.jewels[1:]))
    assert place_lines(seen, "A", None) == ["Jewel 5, to be carried outside"]
