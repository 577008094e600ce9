"""Where the rulebook of each game is taken from."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from saboteur_desktop.games import registry

if TYPE_CHECKING:
    from saboteur_desktop.book.page import Book


class Shelved(NamedTuple):
    """A rulebook on the shelf: whose it is, and how it is written in the language that is on."""

    game: str
    write: "Callable[[], Book]"


class Books(Protocol):
    """What every game has to read about it."""

    def rulebook(self, ruleset: Any) -> "Book":
        """The rules of a ruleset, in the language that is on."""

    def one_page(self, ruleset: Any, seats: int) -> "Book":
        """The rules for a table of so many seats on one page; its links lead into the rulebook."""


def books(game_id: str) -> Books:
    """Return what can be read about a game; raises KeyError for a game that is not on the screen."""
    return cast(Books, import_module(f"{registry.ui(game_id).__name__}.rulebook.books"))


def shelved(game_id: str, ruleset: Any) -> Shelved:
    """Put the rulebook of a ruleset on the shelf; what is not opened is not imported."""
    return Shelved(game_id, lambda: books(game_id).rulebook(ruleset))
