"""Pointing at a move: rings around its cards in the hand and around what they are played on."""

from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import MAP, ROCKFALL, THEFT
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.table.card_look import card_rect, corner_radius
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer

_MARGIN = 22.0


class Pointing(QObject):
    """Shows on a scene how one move is made, until it is told to stop; the rings go along with what they are around."""

    def __init__(self, scene: MineScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._move: Move | None = None
        self._marks: list[Mark] = []
        scene.changed.connect(self._renew)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return tuple(
            mark.sceneBoundingRect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            for mark in self._marks
            if mark.isVisible()
        )

    def point_at(self, move: Move) -> None:
        """Show how that move is made."""
        self._move = move
        self._renew()

    def stop(self) -> None:
        """Point at nothing."""
        self._move = None
        self._renew()

    def _renew(self) -> None:
        wanted = list(self._wanted())
        while len(self._marks) < len(wanted):
            self._marks.append(Mark(Layer.TARGET_MARK))
            self._scene.addItem(self._marks[-1])
        for mark in self._marks[len(wanted) :]:
            mark.hide()
        for mark, (rect, angle) in zip(self._marks, wanted, strict=False):
            radius = corner_radius(rect.width()) + 4
            mark.wear(self._scene.sheets, ("pointing", radius), rect, _MARGIN, partial(_draw_ring, radius))
            mark.setTransformOriginPoint(rect.width() / 2 + _MARGIN, rect.height() / 2 + _MARGIN)
            mark.setRotation(angle)
            mark.show()

    def _wanted(self) -> list[tuple[QRectF, float]]:
        """The rectangles to be ringed, each with its angle."""
        move, scene = self._move, self._scene
        if move is None or scene.layout is None or scene.view is None:
            return []
        found = []
        for card in cards_of(move):
            item = scene.parts.hand.item_of(card)
            if item is not None and item is not scene.pending.item:
                home = item.home
                found.append((card_rect(home.width).translated(home.center), home.angle))
        if not isinstance(move, TakeGold | Steal):
            found.append((scene.places.rect_of_move(move), 0.0))
        return found


def cards_of(move: Move) -> tuple[Card, ...]:
    """The cards of the hand that a move is made with."""
    match move:
        case LayPath(card) | BreakTool(card) | RepairTool(card) | PlayOn(card):
            return (card,)
        case Discard(cards) | ClearFront(cards):
            return cards
        case DropRocks():
            return (ROCKFALL,)
        case ReadMap():
            return (MAP,)
        case PlayTheft():
            return (THEFT,)
    return ()


def _draw_ring(radius: float, p: QPainter, rect: QRectF) -> None:
    path = rounded_rect(rect.adjusted(-4, -4, 4, 4), radius)
    soft(p, path, 18, "sky", 0.75, 9, filled=False)
    line(p, path, "night0", 9)
    line(p, path, "sky", 4.5)
