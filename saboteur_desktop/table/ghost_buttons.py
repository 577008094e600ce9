"""Three buttons beside an aimed target, for those who play with one finger: yes, turn, no."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene

_GAP, _AWAY = 8.0, 18.0
"""Room between two buttons, and between them and the target."""


class GhostButtons:
    """Do what Enter, R and Esc do."""

    def __init__(self, scene: TableScene) -> None:
        sheets, controller = scene.sheets, scene.controller
        self._controller = controller
        self.confirm = PaperButton(Button(icon="confirm", kind="teal"), sheets, Layer.POPUP)
        self.turn = PaperButton(Button(icon="half-turn", kind="cream"), sheets, Layer.POPUP, repeats=True)
        self.cancel = PaperButton(Button(icon="close", kind="night"), sheets, Layer.POPUP)
        for button in (self.confirm, self.turn, self.cancel):
            scene.addItem(button)
            button.hide()
        # The buttons vanish while they are tapped, so the controller acts after the tap.
        later = Qt.ConnectionType.QueuedConnection
        self.confirm.tapped.connect(controller.drop, later)
        self.turn.tapped.connect(controller.turn, later)
        self.cancel.tapped.connect(self._give_up, later)

    def show_at(self, about: QRectF, room: QRectF, scale: float, can_turn: bool, can_drop: bool, taken: QRectF) -> None:
        """Stand below the target, above it or beside it: inside the room, where no sentence has `taken` the place."""
        buttons = [self.confirm, self.turn, self.cancel] if can_turn else [self.confirm, self.cancel]
        self.confirm.set_active(can_drop)
        size = max(TOUCH_TARGET, 58 * scale)
        row = self._free_row(about, QSizeF(len(buttons) * (size + _GAP) - _GAP, size), room, taken)
        for index, button in enumerate(buttons):
            button.set_place(QRectF(row.left() + index * (size + _GAP), row.top(), size, size))
            button.show()

    def _free_row(self, about: QRectF, size: QSizeF, whole: QRectF, taken: QRectF) -> QRectF:
        room = whole.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        middle = about.center() - QPointF(size.width() / 2, size.height() / 2)
        x = min(max(room.left(), middle.x()), room.right() - size.width())
        corners = (
            QPointF(x, about.bottom() + _AWAY),
            QPointF(x, about.top() - _AWAY - size.height()),
            QPointF(about.right() + _AWAY, middle.y()),
            QPointF(about.left() - _AWAY - size.width(), middle.y()),
        )
        rows = [QRectF(corner, size) for corner in corners]
        return next((row for row in rows if room.contains(row) and not row.intersects(taken)), rows[0])

    def shown(self) -> list[PaperButton]:
        """Those that can be seen."""
        return [button for button in (self.confirm, self.turn, self.cancel) if button.isVisible()]

    def hide(self) -> None:
        """Go away."""
        for button in (self.confirm, self.turn, self.cancel):
            button.hide()

    def _give_up(self) -> None:
        self._controller.cancel(Exit.PUT_BACK)
