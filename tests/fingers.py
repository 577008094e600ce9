"""Fingers on a window: the touch events of a real touch screen, sent through the window as its platform would."""

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


class Fingers:
    """Each finger has a number; what is not told to move stands still. Points are those of the widget that is named."""

    def __init__(self) -> None:
        self.device: QPointingDevice = QTest.createTouchDevice()
        self._down: set[int] = set()

    def down(self, on: QWidget, at: QPointF, finger: int = 0) -> None:
        """Put a finger down."""
        self._tell(on, {finger: ("press", at)})
        self._down.add(finger)

    def move(self, on: QWidget, to: QPointF, finger: int = 0) -> None:
        """Move a finger that is down."""
        self._tell(on, {finger: ("move", to)})

    def move_both(self, on: QWidget, first: QPointF, second: QPointF) -> None:
        """Move fingers 0 and 1 at once."""
        self._tell(on, {0: ("move", first), 1: ("move", second)})

    def up(self, on: QWidget, at: QPointF, finger: int = 0) -> None:
        """Lift a finger."""
        self._tell(on, {finger: ("release", at)})
        self._down.discard(finger)

    def tap(self, on: QWidget, at: QPointF | None = None, finger: int = 0) -> None:
        """Tap, in the middle if no other point is named."""
        point = QPointF(on.rect().center()) if at is None else at
        self.down(on, point, finger)
        self.up(on, point, finger)

    def swipe(self, on: QWidget, start: QPointF, end: QPointF, steps: int = 8) -> None:
        """Put a finger down and move it in a few steps; it stays down."""
        self.down(on, start)
        for step in range(1, steps + 1):
            self.move(on, start + (end - start) * step / steps)

    def pinch(self, on: QWidget, middle: QPointF, before: float, after: float, steps: int = 6) -> None:
        """Two fingers side by side spread or close about a point, from one distance to another, and go."""
        self.down(on, middle - QPointF(before / 2, 0))
        self.down(on, middle + QPointF(before / 2, 0), finger=1)
        for step in range(1, steps + 1):
            half = QPointF((before + (after - before) * step / steps) / 2, 0)
            self.move_both(on, middle - half, middle + half)
        self.up(on, middle + QPointF(after / 2, 0), finger=1)
        self.up(on, middle - QPointF(after / 2, 0))

    def lose(self, on: QWidget, at: QPointF, finger: int = 0) -> None:
        """The system takes a finger away: it says so, and a mouse that was made of the finger comes up where it is."""
        QApplication.sendEvent(on.window().windowHandle(), QTouchEvent(QEvent.Type.TouchCancel, self.device))
        self.up(on, at, finger)

    def forget(self) -> None:
        """The fingers are gone and nothing was told of it, as when the screen is lost."""
        self._down.clear()

    def _tell(self, on: QWidget, changes: dict[int, tuple[str, QPointF]]) -> None:
        # Through the window itself: without one, Qt looks for it on the screen, which may be smaller than the window.
        sequence = QTest.touchEvent(on.window(), self.device, False)
        for finger in self._down - changes.keys():
            sequence.stationary(finger)
        for finger, (kind, point) in changes.items():
            {"press": sequence.press, "move": sequence.move, "release": sequence.release}[kind](
                finger, point.toPoint(), on
            )
        sequence.commit()
        QApplication.processEvents()
