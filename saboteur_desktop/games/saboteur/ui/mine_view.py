"""The window onto the mine's table, with a twin of everything on it for keyboard and screen readers."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.focus_spots import focus_zones, wanted_focus
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.focus import FocusZone
from saboteur_desktop.table.focus_layer import FocusLayer
from saboteur_desktop.table.view import TableView

translate = QCoreApplication.translate

_AGAIN_MS = 100
"""While a card is dragged or the board moved nobody reads it: the twin follows when the hand rests."""


class MineView(TableView):
    """Shows a mine scene to eyes, fingers, keyboard and screen readers."""

    def __init__(self, scene: MineScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._covered = False
        # Tab goes straight to what lies on the table; the table as a whole has nothing to show that it has the focus.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.focus_layer = FocusLayer(self, self.viewport())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._follow)
        scene.changed.connect(self._later.start)
        # What is secret goes with the look at it, and not a moment later.
        for now in (scene.private_changed, scene.peek_started, scene.peek_ended, scene.peek.done):
            now.connect(self.refresh_focus)
        self.retranslate()
        self._later.start()

    @property
    def table_scene(self) -> MineScene:
        """The scene that it shows."""
        return self._scene

    def set_covered(self, covered: bool) -> None:
        """Something lies over the whole table: there is nothing here for the keyboard or a screen reader."""
        if covered != self._covered:
            self._covered = covered
            self.refresh_focus()
            self._scene.motions.life.set_wanted(not covered and self.isVisible())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._scene.motions.life.set_wanted(not self._covered)

    def hideEvent(self, event: QHideEvent) -> None:
        self._scene.motions.life.set_wanted(False)
        super().hideEvent(event)

    def refresh_focus(self) -> None:
        """Bring the twin in step with the table."""
        hold = self._scene.controller.hold
        zones = () if self._covered else tuple(self._seen(zone) for zone in focus_zones(self._scene))
        self.focus_layer.show(zones, roves=hold is None or hold.dragged)

    def _seen(self, zone: FocusZone) -> FocusZone:
        """A zone where it is seen in this view, which may be turned."""
        seen = self.viewportTransform()
        return replace(zone, spots=tuple(replace(spot, rect=seen.mapRect(spot.rect)) for spot in zone.spots))

    def _follow(self) -> None:
        if self._scene.pointer.busy:
            QTimer.singleShot(_AGAIN_MS, self, self._later.start)
        else:
            self.refresh_focus()

    def take_keyboard(self, key: str | None = None) -> None:
        """Have the keyboard: on that thing, or where on the table it is already, or on the table as a whole."""
        self.refresh_focus()
        if key is not None and self.focus_layer.focus(key):
            return
        if self.focus_layer.focused() is None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        for widget in (self, self.viewport()):
            widget.setAccessibleName(translate("Access", "The table"))
        self._later.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a key has led to has the focus afterwards, and so is read aloud."""
        super().keyPressEvent(event)
        if not event.isAccepted():
            return
        self.refresh_focus()
        wanted = wanted_focus(self._scene)
        if wanted is not None:
            self.focus_layer.focus(wanted)
