"""How much may move on the screen: as is set, or as the system asks."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from saboteur_desktop.storage.preferences import Preferences


class MotionSource(Protocol):
    """Where the system keeps the wish for less motion."""

    def follow(self, tell: Callable[[bool], None]) -> None:
        """Tell whether motion shall be reduced as soon as that is known, and again whenever it may have changed."""
        ...


class SystemMotion(QObject):
    """What the system asks; until a source is followed and has answered, it asks for nothing."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: MotionSource | None = None
        self._reduced = False

    def follow(self, source: MotionSource) -> None:
        """Ask that source from now on."""
        self._source = source
        source.follow(self._take)

    @property
    def reduced(self) -> bool:
        """Whether the system asks for less motion."""
        return self._reduced

    def _take(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()


def resolved(preferences: Preferences, system: SystemMotion) -> Preferences:
    """The preferences with the wish of the system in the place of the words that ask for it."""
    if preferences.motion != "system":
        return preferences
    return preferences._replace(motion="reduced" if system.reduced else "full")


def is_reduced(preferences: Preferences) -> bool:
    """Whether things shall stand in their places at once instead of moving there."""
    return preferences.motion == "reduced"
