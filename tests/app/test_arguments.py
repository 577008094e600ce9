"""What the command line takes, and how it says that it does not."""

import json
from pathlib import Path

import pytest

import bundle.names
from saboteur_desktop.app import bench
from saboteur_desktop.app.arguments import RECORD_ENDING, read
from saboteur_desktop.app.commands import COMMANDS
from saboteur_desktop.app.main import run
from saboteur_desktop.storage.records import FORMAT

USES = {
    "run": ([], ["run"], ["run", "--library", "matches.sqlite3"], ["match.saboteur-record"]),
    "scenario": (["scenario", "-"],),
    "record check": (["record", "check", "match.json"],),
    "record export": (["record", "export", "3", "match.json"],),
    "record import": (["record", "import", "match.json"],),
    "schema": (["schema"],),
    "bench": (["bench"], ["bench", "--players", "10", "--json"]),
    "simulate": (["simulate", "--matches", "2"], ["simulate", "--game", "haunted-house", "--players", "3"]),
    "self-check": (["self-check"],),
}


def test_every_command_can_be_called() -> None:
    assert USES.keys() == COMMANDS.keys()
    assert {read(arguments).command for uses in USES.values() for arguments in uses} == COMMANDS.keys()
    assert all(read(arguments).command == command for command, uses in USES.items() for arguments in uses)


def test_a_record_file_alone_is_opened_as_a_desktop_opens_it() -> None:
    assert RECORD_ENDING == f".{bundle.names.RECORD_ENDING}" == f".{FORMAT}"
    name = "/srv/Аня/一 二.saboteur-record"
    assert read([name]).record == read(["run", name]).record == Path(name)
    assert read([]).record is None
    assert read(["run"]).record is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["record"], "required: ACTION"),
        (["record", "check"], "required: FILE"),
        (["record", "export", "first", "match.json"], "invalid int value: 'first'"),
        (["simulate", "--matches", "0"], "at least one"),
        (["simulate", "--game", "chess"], "invalid choice: 'chess'"),
        (["run", "--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_arguments_of_no_use_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as left:
        read(arguments)
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_bench_prints_its_figures_as_one_line_of_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_ROUNDS", 20)
    monkeypatch.setattr(bench, "_REPEATS", 1)
    assert run(["bench", "--players", "3", "--json"]) == 0
    line, rest = capsys.readouterr().out.split("\n")
    figures = json.loads(line)
    assert rest == ""
    assert figures.pop("players") == 3
    assert figures.pop("preset") == "standard"
    assert figures.keys() == {"rounds_per_s", "plies_per_s", "movegen_us_per_position"}
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "0"], "the base game is for 3 to 10 players, not 0"),
        (["--players", "11"], "the base game is for 3 to 10 players, not 11"),
        (["--players", "13", "--preset", "saboteur2"], "Saboteur 2 is for 2 to 12 players, not 13"),
        (["--preset", "selfish-dwarf-4"], "the game with a selfish dwarf is for 4 players, not 5"),
        (["--preset", "dice"], "no such preset: dice"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "--matches", "1"], ["bench"]], ids=lambda command: command[0])
def test_matches_that_cannot_be_played_are_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], command: list[str], arguments: list[str], sentence: str
) -> None:
    assert run([*command, *arguments]) == 2
    assert sentence in capsys.readouterr().err
