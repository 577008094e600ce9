"""A list that is pushed with a finger: it follows, rolls on, and a tap on what lies in it is still a tap."""

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QScrollPrepareEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QScroller,
    QScrollerProperties,
    QWidget,
)

_STARTS_AFTER = 0.0037
"""How far a finger moves before the list does, in metres: about 14 px."""


class FingerScroll(QObject):
    """Lets a finger scroll an area.

    The gesture listens to the mouse events that Qt makes of touch, not to touch itself: a list that took the touch
    would leave none to the buttons in it. They are pressed at once, and let go when the list begins to move.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._viewport = area.viewport()
        self._viewport.installEventFilter(self)
        QScroller.grabGesture(self._viewport, QScroller.ScrollerGestureType.LeftMouseButtonGesture)
        self.scroller: QScroller = QScroller.scroller(self._viewport)
        properties = self.scroller.scrollerProperties()
        metric, policy = QScrollerProperties.ScrollMetric, QScrollerProperties.OvershootPolicy
        properties.setScrollMetric(metric.DragStartDistance, _STARTS_AFTER)
        properties.setScrollMetric(metric.MousePressEventDelay, 0.0)
        properties.setScrollMetric(metric.VerticalOvershootPolicy, policy.OvershootAlwaysOff)
        properties.setScrollMetric(metric.HorizontalOvershootPolicy, policy.OvershootAlwaysOff)
        self.scroller.setScrollerProperties(properties)
        self.scroller.stateChanged.connect(self._let_go)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is itself dragged keeps its drags."""
        if isinstance(event, QScrollPrepareEvent) and self._is_dragged(event.startPos()):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _let_go(self, state: QScroller.State) -> None:
        """What was pressed was not meant."""
        if state == QScroller.State.Dragging:
            for button in self._viewport.findChildren(QAbstractButton):
                button.setDown(False)

    def _is_dragged(self, point: QPointF) -> bool:
        under: QWidget | None = self._viewport.childAt(point.toPoint())
        while under is not None and under is not self._viewport:
            if isinstance(under, QAbstractSlider):
                return True
            under = under.parentWidget()
        return False
