"""Pointing at moves: rings around what they are made with and around where they lead."""

from PySide6.QtCore import QObject, QRectF

from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.rings import Ringed, Rings


class Pointing(QObject):
    """Shows on a scene how moves are made, until it is told to stop; the rings go along with what they are around."""

    def __init__(self, scene: HouseScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moves: tuple[Move, ...] = ()
        self._rings = Rings(scene)
        scene.changed.connect(self._renew)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return self._rings.places

    def point_at(self, *moves: Move) -> None:
        """Show how these moves are made."""
        self._moves = moves
        self._renew()

    def stop(self) -> None:
        """Point at nothing."""
        self._moves = ()
        self._renew()

    def _renew(self) -> None:
        wanted: list[Ringed] = []
        for move in self._moves:
            wanted += [ringed for ringed in self._ringed(move) if ringed not in wanted]
        self._rings.show(wanted)

    def _ringed(self, move: Move) -> list[Ringed]:
        scene = self._scene
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
