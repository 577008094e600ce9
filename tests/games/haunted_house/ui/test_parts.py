"""What the parts of the house's table show of a position, and that nothing covers what must be seen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.games.haunted_house.engine.events import CardTurned, Fought, Rolled, Walked
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.ui.danger import danger
from saboteur_desktop.games.haunted_house.ui.dice_tray import last_throws
from saboteur_desktop.games.haunted_house.ui.log_pictures import draw_log_picture
from saboteur_desktop.games.haunted_house.ui.log_rows import rows_of
from saboteur_desktop.games.haunted_house.ui.room_look import jewels_out, room_look
from saboteur_desktop.games.haunted_house.ui.room_marks import draw_haunted_floor
from tests.games.haunted_house.engine.plays import begin, play_out, ruleset
from tests.games.haunted_house.ui.bare_table import BareTable, plain

__all__ = ["plain"]

pytestmark = pytest.mark.usefixtures("plain", "qapp")

SIZES = [QSizeF(1280, 720), QSizeF(1920, 1080), QSizeF(1024, 600), QSizeF(800, 1280)]


def matches() -> list[GameState]:
    """Positions from the middle of matches."""
    states = []
    for preset in ("normal", "master"):
        for seed in range(3):
            states += [step.after for step in play_out(begin(ruleset(preset), 3 + seed % 2, seed), seed)][::9]
    return states


def test_the_danger_is_counted() -> None:
    state = begin(ruleset("normal"), 4, 1)
    table = state.table
    first = table.board.rooms[0]
    haunted = table._replace(
        haunted=(True, True, *table.haunted[2:]), places=(first, *table.places[1:]), carried=(0, 0, None, None), out=3
    )
    shown = danger(haunted)
    assert (shown.hauntings, shown.losing, shown.jewels, shown.all_jewels, shown.trapped) == (2, 6, 3, 8, 1)
    assert not shown.is_near
    assert danger(table._replace(haunted=(True,) * 4 + (False,) * 8)).is_near


def test_a_room_is_safe_once_its_card_lies_open() -> None:
    table = begin(ruleset("normal"), 3, 1).table
    assert not room_look(table, "C").is_safe
    assert room_look(table._replace(discards=("C",)), "C").is_safe


def test_jewels_lie_outside_with_their_numbers_or_without() -> None:
    plain_ones, numbered = begin(ruleset("normal"), 3, 1).table, begin(ruleset("master"), 3, 1).table
    assert jewels_out(plain_ones._replace(out=2)) == (0, 0)
    assert jewels_out(numbered._replace(out=3)) == (1, 2, 3)


def test_the_throws_of_the_last_turn_are_found() -> None:
    walked, fight = Walked(0, ("h01", "A")), Fought(0, "A", ("ghost", "red"))
    assert last_throws(()) == (None, ())
    assert last_throws((Rolled(0, 4), CardTurned("A"), walked, fight)) == (4, ("ghost", "red"))
    assert last_throws((Rolled(0, 4), walked, fight, Rolled(1, 6))) == (6, ())


def test_the_button_rolls_only_while_a_person_is_to_roll() -> None:
    state = begin(ruleset("normal"), 3, 1)
    table = BareTable(state)
    tapped: list[bool] = []
    table.parts.dice.roll.tapped.connect(lambda: tapped.append(True))
    assert table.parts.dice.roll.isVisible()
    table.parts.dice.move.tap()
    assert tapped == [True]
    bots_turn = state._replace(table=state.table._replace(hunter=1, to_move=1))
    table.draw(bots_turn)
    assert not table.parts.dice.roll.isVisible()
    table.parts.dice.move.tap()
    assert tapped == [True]
    table.dispose()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}x{size.height():.0f}")
def test_nothing_in_a_room_covers_its_letter_or_another_piece(size: QSizeF) -> None:
    state = begin(ruleset("normal"), 4, 1)
    table = BareTable(state, size)
    rooms, plan = table.parts.rooms, table.parts.plan
    assert plan is not None
    for room in state.table.board.rooms:
        letter, jewel = plan.letter(room), plan.jewel(room)
        safe = QRectF(letter.right(), letter.top(), letter.width() * 0.7, letter.width() * 0.7)
        ghosts = [rooms.ghost_rect(room, index) for index in range(2)]
        for one, other in combinations((letter, jewel, safe, *ghosts), 2):
            assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)
    table.dispose()


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_the_number_of_a_jewel_is_seen_before_a_locked_door(colour: Lock) -> None:
    state = begin(ruleset("master"), 4, 1)
    table = BareTable(state)
    rooms = table.parts.rooms
    rooms.set_lock(colour)
    jewels = [rooms.token("jewel", room) for room in "ACDEGHJL"]
    assert rooms.locks()
    assert max(lock.zValue() for lock in rooms.locks()) < min(jewel.zValue() for jewel in jewels)
    table.dispose()


def test_the_floor_of_a_haunted_room_leaves_its_letter_alone() -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    letter = QRectF(10, 10, 46, 46)
    with QPainter(image) as p:
        draw_haunted_floor(p, QRectF(0, 0, 200, 200), letter)
    assert image.pixelColor(33, 33) == QColor("white")
    assert image.pixelColor(120, 120).green() < 200


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}x{size.height():.0f}")
def test_jewels_outside_lie_apart_in_their_place(size: QSizeF) -> None:
    table = BareTable(begin(ruleset("normal"), 3, 1), size)
    plan = table.parts.plan
    assert plan is not None
    places = [table.parts.rooms.hoard_rect(index) for index in range(8)]
    for place in places:
        assert plan.hoard().contains(place)
    for one, other in combinations(places, 2):
        assert not one.intersects(other)
    table.dispose()


def test_every_picture_of_the_log_can_be_drawn() -> None:
    pieces = {
        piece
        for state in matches()
        for row in rows_of(state.table.log, state.table, BareTable.LOOKS[: state.table.seats])
        for piece in row.pieces
        if piece.kind in ("sign", "card")
    }
    assert {"ghost", "haunting"} <= {piece.what for piece in pieces}
    for piece in pieces:
        image = QImage(24, 30, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as p:
            draw_log_picture(p, QRectF(0, 0, 24, 30), piece.what)
        assert image.pixelColor(12, 15).alpha() > 0, piece


def test_drawing_twice_is_drawing_once() -> None:
    states = matches()
    table = BareTable(states[0])
    for state in [state for state in states if len(state.table.places) == len(states[0].table.places)]:
        table.looks = BareTable.LOOKS[: state.table.seats]
        table.draw(state)
        before, count = table.parts.described(), len(table.scene.items())
        table.draw(state)
        assert table.parts.described() == before
        assert len(table.scene.items()) == count
    table.dispose()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}x{size.height():.0f}")
def test_dice_and_button_have_room_of_their_own(size: QSizeF) -> None:
    state = begin(ruleset("normal"), 3, 1)
    table = BareTable(state, size)
    dice = table.parts.dice
    table.parts.dice.show_fight(("ghost", "red"))
    rects = [die.place for die in (dice.move, *dice.battle)]
    for one, other in combinations((*rects, dice.roll.place), 2):
        assert not one.intersects(other)
    for rect in (*rects, dice.roll.place):
        assert dice.place.contains(rect)
    assert min(rect.width() for rect in rects) >= 36
    table.dispose()
