"""The walls of the house, cut out of two sheets so that one looks down into its rooms, and the doors in them."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, DoorColour, GridCell
from saboteur_desktop.games.haunted_house.ui.night_house.room import INSET
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_door_sign
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.palette import DOORS, color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, outline, polyline, rounded, rounded_rect
from saboteur_desktop.paint.placing import box, clipped
from saboteur_desktop.paint.strokes import fill, glow, line, linear
from saboteur_desktop.paint.tools import lantern

CELL: Final = 100.0
"""Units to a cell."""
_TOP, _FOOT = "#6A4FB4", "#3B2A80"
_WARM = "#FFC877"


def area(cells: Collection[GridCell]) -> QPainterPath:
    """The cells up to the lines of the grid."""
    whole = QPainterPath()
    for column, row in cells:
        whole = whole.united(rounded(column * CELL, row * CELL, CELL, CELL))
    return whole.simplified()


def within_walls(cells: Collection[GridCell]) -> QPainterPath:
    """What is seen of the floor on those cells."""
    whole = area(cells)
    wall = outline(whole, 2 * INSET, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    return whole.subtracted(wall)


def draw_walls(p: QPainter, outer: QRectF, openings: QPainterPath) -> None:
    """The sheet of all walls around what is open, throwing its shade into the rooms; units are those of the grid."""
    whole = rounded_rect(outer, 9)
    walls = whole.subtracted(openings)
    if is_bold():
        fill(p, walls, "night4")
        line(p, walls, "night5", 3)
        return
    with clipped(p, whole):
        soft_silhouette(p, walls.translated(5, 8), 17, "#05030F", 0.55)
        soft_silhouette(p, walls.translated(2, 3), 4, "#05030F", 0.34)
    fill(
        p, walls, linear(outer.left(), outer.top(), outer.right(), outer.bottom(), (0, lighter(_TOP, 0.12)), (1, _FOOT))
    )
    grain(p, walls, 0.7)
    rim = linear(
        outer.left(),
        outer.top(),
        outer.right(),
        outer.bottom(),
        (0, color("#BFE6FF", 0.75)),
        (1, color("#B06AB0", 0.5)),
    )
    line(p, walls, rim, 1.5)
    coping = outer.adjusted(7, 7, -7, -7)
    line(p, rounded_rect(coping, 5), color("#1A1550", 0.4), 1.6)
    line(p, rounded_rect(coping.translated(0.8, 1.2), 5), color("#BFE6FF", 0.16), 1.2)


def draw_base(p: QPainter, outer: QRectF) -> None:
    """What the house stands on, and its shade on the garden."""
    foot = rounded_rect(outer.adjusted(-7, -7, 7, 9), 14)
    if is_bold():
        fill(p, foot, "night0")
        return
    soft_silhouette(p, foot.translated(20, 26), 40, "#04020E", 0.55)
    sheet(p, foot, "#2A1E66", 0, tooth=0.5)


def openings_of(board: BoardFile, doors: Collection[QRectF]) -> QPainterPath:
    """Rooms, corridor, light wells and doorways: everything that is not wall."""
    opened = QPainterPath()
    for room in board.rooms:
        opened = opened.united(within_walls(room.cells))
    corridor = within_walls([square.cell for square in board.corridors])
    opened = opened.united(corridor.subtracted(_between_strangers(board)))
    wells = well_cells(board)
    if wells:
        opened = opened.united(within_walls(wells))
    for door in doors:
        opened = opened.united(rounded_rect(door))
    return opened


def well_cells(board: BoardFile) -> tuple[GridCell, ...]:
    """The cells that nobody can enter."""
    rows = enumerate(board.grid.cells)
    return tuple((column, row) for row, letters in rows for column, letter in enumerate(letters) if letter == "#")


def draw_door(p: QPainter, door: QRectF, colour: DoorColour) -> None:
    """A doorway: its threshold, its two posts, and the sign of doors that can be locked."""
    upright = door.height() > door.width()
    planks, light = DOORS[colour] if colour != "none" else ("#A9703F", "#E0AE74")
    fill(p, rounded_rect(door), darker(planks, 0.12))
    if not is_bold():
        for share in (0.25, 0.5, 0.75):
            if upright:
                y = door.top() + door.height() * share
                line(p, polyline([(door.left(), y), (door.right(), y)]), color("#1A1030", 0.45), 1.4)
            else:
                x = door.left() + door.width() * share
                line(p, polyline([(x, door.top()), (x, door.bottom())]), color("#1A1030", 0.45), 1.4)
    line(p, rounded_rect(door), color(light, 0.8), 1.6)
    ends = (
        (door.center().x(), door.top()), (door.center().x(), door.bottom())
    ) if upright else ((door.left(), door.center().y()), (door.right(), door.center().y()))  # fmt: skip
    for x, y in ends:
        sheet(p, rounded(x - 7.5, y - 7.5, 15, 15, 3), lighter(planks, 0.12), 2)
    if colour != "none":
        side = 38.0
        draw_door_sign(p, QRectF(door.center().x() - side / 2, door.center().y() - side / 2, side, side), colour)


def draw_entrance(p: QPainter, gate: QRectF, outwards: tuple[int, int]) -> None:
    """The open front door between two lanterns, its light falling out."""
    x, y = gate.center().x(), gate.center().y()
    if not is_bold():
        reach = (x + outwards[0] * 60, y + outwards[1] * 60)
        glow(p, *reach, 120, (0, color(_WARM, 0.42)), (0.5, color("#FFB45C", 0.14)), (1, color("#FFB45C", 0)))
    fill(p, rounded_rect(gate), "#B98A58")
    line(p, rounded_rect(gate), color("#FFE2A8", 0.9), 2)
    along = (gate.width() / 2, 0.0) if gate.width() > gate.height() else (0.0, gate.height() / 2)
    for side in (-1, 1):
        post_x, post_y = x + side * along[0], y + side * along[1]
        leaf_x, leaf_y = post_x + outwards[0] * 22, post_y + outwards[1] * 22
        thick = 9
        wide, high = (thick, 44) if along[0] else (44, thick)
        sheet(p, rounded(leaf_x - wide / 2, leaf_y - high / 2, wide, high, 3), "#8C5A38", 3)
        sheet(p, ellipse(post_x, post_y, 11), "#4A3A8C", 3)
        lamp_x, lamp_y = post_x + side * along[0] * 0.62, post_y + side * along[1] * 0.62
        lamp_x, lamp_y = lamp_x + outwards[0] * 16, lamp_y + outwards[1] * 16
        if not is_bold():
            glow(p, lamp_x, lamp_y, 62, (0, color(_WARM, 0.5)), (0.4, color("#FFB45C", 0.2)), (1, color("#FFB45C", 0)))
        with box(p, lamp_x, lamp_y, 40):
            lantern(p)


def _between_strangers(board: BoardFile) -> QPainterPath:
    """Walls between squares that lie side by side and do not lead to each other."""
    cells = {square.cell: square for square in board.corridors}
    walls = QPainterPath()
    for (column, row), square in cells.items():
        right, below = cells.get((column + 1, row)), cells.get((column, row + 1))
        if right is not None and right.id not in square.neighbours:
            walls = walls.united(rounded((column + 1) * CELL - INSET, row * CELL, 2 * INSET, CELL))
        if below is not None and below.id not in square.neighbours:
            walls = walls.united(rounded(column * CELL, (row + 1) * CELL - INSET, CELL, 2 * INSET))
    return walls
