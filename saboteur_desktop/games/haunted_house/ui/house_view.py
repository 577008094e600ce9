"""The window onto the house's table."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.haunted_house.ui.focus_spots import focus_zones, wanted_focus
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.table.focus import FocusZone
from saboteur_desktop.table.twin_view import TwinView


class HouseView(TwinView):
    """Shows a house scene."""

    def __init__(self, scene: HouseScene, parent: QWidget | None = None) -> None:
        self._scene = scene
        super().__init__(scene, parent)

    @property
    def table_scene(self) -> HouseScene:
        """The scene that it shows."""
        return self._scene

    def zones(self) -> Sequence[FocusZone]:
        return focus_zones(self._scene)

    def wanted_focus(self) -> str | None:
        return wanted_focus(self._scene)
