"""A move that is made but not yet confirmed: two buttons, end the turn or take it back.

They stand beside the card where they cover nothing; else they take the places of the two buttons beside the hand,
which have nothing to do meanwhile.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal

from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.free_place import free_place
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene

_GAP = 10.0


class Pending(QObject):
    """The unconfirmed move and its buttons."""

    confirmed = Signal()
    taken_back = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.move: Move | None = None
        self.item: CardItem | None = None
        self._about: QRectF | None = None
        self._taken: tuple[QRectF, ...] = ()
        self.end_turn = PaperButton(Button(icon="confirm", kind="teal"), scene.sheets, Layer.POPUP)
        self.take_back = PaperButton(Button(icon="undo", kind="night"), scene.sheets, Layer.POPUP)
        for button in (self.end_turn, self.take_back):
            scene.addItem(button)
            button.hide()
        later = Qt.ConnectionType.QueuedConnection
        self.end_turn.tapped.connect(self.confirmed, later)
        self.take_back.tapped.connect(self.taken_back, later)

    def set_labels(self, end_turn: str, take_back: str, layout: Layout) -> None:
        """What is written on the buttons."""
        px = layout.px(21, 16)
        self.end_turn.set_button(Button(end_turn, "teal", px, "confirm"))
        self.take_back.set_button(Button(take_back, "night", px, "undo"))
        if self._about is not None:
            self._stand(layout)

    def show(self, move: Move, item: CardItem | None, about: QRectF, taken: Sequence[QRectF], layout: Layout) -> None:
        """Offer to end the turn with this move, or to take it back; what is `taken` stays uncovered."""
        self.move, self.item, self._about, self._taken = move, item, QRectF(about), tuple(taken)
        self._stand(layout)

    def clear(self) -> None:
        """Nothing is pending."""
        self.move, self.item, self._about = None, None, None
        self.end_turn.hide()
        self.take_back.hide()

    def _stand(self, layout: Layout) -> None:
        about = self._about
        if about is None:
            return
        height = max(TOUCH_TARGET, 54 * layout.scale)
        first, second = (button.wanted_width(height) for button in (self.end_turn, self.take_back))
        row = QSizeF(first + _GAP + second, height)
        stack = QSizeF(max(first, second), 2 * height + _GAP)
        s = layout.scale
        below_bar = layout.top.bottom() + 16 * s
        room = QRectF(_GAP, below_bar, layout.size.width() - 2 * _GAP, layout.strip.top() - 10 * s - below_bar)
        place = free_place(about, row, stack, room, self._taken)
        if place is None:
            self._put(layout.turn_button, layout.discard_button)
        elif place.height() > height:
            second_top = place.top() + height + _GAP
            self._put(
                QRectF(place.left(), place.top(), place.width(), height),
                QRectF(place.left(), second_top, place.width(), height),
            )
        else:
            self._put(
                QRectF(place.left(), place.top(), first, height),
                QRectF(place.left() + first + _GAP, place.top(), second, height),
            )

    def _put(self, end_turn: QRectF, take_back: QRectF) -> None:
        for button, place in ((self.end_turn, end_turn), (self.take_back, take_back)):
            button.set_place(place)
            button.show()
