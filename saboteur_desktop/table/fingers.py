"""Fingers on the table.

The first one points. While it has a card, a tap with a second one turns that card; on the board two zoom and move it.
A third is a palm, and a palm means nothing: the card goes home and all is quiet until every finger is up.
"""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QTimer
from PySide6.QtGui import QEventPoint, QTouchEvent, QTransform

from saboteur_desktop.table.aim import distance
from saboteur_desktop.table.camera import Grip
from saboteur_desktop.table.drag import Exit, Pointer
from saboteur_desktop.table.metrics import FINGER_DRAG_START, LONG_PRESS_MS
from saboteur_desktop.table.scene import TableScene


class _Mode(Enum):
    NONE = auto()
    POINTING = auto()
    HELPED = auto()
    """A second finger came down beside the one that has a card: if it taps, the card turns."""
    GRIPPING = auto()
    """One or two fingers have the board."""
    SPENT = auto()
    """Whatever is still down means nothing any more."""


class Fingers:
    """Reads touch events, point by point."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._mode = _Mode.NONE
        self._down: dict[int, QPointF] = {}
        self._first = -1
        self._helper, self._helper_start = -1, QPointF()
        self._grip: Grip | None = None
        self._apart = 0.0
        self.tap_time = QTimer(scene)
        """Runs as long as the second finger may still be tapping."""
        self.tap_time.setSingleShot(True)
        self.tap_time.setInterval(LONG_PRESS_MS)

    @property
    def down(self) -> int:
        """How many there are."""
        return len(self._down)

    def read(self, event: QTouchEvent, to_scene: QTransform) -> None:
        """Do what the fingers do; the transform leads from their places to those of the scene."""
        if event.type() == QEvent.Type.TouchCancel or (event.type() == QEvent.Type.TouchBegin and self._down):
            self.lose()
        if event.type() == QEvent.Type.TouchCancel:
            return
        points = event.points()
        # A point that stands still may come without its place.
        moved = [point for point in points if point.state() == QEventPoint.State.Updated and point.id() in self._down]
        for point in moved:
            self._down[point.id()] = to_scene.map(point.position())
        if moved:
            self._move()
        for point in points:
            if point.state() == QEventPoint.State.Released and point.id() in self._down:
                self._up(point.id(), to_scene.map(point.position()))
            elif point.state() == QEventPoint.State.Pressed:
                self._press(point.id(), to_scene.map(point.position()))

    def lose(self) -> None:
        """They are gone without having been lifted: what they had goes back."""
        if self._mode in (_Mode.POINTING, _Mode.HELPED):
            self._scene.give_up(Exit.GRAB_LOST)
        self._down.clear()
        self._become(_Mode.NONE)

    # -- inner workings

    def _press(self, finger: int, point: QPointF) -> None:
        self._down[finger] = point
        if self._mode is _Mode.NONE:
            self._first = finger
            if self._scene.skip():
                self._become(_Mode.SPENT)
            else:
                self._become(_Mode.POINTING)
                self._scene.pointer.press(point, Pointer.FINGER)
        elif self._mode is not _Mode.SPENT and self.down > 2:
            self._scene.give_up(Exit.GRAB_LOST)
            self._become(_Mode.SPENT)
        elif self._mode is _Mode.GRIPPING:
            self._take_grip()
        elif self._mode is _Mode.POINTING:
            self._second(finger, point)

    def _second(self, finger: int, point: QPointF) -> None:
        pointer = self._scene.pointer
        if pointer.has_card:
            self._helper, self._helper_start = finger, point
            self._become(_Mode.HELPED)
            self.tap_time.start()
        elif pointer.on_board and self._scene.camera.window.contains(point):
            pointer.abandon()
            self._become(_Mode.GRIPPING)
            self._take_grip()

    def _move(self) -> None:
        if self._mode is _Mode.GRIPPING and self._grip is not None:
            factor = self._spread() / self._apart if self._apart else 1.0
            self._scene.camera.pull(self._grip, self._middle(), factor)
        elif self._mode in (_Mode.POINTING, _Mode.HELPED):
            self._scene.pointer.move(self._down[self._first])
            if self._mode is _Mode.HELPED and self._wandered(self._down[self._helper]):
                self.tap_time.stop()

    def _up(self, finger: int, point: QPointF) -> None:
        del self._down[finger]
        pointer = self._scene.pointer
        if self._mode is _Mode.GRIPPING and self._down:
            self._take_grip()
        elif self._mode in (_Mode.POINTING, _Mode.HELPED) and finger == self._first:
            self._become(_Mode.SPENT)
            pointer.release(point)
        elif self._mode is _Mode.HELPED:
            tapped = self.tap_time.isActive() and not self._wandered(point)
            self._become(_Mode.POINTING)
            if tapped:
                pointer.turn(point)
        if not self._down:
            self._become(_Mode.NONE)

    def _become(self, mode: _Mode) -> None:
        before, self._mode = self._mode, mode
        self.tap_time.stop()
        if before is _Mode.GRIPPING and mode is not before:
            self._grip = None
            self._scene.camera.settle()

    def _take_grip(self) -> None:
        self._grip = self._scene.camera.grip(self._middle())
        self._apart = self._spread()

    def _middle(self) -> QPointF:
        points = list(self._down.values())
        return sum(points, QPointF()) / len(points)

    def _spread(self) -> float:
        points = list(self._down.values())
        return distance(points[0], points[1]) if len(points) == 2 else 0.0

    def _wandered(self, point: QPointF) -> bool:
        return distance(point, self._helper_start) >= FINGER_DRAG_START
