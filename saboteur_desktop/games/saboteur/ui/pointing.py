"""Pointing at a move: rings around its cards in the hand and around what they are played on."""

from PySide6.QtCore import QObject, QRectF

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
from saboteur_desktop.table.card_look import card_rect
from saboteur_desktop.table.rings import Ringed, Rings


class Pointing(QObject):
    """Shows on a scene how one move is made, until it is told to stop; the rings go along with what they are around."""

    def __init__(self, scene: MineScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._move: Move | None = None
        self._with_cards = True
        self._rings = Rings(scene)
        scene.changed.connect(self._renew)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return self._rings.places

    def point_at(self, move: Move) -> None:
        """Show how that move is made."""
        self._move, self._with_cards = move, True
        self._renew()

    def point_at_place(self, move: Move) -> None:
        """Show what that move is made on, but not with which cards."""
        self._move, self._with_cards = move, False
        self._renew()

    def stop(self) -> None:
        """Point at nothing."""
        self._move = None
        self._renew()

    def _renew(self) -> None:
        self._rings.show(self._wanted())

    def _wanted(self) -> list[Ringed]:
        move, scene = self._move, self._scene
        if move is None or scene.layout is None or scene.view is None:
            return []
        found = []
        for card in cards_of(move) if self._with_cards else ():
            item = scene.parts.hand.item_of(card)
            if item is not None and item is not scene.pending.item:
                home = item.home
                found.append(Ringed(card_rect(home.width).translated(home.center), home.angle))
        if not isinstance(move, TakeGold | Steal):
            found.append(Ringed(scene.places.rect_of_move(move)))
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
