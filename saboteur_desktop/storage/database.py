"""How the program talks to SQLite."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PATIENCE_S = 0.2
"""How long a write waits for another program; longer would freeze the window, and the next save tries again."""


def connect(path: Path | str) -> sqlite3.Connection:
    """Open a database file, or ``":memory:"``, without changing anything in it; raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def read_only(path: Path) -> sqlite3.Connection:
    """Open a database file for reading; raises sqlite3.Error."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=_PATIENCE_S, isolation_level=None)


def write_through(connection: sqlite3.Connection) -> None:
    """See to it that a commit that returned is on the disk, and that one which did not leaves no trace."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything inside or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has already rolled back after some errors, a full disk for one.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
