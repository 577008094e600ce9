"""What a game offers before a match is dealt: the socket from which the form for a new match is filled."""

from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.storage.seats import SeatPlan


class Words(NamedTuple):
    """A name, and one sentence about it."""

    name: str
    sentence: str


class Option(NamedTuple):
    """One point on which rules differ, its values in the order in which they are offered."""

    field: str
    """The field of the ruleset."""
    words: Words
    values: tuple[tuple[object, str], ...]
    """Each value with its name."""


class FirstTable(NamedTuple):
    """Who sits down, and by which rules, where nobody has played the game yet."""

    seats: tuple[SeatPlan, ...]
    ruleset: Any


class OptionRefused(ValueError):
    """An option that cannot be set so; the message says in words why, and how to mend it."""


class TablePicture(QWidget):
    """What a match to come will be like, in a picture with its words."""

    def show_table(self, ruleset: Any, seats: int) -> None:
        """Show a match of that many players under a ruleset; nothing where so many cannot play."""
        raise NotImplementedError

    def least_height(self, scale: float) -> float:
        """The height below which nothing of it can be shown."""
        return 100 * scale


class SetupForm(Protocol):
    """The ``setup_form`` of a game: a module with these functions. Every text is in the language that is on."""

    def seats(self) -> range:
        """Return how many the form lets sit down; whether so many can play by the chosen rules is said by a refusal."""

    def first_table(self) -> FirstTable:
        """Return what is offered for the first match."""

    def presets(self) -> tuple[str, ...]:
        """Return the sets of rules in the order in which they are offered."""

    def presets_title(self) -> str:
        """Return what a set of rules is called in this game."""

    def offered(self, preset: str, ruleset: Any, seats: int) -> Words:
        """Return what a preset is called and what it changes, offered to so many players in place of a ruleset."""

    def chosen(self, ruleset: Any, seats: int) -> Words:
        """Return what the rules that were chosen are called, and what is said of them to so many players."""

    def by_preset(self, preset: str, before: Any) -> Any:
        """Return the ruleset of a preset that is chosen in place of the one before."""

    def options(self) -> tuple[Option, ...]:
        """Return every option that a person may set, whether or not the chosen rules leave it open."""

    def leaves_open(self, ruleset: Any, field: str) -> bool:
        """Return whether an option can be set under that ruleset."""

    def with_option(self, ruleset: Any, field: str, value: object) -> Any:
        """Return the ruleset with one option set otherwise; raises OptionRefused."""

    def changed_options(self, ruleset: Any) -> int:
        """Return how many options stand otherwise than in the preset."""

    def draws_starter(self, ruleset: Any) -> bool:
        """Return whether these rules draw the first player at random."""

    def seats_refusal(self, ruleset: Any, seats: int) -> str:
        """Return why so many cannot play by these rules, and how to mend it; nothing when they can."""

    def seats_words(self, ruleset: Any, seats: int) -> str:
        """Return what so many players have to know about their seats, if anything."""

    def seats_option(self, seats: int) -> Option | None:
        """Return the option that is asked beside the seats of so many players, if there is one."""

    def paint_ground(self, p: QPainter, size: QSizeF, scale: float) -> None:
        """Draw what lies behind the form in a window of that size."""

    def picture(self, parent: QWidget) -> TablePicture:
        """Make the picture of a match to come."""
