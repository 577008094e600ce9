"""How a frozen program starts: as a window, as a command, or as one of its own further processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bundle.names import ROOT

START = ROOT / "packaging" / "bundle" / "start.py"
FIRST = ROOT / "packaging" / "bundle" / "first.py"
PREPARATION = """
import multiprocessing, sys

def serve():
    print("serves")
    sys.exit(3)

multiprocessing.freeze_support = serve
"""
"""In the place of PyInstaller's own, which needs a frozen program."""
FROZEN = """
import gc, runpy, sys
runpy.run_path(sys.argv.pop(1))
try:
    runpy.run_path(sys.argv.pop(1), run_name="__main__")
finally:
    print(gc.isenabled(), "multiprocessing" in sys.modules)
"""
"""Runs both scripts as PyInstaller does, and tells how the process looks then."""


def started(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A start with these arguments."""
    (folder / "pyi_rth_multiprocessing.py").write_text(PREPARATION, "utf-8")
    command = [sys.executable, "-c", FROZEN, str(FIRST), str(START), *arguments]
    places = {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))), "PATH": ""}
    return subprocess.run(command, env=places, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [("--multiprocessing-fork", "tracker_fd=5"), ("-B", "-c", "from multiprocessing.resource_tracker import main")],
)
def test_a_further_process_is_served_before_anything_of_the_game_is_loaded(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    ended = started(tmp_path, *arguments)
    assert (ended.returncode, ended.stdout.split()) == (3, ["serves", "True", "True"])


def test_a_command_is_done_with_garbage_collected_and_nothing_prepared_for_further_processes(tmp_path: Path) -> None:
    ended = started(tmp_path, "schema")
    assert ended.returncode == 0
    assert ended.stdout.startswith("{")
    assert ended.stdout.split()[-2:] == ["True", "False"]
