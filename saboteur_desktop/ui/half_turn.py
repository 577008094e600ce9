"""Widgets turned half round: seen upside down, and pressed where they are seen."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QTransform, QWheelEvent, QWindow
from PySide6.QtWidgets import QGraphicsEffect, QWidget

_PRESS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class _UpsideDown(QGraphicsEffect):
    """Draws its widget about the middle, half a turn round."""

    def draw(self, painter: QPainter) -> None:
        device, corner = Qt.CoordinateSystem.DeviceCoordinates, QPoint()
        picture = self.sourcePixmap(device, corner, QGraphicsEffect.PixmapPadMode.NoPad)
        middle = QPointF(corner) + QPointF(picture.width(), picture.height()) / picture.devicePixelRatio() / 2
        painter.save()
        painter.setWorldTransform(QTransform().translate(middle.x(), middle.y()).rotate(180))
        painter.drawPixmap(QPointF(corner) - middle, picture)
        painter.restore()


class HalfTurn(QObject):
    """Turns widgets that lie over the same page, each about the middle of that page.

    A widget is moved to the opposite place and drawn upside down; what the mouse does over it is told to it at the
    opposite point. Fingers reach these widgets as a mouse, so they follow. The wheel is told the other way round: a
    mouse lies as the screen does, or its pointer would run against the hand, and whatever is under the pointer goes
    where the wheel sends it, as it goes where a finger pushes it.
    """

    def __init__(self, page: QWidget, widgets: Sequence[QWidget]) -> None:
        super().__init__(page)
        self._page = page
        self._widgets = tuple(widgets)
        self._turned = False
        self._places: dict[QWidget, QRect] = {}
        self._window: QWindow | None = None
        self._pressed: QWidget | None = None
        self._retelling = False
        for widget in widgets:
            widget.installEventFilter(self)

    @property
    def turned(self) -> bool:
        """Whether the widgets are upside down now."""
        return self._turned

    def set_turned(self, turned: bool) -> None:
        """Turn all of them, or turn them back."""
        if turned == self._turned:
            return
        self._turned = turned
        self._pressed = None
        self._places.clear()
        for widget in self._widgets:
            # Upright there is no effect at all: even one that is off would have everything below painted too.
            widget.setGraphicsEffect(_UpsideDown(widget) if turned else None)  # type: ignore[arg-type]
            self._move(widget)
        self._watch(self._page.window().windowHandle() if turned else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if isinstance(event, QWheelEvent):
                return self._tell_wheel(event)
            return isinstance(event, QMouseEvent) and self._tell(event)
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and self._turned and isinstance(watched, QWidget):
            self._move(watched)
        return False

    # -- inner workings

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    def _move(self, widget: QWidget) -> None:
        """Bring a widget that was put where it belongs upright to the opposite place, and the other way about."""
        place = QRect(widget.geometry())
        # A hidden widget is told of its move when it is shown: by then it lies where it shall already.
        if self._turned and place == self._places.get(widget):
            return
        place.moveTopLeft(self._page.rect().bottomRight() - place.bottomRight())
        self._places[widget] = place
        widget.setGeometry(place)

    def _tell(self, event: QMouseEvent) -> bool:
        """Tell of a mouse event at the opposite point of the widget it is about; whether it was about one of ours."""
        if self._retelling or self._window is None:
            return False
        if event.type() in _PRESS and self._pressed is None:
            self._pressed = self._at(event.position())
        widget = self._pressed if event.buttons() or self._pressed else self._at(event.position())
        if event.type() == QEvent.Type.MouseButtonRelease and not event.buttons():
            self._pressed = None
        if widget is None:
            return False
        there = self._opposite(widget, event.position())
        told = QMouseEvent(
            event.type(),
            there,
            there,
            event.globalPosition() + there - event.position(),
            event.button(),
            event.buttons(),
            event.modifiers(),
            event.pointingDevice(),
        )
        self._retelling = True
        QCoreApplication.sendEvent(self._window, told)
        self._retelling = False
        event.setAccepted(told.isAccepted())
        return True

    def _tell_wheel(self, event: QWheelEvent) -> bool:
        """Tell of the wheel over one of ours; whether it was.

        Qt passes only wheels of its own on from a widget to those it lies in, so this one is passed on here.
        """
        widget = self._at(event.position())
        if widget is None:
            return False
        window, there = widget.window(), self._opposite(widget, event.position())
        receiver = window.childAt(there.toPoint())
        while receiver is not None and widget.isAncestorOf(receiver):
            told = QWheelEvent(
                receiver.mapFrom(window, there),
                event.globalPosition() + there - event.position(),
                -event.pixelDelta(),
                -event.angleDelta(),
                event.buttons(),
                event.modifiers(),
                event.phase(),
                event.inverted(),
                event.source(),
                event.pointingDevice(),
            )
            if QCoreApplication.sendEvent(receiver, told) and told.isAccepted():
                break
            receiver = receiver.parentWidget()
        return True

    def _opposite(self, widget: QWidget, point: QPointF) -> QPointF:
        middle = QPointF(widget.mapTo(widget.window(), QPoint())) + QPointF(widget.width(), widget.height()) / 2
        return middle * 2 - point

    def _at(self, point: QPointF) -> QWidget | None:
        found = self._page.window().childAt(point.toPoint())
        while found is not None and found not in self._widgets:
            found = found.parentWidget()
        return found
