"""Records out of the library and into another one."""

import json
from pathlib import Path

import pytest

from saboteur_desktop.app.main import run
from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.seats import SeatPlan

SEATS = (SeatPlan(name="Хана"), SeatPlan(name="ピップ"), SeatPlan(name="Misha", kind="bot", level="careful"))
MOVES = 12


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library with one match that goes on."""
    file = tmp_path / "library.sqlite3"
    library = open_library(file).library
    game = registry.engine("saboteur")
    match = Match(game, game.read_ruleset({}), len(SEATS), "records")
    for _ in range(MOVES):
        seat = match.to_move
        assert seat is not None
        match.submit(seat, game.legal_moves(match.view(seat))[0])
    assert library.keep(match, SEATS).save() is None
    library.close()
    return file


def test_a_match_comes_out_of_one_library_and_into_another(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, other = tmp_path / "match.json", tmp_path / "other.sqlite3"
    assert run(["record", "export", "1", str(record), "--library", str(library)]) == 0
    assert run(["record", "check", str(record)]) == 0
    capsys.readouterr()
    assert run(["record", "import", str(record), "--library", str(other)]) == 0
    assert capsys.readouterr().out == "match 1\n"
    opened = [open_library(file).library for file in (library, other)]
    before, after = (one.read(1) for one in opened)
    for one in opened:
        one.close()
    assert (after.ruleset, after.rounds) == (before.ruleset, before.rounds)
    assert [seat._replace(avatar=0) for seat in after.seats] == [seat._replace(avatar=0) for seat in before.seats]
    assert len(after.rounds[0].moves) == MOVES


def test_an_imported_match_is_dealt_on_from_a_seed_of_its_own(library: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    assert run(["record", "export", "1", str(record), "--library", str(library)]) == 0
    seeds = set()
    for name in ("first.sqlite3", "second.sqlite3"):
        other = tmp_path / name
        assert run(["record", "import", str(record), "--library", str(other)]) == 0
        opened = open_library(other).library
        seeds.add(opened.read(1).seed)
        opened.close()
    assert len(seeds) == 2
    assert "records" not in seeds


def test_a_match_that_is_there_already_is_not_taken_in_again(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "match.json"
    assert run(["record", "export", "1", str(record), "--library", str(library)]) == 0
    assert run(["record", "import", str(record), "--library", str(library)]) == 0
    assert capsys.readouterr().out == "match 1\n"


def test_the_people_of_a_record_have_a_figure_each(library: Path, tmp_path: Path) -> None:
    record, other = tmp_path / "match.json", tmp_path / "other.sqlite3"
    assert run(["record", "export", "1", str(record), "--library", str(library)]) == 0
    assert run(["record", "import", str(record), "--library", str(other)]) == 0
    opened = open_library(other).library
    avatars = [seat.avatar for seat in opened.read(1).seats]
    opened.close()
    assert avatars == [0, 1, 2]


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["export", "7", "match.json"], 2, "there is no match 7 in this library"),
        (["export", "1", "no/such/folder/match.json"], 2, "No such file or directory"),
        (["import", "nowhere.json"], 2, "No such file or directory"),
        (["import", "broken.json"], 1, "is no record that holds"),
        (["import", "list.json"], 1, "is no record that holds"),
        (["import", "chess.json"], 1, "is no record that holds"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    library: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    status: int,
    sentence: str,
) -> None:
    (tmp_path / "broken.json").write_text('{"game": ', encoding="utf-8")
    (tmp_path / "list.json").write_text("[1, 2]", encoding="utf-8")
    (tmp_path / "chess.json").write_text(json.dumps({"game": "chess"}), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["record", *arguments, "--library", str(library)]) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1


def test_a_match_of_the_other_game_comes_in_beside_the_first(
    library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = registry.engine("haunted-house")
    match = Match(game, game.read_ruleset({}), 3, "house")
    seat = match.to_move
    assert seat is not None
    match.submit(seat, game.legal_moves(match.view(seat))[0])
    (played,) = match.rounds
    text = {"format": "saboteur-record", "version": 1, "game": game.id, "ruleset": {}, "seats": 3}
    rounds = [{"setup": played.setup, "moves": played.moves}]
    record = tmp_path / "house.json"
    record.write_text(json.dumps({**text, "rounds": rounds}), "utf-8")
    assert run(["record", "check", str(record)]) == 0
    capsys.readouterr()
    assert run(["record", "import", str(record), "--library", str(library)]) == 0
    assert capsys.readouterr().out == "match 2\n"
    opened = open_library(library).library
    saved = opened.read(2)
    assert saved.game == game.id
    assert opened.resume(saved, game).match.view(None) == match.view(None)
    assert opened.unfinished_games() == (game.id, "saboteur")
    opened.close()
