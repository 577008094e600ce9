"""What of a table can have the keyboard's focus and is told to screen readers, as plain values."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF


@dataclass(frozen=True, slots=True)
class FocusSpot:
    """One thing of the table: where it is, what it is called and what can be done with it.

    With `act` or `hold` it is a button; without, it is only read. `aim` is what reaching it means already, before
    anything is pressed: a card that is held is moved over the target that has the focus.
    """

    key: str
    rect: QRectF
    name: str
    act: Callable[[], object] | None = None
    hold: tuple[Callable[[], object], Callable[[], object]] | None = None
    """What happens while it is held down: at the press and at the release."""
    aim: Callable[[], object] | None = None
    leave: Callable[[], object] | None = None
    """What ends when the focus goes on."""
    radius: float = 9.0

    @property
    def is_button(self) -> bool:
        """Whether it can be pressed."""
        return self.act is not None or self.hold is not None


@dataclass(frozen=True, slots=True)
class FocusZone:
    """Things that belong together: Tab stops once in each zone, the arrows go about in it."""

    key: str
    name: str
    spots: tuple[FocusSpot, ...]
