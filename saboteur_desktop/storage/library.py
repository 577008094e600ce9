"""The library: every match ever played at this machine, in one SQLite file."""

import json
import logging
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from saboteur_desktop.storage.database import transaction
from saboteur_desktop.storage.faults import SaveFailed, save_failed
from saboteur_desktop.storage.seats import SeatPlan, read_seats

if TYPE_CHECKING:
    from saboteur_desktop.kernel.game import Game, RoundRecord
    from saboteur_desktop.kernel.match import Match
    from saboteur_desktop.storage.kept_match import KeptMatch

log = logging.getLogger(__name__)


class SavedMatch(NamedTuple):
    """A match as the library has it."""

    number: int
    game: str
    ruleset: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    seed: str
    rounds: "tuple[RoundRecord, ...]"
    played_at: datetime
    agreement: Any
    """What the players agreed on, as the game writes it in JSON; None for nothing, or where it cannot be read."""


class RememberedTable(NamedTuple):
    """The people who sat together and what they played by."""

    ruleset: dict[str, Any]
    seats: tuple[SeatPlan, ...]


class Waiting(NamedTuple):
    """What everybody may know of a match that can be continued."""

    game: str
    round_no: int
    seats: tuple[SeatPlan, ...]
    to_move: int | None
    """Whose turn it is; None between rounds."""


class Standing(NamedTuple):
    """What a person has behind them, told by name."""

    name: str
    matches: int
    wins: int
    """A shared first place is a win for each."""
    nuggets: int


class Library:
    """Matches by number. Reading raises sqlite3.Error only when the file broke while it was open."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        """Use an open database that is up to date (see ``storage.opening``); ``path`` None lives in memory only."""
        self.path = path
        self._connection = connection

    def keep(self, match: "Match", seats: tuple[SeatPlan, ...]) -> "KeptMatch":
        """Return a place for a match that has just been dealt; its first save writes it."""
        from saboteur_desktop.storage.kept_match import KeptMatch

        return KeptMatch(self._connection, match, seats)

    def same(self, match: "Match", seats: tuple[SeatPlan, ...]) -> "KeptMatch | None":
        """Return the match as it is here already, if it is: the same people made the same moves."""
        moves = "(SELECT count(*) FROM moves WHERE match = id)"
        query = f"SELECT id FROM matches WHERE game = ? AND {moves} = ? ORDER BY updated DESC"
        made = sum(len(played.moves) for played in match.rounds)
        for (number,) in self._connection.execute(query, (match.game.id, made)).fetchall():
            try:
                saved = self.read(number)
            except ValueError:
                continue
            names = [plan.name for plan in saved.seats]
            if saved.rounds == match.rounds and names == [plan.name for plan in seats]:
                return self.resume(saved, match.game)
        return None

    def resume(self, saved: SavedMatch, game: "Game") -> "KeptMatch":
        """Return a saved match ready to be played on; raises ValueError when its moves do not hold."""
        # Imported here: the home screen is there the sooner.
        from saboteur_desktop.kernel.match import Match
        from saboteur_desktop.storage.kept_match import KeptMatch

        ruleset = game.read_ruleset(saved.ruleset)
        match = Match.resumed(game, ruleset, len(saved.seats), saved.seed, saved.rounds)
        return KeptMatch(self._connection, match, saved.seats, saved.number, saved.agreement)

    def unfinished_games(self) -> tuple[str, ...]:
        """Return the games that have a running match, the one that was played last first."""
        query = "SELECT game, max(updated) AS latest FROM matches WHERE status = 'running' GROUP BY game"
        return tuple(game for game, _ in self._connection.execute(f"{query} ORDER BY latest DESC"))

    def played_games(self) -> tuple[str, ...]:
        """Return the games that were ever played, the one that was played last first."""
        query = "SELECT game, max(updated) AS latest FROM matches GROUP BY game ORDER BY latest DESC"
        return tuple(game for game, _ in self._connection.execute(query))

    def waiting(self, game: str) -> Waiting | None:
        """Return how the running match of a game that was played last stands, without playing it up to there.

        None when there is none, when it cannot be read, or when a version before this one saved it.
        """
        running = "SELECT seats, standing FROM matches WHERE status = 'running' AND game = ?"
        row = self._connection.execute(f"{running} ORDER BY updated DESC LIMIT 1", (game,)).fetchone()
        if row is None or row[1] is None:
            return None
        try:
            seats, standing = read_seats(row[0]), json.loads(row[1])
        except ValueError:
            return None
        match standing:
            case [int(round_no), int() | None as to_move] if to_move is None or to_move in range(len(seats)):
                return Waiting(game, round_no, seats, to_move)
        return None

    def latest_unfinished(self, game: str | None = None) -> SavedMatch | None:
        """Return the running match, of that game or of any, that was played last, whatever the clock said then."""
        query = "SELECT id FROM matches WHERE status = 'running' AND game = coalesce(?, game) ORDER BY updated DESC"
        for (number,) in self._connection.execute(query, (game,)).fetchall():
            try:
                return self.read(number)
            except ValueError:
                log.warning("match %d in the library cannot be read", number)
        return None

    def read(self, number: int) -> SavedMatch:
        """Return a match; raises KeyError without one of that number, ValueError when its text is broken."""
        query = "SELECT game, ruleset, seats, seed, played_at, agreement FROM matches WHERE id = ?"
        row = self._connection.execute(query, (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        game, ruleset, seats, seed, played_at, agreement = row
        return SavedMatch(
            number,
            game,
            json.loads(ruleset),
            read_seats(seats),
            seed,
            self._read_rounds(number),
            datetime.fromisoformat(played_at),
            _agreement(agreement),
        )

    def give_up(self, number: int) -> SaveFailed | None:
        """Offer a match no more as the one to continue; it stays in the library."""
        try:
            with transaction(self._connection):
                self._connection.execute("UPDATE matches SET status = 'given_up' WHERE id = ?", (number,))
        except sqlite3.Error as error:
            return save_failed(error)
        return None

    def remembered_tables(self, game: str, limit: int = 5) -> tuple[RememberedTable, ...]:
        """Return the last tables of a game, each once, newest first."""
        # Beside max() SQLite takes the other columns from the row that has it: the newest ruleset of each table.
        query = (
            "SELECT ruleset, seats, max(updated) AS latest FROM matches"
            " WHERE game = ? GROUP BY seats ORDER BY latest DESC LIMIT ?"
        )
        rows = self._connection.execute(query, (game, limit)).fetchall()
        return tuple(RememberedTable(json.loads(ruleset), read_seats(seats)) for ruleset, seats, _ in rows)

    def standings(self, game: str) -> tuple[Standing, ...]:
        """Return what the people of all finished matches have won, most wins first."""
        query = (
            "SELECT name, count(*), sum(won) AS wins, sum(total)"
            " FROM results JOIN matches ON matches.id = results.match"
            " WHERE kind = 'human' AND game = ? GROUP BY name ORDER BY wins DESC, name"
        )
        return tuple(Standing(*row) for row in self._connection.execute(query, (game,)))

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _read_rounds(self, number: int) -> "tuple[RoundRecord, ...]":
        from saboteur_desktop.kernel.game import RoundRecord

        moves: dict[int, list[dict[str, Any]]] = {}
        query = "SELECT round, move FROM moves WHERE match = ? ORDER BY round, number"
        for place, move in self._connection.execute(query, (number,)):
            moves.setdefault(place, []).append(json.loads(move))
        query = "SELECT round, setup FROM deals WHERE match = ? ORDER BY round"
        return tuple(
            RoundRecord(json.loads(setup), tuple(moves.get(place, ())))
            for place, setup in self._connection.execute(query, (number,))
        )


def _agreement(text: str | None) -> Any:
    """Return what was agreed on; a match goes on without what cannot be read."""
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        log.warning("an agreement in the library cannot be read: %.100r", text)
        return None
