"""Which of several cards in front of a seat is meant: large buttons beside it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, THEFT, TRAP
from saboteur_desktop.games.saboteur.ui.layout import Layout, Towards
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene

SIZE = 72.0
_GAP = 10.0

_ICONS: Final = {THEFT: "grabbing-hand", TRAP: "bars", **{card: f"broken-{tool}" for card, tool in BREAKS.items()}}
"""The icons of cards in front; that of a tool that is to be mended has the tool's own name."""


class FrontChoice(QObject):
    """Asks once; any way out without an answer is `dismissed` by the scene."""

    chosen = Signal(str)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.buttons: dict[str, PaperButton] = {}

    @property
    def asking(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self.buttons)

    def ask(self, things: Sequence[str], seat: QRectF, towards: Towards, layout: Layout) -> None:
        """Open beside the seat, on the side of the board, with tools to mend or cards to be rid of."""
        self.dismiss()
        whole, step = SIZE * len(things) + _GAP * (len(things) - 1), SIZE + _GAP
        if towards in ("left", "right"):
            x = seat.right() + 14 if towards == "right" else seat.left() - 14 - SIZE
            y = min(max(layout.top.bottom() + 16, seat.center().y() - whole / 2), layout.strip.top() - whole)
            places = [QRectF(x, y + index * step, SIZE, SIZE) for index in range(len(things))]
        else:
            x = min(max(_GAP, seat.center().x() - whole / 2), layout.size.width() - whole - _GAP)
            y = seat.bottom() + 14 if towards == "down" else seat.top() - 14 - SIZE
            places = [QRectF(x + index * step, y, SIZE, SIZE) for index in range(len(things))]
        for thing, place in zip(things, places, strict=True):
            button = PaperButton(Button(icon=_ICONS.get(thing, thing), kind="cream"), self._scene.sheets, Layer.POPUP)
            button.set_place(place)
            button.tapped.connect(self._choose, Qt.ConnectionType.QueuedConnection)
            self._scene.addItem(button)
            self.buttons[thing] = button

    def dismiss(self) -> None:
        """Close without an answer."""
        for button in self.buttons.values():
            self._scene.pointer.forget(button)
            self._scene.removeItem(button)
            button.deleteLater()
        self.buttons = {}

    def answer(self, index: int) -> None:
        """Choose by number, from the first on."""
        things = list(self.buttons)
        if index < len(things):
            self.dismiss()
            self.chosen.emit(things[index])

    def _choose(self) -> None:
        button = self.sender()
        thing = next((thing for thing, known in self.buttons.items() if known is button), None)
        if thing is not None:
            self.answer(list(self.buttons).index(thing))
