"""The matches that can be played on, and the tables that have played before."""

from typing import TYPE_CHECKING, Any

from saboteur_desktop.games import registry
from saboteur_desktop.storage.library import Library, Waiting
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.ui.screens.home import SavedGame

if TYPE_CHECKING:
    from saboteur_desktop.storage.kept_match import KeptMatch


class SavedGames:
    """Reads the library as the home screen and the form need it. A match that does not hold is offered no more."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def last_game(self) -> str | None:
        """Return the game that was played last, to its end or not."""
        return next((game for game in self._library.played_games() if game in registry.GAMES), None)

    def last(self, game: str | None = None) -> "KeptMatch | None":
        """Return the running match, of that game or of any, that was played last."""
        saved = self._library.latest_unfinished(game)
        if saved is None:
            return None
        try:
            return self._library.resume(saved, registry.engine(saved.game))
        except (ValueError, KeyError):
            self._library.give_up(saved.number)
            return self.last(game)

    def waiting(self) -> tuple[SavedGame, ...]:
        """Return what everybody may know of the last running match of each game, the newest first.

        A match that does not hold is found out when it is to go on: to play every match up to where it stands would
        keep the window waiting.
        """
        found = (self._library.waiting(game) or self._replayed(game) for game in self._library.unfinished_games())
        return tuple(_saved_game(waiting) for waiting in found if waiting is not None)

    def last_table(self, game: str) -> tuple[tuple[SeatPlan, ...], Any] | None:
        """Return who played that game last, and by which ruleset."""
        tables = self._library.remembered_tables(game, limit=1)
        return (tables[0].seats, registry.engine(game).read_ruleset(tables[0].ruleset)) if tables else None

    def _replayed(self, game: str) -> Waiting | None:
        kept = self.last(game)
        return Waiting(game, len(kept.match.rounds), kept.seats, kept.match.to_move) if kept is not None else None


def _saved_game(waiting: Waiting) -> SavedGame:
    name = waiting.seats[waiting.to_move].name if waiting.to_move is not None else None
    return SavedGame(waiting.game, waiting.round_no, len(waiting.seats), name)
