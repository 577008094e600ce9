"""Three buttons beside an aimed target, for those who play with one finger: yes, turn, no."""

from PySide6.QtCore import QRectF, Qt

from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.paper_button import PaperButton
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import TOUCH_TARGET
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

    def show_at(self, about: QRectF, layout: Layout, can_turn: bool, can_drop: bool) -> None:
        """Stand below the target; above it where there is no room, or where a sentence below says why not."""
        buttons = [self.confirm, self.turn, self.cancel] if can_turn else [self.confirm, self.cancel]
        self.confirm.set_active(can_drop)
        size = max(TOUCH_TARGET, 58 * layout.scale)
        room = QRectF(0, layout.top.bottom(), layout.size.width(), layout.size.height() - layout.top.bottom())
        room.adjust(_GAP, _GAP, -_GAP, -_GAP)
        width = len(buttons) * (size + _GAP) - _GAP
        left = min(max(room.left(), about.center().x() - width / 2), room.right() - width)
        below, above = about.bottom() + _AWAY, about.top() - _AWAY - size
        fits_below = below + size <= room.bottom()
        top = below if fits_below and (can_drop or above < room.top()) else max(above, room.top())
        for index, button in enumerate(buttons):
            button.set_place(QRectF(left + index * (size + _GAP), top, size, size))
            button.show()

    def hide(self) -> None:
        """Go away."""
        for button in (self.confirm, self.turn, self.cancel):
            button.hide()

    def _give_up(self) -> None:
        self._controller.cancel(Exit.PUT_BACK)
