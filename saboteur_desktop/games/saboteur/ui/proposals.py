"""Makes a move of what was dropped; where that could mean several things, it asks first."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.ui.targets import FrontTarget, SeatTarget, Target, choices, move_for
from saboteur_desktop.table.drop_target import Proposal

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene


class Proposals(QObject):
    """Stands between the hand, which knows places, and whoever runs the match, who knows moves."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._asked: tuple[tuple[Card, ...], Target] | None = None
        scene.controller.move_proposed.connect(self._propose)
        scene.choice.chosen.connect(self._choose)

    def forget(self) -> None:
        """Nothing is asked any more."""
        self._asked = None
        self._scene.choice.dismiss()

    def _propose(self, proposal: Proposal) -> None:
        scene, view, layout = self._scene, self._scene.view, self._scene.layout
        cards = scene.marking.cards_of(proposal.card_id)
        if not cards or view is None or layout is None:
            scene.controller.rejected()
            return
        target: Target = proposal.target_id  # type: ignore[assignment]
        things = choices(view, cards, target)
        if len(things) > 1 and isinstance(target, SeatTarget | FrontTarget):
            self._asked = (cards, target)
            scene.choice.ask(things, scene.places.seat_rect(target.seat), layout.towards[target.seat], layout)
            scene.changed.emit()
            return
        scene.move_proposed.emit(move_for(view, cards, target, proposal.turned))

    def _choose(self, thing: str) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and self._scene.view is not None:
            self._scene.move_proposed.emit(move_for(self._scene.view, *asked, False, thing))
