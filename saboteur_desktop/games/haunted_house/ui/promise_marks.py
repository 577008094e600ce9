"""Which hunter takes which jewel, as the people have agreed with their computer partners: a sign beside the jewel."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import draw_hunter_sign
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

_SIDE: Final = 0.28
"""Of a cell of the house."""
_MARGIN: Final = 4.0


class PromiseMarks:
    """Shows the signs of hunters at the jewels that are promised to them, as long as these lie there."""

    def __init__(self, scene: TableScene, house: QGraphicsItem) -> None:
        self._scene, self._house = scene, house
        self._floor: FloorPlan | None = None
        self._marks: dict[Place, Mark] = {}
        self.plan = NO_PLAN
        """What is shown."""

    def lay_out(self, floor: FloorPlan) -> None:
        """Lie on a house of that size."""
        self._floor = floor
        self._draw()

    def show(self, plan: Plan, table: OpenTable) -> None:
        """Show what is left of a plan on that table."""
        self.plan = plan.limited_to(rooms_with_jewel(table))
        self._draw()

    def _draw(self) -> None:
        floor = self._floor
        if floor is None:
            return
        shown = {room: hunter for hunter, room in self.plan.takes}
        for room in set(self._marks) - set(shown):
            self._marks[room].hide()
        for room, hunter in shown.items():
            mark = self._marks.get(room)
            if mark is None:
                mark = self._marks[room] = Mark(Layer.BOARD_MARK + 1, self._house)
            jewel, side = floor.jewel(room), _SIDE * floor.cell
            rect = QRectF(jewel.right() - side * 0.25, jewel.bottom() - side * 0.95, side, side)
            mark.wear(self._scene.sheets, ("promise", hunter), rect, _MARGIN, partial(_draw_sign, hunter))
            mark.show()


def rooms_with_jewel(table: OpenTable) -> tuple[Place, ...]:
    """The rooms in which a jewel lies, in the order of their letters."""
    return tuple(room for room, jewel in zip(table.board.rooms, table.jewels, strict=True) if jewel is not None)


def _draw_sign(hunter: int, p: QPainter, rect: QRectF) -> None:
    draw_hunter_sign(p, rect, hunter)
