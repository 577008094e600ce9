"""The hand: a fan of cards at the lower edge."""

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, hand_face
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.zone import Zone

_TILT = 2.4
"""Degrees between neighbouring cards of the fan."""


class HandZone(Zone):
    """The cards of one seat; face down, nobody here knows what they are."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(Layer.HAND_CARD)
        self._scene = scene
        self._layout: Layout | None = None
        self._texts: dict[str, Card] = {}
        self.covered = False
        """Whether cards that come into the hand lie face down although they are known: see `HandCover`."""
        self._dealt = 0

    def lay_out(self, layout: Layout) -> None:
        """Take the place the layout gives."""
        self._layout = layout
        self.set_rect(layout.hand)

    def spots(self, count: int) -> Sequence[Spot]:
        """The fan: a step of 0.95 card widths, less when the room is short."""
        layout = self._layout
        if layout is None or count == 0:
            return [Spot(QPointF(), 100.0)] * count
        width, s = layout.hand_card, layout.scale
        lean = radians((count - 1) / 2 * _TILT)
        outer = width * (cos(lean) + CARD_RATIO * sin(lean))
        step = min(width * 0.95, (layout.hand.width() - outer) / max(1, count - 1))
        offsets = [index - (count - 1) / 2 for index in range(count)]
        dip = 1.9 * s
        middle = layout.hand.center() - QPointF(0, offsets[0] ** 2 * dip / 2)
        return [Spot(middle + QPointF(t * step, t * t * dip), width, t * _TILT) for t in offsets]

    # -- cards

    def text_of(self, card_id: str) -> Card | None:
        """Which card of the game an item is, None where it lies face down because nobody here may know it."""
        return self._texts.get(card_id)

    def seen_text_of(self, item: CardItem) -> Card | None:
        """Which card an item shows to everybody who looks at the screen."""
        return None if item.covered else self._texts.get(item.card_id)

    def item_of(self, card: Card) -> CardItem | None:
        """An item that shows this card, a face-down one if there is none."""
        for item in self.cards:
            if self._texts.get(item.card_id) == card:
                return item
        return next((item for item in self.cards if item.card_id not in self._texts), None)

    def show(self, hand: Sequence[Card]) -> None:
        """Hold exactly these cards, face up, in this order."""
        left = list(self.cards)
        row: list[CardItem] = []
        for card in hand:
            item = next((known for known in left if self._texts.get(known.card_id) == card), None)
            if item is None:
                item = self._new()
            else:
                left.remove(item)
            self._turn_up(item, card)
            row.append(item)
        self._drop(left)
        self.cards = row
        self._rest()

    def show_backs(self, count: int) -> None:
        """Hold so many cards face down."""
        self._drop(list(self.cards))
        self.cards = [self._new() for _ in range(count)]
        self._rest()

    def add(self, card: Card | None, start: Spot) -> CardItem:
        """Put a card in at the end that comes from somewhere else; None comes face down."""
        item = self._new()
        if card is not None:
            self._turn_up(item, card)
        item.place(start)
        self.put(item)
        return item

    def let_go(self, item: CardItem) -> None:
        """A card leaves the hand; it stays on the table until somebody removes it."""
        self.take(item)
        self._texts.pop(item.card_id, None)
        item.set_covered(False)
        item.grabbable = False

    def described(self) -> list[tuple[object, ...]]:
        """What is held where, for comparing two ways to the same picture."""
        return [
            (
                item.picture_key,
                item.pos().toTuple(),
                item.width,
                item.rotation(),
                item.scale(),
                item.zValue(),
                item.grabbable,
            )
            for item in self.cards
        ]

    def _new(self) -> CardItem:
        self._dealt += 1
        return self._scene.add_card(f"hand {self._dealt}", CARD_BACK)

    def _turn_up(self, item: CardItem, card: Card) -> None:
        item.set_covered(self.covered)
        if self._texts.get(item.card_id) != card or item.face is None:
            item.show_face(hand_face(card))
        self._texts[item.card_id] = card
        item.grabbable = True

    def _drop(self, items: Sequence[CardItem]) -> None:
        for item in items:
            self._texts.pop(item.card_id, None)
            self._scene.remove_card(item.card_id)

    def _rest(self) -> None:
        for item in self.cards:
            item.set_turned(False, animated=False)
            item.rest()
        self.arrange(None)
