"""The command line of `saboteur-desktop`."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from saboteur_desktop import __version__

if TYPE_CHECKING:
    from argparse import ArgumentParser

RECORD_ENDING: Final = ".saboteur-record"
"""What the names of record files end with."""


def read(arguments: Sequence[str]) -> SimpleNamespace:
    """What the command line asks for; `command` is a key of `app.commands.COMMANDS`.

    Raises SystemExit, with status 2 after a sentence on standard error when the arguments are of no use.
    """
    if not arguments:
        return SimpleNamespace(command="run", library=None, record=None)
    if arguments[0].endswith(RECORD_ENDING):
        # As a desktop opens a file: with its name and nothing else.
        arguments = ("run", *arguments)
    # Imported here: a window that is opened without a word is there the sooner.
    import argparse

    parser = argparse.ArgumentParser(
        prog="saboteur-desktop",
        description="The card game of gold miners and saboteurs, played at one screen. Without a command it opens.",
    )
    parser.add_argument("--version", action="version", version=f"saboteur-desktop {__version__}")
    parser.set_defaults(command="run", library=None, record=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _run(commands.add_parser("run", help="open the window (what happens without a command)"))
    _scenario(commands.add_parser("scenario", help="answer a written position, or a stream of them"))
    _record(commands.add_parser("record", help="check, write or read the record of a match"))
    commands.add_parser("schema", help="print the JSON Schema of records").set_defaults(command="schema")
    _bench(commands.add_parser("bench", help="measure how fast the rules are"))
    _simulate(commands.add_parser("simulate", help="let computer players play matches without a window"))
    commands.add_parser("self-check", help="check that this installation is whole").set_defaults(command="self-check")
    return parser.parse_args(arguments, SimpleNamespace())


def _run(parser: "ArgumentParser") -> None:
    parser.add_argument("record", type=Path, nargs="?", metavar="RECORD", help="show the match of this record in it")
    parser.add_argument("--library", type=Path, metavar="FILE", help="keep matches in this file")
    parser.set_defaults(command="run")


def _scenario(parser: "ArgumentParser") -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario, or - for one on each line of standard input")
    parser.set_defaults(command="scenario")


def _record(parser: "ArgumentParser") -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="replay a record and say whether it holds")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(command="record check")
    export = actions.add_parser("export", help="write a match of the library as a record")
    export.add_argument("match", metavar="MATCH", type=int, help="the number of the match")
    export.add_argument("file", metavar="FILE", type=Path)
    export.add_argument("--library", type=Path, metavar="FILE", help="take it from this library")
    export.set_defaults(command="record export")
    read_in = actions.add_parser("import", help="put a record into the library")
    read_in.add_argument("file", metavar="FILE", type=Path)
    read_in.add_argument("--library", type=Path, metavar="FILE", help="put it into this library")
    read_in.set_defaults(command="record import")


def _bench(parser: "ArgumentParser") -> None:
    parser.add_argument("--players", type=int, default=5, metavar="N", help="seats at the table (5)")
    parser.add_argument("--preset", default="standard", metavar="P", help="the rules preset (standard)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(command="bench")


def _simulate(parser: "ArgumentParser") -> None:
    games = ("saboteur", "haunted-house")
    parser.add_argument(
        "--game", choices=games, default=games[0], metavar="G", help="which game: %(choices)s (the first)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (5; 4 in the haunted house)")
    parser.add_argument("--preset", metavar="P", help="the rules preset (standard; normal in the haunted house)")
    parser.add_argument("--matches", type=_count, default=100, metavar="M", help="matches to play (100)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same matches (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(command="simulate")


def _count(text: str) -> int:
    from argparse import ArgumentTypeError

    count = int(text)
    if count < 1:
        raise ArgumentTypeError("at least one")
    return count
