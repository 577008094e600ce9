"""A library in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's library lies."""
    return tmp_path / "data" / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    """A new library."""
    opened = open_library(path)
    assert opened.trouble is None
    yield opened.library
    opened.library.close()
