"""The keyboard's way to hold, aim, turn and drop a card.

Keys go by their place: on a Cyrillic layout the key that says "К" is R. Qt names such keys by their letter,
so the letters of the standard Russian layout are mapped back.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from saboteur_desktop.table.aim import Direction
from saboteur_desktop.table.animation import AnimationQueue
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import DragController, Exit, State
from saboteur_desktop.table.shortcut import CHOOSE, DROP, NEXT_ZONE, PUT_BACK, SKIP, TURN

_CYRILLIC = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
_PLACE = {ord(letter): ord(key) for letter, key in zip(_CYRILLIC, _LATIN, strict=True)}

_ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}


def key_by_place(event: QKeyEvent) -> int:
    """The key of an event as a Latin layout would name it."""
    return _PLACE.get(event.key(), event.key())


class TableKeys(QObject):
    """Digits and arrows choose a card, arrows move over targets, R turns, Enter drops, Esc gives up."""

    unused = Signal(int)
    """A key (by its place) that means nothing to the hand: a game may know it."""

    def __init__(self, controller: DragController, queue: AnimationQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller, self._queue = controller, queue
        self._hand: Callable[[], Sequence[CardItem]] = list

    def set_hand(self, hand: Callable[[], Sequence[CardItem]]) -> None:
        """Where the cards that can be chosen come from, in the order of the digits."""
        self._hand = hand

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; whether it meant anything."""
        key = key_by_place(event)
        if key in SKIP.keys and self._queue.playing:
            self._queue.skip()
            return True
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if key in CHOOSE.keys:
            return self._choose(key - CHOOSE.keys[0])
        if self._controller.hold is not None and self._press_holding(key, event):
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._controller.hold is None:
            return self._choose(0 if key == Qt.Key.Key_Right else len(self._hand()) - 1)
        self.unused.emit(key)
        return False

    def _press_holding(self, key: int, event: QKeyEvent) -> bool:
        arrow = next((direction for arrow, direction in _ARROWS.items() if arrow == key), None)
        if arrow is not None:
            self._controller.step(arrow, allowed_only=not event.modifiers() & Qt.KeyboardModifier.AltModifier)
        elif key in TURN.keys:
            self._controller.turn()
        elif key in DROP.keys:
            if not event.isAutoRepeat():
                self._controller.drop()
        elif key in PUT_BACK.keys:
            self._controller.cancel(Exit.ESCAPE)
        elif key in NEXT_ZONE.keys:
            self._choose_next()
        else:
            return False
        return True

    def _choose(self, index: int) -> bool:
        hand = self._hand()
        if not 0 <= index < len(hand) or self._controller.state is State.DRAGGING:
            return False
        self._controller.choose(hand[index])
        return self._controller.hold is not None

    def _choose_next(self) -> None:
        hand = list(self._hand())
        hold = self._controller.hold
        if hold is not None and hold.card in hand:
            self._choose((hand.index(hold.card) + 1) % len(hand))
