"""The keys of the mine's table beyond those of the hand: discard, role, board, pending move, the bar's buttons."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from saboteur_desktop.games.saboteur.ui import shortcuts
from saboteur_desktop.table.keyboard import key_by_place
from saboteur_desktop.table.shortcut import CHOOSE, DROP, PUT_BACK, SKIP, Shortcut
from saboteur_desktop.table.window_shortcuts import FULL_SCREEN, RULES

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

ZOOM_STEP = 1.25


class MineKeys(QObject):
    """Asked before the hand where something is awaited, and after it for all other keys."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        acts: dict[Shortcut, Callable[[], object]] = {
            shortcuts.DISCARD: scene.discard_held,
            shortcuts.HINT: scene.hint_requested.emit,
            shortcuts.REACH: scene.toggle_reach,
            shortcuts.LOG: scene.log_requested.emit,
            RULES: lambda: scene.rules_requested.emit(scene.rules_chip.key),
            shortcuts.SOUND: scene.sound_requested.emit,
            FULL_SCREEN: scene.full_screen_requested.emit,
            shortcuts.FIT: scene.camera.fit,
            shortcuts.ZOOM_IN: self._zoom_in,
            shortcuts.ZOOM_OUT: self._zoom_out,
            shortcuts.MENU: scene.menu_requested.emit,
        }
        self._acts: dict[int, Callable[[], object]] = {
            key: act for shortcut, act in acts.items() for key in shortcut.keys
        }

    def press(self, event: QKeyEvent) -> bool:
        """Answer what is awaited: a pending move, a choice, a look. Whether the key meant anything there."""
        scene, key = self._scene, key_by_place(event)
        enter = key in DROP.keys
        if event.isAutoRepeat():
            return scene.peek.open or scene.pending.move is not None
        if key in shortcuts.ROLE.keys:
            scene.show_role()
            return True
        if key in shortcuts.HAND.keys and scene.cover.wanted:
            scene.cover.press()
            return True
        if scene.peek.open:
            return self._press_peeking(key, enter)
        if scene.choice.asking:
            if key in PUT_BACK.keys:
                scene.dismiss_choice()
            elif key in CHOOSE.keys:
                scene.choice.answer(key - CHOOSE.keys[0])
            return True
        if scene.marking.listening or len(scene.marking.marked) > 1:
            if key in CHOOSE.keys:
                scene.marking.toggle_number(key - CHOOSE.keys[0])
                return True
            hold = scene.controller.hold
            if enter and (hold is None or hold.place is None):
                scene.discard_held()
                return True
            if key in PUT_BACK.keys and hold is None:
                scene.marking.clear()
                return True
        if scene.pending.move is not None:
            undo = key in shortcuts.TAKE_BACK.keys and bool(event.modifiers() & shortcuts.TAKE_BACK.modifier)
            if enter:
                scene.confirm_requested.emit()
            elif key in PUT_BACK.keys or undo:
                scene.take_back_requested.emit()
            return enter or undo or key in PUT_BACK.keys
        return False

    def press_other(self, event: QKeyEvent) -> bool:
        """A key the hand has no use for."""
        act = self._acts.get(key_by_place(event))
        if act is None or event.isAutoRepeat():
            return False
        act()
        return True

    def release(self, event: QKeyEvent) -> bool:
        """A key comes up: what was held with it hides at once."""
        if event.isAutoRepeat():
            return False
        key = key_by_place(event)
        if key in shortcuts.ROLE.keys:
            self._scene.hide_role()
        elif key in shortcuts.HAND.keys and self._scene.cover.wanted:
            self._scene.cover.release()
        elif key in SKIP.keys and self._scene.peek.needs_hold:
            self._scene.peek.hide_face()
        else:
            return False
        return True

    def _press_peeking(self, key: int, enter: bool) -> bool:
        if key in SKIP.keys:
            self._scene.peek.show_face()
        elif enter or key in PUT_BACK.keys:
            self._scene.peek.finish()
        return True

    def _zoom_in(self) -> None:
        self._scene.camera.zoom_at(self._scene.camera.window.center(), ZOOM_STEP)

    def _zoom_out(self) -> None:
        self._scene.camera.zoom_at(self._scene.camera.window.center(), 1 / ZOOM_STEP)
