"""The drawn house: every board and every window, letters one can read, rooms one can tell apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, board_file, board_ids
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.night_house import house_picture
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.paint.contrast import contrast
from tests.paint.canvas import difference, greys, load_fonts, mean, pixels

SIZE = QSizeF(560, 460)
PLANS = [board_file(board_id) for board_id in board_ids()]

every_board = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.id)


def floor_plan(plan: BoardFile, size: QSizeF = SIZE) -> FloorPlan:
    return FloorPlan(plan, QRectF(QPointF(), size).adjusted(20, 10, -20, -10))


def drawn(plan: BoardFile, size: QSizeF = SIZE) -> QImage:
    load_fonts()
    return house_picture(floor_plan(plan, size), size, 1.0).toImage()


@every_board
def test_the_house_is_the_same_on_every_run(qtbot: QtBot, plan: BoardFile) -> None:
    assert pixels(drawn(plan)) == pixels(drawn(plan))


@every_board
@pytest.mark.parametrize(("width", "height"), [(256, 192), (300, 480)])
def test_the_picture_fills_every_shape_of_window(qtbot: QtBot, plan: BoardFile, width: int, height: int) -> None:
    picture = drawn(plan, QSizeF(width, height))
    assert (picture.width(), picture.height()) == (width, height)
    bare = [(x, y) for x in range(0, width, 5) for y in range(0, height, 5) if picture.pixelColor(x, y).alpha() < 255]
    assert bare == []


@every_board
def test_no_two_rooms_look_alike(qtbot: QtBot, plan: BoardFile) -> None:
    picture, floor = drawn(plan), floor_plan(plan)
    corner = {room: floor.space(room).topLeft() for room in plan.overflow_order}
    side = round(floor.cell * 1.9)
    views = {room: picture.copy(round(at.x()), round(at.y()), side, side) for room, at in corner.items()}
    for one, other in combinations(views, 2):
        assert difference(views[one], views[other]) > 5, (one, other)


@every_board
def test_letters_are_read_easily(qtbot: QtBot, plan: BoardFile) -> None:
    picture, floor = drawn(plan), floor_plan(plan)
    for room in plan.overflow_order:
        plate = floor.letter(room).toAlignedRect().adjusted(2, 2, -2, -2)
        tints = [
            picture.pixelColor(x, y)
            for x in range(plate.left(), plate.right() + 1)
            for y in range(plate.top(), plate.bottom() + 1)
        ]
        tints.sort(key=lambda tint: tint.lightnessF())
        ink, ground = tints[len(tints) // 50], tints[len(tints) // 2]
        assert contrast(ink, ground) > 7, room


@every_board
def test_squares_of_the_corridor_are_lighter_than_the_gaps_between_them(qtbot: QtBot, plan: BoardFile) -> None:
    picture, floor = drawn(plan, QSizeF(1000, 900)), floor_plan(plan, QSizeF(1000, 900))
    for square in plan.corridors:
        space, inset = floor.space(square.id), floor.cell * 0.3
        stone = picture.copy(space.adjusted(inset, inset, -inset, -inset).toRect())
        for other in square.neighbours:
            middle = (space.center() + floor.center(other)) / 2
            gap = picture.copy(round(middle.x()) - 1, round(middle.y()) - 1, 2, 2)
            assert mean(greys(stone)) > mean(greys(gap)) + 20


def test_a_theme_nobody_knows_gets_bare_boards(qtbot: QtBot) -> None:
    plan = PLANS[0]
    rooms = tuple(room.model_copy(update={"theme": "crypt"}) for room in plan.rooms)
    assert difference(drawn(plan), drawn(plan.model_copy(update={"rooms": rooms}))) > 2


def test_the_entrance_may_be_on_any_side(qtbot: QtBot) -> None:
    plan = PLANS[0]
    pictures = []
    for side, square in (("N", "h06"), ("E", "h16"), ("W", "h09")):
        entrance = plan.outside.entrance.model_copy(update={"side": side, "square": square})
        outside = plan.outside.model_copy(update={"entrance": entrance})
        pictures.append(drawn(plan.model_copy(update={"outside": outside})))
    assert all(difference(one, other) > 3 for one, other in combinations(pictures, 2))


def test_in_strong_contrast_floors_are_flat_and_letters_stay(qtbot: QtBot) -> None:
    plan = PLANS[0]
    wear(Appearance(high_contrast=True))
    try:
        picture, floor = drawn(plan, QSizeF(1000, 900)), floor_plan(plan, QSizeF(1000, 900))
    finally:
        wear(Appearance())
    for room in plan.overflow_order:
        middle = floor.space(room).center().toPoint()
        around = {picture.pixelColor(middle.x() + dx, middle.y()).name() for dx in range(-12, 13, 4)}
        assert len(around) == 1
        plate = floor.letter(room).toRect()
        assert contrast(picture.pixelColor(plate.left() + 5, plate.center().y()), around.pop()) > 7
