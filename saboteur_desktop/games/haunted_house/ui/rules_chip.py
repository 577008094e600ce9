"""The way to the rulebook from a place where the hunter may not stop."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from saboteur_desktop.games.haunted_house.engine.legality import refusal
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.ui.rulebook.where import key_of_refusal
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.rules_button import RulesButton

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene

translate = QCoreApplication.translate


class RulesChip(RulesButton):
    """Comes after a refusal; the key of the rules leads to the same paragraph, while the hunter is held over it too."""

    def __init__(self, scene: "HouseScene") -> None:
        super().__init__(scene)
        self._scene = scene
        scene.controller.refused.connect(self._answer)
        scene.controller.hold_changed.connect(self._step_aside)

    @property
    def key(self) -> str:
        """The paragraph about what is refused now; empty when nothing is."""
        hold = self._scene.controller.hold
        if hold is None:
            return self.about
        return "" if hold.place is None else self._key_of(hold.place)

    def _key_of(self, place: Place) -> str:
        table = self._scene.table
        refused = None if table is None else refusal(table, Walk(str(place.id)))
        return "" if refused is None else key_of_refusal(refused.reason)

    def _answer(self, place: Place) -> None:
        """Stand beside the place where the hunter was refused, for a while."""
        key, layout = self._key_of(place), self._scene.layout
        if key and layout is not None:
            room = QRectF(0, layout.top.bottom(), layout.size.width(), layout.size.height() - layout.top.bottom())
            reason = self._scene.preview.reason
            taken = reason.place if reason.isVisible() else QRectF()
            self.show(key, translate("Table", "Why not?"), place.rect, taken, room, layout.scale)
            self.linger()

    def _step_aside(self, hold: Hold | None) -> None:
        if hold is not None:
            self.forget()
