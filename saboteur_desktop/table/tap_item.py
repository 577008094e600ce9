"""Things in the scene that can be tapped or held down: buttons, panels, badges."""

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from saboteur_desktop.table.metrics import TAP_GUARD_MS


class TapItem(QGraphicsObject):
    """A rectangle that reports taps and holds; what it looks like is the subclass's own affair.

    It gets no mouse events of its own: the scene's pointer tells it, for mouse and finger alike.
    An impatient burst of taps is one tap, unless the item `repeats`.
    """

    tapped = Signal()
    hold_started = Signal()
    hold_ended = Signal()
    pressed_changed = Signal(bool)

    repeats = False
    takes_taps = True
    """False for a part that is only looked at: taps go to the table, where it may be a target."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._pressed = False
        self._active = True
        self._since_tap = QElapsedTimer()

    def boundingRect(self) -> QRectF:
        return self._rect

    @property
    def rect(self) -> QRectF:
        """The rectangle that can be tapped, in the item's own coordinates."""
        return QRectF(self._rect)

    def set_rect(self, rect: QRectF) -> None:
        """Give the item another place and size."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
            self.update()

    @property
    def active(self) -> bool:
        """Whether a tap does anything."""
        return self._active

    def set_active(self, active: bool) -> None:
        """Let taps through or not."""
        if active != self._active:
            self._active = active
            if not active:
                self.abandon()
            self.update()

    @property
    def pressed(self) -> bool:
        """Whether a finger or button is down on it."""
        return self._pressed

    def press(self) -> None:
        """A finger or the left button goes down."""
        if self._active and not self._pressed:
            self._set_pressed(True)
            self.hold_started.emit()

    def release(self, inside: bool) -> None:
        """It comes up again; inside, that is a tap."""
        if not self._pressed:
            return
        self._set_pressed(False)
        self.hold_ended.emit()
        if inside:
            self.tap()

    def tap(self) -> None:
        """Act as if tapped."""
        if not self._active:
            return
        if not self.repeats and self._since_tap.isValid() and self._since_tap.elapsed() < TAP_GUARD_MS:
            return
        self._since_tap.start()
        self.tapped.emit()

    def abandon(self) -> None:
        """The press leads to nothing."""
        if self._pressed:
            self._set_pressed(False)
            self.hold_ended.emit()

    def _set_pressed(self, pressed: bool) -> None:
        self._pressed = pressed
        self.pressed_changed.emit(pressed)
        self.update()


def tap_item_of(item: QObject | QGraphicsItem | None) -> TapItem | None:
    """The item itself or the parent of it that can be tapped."""
    while isinstance(item, QGraphicsItem):
        if isinstance(item, TapItem) and item.takes_taps:
            return item
        item = item.parentItem()
    return None
