"""Measures the start and the memory of the program beside those of an empty window, on a virtual screen.

    .venv/bin/python packaging/measure_start.py             # from source
    .venv/bin/python packaging/measure_start.py --frozen    # what build.py froze, beside a frozen empty window

Linux, with Xvfb, openbox and xdotool. The starts are taken in turn, so that both have the same machine; the time is
from the start of the process to the first frame that Qt hands to the screen. Exit status 1 when a limit is passed.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bundle.environment import PYTHON as BUILD_PYTHON
from bundle.names import PROGRAM, ROOT
from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.database import read_only
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.seats import SeatPlan

START_RATIO: Final = 1.5
MEMORY_RATIO, MEMORY_MORE_MB = 1.6, 60
STARTS: Final = 9
MOVES: Final = 10
"""After so many moves of computer players the memory is looked at: by then the cards are painted ahead."""
PATIENCE_S: Final = 180

EMPTY: Final = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(sys.argv)
window = QWidget()
window.resize(1280, 720)
window.show()
sys.exit(app.exec())
"""
_FRAME: Final = b"Flushing QRegion"
_TELL_FRAMES: Final = {"QT_LOGGING_RULES": "qt.widgets.painting=true", "QT_QPA_PLATFORM": "xcb"}


class Commands(NamedTuple):
    """How the two programs are started."""

    empty: tuple[str, ...]
    game: tuple[str, ...]


def from_source(folder: Path) -> Commands:
    """Both with this Python."""
    script = folder / "empty.py"
    script.write_text(EMPTY, "utf-8")
    return Commands((sys.executable, str(script)), (sys.executable, "-m", "saboteur_desktop"))


def frozen(folder: Path) -> Commands:
    """Both frozen; the empty window is frozen now."""
    script = folder / "empty.py"
    script.write_text(EMPTY, "utf-8")
    options = ("--noconfirm", "--windowed", "--log-level", "ERROR", "--specpath", folder, "--workpath", folder / "work")
    subprocess.run([BUILD_PYTHON, "-m", "PyInstaller", *options, "--distpath", folder, script], check=True)
    return Commands((str(folder / "empty" / "empty"),), (str(ROOT / "build" / "frozen" / PROGRAM / PROGRAM),))


@contextmanager
def screen(folder: Path) -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager, and the environment to use it in; nothing of the person's is read."""
    read, write = os.pipe()
    quiet = subprocess.DEVNULL
    server = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24"]
    with subprocess.Popen(server, pass_fds=(write,), stderr=quiet) as xvfb:
        display = f":{os.read(read, 16).decode().strip()}"
        home = {"HOME": str(folder / "home"), "XDG_DATA_HOME": str(folder / "home" / "data")}
        python = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        environment = os.environ | {"DISPLAY": display, "LANG": "C.UTF-8"} | python | home
        # A start finds what an earlier one compiled, as it does at a person's machine.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        with subprocess.Popen(["openbox"], env=environment, stderr=quiet, stdout=quiet) as manager:
            try:
                yield environment
            finally:
                manager.terminate()
                xvfb.terminate()


def to_first_frame(command: tuple[str, ...], environment: dict[str, str]) -> tuple[float, float]:
    """Seconds from the start of a program to its first frame, and how many of them it worked."""
    with subprocess.Popen(command, env=environment | _TELL_FRAMES, stderr=subprocess.PIPE, bufsize=0) as program:
        started = time.perf_counter()
        assert program.stderr is not None
        told = b""
        while _FRAME not in told:
            told = told[-len(_FRAME) :] + os.read(program.stderr.fileno(), 65536)
        elapsed = time.perf_counter() - started
        # Fields 14 and 15, counted from behind the name, which may hold spaces.
        counted = Path(f"/proc/{program.pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11:13]
        program.kill()
    return elapsed, sum(map(int, counted)) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    """The resident memory of a process, in millions of bytes."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024 / 1e6


def moves_in(library: Path) -> int:
    """How many moves there are in a library that is in use."""
    with closing(read_only(library)) as looking:
        return int(looking.execute("SELECT count(*) FROM moves").fetchone()[0])


def memory(command: tuple[str, ...], environment: dict[str, str], library: Path | None = None) -> tuple[float, float]:
    """The memory of a program when its window is there, or its match has gone on for a while; and of its children."""
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as program:
        seek = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
        window = subprocess.run(seek, env=environment, check=True, capture_output=True, text=True).stdout.split()[-1]
        if library is not None:
            press = ["xdotool", "windowactivate", "--sync", window, "key", "Return"]
            subprocess.run(press, env=environment, check=True)
            until = time.monotonic() + PATIENCE_S
            while moves_in(library) < MOVES:
                if time.monotonic() > until:
                    sys.exit("The match does not go on.")
                time.sleep(0.5)
        time.sleep(1)
        threads = Path(f"/proc/{program.pid}/task").iterdir()
        children = [pid for thread in threads for pid in (thread / "children").read_text("utf-8").split()]
        used = resident_mb(program.pid), sum(resident_mb(int(pid)) for pid in children)
        program.terminate()
    return used


def library_with_a_match(path: Path) -> Path:
    """A library in which "Continue" leads to a table of five computer players."""
    library = open_library(path).library
    game = registry.engine("saboteur")
    seats = tuple(SeatPlan(name=f"{number}", avatar=number, kind="bot", level="careful") for number in range(1, 6))
    kept = library.keep(Match(game, game.read_ruleset({}), len(seats), "measure"), seats)
    assert kept.save() is None
    library.close()
    return path


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(description="start and memory beside an empty window")
    parser.add_argument("--frozen", action="store_true", help="measure what build.py froze")
    wanted = parser.parse_args()
    # A process of computer players may still be ending.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        commands = frozen(folder) if wanted.frozen else from_source(folder)
        with screen(folder) as environment:
            times: tuple[list[tuple[float, float]], ...] = ([], [])
            for _ in range(STARTS + 1):
                for taken, command in zip(times, commands, strict=True):
                    taken.append(to_first_frame(command, environment))
            # The first of each warmed up the disk and compiled what it imports.
            empty, game = (statistics.median(elapsed for elapsed, _ in taken[1:]) for taken in times)
            empty_work, game_work = (statistics.median(work for _, work in taken[1:]) for taken in times)
            empty_mb, _ = memory(commands.empty, environment)
            for name in ("compiled", "measured"):
                match = library_with_a_match(folder / f"{name}.sqlite3")
                table_mb, bots_mb = memory((*commands.game, "run", "--library", str(match)), environment, match)
    allowed = MEMORY_RATIO * empty_mb + MEMORY_MORE_MB
    print(
        f"start   empty window {empty:.3f} s, home screen {game:.3f} s: {game / empty:.2f} times (limit {START_RATIO})"
    )
    print(f"        at work {empty_work:.2f} s and {game_work:.2f} s: {game_work / empty_work:.2f} times")
    print(f"memory  empty window {empty_mb:.0f} MB, table {table_mb:.0f} MB (limit {allowed:.0f} MB)")
    print(f"        and {bots_mb:.0f} MB in the process of the computer players")
    return int(game / empty > START_RATIO or table_mb > allowed)


if __name__ == "__main__":
    sys.exit(main())
