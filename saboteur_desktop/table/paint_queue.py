"""Costly pictures one after the other, with room in between for everything else that happens in the window."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class PaintQueue(QObject):
    """Does one job in each pass of the event loop, so that no single pass takes longer than its longest job."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Callable[[], object]] = deque()
        self._pass = QTimer(self)
        self._pass.setInterval(0)
        self._pass.timeout.connect(self._do_next)

    def add(self, job: Callable[[], object]) -> None:
        """Do this after all that waits."""
        self._jobs.append(job)
        self._pass.start()

    def clear(self) -> None:
        """Forget what waits."""
        self._jobs.clear()
        self._pass.stop()

    def finish(self) -> None:
        """Do all that waits at once."""
        while self._jobs:
            self._do_next()

    def _do_next(self) -> None:
        job = self._jobs.popleft()
        if not self._jobs:
            self._pass.stop()
        job()
