"""Who sits at a seat, as far as the table shows it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Name, gnome and kind of one seat."""

    name: str
    avatar: int
    """Index of the gnome."""
    is_bot: bool = False
