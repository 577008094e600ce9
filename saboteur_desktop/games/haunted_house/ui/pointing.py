"""Pointing at a move: rings around what it is made with and around where it leads."""

from PySide6.QtCore import QObject, QRectF

from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.rings import Ringed, Rings


class Pointing(QObject):
    """Shows on a scene how one move is made, until it is told to stop; the rings go along with what they are around."""

    def __init__(self, scene: HouseScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._move: Move | None = None
        self._rings = Rings(scene)
        scene.changed.connect(self._renew)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return self._rings.places

    def point_at(self, move: Move) -> None:
        """Show how that move is made."""
        self._move = move
        self._renew()

    def stop(self) -> None:
        """Point at nothing."""
        self._move = None
        self._renew()

    def _renew(self) -> None:
        self._rings.show(self._wanted())

    def _wanted(self) -> list[Ringed]:
        scene, move = self._scene, self._move
        table, plan = scene.table, scene.plan
        if table is None or plan is None:
            return []
        match move:
            case Roll():
                return [Ringed(scene.parts.dice.roll.place)]
            case Walk(place):
                home = scene.pawns.items[table.hunter].home
                high = home.width * CARD_RATIO
                pawn = QRectF(home.center.x() - home.width / 2, home.center.y() - high / 2, home.width, high)
                return [Ringed(pawn), Ringed(plan.space(place))]
            case Decide(deed):
                return [
                    Ringed(scene.buttons.item(action.key).place)
                    for action in scene.buttons.actions
                    if action.key == f"{deed} jewel"
                ]
        return []
