"""The keys of the mine's table beyond those of the hand: discard, role, board, pending move, the bar's buttons."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from saboteur_desktop.table.keyboard import key_by_place

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

ZOOM_STEP = 1.25


class MineKeys(QObject):
    """Asked before the hand where something is awaited, and after it for all other keys."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_D: scene.discard_held,
            Qt.Key.Key_H: scene.hint_requested.emit,
            Qt.Key.Key_L: scene.log_requested.emit,
            Qt.Key.Key_F11: scene.full_screen_requested.emit,
            Qt.Key.Key_0: scene.camera.fit,
            Qt.Key.Key_Plus: self._zoom_in,
            Qt.Key.Key_Equal: self._zoom_in,
            Qt.Key.Key_Minus: self._zoom_out,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Answer what is awaited: a pending move, a choice, a look. Whether the key meant anything there."""
        scene, key = self._scene, key_by_place(event)
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.isAutoRepeat():
            return scene.peek.open or scene.pending.move is not None
        if key == Qt.Key.Key_Q:
            scene.show_role()
            return True
        if key == Qt.Key.Key_W and scene.cover.wanted:
            scene.cover.press()
            return True
        if scene.peek.open:
            return self._press_peeking(key, enter)
        if scene.choice.asking:
            if key == Qt.Key.Key_Escape:
                scene.dismiss_choice()
            elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
                scene.choice.answer(key - Qt.Key.Key_1)
            return True
        if scene.pending.move is not None:
            undo = key == Qt.Key.Key_Z and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if enter:
                scene.confirm_requested.emit()
            elif key == Qt.Key.Key_Escape or undo:
                scene.take_back_requested.emit()
            return enter or undo or key == Qt.Key.Key_Escape
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
        if key == Qt.Key.Key_Q:
            self._scene.hide_role()
        elif key == Qt.Key.Key_W and self._scene.cover.wanted:
            self._scene.cover.release()
        elif key == Qt.Key.Key_Space and self._scene.peek.needs_hold:
            self._scene.peek.hide_face()
        else:
            return False
        return True

    def _press_peeking(self, key: int, enter: bool) -> bool:
        if key == Qt.Key.Key_Space:
            self._scene.peek.show_face()
        elif enter or key == Qt.Key.Key_Escape:
            self._scene.peek.finish()
        return True

    def _zoom_in(self) -> None:
        self._scene.camera.zoom_at(self._scene.camera.window.center(), ZOOM_STEP)

    def _zoom_out(self) -> None:
        self._scene.camera.zoom_at(self._scene.camera.window.center(), 1 / ZOOM_STEP)
