"""Mouse and finger, made one: presses, moves and releases find the card, the button or the board they mean."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from saboteur_desktop.table.aim import distance
from saboteur_desktop.table.camera import Camera, Grip
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import DragController, Exit, Pointer, State
from saboteur_desktop.table.metrics import (
    FINGER_DRAG_START,
    HOVER_LOOK_MS,
    LONG_PRESS_MS,
    MOUSE_DRAG_START,
    TOUCH_TARGET,
)
from saboteur_desktop.table.tap_item import TapItem, tap_item_of


class Press(Enum):
    """What the pressed pointer is about."""

    NONE = auto()
    CARD = auto()
    TAP_ITEM = auto()
    TABLE = auto()
    PAN = auto()


class PointerInput(QObject):
    """Tells the controller, the buttons and the camera what the pointer does."""

    closer_look = Signal(object)
    """What a resting mouse or a long press wants explained, as the eye names it; None when that ends."""
    hovered = Signal(object)
    """The card of the hand under the mouse, or None."""
    tapped = Signal(QPointF)
    """The bare table was tapped while nothing was held."""
    pulled = Signal(QPointF)
    """A drag began there, on the bare table or on something that cannot be taken."""

    def __init__(self, scene: QGraphicsScene, controller: DragController, camera: Camera) -> None:
        super().__init__(scene)
        self._scene, self._controller, self._camera = scene, controller, camera
        self._press = Press.NONE
        self._pointer = Pointer.MOUSE
        self._press_point = QPointF()
        self._pressed_card: CardItem | None = None
        self._tap_item: TapItem | None = None
        self._grip: Grip | None = None
        self._hovered: CardItem | None = None
        self._eye: Callable[[QPointF], object | None] = self._card_at
        self._rests_on: object | None = None
        self._looking = False
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.timeout.connect(self._look_closer)
        self._last_tap = QPointF()
        self._since_tap = QElapsedTimer()

    def set_eye(self, eye: Callable[[QPointF], object | None]) -> None:
        """Ask this what lies at a point that could be explained; without it, only the cards of the hand."""
        self._eye = eye

    @property
    def busy(self) -> bool:
        """Whether a button or finger is down."""
        return self._press is not Press.NONE

    @property
    def has_card(self) -> bool:
        """Whether what is down went down on a card of the hand."""
        return self._press is Press.CARD

    @property
    def on_board(self) -> bool:
        """Whether what is down has the board and nothing on it."""
        return self._press in (Press.TABLE, Press.PAN) and self._camera.window.contains(self._press_point)

    # -- down, along, up

    def press(self, point: QPointF, pointer: Pointer) -> None:
        """The left button or the first finger goes down."""
        self.end_look()
        self._pointer, self._press_point = pointer, QPointF(point)
        found = self._find(point)
        if isinstance(found, TapItem):
            self._press, self._tap_item = Press.TAP_ITEM, found
            found.press()
            return
        if isinstance(found, CardItem):
            self._press, self._pressed_card = Press.CARD, found
            self._controller.press(found, point, pointer)
        else:
            self._press = Press.TABLE
        if pointer is Pointer.FINGER:
            self._rest_on(self._eye(point), LONG_PRESS_MS)

    def move(self, point: QPointF) -> None:
        """The pressed pointer moves."""
        start = FINGER_DRAG_START if self._pointer is Pointer.FINGER else MOUSE_DRAG_START
        started = distance(point, self._press_point) >= start
        if started and self._pointer is Pointer.FINGER:
            looked = self._looking
            self.end_look()
            if looked and self._press is Press.TABLE:
                self._press = Press.NONE
        if self._press is Press.CARD:
            self._controller.move(point)
        elif self._press is Press.TABLE and started:
            self._press = Press.PAN if self.on_board else Press.NONE
            self._grip = self._camera.grip(point)
            self.pulled.emit(self._press_point)
        elif self._press is Press.PAN and self._grip is not None:
            self._camera.pull(self._grip, point)

    def release(self, point: QPointF) -> None:
        """The pressed pointer comes up."""
        press, self._press = self._press, Press.NONE
        if self._looking:
            self.end_look()
            self._controller.disarm()
            return
        self._dwell.stop()
        if press is Press.CARD:
            self._controller.release(point)
        elif press is Press.TAP_ITEM and self._tap_item is not None:
            item, self._tap_item = self._tap_item, None
            item.release(self._find(point) is item)
        elif press is Press.TABLE and self._controller.state is State.CHOSEN:
            self._controller.tap(point)
        elif press is Press.TABLE:
            self.tapped.emit(point)
            if self._camera.window.contains(point):
                self._tap_board(point)

    def hover(self, point: QPointF) -> None:
        """The mouse moves with no button down."""
        if self._controller.state is State.DRAGGING or self._press is not Press.NONE:
            self.lose(Exit.GRAB_LOST)
        found = self._find(point)
        if not isinstance(found, TapItem):
            self._controller.hover(point)
        card = found if isinstance(found, CardItem) else None
        if card is not self._hovered:
            self._hovered = card
            self.hovered.emit(card)
        thing = None if isinstance(found, TapItem) else self._eye(point)
        if thing != self._rests_on:
            self.end_look()
        if not self._looking:
            self._rest_on(thing, HOVER_LOOK_MS)

    def turn(self, point: QPointF) -> None:
        """Right click or second finger: half turn of the held card, else of the card of the hand that is meant."""
        if self._controller.hold is not None:
            self._controller.turn()
            return
        found = self._pressed_card if self.has_card else self._find(point)
        idle = self._controller.state in (State.IDLE, State.ARMED)
        if isinstance(found, CardItem) and idle and self._controller.enabled:
            found.set_turned(not found.turned)

    def zoom(self, point: QPointF, factor: float) -> None:
        """Two fingers on a touch pad spread or close."""
        if self._press is not Press.CARD and self._camera.window.contains(point):
            self._camera.zoom_at(point, factor)

    def wheel(self, point: QPointF, steps: float) -> None:
        """The wheel turns: a half turn of what is held, else zoom where the pointer is."""
        if self._controller.hold is not None:
            self._controller.turn()
        elif self._camera.window.contains(point):
            self._camera.zoom_at(point, 1.15**steps)

    # -- ways to lose it

    def abandon(self) -> None:
        """What is down means something else: the press leads to nothing."""
        self._press = Press.NONE
        self.end_look()
        if self._tap_item is not None:
            item, self._tap_item = self._tap_item, None
            item.abandon()

    def lose(self, way: Exit) -> None:
        """The pointer is taken away in the middle of things."""
        self.abandon()
        self._controller.cancel(way)

    def leave(self) -> None:
        """The mouse leaves the table."""
        self.end_look()
        if self._hovered is not None:
            self._hovered = None
            self.hovered.emit(None)

    def forget(self, item: QGraphicsItem) -> None:
        """An item is about to leave the scene."""
        if item is self._hovered or item is self._rests_on:
            self.end_look()
            self._hovered = None
        if item is self._pressed_card:
            self._pressed_card = None
        if item is self._tap_item:
            self._tap_item = None

    def end_look(self) -> None:
        """Nothing is explained any more."""
        self._dwell.stop()
        self._rests_on = None
        if self._looking:
            self._looking = False
            self.closer_look.emit(None)

    # -- inner workings

    def _find(self, point: QPointF) -> TapItem | CardItem | None:
        for item in self._scene.items(point):
            tap_item = tap_item_of(item)
            if tap_item is not None:
                return tap_item
            if isinstance(item, CardItem) and item.grabbable:
                return item
        return None

    def _card_at(self, point: QPointF) -> CardItem | None:
        found = self._find(point)
        return found if isinstance(found, CardItem) else None

    def _tap_board(self, point: QPointF) -> None:
        """Two quick taps on the board bring all of it into sight."""
        wait = QGuiApplication.styleHints().mouseDoubleClickInterval()
        again = self._since_tap.isValid() and not self._since_tap.hasExpired(wait)
        if again and distance(point, self._last_tap) < TOUCH_TARGET:
            self._since_tap.invalidate()
            self._camera.fit()
        else:
            self._since_tap.start()
            self._last_tap = QPointF(point)

    def _rest_on(self, thing: object | None, ms: int) -> None:
        self._rests_on = thing
        if thing is None:
            self._dwell.stop()
        else:
            self._dwell.start(ms)

    def _look_closer(self) -> None:
        held = self._controller.state in (State.DRAGGING, State.SETTLING)
        aiming = self._controller.state is State.CHOSEN and not self.busy
        if self._rests_on is not None and not held and not aiming:
            self._looking = True
            self.closer_look.emit(self._rests_on)
