"""Finds the place that the mouse rests on or a finger is held on, and tells what there is to know about it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.ui.closer_look import CloserLook
from saboteur_desktop.games.haunted_house.ui.odds_marks import spirit_words
from saboteur_desktop.games.haunted_house.ui.place_words import place_lines
from saboteur_desktop.games.haunted_house.ui.texts import place_name

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene


class PlaceEye(QObject):
    """Sees nothing while something moves, and does not speak while something is asked."""

    def __init__(self, scene: "HouseScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.note = CloserLook(scene.sheets)
        scene.addItem(self.note)
        scene.pointer.set_eye(self._place_under)
        scene.pointer.closer_look.connect(self.look)

    def look(self, place: Place | None) -> None:
        """Show the note about a place; None takes it away."""
        scene = self._scene
        table, plan, layout = scene.table, scene.plan, scene.layout
        if place is None or table is None or plan is None or layout is None or scene.proposals.asked is not None:
            self.note.hide()
            return
        lines = place_lines(table, place, scene.lights.lit.get(place))
        if place in scene.odds.chances:
            lines.append(spirit_words(scene.odds.chances[place]))
        self.note.show_place(place_name(place), lines, plan.space(place), layout)

    def _place_under(self, point: QPointF) -> Place | None:
        scene = self._scene
        return None if scene.plan is None or scene.queue.playing else scene.plan.place_at(point)
