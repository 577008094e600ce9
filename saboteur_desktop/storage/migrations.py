"""The tables of the library and how an older library becomes one of today.

A script once released never changes: what comes later is a new script at the end, with a library of the version before
it among the tests' fixtures.
"""

import sqlite3
from typing import Final

from saboteur_desktop.storage.database import transaction

APPLICATION_ID: Final = 0x5AB07E12
"""Tells a library from any other SQLite file."""

_FIRST: Final = """
CREATE TABLE matches (
    id        INTEGER PRIMARY KEY,
    game      TEXT NOT NULL,
    ruleset   TEXT NOT NULL,
    seats     TEXT NOT NULL,
    seed      TEXT NOT NULL,
    status    TEXT NOT NULL CHECK (status IN ('running', 'finished', 'given_up')),
    updated   INTEGER NOT NULL UNIQUE, -- counts every save of any match: clocks jump, counters do not
    played_at TEXT NOT NULL            -- UTC, only ever shown
) STRICT;
CREATE TABLE deals (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    round INTEGER NOT NULL,
    setup TEXT NOT NULL,
    PRIMARY KEY (match, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE moves (
    match  INTEGER NOT NULL,
    round  INTEGER NOT NULL,
    number INTEGER NOT NULL,
    move   TEXT NOT NULL,
    PRIMARY KEY (match, round, number),
    FOREIGN KEY (match, round) REFERENCES deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    kind  TEXT NOT NULL,
    total INTEGER NOT NULL,
    won   INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
"""

_SECOND: Final = """
-- [number of the round, seat to move or null]: what the home screen says without playing the match up to there
ALTER TABLE matches ADD COLUMN standing TEXT;
"""

_THIRD: Final = """
-- JSON in the words of the game: what the players agreed on among themselves, open to each of them
ALTER TABLE matches ADD COLUMN agreement TEXT;
"""

MIGRATIONS: Final = (_FIRST, _SECOND, _THIRD)
"""Script ``n`` makes a library of version ``n + 1`` out of one of version ``n``."""


def version_of(connection: sqlite3.Connection) -> int:
    """Return how many of the scripts the library has behind it."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a library of any earlier version, or an empty file, up to date; each step happens wholly or not at all."""
    for version in range(version_of(connection), len(MIGRATIONS)):
        with transaction(connection):
            for statement in MIGRATIONS[version].split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
