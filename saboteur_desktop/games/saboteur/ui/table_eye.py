"""What lies under a point of the table, as far as it may be explained to whoever is at the screen."""

from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, THEFT, TRAP
from saboteur_desktop.games.saboteur.ui.explained import (
    BrokenTool,
    DiscardPile,
    DrawPile,
    HeldCard,
    InFront,
    LaidCard,
    Player,
    Thing,
)
from saboteur_desktop.games.saboteur.ui.parts import TableParts
from saboteur_desktop.paint.seat_panel import sign_places, socket_places
from saboteur_desktop.table.aim import distance
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.scene import TableScene


class TableEye:
    """Finds the thing that is meant, and where it lies. A card of a hidden hand is nothing to it."""

    def __init__(self, scene: TableScene, parts: TableParts) -> None:
        self._scene, self._parts = scene, parts

    def thing_at(self, point: QPointF) -> Thing | None:
        """The thing under this point."""
        held = self._card_of_hand(point)
        if held is not None:
            return held
        for seat, panel in enumerate(self._parts.panels):
            if panel.place.contains(point):
                return self._of_player(seat, point)
        if self._parts.piles.deck_sign.place.contains(point):
            return DrawPile()
        if self._parts.piles.discard_rect().contains(point):
            return DiscardPile()
        if not self._scene.camera.window.contains(point):
            return None
        cell = self._parts.mine.cell_at(point)
        return LaidCard(cell) if self._parts.mine.item_at(cell) is not None else None

    def place_of(self, thing: Thing) -> QRectF:
        """Where it lies, empty when it is gone."""
        match thing:
            case HeldCard(card_id):
                item = self._scene.cards.get(card_id)
                return QRectF() if item is None else item.sceneBoundingRect()
            case LaidCard(cell):
                return self._parts.mine.rect_of(cell)
            case DrawPile():
                return self._parts.piles.deck_sign.place
            case DiscardPile():
                return self._parts.piles.discard_rect()
            case Player(seat) | BrokenTool(seat) | InFront(seat):
                return self._parts.panels[seat].place

    def _card_of_hand(self, point: QPointF) -> HeldCard | None:
        hand = self._parts.hand
        for item in self._scene.items(point):
            if isinstance(item, CardItem) and item.grabbable:
                card = hand.seen_text_of(item)
                return None if card is None else HeldCard(item.card_id, card, item.turned)
        return None

    def _of_player(self, seat: int, point: QPointF) -> Player | BrokenTool | InFront:
        """The broken tool, theft or trap at that point, as far as a finger can be exact, else the player."""
        panel = self._parts.panels[seat]
        signs = sign_places(panel.place, panel.scale_)
        if panel.shown.theft and distance(signs["theft"].center(), point) <= TOUCH_TARGET / 2:
            return InFront(seat, THEFT)
        if panel.shown.trapped and signs["trap"].contains(point):
            return InFront(seat, TRAP)
        places = socket_places(panel.place, panel.scale_)
        tool = min(places, key=lambda tool: distance(places[tool].center(), point))
        near = distance(places[tool].center(), point) <= TOUCH_TARGET / 2
        broken = next((known for known in BREAKS.values() if known == tool and tool in panel.shown.broken), None)
        return BrokenTool(seat, broken) if near and broken is not None else Player(seat)
