"""Makes a move of what was done at the table, and asks first where it would lock the hunter in.

Where a walk counts at once it also asks what shall be done with a jewel, if there is more than one such thing.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.legality import deeds_at
from saboteur_desktop.games.haunted_house.engine.moves import JewelDeed, Move, Walk
from saboteur_desktop.games.haunted_house.ui.action_words import warning_words
from saboteur_desktop.games.haunted_house.ui.prospect import usual_deed, would_trap
from saboteur_desktop.table.animation import SNAP
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.drop_target import Proposal

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene


class Proposals(QObject):
    """Stands between the hand, which knows places, and whoever runs the match, who knows moves.

    A walk may be made and not yet confirmed: then it is `pending`, and what happens to the jewel can still be changed.
    """

    changed = Signal()
    """Something else is asked or pending."""

    def __init__(self, scene: "HouseScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.asked: Move | None = None
        """A move that is not made yet, as long as the player is asked about it."""
        self.deeds: tuple[JewelDeed, ...] = ()
        """What the asked walk may do with a jewel, the usual first; empty where it is asked about locking in."""
        self.pending: Move | None = None
        self.asks = True
        """Whether the player wants to be asked before the hunter is locked in."""
        self.at_once = False
        """Whether a walk counts at once: no box can be ticked then while it waits."""
        self.is_switching = False
        """Whether the pending walk is taken back only to be made again with something else done to the jewel."""
        scene.controller.move_proposed.connect(self._drop)

    def walk_to(self, place: Place) -> None:
        """Put the hunter on turn there, as if by hand; what is held for that is let go."""
        scene = self._scene
        if scene.may_walk and scene.table is not None:
            scene.controller.cancel(Exit.PUT_BACK)
            self._make(Walk(place, usual_deed(scene.table, place)))

    def make(self, move: Move) -> None:
        """Make a move, or ask first."""
        if self._scene.may_move:
            self._make(move)

    def choose(self, deed: JewelDeed) -> None:
        """Do that with the jewel where the asked walk ends."""
        walk, self.asked = self.asked, None
        if isinstance(walk, Walk):
            self._make_sure(Walk(walk.to, deed))

    def go_on(self) -> None:
        """Lock the hunter in: that is what was asked."""
        asked, self.asked = self.asked, None
        if asked is not None:
            self._send(asked)

    def dismiss(self) -> None:
        """Do not: the hunter goes back, or the jewel stays where it is."""
        if self.asked is None:
            return
        self.asked = None
        if self.pending is None:
            self._scene.reject()
        else:
            self._scene.show_walk(self.pending)
        self.changed.emit()

    def switch_deed(self, deed: JewelDeed) -> None:
        """Do something else to the jewel at the end of the pending walk."""
        pending = self.pending
        table = self._scene.table
        if not isinstance(pending, Walk) or table is None:
            return
        move = Walk(pending.to, deed)
        if would_trap(table, pending):
            self._send(move)
        else:
            self._make_sure(move)

    def forget(self) -> None:
        """Nothing is asked and nothing is pending any more."""
        if self.asked is not None or self.pending is not None:
            self.asked = self.pending = None
            self.changed.emit()

    # -- inner workings

    def _drop(self, proposal: Proposal) -> None:
        table, place = self._scene.table, str(proposal.target_id)
        if table is None:
            self._scene.controller.rejected()
        else:
            self._make(Walk(place, usual_deed(table, place)))

    def _make(self, move: Move) -> None:
        table = self._scene.table
        if table is None:
            return
        if isinstance(move, Walk):
            self._scene.stand(move.to, SNAP)
            others = tuple(deed for deed in deeds_at(table, move.to) if deed != move.jewel)
            if self.at_once and others:
                self._ask(move, (move.jewel, *others))
                return
        self._make_sure(move)

    def _make_sure(self, move: Move) -> None:
        table = self._scene.table
        if table is not None and self.asks and would_trap(table, move):
            self._ask(move)
        else:
            self._send(move)

    def _ask(self, move: Move, deeds: tuple[JewelDeed, ...] = ()) -> None:
        """Ask what shall be done with the jewel, or without deeds whether the hunter shall be locked in."""
        scene, table = self._scene, self._scene.table
        if table is None or scene.plan is None:
            return
        self.asked, self.deeds = move, deeds
        place = move.to if isinstance(move, Walk) else table.places[table.hunter]
        scene.show_walk(move)
        if not deeds:
            scene.preview.say(warning_words(table, move), scene.plan.space(place))
        self.changed.emit()

    def _send(self, move: Move) -> None:
        """Give the move to whoever runs the match; one that is pending is taken back for it."""
        if self.pending is not None:
            self.is_switching = True
            self._scene.take_back_requested.emit()
            self.is_switching = False
        self._scene.move_proposed.emit(move)
