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

    def see_trapped(self) -> None:
        """Show who is behind bars now: with a jewel among those that are shown, in a room that is shown haunted."""
        rooms, trapped = self.parts.rooms, 0
        for hunter, place in enumerate(self.pawns.places):
            locked_in = rooms.has(place) and rooms.look(place).haunted and self.pawns.carried(hunter) is not None
            self.parts.hunters.lock_in(hunter, locked_in)
            trapped += locked_in
        self.parts.bar.change_danger(trapped=trapped)

    def pack(self, hunter: int) -> QRectF:
        """Where the jewel of a hunter is: on its back."""
        item, side = self.pawns.items[hunter], self.plan.cell * 0.34
        middle = item.pos()
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
