"""The window onto the mine's table, with a focus button over everything that can be acted on."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.focus_spots import focus_spots
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.focus import FocusLayer
from saboteur_desktop.table.view import TableView


class MineView(TableView):
    """Shows a mine scene to eyes, fingers, keyboard and screen readers."""

    def __init__(self, scene: MineScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self.focus_layer = FocusLayer(self.viewport())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh_focus)
        scene.changed.connect(self._later.start)
        self._later.start()

    def refresh_focus(self) -> None:
        """Put the focus buttons where things lie now."""
        self.focus_layer.show(focus_spots(self._scene))
