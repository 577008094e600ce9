"""A match and its place in the library."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from saboteur_desktop.storage.database import transaction
from saboteur_desktop.storage.faults import SaveFailed, SaveReason, save_failed
from saboteur_desktop.storage.seats import SeatPlan, write_seats

if TYPE_CHECKING:
    from saboteur_desktop.kernel.match import Match


class _Extent(NamedTuple):
    """How much of a match there is."""

    rounds: int
    moves: int
    """Moves of the last of these rounds."""


class _PlayedElsewhere(Exception):
    """The library has another extent of the match than what was read from it or written to it here."""


class KeptMatch:
    """A match in play, its people, and how much of it is on the disk.

    ``save`` writes whatever is not there yet. So a save that failed costs nothing: the next one brings it along.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        match: "Match",
        seats: tuple[SeatPlan, ...],
        number: int | None = None,
        agreement: Any = None,
    ) -> None:
        """Keep a match; one with a ``number`` came out of the library and is there as far as it goes."""
        self.match = match
        self.seats = seats
        self.agreement = agreement
        """What the players agreed on, as the game writes it in JSON, or None; it is open to each of them."""
        self._connection = connection
        self._number = number
        self._in_library = _extent(match) if number is not None else _Extent(0, 0)
        self._valid = self._in_library
        """How much of what is in the library still holds."""
        self._agreement_there = agreement

    @property
    def number(self) -> int | None:
        """The number of the match in the library, or None before its first save."""
        return self._number

    def retract(self) -> None:
        """Take back the last move of the match; the next save brings the library in line. Raises ValueError."""
        self.match.retract()
        still = _extent(self.match)
        if still.rounds == self._valid.rounds and still.moves < self._valid.moves:
            self._valid = still

    def save(self) -> SaveFailed | None:
        """Write what is new in one transaction, and remove what was taken back; returns why it could not be."""
        extent = _extent(self.match)
        if extent == self._valid == self._in_library and self.agreement == self._agreement_there:
            return None
        try:
            with transaction(self._connection):
                number = self._write_match()
                self._remove_retracted(number)
                self._connection.executemany("INSERT INTO deals VALUES (?, ?, ?)", self._new_deals(number))
                self._connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", self._new_moves(number))
                self._connection.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)", self._results(number))
        except sqlite3.Error as error:
            return save_failed(error)
        except _PlayedElsewhere as error:
            return SaveFailed(SaveReason.PLAYED_ELSEWHERE, str(error))
        self._number, self._agreement_there = number, self.agreement
        self._in_library = self._valid = extent
        return None

    def _write_match(self) -> int:
        status = "running" if self.match.outcome is None else "finished"
        now = datetime.now(UTC).isoformat(timespec="seconds")
        standing = json.dumps([len(self.match.rounds), self.match.to_move])
        agreement = None if self.agreement is None else _text(self.agreement)
        count = "(SELECT coalesce(max(updated), 0) + 1 FROM matches)"
        if self._number is not None:
            self._check_extent(self._number)
            self._connection.execute(
                "UPDATE matches SET status = ?, standing = ?, agreement = ?, played_at = ?,"
                f" updated = {count} WHERE id = ?",
                (status, standing, agreement, now, self._number),
            )
            return self._number
        match = self.match
        inserted = self._connection.execute(
            "INSERT INTO matches (game, ruleset, seats, seed, status, standing, agreement, played_at, updated)"
            f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, {count})",
            (
                match.game.id,
                _text(match.game.write_ruleset(match.ruleset)),
                write_seats(self.seats),
                match.seed,
                status,
                standing,
                agreement,
                now,
            ),
        )
        assert inserted.lastrowid is not None
        return inserted.lastrowid

    def _check_extent(self, number: int) -> None:
        """Raise _PlayedElsewhere where moves were made or taken back by another window."""
        query = (
            "SELECT (SELECT count(*) FROM deals WHERE match = ?),"
            " (SELECT count(*) FROM moves WHERE match = ? AND round = ?)"
        )
        row = self._connection.execute(query, (number, number, self._in_library.rounds - 1)).fetchone()
        if row != self._in_library:
            raise _PlayedElsewhere(f"the library has {row}, not {tuple(self._in_library)}")

    def _remove_retracted(self, number: int) -> None:
        if self._valid != self._in_library:
            self._connection.execute(
                "DELETE FROM moves WHERE match = ? AND round = ? AND number >= ?",
                (number, self._valid.rounds - 1, self._valid.moves),
            )

    def _new_deals(self, number: int) -> Iterator[tuple[int, int, str]]:
        for place in range(self._valid.rounds, len(self.match.rounds)):
            yield number, place, _text(self.match.rounds[place].setup)

    def _new_moves(self, number: int) -> Iterator[tuple[int, int, int, str]]:
        first = max(0, self._valid.rounds - 1)
        for place in range(first, len(self.match.rounds)):
            moves = self.match.rounds[place].moves
            known = self._valid.moves if place == first else 0
            for count in range(known, len(moves)):
                yield number, place, count, _text(moves[count])

    def _results(self, number: int) -> Iterator[tuple[int, int, str, str, int, bool]]:
        outcome = self.match.outcome
        if outcome is None:
            return
        for seat, plan in enumerate(self.seats):
            yield number, seat, plan.name, plan.kind, outcome.totals[seat], seat in outcome.winners


def _extent(match: "Match") -> _Extent:
    return _Extent(len(match.rounds), len(match.rounds[-1].moves))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
