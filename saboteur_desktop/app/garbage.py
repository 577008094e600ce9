"""Rings of unused objects are cleared away in the window's own thread.

Python clears them in whatever thread is at work, and there it may destroy objects of Qt, which live in the window's
thread and may only die there.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_LOOK_MS: Final = 200


class GarbageCollector(QObject):
    """Looks now and then whether Python would have collected by itself, and does it here."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(_LOOK_MS)

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()


def collect_what_is_due() -> None:
    """Collect the oldest generation that is over its limit, as Python would."""
    for generation, (count, limit) in reversed(list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))):
        if count > limit > 0:
            gc.collect(generation)
            return
