"""A move that is made but not yet confirmed: two buttons at the card, end the turn or take it back."""

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal

from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.paper_button import PaperButton
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.layers import Layer
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

    def show(self, move: Move, item: CardItem | None, about: QRectF, layout: Layout) -> None:
        """Offer to end the turn with this move, or to take it back."""
        self.move, self.item, self._about = move, item, QRectF(about)
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
        height = max(48.0, 54 * layout.scale)
        widths = [button.wanted_width(height) for button in (self.end_turn, self.take_back)]
        whole = sum(widths) + _GAP
        room = layout.board.united(layout.strip)
        left = min(max(room.left() + _GAP, about.center().x() - whole / 2), room.right() - whole - _GAP)
        below = about.bottom() + 16 + height <= layout.strip.top() + 12
        top = about.bottom() + 16 if below else max(layout.top.bottom() + 16, about.top() - 20 - height)
        corner = QPointF(left, top)
        for button, width in zip((self.end_turn, self.take_back), widths, strict=True):
            button.set_place(QRectF(corner.x(), corner.y(), width, height))
            button.show()
            corner.setX(corner.x() + width + _GAP)
