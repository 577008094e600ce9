"""The table of a running match: what the page around it says to it, and the signals that the page hears."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal

from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook


class MatchScene(TableScene):
    """Draws views, plays events and proposes moves; whoever runs the match answers each proposal.

    The answer is `show_pending`, `play` or `reject`. Views, events and moves are those of its game.
    """

    move_proposed = Signal(object)
    """A move of the engine, made by the seat at the screen."""
    confirm_requested = Signal()
    take_back_requested = Signal()
    played = Signal()
    """Everything given to `play` has been seen."""
    hint_requested = Signal()
    sound_requested = Signal()
    full_screen_requested = Signal()
    menu_requested = Signal()
    log_requested = Signal()
    rules_requested = Signal(str)
    """The rules are wanted, at this paragraph of the rulebook; empty for none in particular."""
    sounded = Signal(str)
    """What is shown at this moment has a sound (sound.effects.Effect)."""

    def sync(self, view: Any, seats: Sequence[SeatLook]) -> None:
        """Draw a view from nothing."""
        raise NotImplementedError

    def play(self, events: Sequence[Any], view: Any) -> None:
        """Show what happened, then draw the view; `played` follows."""
        raise NotImplementedError

    def reject(self) -> None:
        """The proposed move was not taken: what was held goes home."""
        raise NotImplementedError

    def show_pending(self, move: Any) -> None:
        """The move is made but not confirmed."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The pending move is undone."""
        raise NotImplementedError

    def set_interactive(self, interactive: bool) -> None:
        """Whether the seat at the screen may make a move now, its turn provided."""
        raise NotImplementedError

    def set_seats(self, seats: Sequence[SeatLook]) -> None:
        """Who sits at the table is called otherwise from now on."""
        raise NotImplementedError

    def set_sound(self, on: bool) -> None:
        """Whether the button of the sound says that it is on."""
        raise NotImplementedError

    def withdraw_hint(self) -> None:
        """There is no button for hints from now on: somebody beside the table gives them."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write everything in the present language."""
        raise NotImplementedError
