"""Opening the library, whatever state its file is in."""

import logging
import sqlite3
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from saboteur_desktop.storage.database import connect, read_only, write_through
from saboteur_desktop.storage.faults import SaveReason, save_failed
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.migrations import APPLICATION_ID, MIGRATIONS, migrate, version_of

log = logging.getLogger(__name__)

_JOURNAL: Final = "-journal"

_BESIDE: Final = ("", "-wal", "-shm", _JOURNAL)
"""SQLite's files: the database, its write-ahead log, the index of that, and the journal of a file without a log."""


class OpeningReason(StrEnum):
    """Why the library of before is not there."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """A later version of the program wrote it."""
    UNREACHABLE = "unreachable"
    """The file or its folder cannot be used: nothing of this session will be kept."""


class OpeningTrouble(NamedTuple):
    """What to tell the person: why, and under which path the old file is now, if it was set aside."""

    reason: OpeningReason
    aside: Path | None


class Opened(NamedTuple):
    """A library that works, and what was wrong with the file."""

    library: Library
    trouble: OpeningTrouble | None


class _Unusable(Exception):
    def __init__(self, reason: OpeningReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def open_library(path: Path) -> Opened:
    """Open the library at the path, or a new one beside a file that cannot be used; never raises, never overwrites."""
    trouble = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Opened(Library(_checked(path), path), None)
        except _Unusable as unusable:
            trouble = OpeningTrouble(unusable.reason, _set_aside(path, unusable.reason))
            log.warning("the library is %s and was set aside", unusable.reason.value)
            return Opened(Library(_checked(path), path), trouble)
    except (OSError, sqlite3.Error, _Unusable) as error:
        log.warning("the library cannot be used: %s", error)
        aside = trouble.aside if trouble else None
        return Opened(passing_library(), OpeningTrouble(OpeningReason.UNREACHABLE, aside))


def passing_library() -> Library:
    """Return a library that lives in memory only, for matches that nobody will go on with."""
    connection = connect(":memory:")
    migrate(connection)
    return Library(connection, None)


def _checked(path: Path) -> sqlite3.Connection:
    """Return the database at the path, whole and up to date."""
    try:
        # A look first that cannot change the file: closing a connection that may write would move the log into it.
        if path.exists() and not Path(f"{path}{_JOURNAL}").exists():
            with closing(read_only(path)) as looking:
                _check(looking)
        return _up_to_date(path)
    except sqlite3.Error as error:
        if save_failed(error).reason is SaveReason.DAMAGED:
            raise _Unusable(OpeningReason.DAMAGED) from error
        raise


def _up_to_date(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    try:
        _check(connection)
        write_through(connection)
        migrate(connection)
    except (sqlite3.Error, _Unusable):
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    version = version_of(connection)
    if version > len(MIGRATIONS):
        raise _Unusable(OpeningReason.NEWER)
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not empty and not ours:
        raise _Unusable(OpeningReason.DAMAGED)
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _Unusable(OpeningReason.DAMAGED)


def _set_aside(path: Path, reason: OpeningReason) -> Path:
    """Rename the database and what belongs to it to a name that is free."""
    number = 1
    while any(Path(f"{_aside(path, reason, number)}{end}").exists() for end in _BESIDE):
        number += 1
    aside = _aside(path, reason, number)
    for end in _BESIDE:
        file = Path(f"{path}{end}")
        if file.exists():
            file.rename(f"{aside}{end}")
    return aside


def _aside(path: Path, reason: OpeningReason, number: int) -> Path:
    return path.with_name(f"{path.stem}.{reason.value}-{number}{path.suffix}")
