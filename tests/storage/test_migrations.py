"""A library of every version there ever was opens today, with everything that was in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saboteur_desktop.storage.database import connect
from saboteur_desktop.storage.migrations import MIGRATIONS, migrate, version_of
from saboteur_desktop.storage.opening import open_library
from tests.storage.matches import GAME, SEATS

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = range(1, len(MIGRATIONS) + 1)


def library_of(version: int, path: Path) -> Path:
    """Write the fixture of a version as a database."""
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"library-{version}.sql").read_text(encoding="utf-8"))
    return path


def tables(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").fetchall()


def test_every_version_has_its_library_among_the_fixtures() -> None:
    assert sorted(file.name for file in FIXTURES.iterdir()) == sorted(f"library-{version}.sql" for version in VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_library_of_any_version_opens_with_its_matches(path: Path, version: int) -> None:
    opened = open_library(library_of(version, path))
    assert opened.trouble is None
    saved = opened.library.latest_unfinished()
    assert saved is not None
    assert saved.seats == SEATS
    kept = opened.library.resume(saved, GAME)
    assert len(kept.match.rounds[0].moves) == 9
    assert [standing.matches for standing in opened.library.standings("saboteur")] == [1, 1]
    assert kept.match.to_move is not None
    kept.match.submit(kept.match.to_move, GAME.legal_moves(kept.match.view(kept.match.to_move))[0])
    assert kept.save() is None
    opened.library.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_older_library_gets_the_tables_that_a_new_one_has(path: Path, version: int) -> None:
    with closing(connect(library_of(version, path))) as old, closing(connect(":memory:")) as new:
        migrate(old)
        migrate(new)
        assert tables(old) == tables(new)
        assert version_of(old) == version_of(new) == len(MIGRATIONS)


def test_what_was_agreed_on_is_there_in_the_next_version(path: Path) -> None:
    opened = open_library(library_of(3, path))
    saved = opened.library.latest_unfinished("haunted-house")
    assert saved is not None
    assert saved.agreement == {"takes": {"L": 1, "C": 2}}
    opened.library.close()


def test_a_migration_that_fails_half_way_leaves_the_library_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(connect(":memory:")) as connection:
        migrate(connection)
        before = tables(connection)
        broken = (*MIGRATIONS, "CREATE TABLE extra (name TEXT);\nINSERT INTO nowhere VALUES (1);\n")
        monkeypatch.setattr("saboteur_desktop.storage.migrations.MIGRATIONS", broken)
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection)
        assert tables(connection) == before
        assert version_of(connection) == len(MIGRATIONS)
