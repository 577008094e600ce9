"""The window onto a table, with a twin of everything on it for keyboard and screen readers."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.table.focus import FocusZone
from saboteur_desktop.table.focus_layer import FocusLayer
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.view import TableView

translate = QCoreApplication.translate

_AGAIN_MS = 100
"""While a card is dragged or the board moved nobody reads it: the twin follows when the hand rests."""


class TwinView(TableView):
    """Shows a table to eyes, fingers, keyboard and screen readers. A game's view says what there is: `zones`."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._shown = scene
        self._covered = False
        self._wanted: str | None = None
        # Tab goes straight to what lies on the table; the table as a whole has nothing to show that it has the focus.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.focus_layer = FocusLayer(self, self.viewport())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._follow)
        scene.changed.connect(self._later.start)
        self.retranslate()
        self._later.start()

    def zones(self) -> Sequence[FocusZone]:
        """What can be acted on or read now, in the order of Tab."""
        raise NotImplementedError

    def wanted_focus(self) -> str | None:
        """Where a key has led: the key of the thing that shall have the focus; None where it changed nothing."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Whether something lies over the whole table."""
        return self._covered

    def set_covered(self, covered: bool) -> None:
        """Something lies over the whole table: there is nothing here for the keyboard or a screen reader."""
        if covered != self._covered:
            self._covered = covered
            self.refresh_focus()

    def refresh_focus(self) -> None:
        """Bring the twin in step with the table."""
        hold = self._shown.controller.hold
        zones = () if self._covered else tuple(self._seen(zone) for zone in self.zones())
        self.focus_layer.show(zones, roves=hold is None or hold.dragged)

    def _seen(self, zone: FocusZone) -> FocusZone:
        """A zone where it is seen in this view, which may be turned."""
        seen = self.viewportTransform()
        return replace(zone, spots=tuple(replace(spot, rect=seen.mapRect(spot.rect)) for spot in zone.spots))

    def _follow(self) -> None:
        if self._shown.pointer.busy:
            QTimer.singleShot(_AGAIN_MS, self, self._later.start)
            return
        by_keyboard = self.focus_layer.focused() is not None
        self.refresh_focus()
        before, self._wanted = self._wanted, self.wanted_focus()
        if by_keyboard and self._wanted not in (None, before):
            self._go_where_it_led()

    def _go_where_it_led(self) -> None:
        wanted = self.wanted_focus()
        if wanted is not None:
            self.focus_layer.focus(wanted)

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
        now = QApplication.focusWidget()
        if not event.isAccepted() or (now is not self and not (now is not None and self.isAncestorOf(now))):
            return  # a sheet that the key has opened keeps the keyboard
        self.refresh_focus()
        self._go_where_it_led()
