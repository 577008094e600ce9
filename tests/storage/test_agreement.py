"""What players agreed on is kept with their match, in the words of their game; a broken word of it stops nothing."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.moves import Roll
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.faults import SaveReason
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from tests.storage.agreeing import AGREEMENT
from tests.storage.matches import SEATS

ROOT = Path(__file__).resolve().parents[2]
GAME = registry.engine("haunted-house")


@pytest.fixture
def kept(library: Library) -> KeptMatch:
    """A saved match in which nothing was agreed on yet."""
    kept = library.keep(Match(GAME, GAME.read_ruleset({}), 3, "agreed"), SEATS)
    assert kept.save() is None
    return kept


def again(library: Library) -> KeptMatch:
    """Return the match as whoever continues it finds it."""
    saved = library.latest_unfinished()
    assert saved is not None
    return library.resume(saved, GAME)


def agreed(library: Library) -> Any:
    """Return what whoever continues the match finds agreed on."""
    return again(library).agreement


def test_nothing_is_agreed_on_in_a_new_match(library: Library, kept: KeptMatch) -> None:
    assert kept.agreement is None
    assert agreed(library) is None


@pytest.mark.parametrize("value", [AGREEMENT, [1, "two"], "その左の道", 0, {}])
def test_whatever_a_game_can_write_comes_back(library: Library, kept: KeptMatch, value: Any) -> None:
    kept.agreement = value
    assert kept.save() is None
    assert agreed(library) == value
    kept.agreement = None
    assert kept.save() is None
    assert agreed(library) is None


def test_it_is_kept_before_the_first_move_and_stays_with_every_other_one(library: Library) -> None:
    kept = library.keep(Match(GAME, GAME.read_ruleset({}), 3, "agreed"), SEATS)
    kept.agreement = AGREEMENT
    assert kept.save() is None
    kept.match.submit(0, Roll())
    assert kept.save() is None
    resumed = again(library)
    assert resumed.agreement == AGREEMENT
    seat = resumed.match.to_move
    assert seat is not None
    resumed.match.submit(seat, GAME.legal_moves(resumed.match.view(seat))[0])
    assert resumed.save() is None
    assert agreed(library) == AGREEMENT


def test_a_save_that_failed_brings_it_along_the_next_time(library: Library, kept: KeptMatch, path: Path) -> None:
    kept.agreement = AGREEMENT
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert kept.save() is not None
        other.execute("ROLLBACK")
    assert agreed(library) is None
    assert kept.save() is None
    assert agreed(library) == AGREEMENT


def test_it_is_there_after_a_power_cut(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.agreeing", str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "agreed\n"
        child.kill()
    opened = open_library(path)
    assert opened.trouble is None
    assert agreed(opened.library) == AGREEMENT
    opened.library.close()


@pytest.mark.parametrize("broken", ["", "{", "[" * 100_000, "\x00", "NULL"])
def test_a_match_goes_on_without_what_cannot_be_read(
    library: Library, kept: KeptMatch, path: Path, broken: str
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("UPDATE matches SET agreement = ?", (broken,))
    resumed = again(library)
    assert resumed.agreement is None
    assert resumed.match.view(None) == kept.match.view(None)
    resumed.agreement = AGREEMENT
    assert resumed.save() is None
    assert agreed(library) == AGREEMENT


def test_a_window_left_behind_changes_nothing_in_a_match_that_went_on_elsewhere(
    library: Library, kept: KeptMatch
) -> None:
    other = again(library)
    other.match.submit(0, Roll())
    assert other.save() is None
    kept.agreement = AGREEMENT
    failed = kept.save()
    assert failed is not None
    assert failed.reason is SaveReason.PLAYED_ELSEWHERE
    assert agreed(library) is None
    assert again(library).match.rounds == other.match.rounds
