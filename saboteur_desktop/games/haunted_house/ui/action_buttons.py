"""The buttons of a walk, one above the other beside the house: what can be done now, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal

from saboteur_desktop.games.haunted_house.ui.layout import ACTION_ROWS, Layout
from saboteur_desktop.games.haunted_house.ui.tick_button import TickButton
from saboteur_desktop.paint.buttons import Button, Kind
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Action:
    """One button: its name for the keyboard, what stands on it, what it does."""

    key: str
    label: str
    act: Callable[[], object]
    kind: Kind = "night"
    icon: str | None = None
    ticked: bool | None = None
    """Whether its box is ticked; None for a button without one."""


class ActionButtons(QObject):
    """Shows as many as there are, the last at the foot.

    What stands in the same row is the same item, so that an impatient second tap does not press the button that has
    come in the place of the first.
    """

    _chosen = Signal(str)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        # A button goes away while it is tapped, so it acts after the tap.
        self._chosen.connect(self.press, Qt.ConnectionType.QueuedConnection)
        self._layout: Layout | None = None
        self._actions: tuple[Action, ...] = ()
        self._buttons = [PaperButton(Button(), scene.sheets, Layer.PANEL + 2) for _ in range(ACTION_ROWS)]
        self._ticks = [TickButton(scene.sheets, Layer.PANEL + 2) for _ in range(ACTION_ROWS)]
        for number in range(ACTION_ROWS):
            for item in (self._buttons[number], self._ticks[number]):
                scene.addItem(item)
                item.hide()
                item.tapped.connect(self._tapped)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is offered, from the top."""
        return self._actions

    def item(self, key: str) -> PaperButton | TickButton:
        """The button of an action; raises KeyError when it is not offered."""
        for row, action in enumerate(self._actions, ACTION_ROWS - len(self._actions)):
            if action.key == key:
                return self._buttons[row] if action.ticked is None else self._ticks[row]
        raise KeyError(key)

    def lay_out(self, layout: Layout) -> None:
        """Take that place."""
        self._layout = layout
        self._show()

    def offer(self, actions: Sequence[Action]) -> None:
        """Offer these and no others."""
        self._actions = tuple(actions)
        self._show()

    def press(self, key: str) -> bool:
        """Do what a button does; whether it is there."""
        action = next((action for action in self._actions if action.key == key), None)
        if action is not None:
            action.act()
        return action is not None

    # -- inner workings

    def _tapped(self) -> None:
        tapped = self.sender()
        action = next((action for action in self._actions if self.item(action.key) is tapped), None)
        if action is not None:
            self._chosen.emit(action.key)

    def _show(self) -> None:
        layout = self._layout
        if layout is None:
            return
        px = layout.px(22, 16)
        idle: tuple[Action | None, ...] = (None,) * (ACTION_ROWS - len(self._actions))
        rows = layout.action_rows(ACTION_ROWS)
        for row, button, box, action in zip(rows, self._buttons, self._ticks, idle + self._actions, strict=True):
            button.setVisible(action is not None and action.ticked is None)
            box.setVisible(action is not None and action.ticked is not None)
            if action is None:
                continue
            for item in (button, box):
                item.set_place(row)
            if action.ticked is None:
                button.set_button(Button(action.label, action.kind, px, action.icon))
            else:
                box.show_tick(action.label, px, action.ticked)
