"""The keys of the house's table beyond those of the hand: roll, stay, the jewel, what is pending, the bar's buttons."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from saboteur_desktop.games.haunted_house.ui import shortcuts
from saboteur_desktop.table.keyboard import key_by_place
from saboteur_desktop.table.shortcut import DROP, PUT_BACK, Shortcut
from saboteur_desktop.table.window_shortcuts import FULL_SCREEN, RULES

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene

_PICK_UP = (Qt.Key.Key_Up, Qt.Key.Key_Down)
"""With nothing in the hand, every arrow picks the hunter up; the other two are keys of the hand."""


class HouseKeys(QObject):
    """Asked before the hand where something is awaited, and after it for all other keys."""

    def __init__(self, scene: "HouseScene") -> None:
        super().__init__(scene)
        self._scene = scene
        acts: dict[Shortcut, Callable[[], object]] = {
            shortcuts.STAY: self._stay,
            shortcuts.JEWEL: self._see_to_jewel,
            shortcuts.PLAN: lambda: scene.buttons.press("plan"),
            shortcuts.ODDS: scene.toggle_odds,
            shortcuts.HINT: scene.hint_requested.emit,
            shortcuts.LOG: scene.log_requested.emit,
            RULES: lambda: scene.rules_requested.emit(scene.rules_chip.key),
            shortcuts.SOUND: scene.sound_requested.emit,
            FULL_SCREEN: scene.full_screen_requested.emit,
            shortcuts.MENU: scene.menu_requested.emit,
        }
        self._acts: dict[int, Callable[[], object]] = {
            key: act for shortcut, act in acts.items() for key in shortcut.keys
        }
        self._acts |= dict.fromkeys(_PICK_UP, self._pick_up)

    def press(self, event: QKeyEvent) -> bool:
        """Answer what is awaited: the die, a question, a walk to be confirmed. Whether the key meant anything there."""
        scene, key = self._scene, key_by_place(event)
        proposals = scene.proposals
        awaited = proposals.asked is not None or proposals.pending is not None
        if event.isAutoRepeat():
            return awaited
        if scene.may_roll and key in shortcuts.ROLL.keys:
            scene.roll()
            return True
        undo = key in shortcuts.TAKE_BACK.keys and bool(event.modifiers() & shortcuts.TAKE_BACK.modifier)
        if not awaited:
            return undo and scene.buttons.press("retract")
        if key in DROP.keys:
            scene.buttons.press("go" if proposals.asked is None else scene.buttons.actions[0].key)
        elif key in PUT_BACK.keys or undo:
            scene.buttons.press("take back")
        else:
            return False
        return True

    def press_other(self, event: QKeyEvent) -> bool:
        """A key the hand has no use for."""
        act = self._acts.get(key_by_place(event))
        if act is None or event.isAutoRepeat():
            return False
        act()
        return True

    def _stay(self) -> None:
        self._scene.buttons.press("stay")

    def _see_to_jewel(self) -> None:
        """Tick the box of a pending walk, or do what can be done with a jewel whose number has just been seen."""
        first = next((action for action in self._scene.buttons.actions if "jewel" in action.key), None)
        if first is not None:
            first.act()

    def _pick_up(self) -> None:
        scene = self._scene
        if scene.may_walk and scene.table is not None:
            scene.controller.choose(scene.pawns.items[scene.table.hunter])
