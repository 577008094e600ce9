"""The library gives back what was kept in it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.database import connect
from saboteur_desktop.storage.faults import SaveReason
from saboteur_desktop.storage.library import Library, RememberedTable
from saboteur_desktop.storage.migrations import migrate
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.seats import people
from tests.storage.matches import GAME, SEATS, dealt, step


def played_out(library: Library, seed: str, rounds: int = 1) -> None:
    kept = library.keep(dealt(seed, rounds), SEATS)
    rng = Rng(seed)
    while step(kept.match, rng):
        assert kept.save() is None


def test_a_new_library_has_nothing_to_continue(library: Library) -> None:
    assert library.latest_unfinished() is None
    assert library.remembered_tables("saboteur") == ()


def test_a_match_comes_back_after_every_move_as_it_was(library: Library) -> None:
    kept = library.keep(dealt(rounds=2), SEATS)
    rng = Rng("play")
    going_on = True
    while going_on:
        assert kept.save() is None
        saved = library.latest_unfinished()
        assert saved is not None
        assert saved.rounds == kept.match.rounds
        assert library.waiting(GAME.id) == (GAME.id, len(saved.rounds), SEATS, kept.match.to_move)
        again = library.resume(saved, GAME)
        assert again.seats == SEATS
        assert again.number == kept.number
        for seat in range(len(SEATS)):
            now, then = again.match.view(seat), kept.match.view(seat)
            assert now._replace(table=None) == then._replace(table=None)
            assert now.table.board.cards == then.table.board.cards
            assert now.table._replace(board=None) == then.table._replace(board=None)
        going_on = step(kept.match, rng) and kept.match.outcome is None
    assert kept.save() is None
    assert library.latest_unfinished() is None
    assert library.waiting(GAME.id) is None


def test_a_resumed_match_deals_the_rounds_it_would_have_dealt(library: Library) -> None:
    whole, cut = dealt("same"), library.keep(dealt("same"), SEATS)
    rng, other = Rng("moves"), Rng("moves")
    while step(whole, rng):
        step(cut.match, other)
        if cut.match.to_move is None or len(cut.match.rounds[-1].moves) == 7:
            cut.save()
            saved = library.read(cut.number or 0)
            cut = library.resume(saved, GAME)
    assert cut.match.rounds == whole.rounds
    assert cut.match.outcome == whole.outcome


def test_each_save_writes_one_row_for_one_move(library: Library, path: Path) -> None:
    kept = library.keep(dealt(), SEATS)
    kept.save()
    rng = Rng("rows")
    with sqlite3.connect(path) as reader:
        for moves in range(1, 6):
            step(kept.match, rng)
            kept.save()
            assert reader.execute("SELECT count(*) FROM moves").fetchone() == (moves,)
    reader.close()


def test_continue_goes_by_the_order_of_saves_and_not_by_the_clock(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock(datetime):
        at = datetime(2026, 11, 30, 12, tzinfo=UTC)

        @classmethod
        def now(cls, tz=None):
            return cls.at

    monkeypatch.setattr("saboteur_desktop.storage.kept_match.datetime", Clock)
    earlier, later = library.keep(dealt("a"), SEATS), library.keep(dealt("b"), SEATS)
    earlier.save()
    Clock.at = Clock.at.replace(year=2025)
    later.save()
    saved = library.latest_unfinished()
    assert saved is not None
    assert saved.number == later.number
    assert saved.played_at == Clock.at
    step(earlier.match, Rng("on"))
    earlier.save()
    saved = library.latest_unfinished()
    assert saved is not None
    assert saved.number == earlier.number


def test_a_match_given_up_is_not_offered_again_but_stays(library: Library) -> None:
    kept = library.keep(dealt(), SEATS)
    kept.save()
    assert kept.number is not None
    assert library.give_up(kept.number) is None
    assert library.latest_unfinished() is None
    assert library.read(kept.number).seats == SEATS


def test_a_match_whose_text_is_broken_does_not_hide_the_others(library: Library, path: Path) -> None:
    whole, broken = library.keep(dealt("a"), SEATS), library.keep(dealt("b"), SEATS)
    whole.save()
    broken.save()
    with sqlite3.connect(path) as editor:
        editor.execute("UPDATE deals SET setup = '{' WHERE match = ?", (broken.number,))
    editor.close()
    saved = library.latest_unfinished()
    assert saved is not None
    assert saved.number == whole.number


@pytest.mark.parametrize("standing", [None, "", "{", "[]", "[1]", '["1", 0]', "[1, 7]", "[1, -1]", "7"])
def test_how_a_match_stands_is_not_told_where_nobody_wrote_it(path: Path, standing: str | None) -> None:
    library = open_library(path).library
    assert library.keep(dealt(), SEATS).save() is None
    with closing(connect(path)) as beside:
        beside.execute("UPDATE matches SET standing = ?", (standing,))
    assert library.waiting(GAME.id) is None
    assert library.latest_unfinished() is not None
    library.close()


def test_a_match_that_does_not_hold_is_refused_and_not_played(library: Library, path: Path) -> None:
    kept = library.keep(dealt(), SEATS)
    step(kept.match, Rng("x"))
    kept.save()
    with sqlite3.connect(path) as editor:
        editor.execute("""UPDATE moves SET move = '{"seat":2,"do":"map","goal":1}'""")
    editor.close()
    saved = library.latest_unfinished()
    assert saved is not None
    with pytest.raises(ValueError):
        library.resume(saved, GAME)


def test_tables_are_remembered_each_once_the_last_one_first(library: Library) -> None:
    others = SEATS[:1] * 3
    for seats in (SEATS, others, SEATS):
        library.keep(dealt(), seats).save()
    ruleset = {"preset": "standard"}
    assert library.remembered_tables("saboteur") == (
        RememberedTable(ruleset, SEATS),
        RememberedTable(ruleset, others),
    )
    assert library.remembered_tables("saboteur", limit=1) == (RememberedTable(ruleset, SEATS),)
    assert library.remembered_tables("haunted-house") == ()


def test_the_running_matches_of_two_games_wait_beside_each_other(library: Library) -> None:
    house: Any = registry.engine("haunted-house")
    assert library.unfinished_games() == ()
    library.keep(dealt(), SEATS).save()
    library.keep(Match(house, house.read_ruleset({}), len(SEATS), "house"), SEATS).save()
    assert library.unfinished_games() == ("haunted-house", "saboteur")
    for game in ("haunted-house", "saboteur"):
        saved = library.latest_unfinished(game)
        assert saved is not None
        assert saved.game == game
    newest = library.latest_unfinished()
    assert newest is not None
    assert newest.game == "haunted-house"


def test_the_games_that_were_played_are_known_whether_they_ended_or_not(library: Library) -> None:
    house: Any = registry.engine("haunted-house")
    assert library.played_games() == ()
    library.keep(Match(house, house.read_ruleset({}), len(SEATS), "house"), SEATS).save()
    played_out(library, "last")
    assert library.unfinished_games() == ("haunted-house",)
    assert library.played_games() == ("saboteur", "haunted-house")


def test_standings_count_the_wins_of_people_by_name(library: Library) -> None:
    for seed in "abcdef":
        played_out(library, seed)
    standings = {standing.name: standing for standing in library.standings("saboteur")}
    assert set(standings) == {"Aki", "Боря"}
    assert all(standing.matches == 6 for standing in standings.values())
    assert sum(standing.wins for standing in standings.values()) > 0
    assert library.standings("another-game") == ()


def test_people_are_the_seats_without_a_computer() -> None:
    assert people(SEATS) == {0, 1}


def test_a_full_disk_is_told_and_the_next_save_brings_everything_along() -> None:
    connection = connect(":memory:")
    migrate(connection)
    library = Library(connection, None)
    kept = library.keep(dealt(rounds=9), SEATS)
    assert kept.save() is None
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    rng = Rng("full")
    failed = None
    while step(kept.match, rng):
        failed = kept.save() or failed
    assert failed is not None
    assert failed.reason is SaveReason.DISK_FULL
    assert kept.number is not None
    before = library.read(kept.number)
    assert before.rounds[0].moves == kept.match.rounds[0].moves[: len(before.rounds[0].moves)]
    assert before.rounds != kept.match.rounds
    connection.execute("PRAGMA max_page_count = 1000000")
    assert kept.save() is None
    assert library.read(kept.number).rounds == kept.match.rounds
    assert library.standings("saboteur") != ()
    connection.close()


def test_a_library_that_may_only_be_read_says_so(library: Library, path: Path) -> None:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    failed = Library(connection, path).keep(dealt(), SEATS).save()
    connection.close()
    assert failed is not None
    assert failed.reason is SaveReason.NOT_ALLOWED


def test_a_library_held_by_another_program_says_so_soon(library: Library, path: Path) -> None:
    with sqlite3.connect(path, isolation_level=None) as holder:
        holder.execute("BEGIN IMMEDIATE")
        failed = library.keep(dealt(), SEATS).save()
        holder.execute("ROLLBACK")
    holder.close()
    assert failed is not None
    assert failed.reason is SaveReason.IN_USE


def test_two_windows_cannot_write_different_moves_into_one_match(library: Library, path: Path) -> None:
    kept = library.keep(dealt(), SEATS)
    kept.save()
    other_library = open_library(path).library
    saved = other_library.latest_unfinished()
    assert saved is not None
    other = other_library.resume(saved, GAME)
    step(kept.match, Rng("here"))
    step(other.match, Rng("there"))
    assert kept.save() is None
    failed = other.save()
    other_library.close()
    assert failed is not None
    assert failed.reason is SaveReason.PLAYED_ELSEWHERE
    assert library.read(saved.number).rounds == kept.match.rounds
