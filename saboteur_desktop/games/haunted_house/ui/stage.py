"""The parts of the table that move when something happens."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.parts import HouseParts
from saboteur_desktop.games.haunted_house.ui.pawns import Pawns
from saboteur_desktop.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Stage:
    """The scene, what lies on it, and the hunters."""

    scene: TableScene
    parts: HouseParts
    pawns: Pawns

    @property
    def plan(self) -> FloorPlan:
        """Where everything in the house lies; raises RuntimeError while it has no size."""
        plan = self.parts.plan
        if plan is None:
            raise RuntimeError("nothing can happen on a table without a size")
        return plan

    def pack(self, hunter: int) -> QRectF:
        """Where the jewel of a hunter is: on its back."""
        item, side = self.pawns.items[hunter], self.plan.cell * 0.34
        middle = item.pos()
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
