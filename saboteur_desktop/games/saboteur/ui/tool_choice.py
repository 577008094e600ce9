"""Which of two broken tools a repair shall mend: two large buttons beside the seat."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal

from saboteur_desktop.games.saboteur.engine.cards import Tool
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.paper_button import PaperButton
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

SIZE = 72.0


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

    def ask(self, tools: Sequence[Tool], seat: QRectF, layout: Layout) -> None:
        """Open beside the seat, on the side of the board."""
        self.dismiss()
        on_left = seat.center().x() < layout.size.width() / 2
        x = seat.right() + 14 if on_left else seat.left() - 14 - SIZE
        y = seat.center().y() - (SIZE * len(tools) + 10 * (len(tools) - 1)) / 2
        y = max(layout.top.bottom() + 16, y)
        for index, tool in enumerate(tools):
            button = PaperButton(Button(icon=tool, kind="cream"), self._scene.sheets, Layer.POPUP)
            button.set_place(QRectF(x, y + index * (SIZE + 10), SIZE, SIZE))
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
        """Choose by number, from top to bottom."""
        tools = list(self.buttons)
        if index < len(tools):
            self.dismiss()
            self.chosen.emit(tools[index])

    def _choose(self) -> None:
        button = self.sender()
        tool = next((tool for tool, known in self.buttons.items() if known is button), None)
        if tool is not None:
            self.answer(list(self.buttons).index(tool))
