"""The game opens whatever the file is, and overwrites nothing."""

import os
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.opening import OpeningReason, open_library
from tests.storage.matches import SEATS, dealt, step


def fill(path: Path) -> None:
    library = open_library(path).library
    kept = library.keep(dealt(), SEATS)
    rng = Rng("fill")
    while step(kept.match, rng):
        pass
    assert kept.save() is None
    library.close()


def expect_set_aside(path: Path, reason: OpeningReason, contents: bytes) -> None:
    opened = open_library(path)
    assert opened.trouble is not None
    assert opened.trouble.reason is reason
    assert opened.trouble.aside is not None
    assert opened.trouble.aside.read_bytes() == contents
    assert opened.library.path == path
    assert opened.library.keep(dealt(), SEATS).save() is None
    opened.library.close()
    again = open_library(path)
    assert again.trouble is None
    assert again.library.latest_unfinished() is not None
    again.library.close()


@pytest.mark.parametrize("contents", [b"\0" * 20480, b"not a database, " * 400, b"SQLite format 3\0" + b"\xff" * 8000])
def test_a_damaged_file_is_set_aside(path: Path, contents: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(contents)
    expect_set_aside(path, OpeningReason.DAMAGED, contents)


def test_a_file_cut_off_is_set_aside(path: Path) -> None:
    fill(path)
    contents = path.read_bytes()[:9000]
    path.write_bytes(contents)
    expect_set_aside(path, OpeningReason.DAMAGED, contents)


def test_a_library_of_a_later_version_is_set_aside_untouched(path: Path) -> None:
    fill(path)
    with sqlite3.connect(path) as later:
        later.execute("PRAGMA user_version = 1000")
    later.close()
    expect_set_aside(path, OpeningReason.NEWER, path.read_bytes())


def test_somebody_elses_database_is_set_aside_untouched(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    expect_set_aside(path, OpeningReason.DAMAGED, path.read_bytes())


def test_what_was_set_aside_before_is_never_overwritten(path: Path) -> None:
    path.parent.mkdir()
    asides = []
    for number in range(3):
        path.write_bytes(b"broken" * 1000 + bytes([number]))
        opened = open_library(path)
        opened.library.close()
        assert opened.trouble is not None
        asides.append(opened.trouble.aside)
    assert len(set(asides)) == 3
    assert [aside.read_bytes()[-1] for aside in asides if aside] == [0, 1, 2]


def test_the_log_of_a_database_goes_aside_with_it(path: Path) -> None:
    fill(path)
    writing = sqlite3.connect(path, isolation_level=None)
    writing.execute("UPDATE matches SET seed = 'changed'")
    log = Path(f"{path}-wal")
    assert log.stat().st_size > 0
    copy = path.parent / "copy.sqlite3"
    shutil.copy(log, f"{copy}-wal")
    writing.close()
    copy.write_bytes(b"\0" * 8192)
    opened = open_library(copy)
    opened.library.close()
    assert opened.trouble is not None
    assert Path(f"{opened.trouble.aside}-wal").exists()


@pytest.mark.parametrize("at", range(0, 40960, 1777))
def test_any_byte_may_be_wrong_and_the_game_still_opens(path: Path, at: int) -> None:
    fill(path)
    contents = bytearray(path.read_bytes())
    contents[at % len(contents)] ^= 0x5A
    path.write_bytes(contents)
    opened = open_library(path)
    assert opened.library.keep(dealt(), SEATS).save() is None
    if opened.trouble is not None:
        assert opened.trouble.aside is not None
        assert opened.trouble.aside.read_bytes() == contents
    opened.library.close()


def test_a_folder_that_cannot_be_made_leaves_a_library_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    opened = open_library(tmp_path / "file" / "library.sqlite3")
    assert opened.trouble is not None
    assert opened.trouble.reason is OpeningReason.UNREACHABLE
    assert opened.library.path is None
    assert opened.library.keep(dealt(), SEATS).save() is None
    opened.library.close()


@pytest.mark.skipif(sys.platform == "win32" or (hasattr(os, "geteuid") and os.geteuid() == 0), reason="root may write")
def test_a_folder_that_may_only_be_read_leaves_a_library_in_memory(path: Path) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)
    opened = open_library(path)
    path.parent.chmod(0o700)
    assert opened.trouble is not None
    assert opened.trouble.reason is OpeningReason.UNREACHABLE
    opened.library.close()
