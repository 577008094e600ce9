"""Where the rulebook of each game is taken from."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from saboteur_desktop.games import registry

if TYPE_CHECKING:
    from saboteur_desktop.book.page import Book


class Books(Protocol):
    """What every game has to read about it."""

    def rulebook(self, ruleset: Any) -> "Book":
        """The rules of a ruleset, in the language that is on."""

    def one_page(self, ruleset: Any, seats: int) -> "Book":
        """The rules for a table of so many seats on one page; its links lead into the rulebook."""


def books(game_id: str) -> Books:
    """Return what can be read about a game; raises KeyError for a game that is not on the screen."""
    return cast(Books, import_module(f"{registry.ui(game_id).__name__}.rulebook.books"))
