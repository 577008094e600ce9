"""The whole picture: garden, house, rooms, walls, doors and letters, as one pixmap of the window's size."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from saboteur_desktop.games.haunted_house.engine.board_file import Room as RoomOfBoard
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.night_house import corridor, garden, walls, windows
from saboteur_desktop.games.haunted_house.ui.night_house.room import INSET, Room
from saboteur_desktop.games.haunted_house.ui.night_house.rooms import furnishing
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import Point, ellipse, rounded_rect
from saboteur_desktop.paint.placing import HINTS, clipped, placed, saved
from saboteur_desktop.paint.strokes import fill, glow, line
from saboteur_desktop.paint.type import CENTRE, TITLE, draw_text

_DUSK: Final = "#120B3A"
_WARM: Final = "#FFC877"


def house_picture(plan: FloorPlan, size: QSizeF, dpr: float) -> QPixmap:
    """The house where the plan has it, in a window of that size."""
    pixmap = QPixmap((size * dpr).toSize())
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.black)  # without alpha it is copied and not blended
    with QPainter(pixmap) as painter:
        painter.setRenderHints(HINTS)
        paint_house(painter, plan, size)
    return pixmap


def paint_house(p: QPainter, plan: FloorPlan, size: QSizeF) -> None:
    """Everything that never moves on the table of the Haunted House."""
    board, unit = plan.board, plan.cell / walls.CELL
    gate = plan.door(board.outside.entrance.id)
    garden.draw_garden(p, size, plan.house, plan.space(board.outside.id), unit)
    doors = {door.id: _in_units(plan, plan.door(door.id)) for door in board.doors}
    with placed(p, plan.grid.x(), plan.grid.y(), unit):
        outer, entrance = _in_units(plan, plan.house), _entrance(_in_units(plan, gate), plan.faces)
        walls.draw_base(p, outer)
        windows.draw_light_outside(p, board)
    garden.draw_forecourt(p, plan.space(board.outside.id), gate.center(), plan.faces, unit)
    garden.draw_hoard(p, plan.hoard(), plan.hoard_places(), unit)
    garden.draw_pond(p, plan.pond(), unit)
    with placed(p, plan.grid.x(), plan.grid.y(), unit):
        corridor.draw_wells(p, walls.well_cells(board))
        for square in board.corridors:
            corridor.draw_square(p, square.cell)
        _light_corridor(p, plan)
        for room in board.rooms:
            _draw_room(p, room, doors)
        windows.draw_moonlight(p, board)
        narrow = [_threshold(door) for door in doors.values()]
        walls.draw_walls(p, outer, walls.openings_of(board, [*narrow, entrance]))
        windows.draw_windows(p, board)
        for door in board.doors:
            walls.draw_door(p, _threshold(doors[door.id]), door.colour)
        walls.draw_entrance(p, entrance, plan.faces)
    for room in board.rooms:
        draw_letter(p, plan.letter(room.id), room.id)


def draw_letter(p: QPainter, plate: QRectF, letter: str) -> None:
    """The name of a room on its plate."""
    rise = plate.width() * 0.06
    sheet(p, rounded_rect(plate, plate.width() * 0.24), "banner", rise, shade=0.06)
    line(
        p,
        rounded_rect(plate.adjusted(rise, rise, -rise, -rise), plate.width() * 0.18),
        color("golddeep", 0.55),
        rise * 0.5,
    )
    draw_text(p, plate, letter, TITLE, plate.height() * 0.66, "bannerink", CENTRE)


def _draw_room(p: QPainter, drawn: RoomOfBoard, doors: Mapping[str, QRectF]) -> None:
    floor = walls.area(drawn.cells)
    bounds = floor.boundingRect()
    middles: list[Point] = [
        (doors[door].center().x() - bounds.x(), doors[door].center().y() - bounds.y()) for door in drawn.doors
    ]
    with clipped(p, floor):
        if is_bold():
            fill(p, floor, "night1")
            return
        with placed(p, bounds.x(), bounds.y()):
            room = Room(p, bounds.width(), bounds.height(), tuple(middles))
            lamps = furnishing(drawn.theme)(room)
        _light_room(p, bounds, floor, [QPointF(bounds.x() + x, bounds.y() + y) for x, y in lamps])


def _light_room(p: QPainter, bounds: QRectF, floor: QPainterPath, lamps: list[QPointF]) -> None:
    """Night over the room, and the pools of light around its lamps."""
    fill(p, floor, color(_DUSK, 0.22))
    for lamp in lamps:
        reach = max(bounds.width(), bounds.height()) * 0.62
        glow(
            p, lamp.x(), lamp.y(), reach,
            (0, color(_WARM, 0.34)), (0.45, color("#FFB45C", 0.13)), (1, color("#FFB45C", 0)),
        )  # fmt: skip
        fill(p, ellipse(lamp.x(), lamp.y(), 5.6), "#8A6430")
        fill(p, ellipse(lamp.x(), lamp.y(), 3.4), "#FFF2C9")
        glow(p, lamp.x(), lamp.y(), 13, (0, color("#FFF6D8", 0.95)), (0.35, color(_WARM, 0.7)), (1, color(_WARM, 0)))


def _light_corridor(p: QPainter, plan: FloorPlan) -> None:
    """A lantern wherever ways part."""
    if is_bold():
        return
    corridor_floor = walls.area([square.cell for square in plan.board.corridors])
    with saved(p):
        p.setClipPath(corridor_floor)
        fill(p, corridor_floor, color(_DUSK, 0.08))
        for square in plan.board.corridors:
            if len(square.neighbours) > 2:
                x, y = (square.cell[0] + 0.5) * walls.CELL, (square.cell[1] + 0.5) * walls.CELL
                glow(p, x, y, 190, (0, color(_WARM, 0.42)), (0.5, color("#FFB45C", 0.14)), (1, color("#FFB45C", 0)))


def _in_units(plan: FloorPlan, rect: QRectF) -> QRectF:
    unit = plan.cell / walls.CELL
    place = (rect.topLeft() - plan.grid.topLeft()) / unit
    return QRectF(place, rect.size() / unit)


def _threshold(door: QRectF) -> QRectF:
    """The part of a doorway that goes through the wall."""
    wall = 2 * INSET
    spare = (min(door.width(), door.height()) - wall) / 2
    return door.adjusted(spare, 0, -spare, 0) if door.height() > door.width() else door.adjusted(0, spare, 0, -spare)


def _entrance(gate: QRectF, outwards: tuple[int, int]) -> QRectF:
    """The way through the thicker outer wall."""
    across, down = outwards
    inside, outside = INSET, 20.0
    middle = gate.center()
    if down:
        top = middle.y() - (inside if down > 0 else outside)
        return QRectF(gate.x(), top, gate.width(), inside + outside)
    left = middle.x() - (inside if across > 0 else outside)
    return QRectF(left, gate.y(), inside + outside, gate.height())
