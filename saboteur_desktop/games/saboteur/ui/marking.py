"""Several cards of the hand at once: marked by their circles, with Ctrl and a click, or with D and digits.

What is marked is part of what is held: one of the cards is chosen, and the others go where it goes.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.paint.marks import tick
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Exit, State
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO, TOUCH_TARGET
from saboteur_desktop.table.renderer import SheetStore

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene


class MarkCircle(DrawnItem):
    """The circle over a card of the hand: empty, or with a tick when the card is marked."""

    repeats = True

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.HELD_CARD + 1)
        self.marked = False
        self._radius = 12.0

    def show_at(self, top: QPointF, marked: bool, scale: float) -> None:
        """Stand over the middle of a card's upper edge."""
        self._radius, self.marked = max(11.0, 16 * scale), marked
        self.set_place(QRectF(top.x() - TOUCH_TARGET / 2, top.y() - TOUCH_TARGET / 2, TOUCH_TARGET, TOUCH_TARGET))
        self.show()
        self.update()

    def look(self) -> Hashable:
        return (self.marked, self._radius, self.pressed)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        middle, radius = rect.center(), self._radius
        circle = ellipse(middle.x(), middle.y(), radius)
        fill(p, circle, color("tealdeep") if self.marked else color("night0", 0.72))
        line(p, circle, "tealhi" if self.marked else "cream", 2.5)
        if self.marked:
            with box(p, middle.x(), middle.y(), radius * 1.5):
                tick(p, "cream")


class Marking(QObject):
    """Which cards of the hand are marked, and their circles."""

    changed = Signal()

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._marked: list[CardItem] = []
        self._choosing = False
        self.listening = False
        """Whether digits mark cards instead of picking them up."""
        self.circles: list[MarkCircle] = []
        scene.controller.put_back.connect(self._put_back)
        scene.controller.state_changed.connect(self.show_circles)

    @property
    def allowed(self) -> bool:
        """Whether several cards may go at once, and it is the turn of the seat at the screen."""
        view = self._scene.view
        return view is not None and view.table.ruleset.expansion and self._scene.controller.enabled

    @property
    def marked(self) -> tuple[CardItem, ...]:
        """The marked cards, in the order of the hand."""
        return tuple(item for item in self._scene.parts.hand.cards if item in self._marked)

    def cards_of(self, card_id: str) -> tuple[Card, ...]:
        """The cards that go where this one goes: itself first, then the others that are marked with it."""
        hand = self._scene.parts.hand
        along = [item.card_id for item in self.marked]
        wanted = [card_id, *(other for other in along if other != card_id)] if card_id in along else [card_id]
        return tuple(card for card in map(hand.text_of, wanted) if card is not None)

    @property
    def hint(self) -> str:
        """What can be done with the marked cards, or how to mark them; nothing while one card alone is held."""
        number, view = len(self.marked), self._scene.view
        if view is None or view.seat is None or number == 1 or not (number or self.listening):
            return ""
        return texts.marked_hint(number, number == 2 and bool(view.table.in_front[view.seat]))

    # -- marking

    def start(self) -> None:
        """Let digits mark cards from now on."""
        if self.allowed:
            self.listening = True
            self._tell()

    def toggle(self, item: CardItem) -> None:
        """Mark a card, or take its mark away; a card that is chosen already counts as marked."""
        controller = self._scene.controller
        if not self.allowed or item not in self._scene.parts.hand.cards:
            return
        if controller.state not in (State.IDLE, State.CHOSEN):
            return
        hold = controller.hold
        if hold is not None and hold.card not in self._marked and hold.card is not item:
            self._marked.append(hold.card)
        if item in self._marked:
            self._marked.remove(item)
        else:
            self._marked.append(item)
        self._hold_marked()
        self._tell()

    def toggle_number(self, index: int) -> None:
        """Mark a card by its place in the hand, or take its mark away."""
        hand = self._scene.parts.hand.cards
        if 0 <= index < len(hand):
            self.toggle(hand[index])

    def toggle_at(self, point: QPointF) -> bool:
        """Mark the card at a point, or take its mark away; whether there was one."""
        hand = self._scene.parts.hand.cards
        found = next((item for item in self._scene.items(point) if isinstance(item, CardItem) and item in hand), None)
        if found is None or not self.allowed:
            return False
        self.toggle(found)
        return True

    def hold_marked(self) -> None:
        """Hold the marked cards, if they are not held already."""
        if self._scene.controller.hold is None:
            self._hold_marked()

    def keep_to(self, card: CardItem) -> None:
        """Another card is held: what is marked beside it is marked no more."""
        if self._marked and card not in self._marked and not self._choosing:
            self.clear()

    def clear(self) -> None:
        """Nothing is marked any more, and digits pick cards up again."""
        if self._marked or self.listening:
            self._marked, self.listening = [], False
            self._tell()
        else:
            self.show_circles()

    # -- circles

    def show_circles(self) -> None:
        """Let a circle stand over every card that may be marked now."""
        scene, layout = self._scene, self._scene.layout
        resting = scene.controller.state in (State.IDLE, State.ARMED, State.CHOSEN)
        cards = scene.parts.hand.cards if self.allowed and resting and layout is not None else []
        while len(self.circles) < len(cards):
            circle = MarkCircle(scene.sheets)
            circle.tapped.connect(self._tapped, Qt.ConnectionType.QueuedConnection)
            scene.addItem(circle)
            self.circles.append(circle)
        for circle in self.circles[len(cards) :]:
            circle.hide()
        for circle, item in zip(self.circles, cards, strict=False):
            top = item.home.center - QPointF(0, item.home.width * CARD_RATIO / 2)
            circle.show_at(top, item in self._marked, layout.scale if layout is not None else 1.0)

    # -- inner workings

    def _hold_marked(self) -> None:
        controller = self._scene.controller
        hold = controller.hold
        self._choosing = True
        if not self._marked:
            controller.cancel(Exit.PUT_BACK)
        elif hold is None or hold.card not in self._marked:
            controller.choose(self._marked[-1])
        else:
            controller.refresh()
        self._choosing = False

    def _put_back(self, way: Exit) -> None:
        # A press on another card puts the chosen one back: whether that one is marked too is seen when it is held.
        pressed = way is Exit.PUT_BACK and self._scene.pointer.has_card
        if not self._choosing and not pressed:
            self.clear()

    def _tapped(self) -> None:
        circle = self.sender()
        if circle in self.circles:
            self.toggle_number(self.circles.index(circle))

    def _tell(self) -> None:
        self.show_circles()
        self.changed.emit()
