"""One drag, frame by frame: from the event of the mouse to the painted window, and nothing else."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

FRAME_MS = 16
"""How much of the clock of animations passes from one frame to the next."""


@dataclass(frozen=True, slots=True)
class Frames:
    """The frames of one drag, in milliseconds of the thread's own time and of the clock on the wall.

    None where a move of the mouse changed nothing that is seen.
    """

    cpu: tuple[float | None, ...]
    wall: tuple[float | None, ...]


def percentile(values: Iterable[float | None], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(value for value in values if value is not None)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def least(runs: Sequence[Frames]) -> list[float | None]:
    """What each frame cost in the run in which nothing disturbed it.

    Every run does the same work in the same frame, and what other programs do can only make it slower.
    """
    together = zip(*(run.cpu for run in runs), strict=True)
    return [min((cost for cost in frame if cost is not None), default=None) for frame in together]


class PaintCount(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.painted = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted += 1
        return False


def drag(view: QGraphicsView, way: Sequence[QPointF], pass_time: Callable[[float], None]) -> Frames:
    """Press at the first point, go along the way, let go where it began."""
    viewport = view.viewport()
    count = PaintCount(view)
    cpu: list[float | None] = []
    wall: list[float | None] = []
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=view.mapFromScene(way[0]))
    _paint(view)
    for place in way[1:]:
        point = view.mapFromScene(place)
        before, started, on_wall = count.painted, time.thread_time(), time.perf_counter()
        QTest.mouseMove(viewport, point)
        pass_time(FRAME_MS)
        _paint(view)
        seen = count.painted > before
        cpu.append((time.thread_time() - started) * 1000 if seen else None)
        wall.append((time.perf_counter() - on_wall) * 1000 if seen else None)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=view.mapFromScene(way[-1]))
    viewport.removeEventFilter(count)
    count.deleteLater()
    return Frames(tuple(cpu), tuple(wall))


def _paint(view: QGraphicsView) -> None:
    """Paint what has changed at once, where a platform would wait for the next frame of the screen.

    Items that have changed tell the view so through the queue of events.
    """
    QCoreApplication.processEvents()
    QApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))
