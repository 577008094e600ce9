"""Which of two broken tools a repair shall mend: two large buttons beside the seat."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal

from saboteur_desktop.games.saboteur.engine.cards import Tool
from saboteur_desktop.games.saboteur.ui.layout import Layout, Towards
from saboteur_desktop.games.saboteur.ui.paper_button import PaperButton
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

SIZE = 72.0
_GAP = 10.0


class ToolChoice(QObject):
    """Asks once; any way out without an answer is `dismissed` by the scene."""

    chosen = Signal(str)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.buttons: dict[Tool, PaperButton] = {}

    @property
    def asking(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self.buttons)

    def ask(self, tools: Sequence[Tool], seat: QRectF, towards: Towards, layout: Layout) -> None:
        """Open beside the seat, on the side of the board."""
        self.dismiss()
        whole, step = SIZE * len(tools) + _GAP * (len(tools) - 1), SIZE + _GAP
        if towards in ("left", "right"):
            x = seat.right() + 14 if towards == "right" else seat.left() - 14 - SIZE
            y = min(max(layout.top.bottom() + 16, seat.center().y() - whole / 2), layout.strip.top() - whole)
            places = [QRectF(x, y + index * step, SIZE, SIZE) for index in range(len(tools))]
        else:
            x = min(max(_GAP, seat.center().x() - whole / 2), layout.size.width() - whole - _GAP)
            y = seat.bottom() + 14 if towards == "down" else seat.top() - 14 - SIZE
            places = [QRectF(x + index * step, y, SIZE, SIZE) for index in range(len(tools))]
        for tool, place in zip(tools, places, strict=True):
            button = PaperButton(Button(icon=tool, kind="cream"), self._scene.sheets, Layer.POPUP)
            button.set_place(place)
            button.tapped.connect(self._choose, Qt.ConnectionType.QueuedConnection)
            self._scene.addItem(button)
            self.buttons[tool] = button

    def dismiss(self) -> None:
        """Close without an answer."""
        for button in self.buttons.values():
            self._scene.pointer.forget(button)
            self._scene.removeItem(button)
            button.deleteLater()
        self.buttons = {}

    def answer(self, index: int) -> None:
        """Choose by number, from the first on."""
        tools = list(self.buttons)
        if index < len(tools):
            self.dismiss()
            self.chosen.emit(tools[index])

    def _choose(self) -> None:
        button = self.sender()
        tool = next((tool for tool, known in self.buttons.items() if known is button), None)
        if tool is not None:
            self.answer(list(self.buttons).index(tool))
