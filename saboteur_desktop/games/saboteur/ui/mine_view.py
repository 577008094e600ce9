"""The window onto the mine's table."""

from collections.abc import Sequence

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.focus_spots import focus_zones, wanted_focus
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.focus import FocusZone
from saboteur_desktop.table.twin_view import TwinView


class MineView(TwinView):
    """Shows a mine scene; what lives on it by itself lives only while it is seen."""

    def __init__(self, scene: MineScene, parent: QWidget | None = None) -> None:
        self._scene = scene
        super().__init__(scene, parent)
        # What is secret goes with the look at it, and not a moment later.
        for now in (scene.private_changed, scene.peek_started, scene.peek_ended, scene.peek.done):
            now.connect(self.refresh_focus)

    @property
    def table_scene(self) -> MineScene:
        """The scene that it shows."""
        return self._scene

    def zones(self) -> Sequence[FocusZone]:
        return focus_zones(self._scene)

    def wanted_focus(self) -> str | None:
        return wanted_focus(self._scene)

    def set_covered(self, covered: bool) -> None:
        super().set_covered(covered)
        self._scene.motions.life.set_wanted(not covered and self.isVisible())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._scene.motions.life.set_wanted(not self.covered)

    def hideEvent(self, event: QHideEvent) -> None:
        self._scene.motions.life.set_wanted(False)
        super().hideEvent(event)
