"""The window onto a table scene: one scene unit is one logical pixel, so nothing ever scrolls or jumps.

The board's own zoom is the camera's affair; the view hands gestures on. Touch is read here, point by point, and
accepted, so that Qt makes no mouse events of it.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QHideEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from saboteur_desktop.table.aim import distance
from saboteur_desktop.table.drag import Exit, Pointer
from saboteur_desktop.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a table scene and reads mouse, wheel, touch and pinch for it."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._fingers: dict[int, QPointF] = {}
        self._first_finger: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def fit(self) -> None:
        """Show all of the board."""
        self._table.camera.fit()

    def zoom(self, factor: float) -> None:
        """Zoom the board about the middle of its window."""
        self._table.camera.zoom_at(self._table.camera.window.center(), factor)

    # -- size and screen

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_size()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._tell_size()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._table.give_up(Exit.WINDOW_DEACTIVATED)
        return super().event(event)

    def _tell_size(self) -> None:
        size = QSizeF(self.viewport().size())
        self._table.resize(size, self.devicePixelRatioF())
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))

    # -- ways to lose the pointer

    def hideEvent(self, event: QHideEvent) -> None:
        self._table.give_up(Exit.GRAB_LOST)
        super().hideEvent(event)

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """The keyboard goes elsewhere; between the table and the focus buttons on it, nothing is lost."""
        if self._holds(old) and not self._holds(now):
            self._table.give_up(Exit.FOCUS_LOST)

    def _holds(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self or self.viewport().isAncestorOf(widget))

    # -- touch

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._touch(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.UngrabMouse and self._table.pointer.busy:
            self._table.give_up(Exit.GRAB_LOST)
        elif event.type() == QEvent.Type.Leave:
            self._table.pointer.leave()
        elif isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self._table.pointer.pinch(self.mapToScene(event.position().toPoint()), 1 + event.value(), QPointF())
            return True
        elif isinstance(event, QMouseEvent) and self._fingers:
            return True
        return super().viewportEvent(event)

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            self._fingers.clear()
            self._first_finger = None
            self._table.give_up(Exit.GRAB_LOST)
            return
        before = dict(self._fingers)
        for point in event.points():
            if point.state() == QEventPoint.State.Pressed:
                self._finger_down(point.id(), point.position())
            elif point.state() == QEventPoint.State.Released:
                self._finger_up(point.id(), point.position())
            else:
                self._fingers[point.id()] = point.position()
        if len(self._fingers) == 1 and self._first_finger in self._fingers:
            if before.get(self._first_finger) != self._fingers[self._first_finger]:
                self._table.pointer.move(self._fingers[self._first_finger])
        elif len(self._fingers) == 2 and self._fingers.keys() == before.keys():
            self._two_fingers(list(before.values()), list(self._fingers.values()))

    def _finger_down(self, finger: int, point: QPointF) -> None:
        self._fingers[finger] = point
        if self._first_finger is None:
            self._first_finger = finger
            if not self._table.skip():
                self._table.pointer.press(point, Pointer.FINGER)
        elif self._table.controller.hold is not None:
            self._table.pointer.turn(point)

    def _finger_up(self, finger: int, point: QPointF) -> None:
        self._fingers.pop(finger, None)
        if finger == self._first_finger:
            self._first_finger = None
            self._table.pointer.release(point)

    def _two_fingers(self, before: list[QPointF], now: list[QPointF]) -> None:
        if self._table.controller.hold is not None and self._first_finger in self._fingers:
            self._table.pointer.move(self._fingers[self._first_finger])
            return
        apart = distance(*before)
        if apart > 0:
            middle_before, middle = (before[0] + before[1]) / 2, (now[0] + now[1]) / 2
            self._table.pointer.pinch(middle, distance(*now) / apart, middle - middle_before)
