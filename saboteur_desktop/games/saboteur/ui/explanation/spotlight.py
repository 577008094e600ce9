"""Rings around whatever on the table is spoken of."""

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QObject, QRectF

from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui.explanation import position
from saboteur_desktop.games.saboteur.ui.explanation.steps import Topic
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.card_look import card_rect
from saboteur_desktop.table.pile_item import PileItem
from saboteur_desktop.table.rings import Ringed, Rings

_START = Cell(0, 0)


class Spotlight(QObject):
    """Goes along with what it is on; on topics of a table that is not drawn yet it waits."""

    def __init__(self, scene: MineScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._topics: Sequence[Topic] = ()
        self._rings = Rings(scene)
        scene.changed.connect(self._renew)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return self._rings.places

    def show(self, topics: Sequence[Topic]) -> None:
        """Ring these things, and nothing else."""
        self._topics = topics
        self._renew()

    def _renew(self) -> None:
        layout = self._scene.layout
        drawn = layout is not None and self._scene.view is not None
        found = [rect for topic in self._topics for rect in self._rects(topic, layout)] if drawn and layout else []
        self._rings.show([Ringed(rect) for rect in found])

    def _rects(self, topic: Topic, layout: Layout) -> list[QRectF]:
        parts, places = self._scene.parts, self._scene.places
        match topic:
            case "seats":
                return [panel.place for panel in parts.panels]
            case "broken-tool":
                return [places.seat_rect(position.BROKEN)]
            case "start":
                return [places.cell_rect(_START)]
            case "goals":
                return [places.cell_rect(parts.mine.goal(goal)) for goal in range(3)]
            case "tunnels":
                laid = [cell for cell in parts.mine.cells() if cell != _START and cell.x < 8]
                return [_around([places.cell_rect(cell) for cell in laid])]
            case "dead-end":
                return [places.cell_rect(position.DEAD_END)]
            case "branch":
                return [places.cell_rect(position.BRANCH)]
            case "role":
                return [layout.role]
            case "hand":
                homes = [item.home for item in parts.hand.cards]
                return [_around([card_rect(home.width).translated(home.center) for home in homes])]
            case "draw-pile":
                return [_pile(parts.piles.deck)]
            case "discard-pile":
                return [_pile(parts.piles.discards)]


def _pile(pile: PileItem) -> QRectF:
    top = pile.top()
    return card_rect(top.width).translated(top.center)


def _around(rects: Sequence[QRectF]) -> QRectF:
    return reduce(QRectF.united, rects)
