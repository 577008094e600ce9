"""Mouse and finger, made one: presses, moves and releases find the card, the button or the board they mean."""

from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from saboteur_desktop.table.aim import distance
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import DragController, Exit, Pointer, State
from saboteur_desktop.table.metrics import FINGER_DRAG_START, HOVER_LOOK_MS, LONG_PRESS_MS, MOUSE_DRAG_START
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
    """A card under a resting pointer or a long press, None when that ends."""
    hovered = Signal(object)
    """The card of the hand under the mouse, or None."""
    tapped_table = Signal(QPointF)
    """A tap on neither card nor button while no card is chosen."""

    def __init__(self, scene: QGraphicsScene, controller: DragController, camera: Camera) -> None:
        super().__init__(scene)
        self._scene, self._controller, self._camera = scene, controller, camera
        self._press = Press.NONE
        self._pointer = Pointer.MOUSE
        self._point = QPointF()
        self._press_point = QPointF()
        self._tap_item: TapItem | None = None
        self._hovered: CardItem | None = None
        self._looking: CardItem | None = None
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.timeout.connect(self._look_closer)

    @property
    def busy(self) -> bool:
        """Whether a button or finger is down."""
        return self._press is not Press.NONE

    def press(self, point: QPointF, pointer: Pointer) -> None:
        """The left button or the first finger goes down."""
        self._end_look()
        self._pointer, self._point, self._press_point = pointer, QPointF(point), QPointF(point)
        found = self._find(point)
        if isinstance(found, TapItem):
            self._press, self._tap_item = Press.TAP_ITEM, found
            found.press()
        elif isinstance(found, CardItem):
            self._press = Press.CARD
            self._controller.press(found, point, pointer)
            if pointer is Pointer.FINGER:
                self._hovered = found
                self._dwell.start(LONG_PRESS_MS)
        else:
            self._press = Press.TABLE

    def move(self, point: QPointF) -> None:
        """The pressed pointer moves."""
        start = FINGER_DRAG_START if self._pointer is Pointer.FINGER else MOUSE_DRAG_START
        if distance(point, self._press_point) >= start:
            self._dwell.stop()
        if self._press is Press.CARD and self._looking is None:
            self._controller.move(point)
        elif self._press is Press.TABLE and distance(point, self._press_point) >= start:
            self._press = Press.PAN if self._camera.window.contains(self._press_point) else Press.NONE
        elif self._press is Press.PAN:
            self._camera.pan(point - self._point)
        self._point = QPointF(point)

    def release(self, point: QPointF) -> None:
        """The pressed pointer comes up."""
        press, self._press = self._press, Press.NONE
        self._dwell.stop()
        if press is Press.CARD:
            if self._looking is not None:
                self._end_look()
                self._controller.disarm()
            else:
                self._controller.release(point)
        elif press is Press.TAP_ITEM and self._tap_item is not None:
            item, self._tap_item = self._tap_item, None
            item.release(self._find(point) is item)
        elif press is Press.TABLE:
            if self._controller.state is State.CHOSEN:
                self._controller.tap(point)
            else:
                self.tapped_table.emit(point)

    def hover(self, point: QPointF) -> None:
        """The mouse moves with no button down."""
        if self._controller.state is State.DRAGGING or self._press is not Press.NONE:
            self.lose(Exit.GRAB_LOST)
        found = self._find(point)
        if not isinstance(found, TapItem):
            self._controller.hover(point)
        card = found if isinstance(found, CardItem) else None
        if card is not self._hovered:
            self._end_look()
            self._hovered = card
            self.hovered.emit(card)
        if card is not None and self._looking is None:
            self._dwell.start(HOVER_LOOK_MS)
        elif card is None:
            self._dwell.stop()

    def turn(self, point: QPointF) -> None:
        """Right click or second finger: half turn of the held card, else of the card of the hand under it."""
        if self._controller.hold is not None:
            self._controller.turn()
            return
        found = self._find(point)
        if isinstance(found, CardItem) and self._controller.state is State.IDLE and self._controller.enabled:
            found.set_turned(not found.turned)

    def pinch(self, center: QPointF, factor: float, offset: QPointF) -> None:
        """Two fingers move."""
        if self._controller.hold is None or not self._controller.hold.dragged:
            self._camera.zoom_at(center, factor)
            self._camera.pan(offset)
            self._press = Press.NONE

    def wheel(self, point: QPointF, steps: float) -> None:
        """The wheel turns: a half turn of what is held, else zoom where the pointer is."""
        if self._controller.hold is not None:
            self._controller.turn()
        elif self._camera.window.contains(point):
            self._camera.zoom_at(point, 1.15**steps)

    def lose(self, way: Exit) -> None:
        """The pointer is taken away in the middle of things."""
        self._press = Press.NONE
        self._end_look()
        if self._tap_item is not None:
            item, self._tap_item = self._tap_item, None
            item.abandon()
        self._controller.cancel(way)

    def leave(self) -> None:
        """The mouse leaves the table."""
        self._end_look()
        if self._hovered is not None:
            self._hovered = None
            self.hovered.emit(None)

    def forget(self, item: QGraphicsItem) -> None:
        """An item is about to leave the scene."""
        if item is self._hovered or item is self._looking:
            self._end_look()
            self._hovered = None
        if item is self._tap_item:
            self._tap_item = None

    def _find(self, point: QPointF) -> TapItem | CardItem | None:
        for item in self._scene.items(point):
            tap_item = tap_item_of(item)
            if tap_item is not None:
                return tap_item
            if isinstance(item, CardItem) and item.grabbable:
                return item
        return None

    def _look_closer(self) -> None:
        if self._hovered is not None and self._controller.state in (State.IDLE, State.ARMED):
            self._looking = self._hovered
            self.closer_look.emit(self._looking)

    def _end_look(self) -> None:
        self._dwell.stop()
        if self._looking is not None:
            self._looking = None
            self.closer_look.emit(None)
