"""The commands of the command line. Those for other programs import no Qt: each loads what it needs when called."""

import gc
import json
import os
import sys
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Final


def run_window(given: SimpleNamespace) -> int:
    """Open the window and stay until it is closed."""
    # Nothing that the first frame needs is garbage: looking for some takes a twentieth of the start. Then
    # app.garbage does it.
    gc.disable()
    # Qt hands a fill of more than some hundred spans to several threads. Ours are small and many: to hand one over and
    # to wait for it takes up to ten times as long as to fill it, so the thread that paints fills everything itself.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    from saboteur_desktop.app.system_libraries import obstacle, tell

    sentence = obstacle()
    if sentence is not None:
        tell(sentence)
        return 1
    from saboteur_desktop.app.plain_imports import import_plainly

    import_plainly()
    from saboteur_desktop.app.window import open_window

    return open_window(given.library, given.record)


def scenario(given: SimpleNamespace) -> int:
    """Answer one scenario, or one on each line of standard input."""
    from saboteur_desktop.app.text_answers import run_scenario

    return run_scenario(given.file)


def check_record(given: SimpleNamespace) -> int:
    """Replay a record: 0 when it holds."""
    from saboteur_desktop.app.text_answers import run_record_check

    return run_record_check(given.file)


def export_record(given: SimpleNamespace) -> int:
    """Write a match of the library as a record."""
    from saboteur_desktop.app.record_files import export_record

    return export_record(given.library, given.match, given.file)


def import_record(given: SimpleNamespace) -> int:
    """Read a record into the library."""
    from saboteur_desktop.app.record_files import import_record

    return import_record(given.library, given.file)


def print_schema(_given: SimpleNamespace) -> int:
    """Print the JSON Schema of records."""
    from saboteur_desktop.app.text_answers import print_schema

    return print_schema()


def bench(given: SimpleNamespace) -> int:
    """Measure the rules."""
    from saboteur_desktop.app.bench import bench

    try:
        figures = bench(given.players, given.preset)
    except ValueError as error:
        return _refuse("bench", error)
    return _tell(figures, given.json)


def simulate(given: SimpleNamespace) -> int:
    """Let computer players play whole matches."""
    from saboteur_desktop.app import simulate, simulate_house

    games = {"saboteur": (simulate.simulate, 5, "standard"), "haunted-house": (simulate_house.simulate, 4, "normal")}
    play, usual_players, usual_preset = games[given.game]
    players = usual_players if given.players is None else given.players
    try:
        figures = play(players, given.preset or usual_preset, given.matches, given.seed)
    except ValueError as error:
        return _refuse("simulate", error)
    return _tell(figures, given.json)


def self_check(_given: SimpleNamespace) -> int:
    """Check that the installation is whole."""
    from saboteur_desktop.app.self_check import self_check

    return self_check()


COMMANDS: Final[Mapping[str, Callable[[SimpleNamespace], int]]] = {
    "run": run_window,
    "scenario": scenario,
    "record check": check_record,
    "record export": export_record,
    "record import": import_record,
    "schema": print_schema,
    "bench": bench,
    "simulate": simulate,
    "self-check": self_check,
}
"""What each command does; every function returns the exit status."""


def _refuse(command: str, error: ValueError) -> int:
    print(f"saboteur-desktop {command}: error: {error}", file=sys.stderr)
    return 2


def _tell(figures: dict[str, Any], as_json: bool) -> int:
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        width = max(map(len, figures))
        sys.stdout.writelines(f"{name:<{width}}  {value}\n" for name, value in figures.items())
    return 0
