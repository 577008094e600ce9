"""Where everything of a board lies on the screen: the geometry that painters, pawns and pointers share."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile, GridCell, Wall

WALL: Final = 0.20
"""How far the outer walls reach beyond the grid, in cells."""
PARTITION: Final = 0.12
"""How thick the walls inside are, in cells."""
STRIP: Final = 1.10
"""How deep the forecourt is, in cells."""

_PAWN: Final = (0.58, 0.725)
_PAWN_STEP: Final = 0.61
_EDGE: Final = PARTITION / 2 + 0.04
"""Between the grid's line and what lies in a room."""
_LETTER: Final = 0.42
_LETTER_EDGE: Final = 0.17
"""More, since the sign of a door may hang beside it."""
_GHOST: Final = 0.47
_HAUNTING: Final = 0.98
_JEWEL: Final = 0.54
_HOARD: Final = (2.5, 0.94)
_DOOR: Final = (0.66, 0.20)
_OUTWARDS: Final[dict[Wall, tuple[int, int]]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class FloorPlan:
    """A board laid into a rectangle of the window, as large as it fits and in its middle.

    A place in a room is kept for each thing: the letter top left, ghosts top right, the jewel bottom left, hunters
    on the rest, so that nothing ever covers anything else. Rooms of two cells by two give all that its full size;
    in smaller ones it shrinks.
    """

    def __init__(self, plan: BoardFile, rect: QRectF) -> None:
        self.board = plan
        columns, rows = plan.grid.columns, plan.grid.rows
        self.faces = _OUTWARDS[plan.outside.entrance.side]
        across, down = self.faces
        wide, high = columns + 2 * WALL + abs(across) * STRIP, rows + 2 * WALL + abs(down) * STRIP
        self.cell: float = min(rect.width() / wide, rect.height() / high)
        left = rect.center().x() - wide * self.cell / 2 + max(0, -across) * STRIP * self.cell
        top = rect.center().y() - high * self.cell / 2 + max(0, -down) * STRIP * self.cell
        self.house = QRectF(left, top, (columns + 2 * WALL) * self.cell, (rows + 2 * WALL) * self.cell)
        self.grid = self.house.adjusted(*(side * WALL * self.cell for side in (1, 1, -1, -1)))
        self._cells: dict[Place, tuple[GridCell, ...]] = {room.id: room.cells for room in plan.rooms}
        self._cells |= {square.id: (square.cell,) for square in plan.corridors}
        self._owners = {cell: place for place, cells in self._cells.items() for cell in cells}
        self._labels = {room.id: room.label_cell for room in plan.rooms}
        entrance = plan.outside.entrance
        self._walls = {door.id: (door.cell, door.side) for door in plan.doors}
        self._walls[entrance.id] = (self._cells[entrance.square][0], entrance.side)

    def at(self, cell: GridCell) -> QRectF:
        """The rectangle of a cell of the grid."""
        side = self.cell
        return QRectF(self.grid.x() + cell[0] * side, self.grid.y() + cell[1] * side, side, side)

    def space(self, place: Place) -> QRectF:
        """A room or square up to the lines of the grid; outside, the forecourt along the whole front."""
        if place == self.board.outside.id:
            return self._forecourt()
        whole = QRectF()
        for cell in self._cells[place]:
            whole = whole.united(self.at(cell))
        return whole

    def letter(self, room: Place) -> QRectF:
        """The plate of the room's letter."""
        corner, unit = self.at(self._labels[room]).topLeft(), self._unit(room)
        edge, size = _LETTER_EDGE * unit, _LETTER * unit
        return QRectF(corner.x() + edge, corner.y() + edge, size, size)

    def ghosts(self, room: Place) -> tuple[QRectF, QRectF]:
        """Where the room's first and second ghost are."""
        corner, unit = self.space(room).topRight(), self._unit(room)
        size = _GHOST * unit
        outer = QRectF(corner.x() - _EDGE * unit - size, corner.y() + _EDGE * unit, size, size)
        return outer, outer.translated(-size * 1.04, 0)

    def haunting(self, room: Place) -> QRectF:
        """Where a haunting is, in the place of the ghosts."""
        corner, unit = self.space(room).topRight(), self._unit(room)
        size = _HAUNTING * unit
        return QRectF(corner.x() - (_EDGE - 0.04) * unit - size, corner.y() + (_EDGE - 0.04) * unit, size, size)

    def jewel(self, room: Place) -> QRectF:
        """Where the room's jewel lies."""
        corner, unit = self.space(room).bottomLeft(), self._unit(room)
        size = _JEWEL * unit
        return QRectF(corner.x() + _EDGE * unit, corner.y() - _EDGE * unit - size, size, size)

    def hoard(self) -> QRectF:
        """Where the jewels lie that are out: on the forecourt, beside the hunters."""
        return self._beside_hunters(after=True)

    def hoard_places(self) -> tuple[QRectF, ...]:
        """One place for each jewel of the board, in two lines on the hoard."""
        count, hoard = len(self.board.setup.jewel_rooms), self.hoard().marginsRemoved(_margins(0.07 * self.cell))
        half = (count + 1) // 2
        upright = hoard.height() > hoard.width()
        columns, rows = (2, half) if upright else (half, 2)
        wide, high = hoard.width() / columns, hoard.height() / rows
        side = min(wide, high)
        return tuple(
            QRectF(
                hoard.x() + (n % columns + 0.5) * wide - side / 2,
                hoard.y() + (n // columns + 0.5) * high - side / 2,
                side,
                side,
            )
            for n in range(count)
        )

    def pond(self) -> QRectF:
        """A place on the forecourt where nothing of the game ever lies."""
        return self._beside_hunters(after=False)

    def stands(self, place: Place, count: int) -> tuple[QRectF, ...]:
        """The 4:5 places of that many pawns, left to right; they stand side by side as long as there is room."""
        if place == self.board.outside.id:
            return self._outside_stands(count)
        space, unit = self.space(place), self._unit(place)
        pawn = (_PAWN[0] * unit, _PAWN[1] * unit)
        if place not in self._labels:
            return _row(space, pawn, count, unit)
        floor = space.adjusted((_EDGE + _JEWEL + 0.03) * unit, 0, -_EDGE * unit, 0)
        floor.setTop(floor.bottom() - (_PAWN[1] + 2 * _EDGE) * unit)
        fitting = max(1, int((floor.width() - pawn[0]) / (_PAWN_STEP * unit) + 1))
        if count <= fitting:
            return _row(floor, pawn, count, unit)
        letter = self.letter(place)
        beside = QRectF(space.x() + _EDGE * unit, letter.bottom() + 0.02 * unit, *pawn)
        return (beside, *_row(floor, pawn, count - 1, unit))

    def door(self, door_id: str) -> QRectF:
        """The opening of a door or of the entrance in its wall."""
        cell, side = self._walls[door_id]
        across, down = _OUTWARDS[side]
        middle, half = self.at(cell).center(), self.cell / 2
        long, thick = _DOOR[0] * self.cell, _DOOR[1] * self.cell
        opening = QRectF(0, 0, thick, long) if across else QRectF(0, 0, long, thick)
        opening.moveCenter(QPointF(middle.x() + across * half, middle.y() + down * half))
        return opening

    def center(self, place: Place) -> QPointF:
        """Where a line drawn along a way runs through the place."""
        if place == self.board.outside.id:
            across, down = self.faces
            gate, deep = self.door(self.board.outside.entrance.id).center(), (WALL + STRIP / 2) * self.cell
            return QPointF(gate.x() + across * deep, gate.y() + down * deep)
        return self.space(place).center()

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point; nothing is under a light well or in the garden."""
        if self._forecourt().contains(point):
            return self.board.outside.id
        if not self.grid.contains(point):
            return None
        offset = point - self.grid.topLeft()
        return self._owners.get((int(offset.x() // self.cell), int(offset.y() // self.cell)))

    def _unit(self, place: Place) -> float:
        """What a cell measures for the things in that place."""
        if place not in self._labels:
            return self.cell
        space = self.space(place)
        return min(self.cell, space.width() / 2, space.height() / 2)

    def _forecourt(self) -> QRectF:
        across, down = self.faces
        deep, house = STRIP * self.cell, self.house
        if down:
            return QRectF(house.x(), house.bottom() if down > 0 else house.y() - deep, house.width(), deep)
        return QRectF(house.right() if across > 0 else house.x() - deep, house.y(), deep, house.height())

    def _beside_hunters(self, after: bool) -> QRectF:
        """A place beside the hunters outside: after them, or before where there is no room, and the other way round."""
        strip, stands = self._forecourt(), self._outside_stands(4)
        long, deep, gap = _HOARD[0] * self.cell, _HOARD[1] * self.cell, 0.2 * self.cell
        if self.faces[1]:
            roomy = stands[-1].right() + gap + long <= strip.right()
            x = stands[-1].right() + gap if roomy == after else stands[0].left() - gap - long
            return QRectF(x, strip.center().y() - deep / 2, long, deep)
        roomy = stands[-1].bottom() + gap + long <= strip.bottom()
        y = stands[-1].bottom() + gap if roomy == after else stands[0].top() - gap - long
        return QRectF(strip.center().x() - deep / 2, y, deep, long)

    def _outside_stands(self, count: int) -> tuple[QRectF, ...]:
        """In the middle before the entrance, in a row or, beside the house, one above the other."""
        strip, gate = self._forecourt(), self.center(self.board.outside.id)
        pawn = (_PAWN[0] * self.cell, _PAWN[1] * self.cell)
        if self.faces[1]:
            half = 2 * _PAWN_STEP * self.cell
            middle = min(max(gate.x(), strip.left() + half), strip.right() - half)
            return _row(QRectF(middle - half, strip.y(), 2 * half, strip.height()), pawn, count, self.cell)
        step = pawn[1] * 1.05
        first = min(max(gate.y(), strip.top() + 2 * step), strip.bottom() - 2 * step) - count * step / 2
        x = strip.center().x() - pawn[0] / 2
        return tuple(QRectF(x, first + number * step, *pawn) for number in range(count))


def _row(area: QRectF, pawn: Sequence[float], count: int, unit: float) -> tuple[QRectF, ...]:
    """Pawns in the middle of the area, closer together where they do not fit side by side."""
    width, height = pawn
    step = min(_PAWN_STEP * unit, (area.width() - width) / max(1, count - 1))
    first = area.center().x() - (width + step * (count - 1)) / 2
    y = area.center().y() - height / 2
    return tuple(QRectF(first + number * step, y, width, height) for number in range(count))


def _margins(all_around: float) -> QMarginsF:
    return QMarginsF(all_around, all_around, all_around, all_around)
