"""The window onto a table scene: one scene unit is one logical pixel, so nothing ever scrolls or jumps.

The board's own zoom is the camera's affair; the view hands gestures on. Touch is accepted, so that Qt makes no mouse
events of it; those that a system makes all the same are passed over.
"""

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QHideEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPointingDevice,
    QResizeEvent,
    QTouchEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.fingers import Fingers
from saboteur_desktop.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a table scene and reads mouse, wheel, touch and pinch for it."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._fingers = Fingers(scene)
        self._touched = False
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

    def set_turned(self, turned: bool) -> None:
        """Show the scene upside down, for somebody at the other edge of a screen that lies flat."""
        self._table.give_up(Exit.GRAB_LOST)
        self.setTransform(QTransform().rotate(180 if turned else 0))

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
            return True
        if isinstance(event, QMouseEvent) and self._made_of_touch(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.UngrabMouse and self._table.pointer.busy:
            self._table.give_up(Exit.GRAB_LOST)
        elif event.type() == QEvent.Type.Leave:
            self._table.pointer.leave()
        elif isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self._table.pointer.zoom(self._to_scene().map(event.position()), 1 + event.value())
            return True
        return super().viewportEvent(event)

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchBegin and not self.hasFocus():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._touched = True
        self._fingers.read(event, self._to_scene())
        event.accept()

    def _to_scene(self) -> QTransform:
        return self.viewportTransform().inverted()[0]

    def _made_of_touch(self, event: QMouseEvent) -> bool:
        """Whether a finger has said the same already."""
        by_system = event.source() == Qt.MouseEventSource.MouseEventSynthesizedBySystem
        of_finger = event.pointerType() == QPointingDevice.PointerType.Finger
        return bool(self._fingers.down) or (self._touched and (by_system or of_finger))
