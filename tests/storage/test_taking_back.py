"""The library follows a move that was taken back: wholly or not at all, whenever the program is killed."""

import sqlite3
from pathlib import Path

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.faults import SaveReason
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.library import Library
from tests.storage.matches import SEATS

GAME = registry.engine("haunted-house")


@pytest.fixture
def kept(library: Library) -> KeptMatch:
    """A saved match in which the first hunter has rolled and walked."""
    kept = library.keep(Match(GAME, GAME.read_ruleset({}), 3, "back"), SEATS)
    kept.match.submit(0, Roll())
    kept.match.submit(0, Walk("h01"))
    assert kept.save() is None
    return kept


def _continued(library: Library) -> KeptMatch:
    """Return the match as it is after it was left and continued."""
    saved = library.latest_unfinished()
    assert saved is not None
    return library.resume(saved, GAME)


def _moves(library: Library) -> list[str]:
    saved = library.latest_unfinished()
    assert saved is not None
    return [move["do"] for move in saved.rounds[-1].moves]


def test_the_move_is_gone_after_the_next_save(library: Library, kept: KeptMatch) -> None:
    kept.retract()
    assert kept.save() is None
    assert _moves(library) == ["roll"]
    saved = library.latest_unfinished()
    assert saved is not None
    assert library.resume(saved, GAME).match.view(None) == kept.match.view(None)


def test_another_walk_takes_its_place(library: Library, kept: KeptMatch) -> None:
    kept.retract()
    kept.match.submit(0, Walk(kept.match.view(None).table.board.outside))
    assert kept.save() is None
    saved = library.latest_unfinished()
    assert saved is not None
    assert saved.rounds == kept.match.rounds
    assert len(saved.rounds[-1].moves) == 2


def test_a_match_that_is_continued_takes_it_back_as_well(library: Library, kept: KeptMatch) -> None:
    again = _continued(library)
    assert again.match.retractable == kept.match.retractable == 0
    again.retract()
    assert again.save() is None
    assert _moves(library) == ["roll"]
    kept.match.retract()
    assert again.match.view(None) == kept.match.view(None)
    assert _continued(library).match.retractable is None


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_another_window_did_since_is_not_taken_back(library: Library, kept: KeptMatch, goes_on: bool) -> None:
    other = _continued(library)
    if goes_on:
        other.match.submit(1, Roll())
    else:
        other.retract()
    assert other.save() is None
    kept.retract()
    failed = kept.save()
    assert failed is not None
    assert failed.reason is SaveReason.PLAYED_ELSEWHERE
    assert _continued(library).match.rounds == other.match.rounds


def test_what_was_never_saved_leaves_no_trace(library: Library) -> None:
    kept = library.keep(Match(GAME, GAME.read_ruleset({}), 3, "back"), SEATS)
    kept.match.submit(0, Roll())
    kept.match.submit(0, Walk("h01"))
    kept.retract()
    assert kept.save() is None
    assert _moves(library) == ["roll"]


def test_a_save_that_fails_leaves_the_library_as_it_was_and_the_next_one_makes_up_for_it(
    library: Library, kept: KeptMatch, path: Path
) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    kept.retract()
    assert kept.save() is not None
    assert _moves(library) == ["roll", "walk"]
    kept.match.submit(0, Walk(kept.match.view(None).table.board.outside))
    assert kept.save() is not None
    other.execute("ROLLBACK")
    other.close()
    assert kept.save() is None
    saved = library.latest_unfinished()
    assert saved is not None
    assert saved.rounds == kept.match.rounds


def test_a_power_cut_in_the_middle_of_it_leaves_the_walk(library: Library, kept: KeptMatch, path: Path) -> None:
    kept.retract()
    connection = kept._connection
    connection.execute("CREATE TEMP TRIGGER cut AFTER DELETE ON moves BEGIN SELECT RAISE(ABORT, 'power cut'); END")
    assert kept.save() is not None
    assert _moves(library) == ["roll", "walk"]
    connection.execute("DROP TRIGGER cut")
    assert kept.save() is None
    assert _moves(library) == ["roll"]
