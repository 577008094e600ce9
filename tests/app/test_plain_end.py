"""Commands that write text end without a traceback, whatever becomes of their input and output."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-m", "saboteur_desktop"]
TEXT = {"format": "saboteur-record", "version": 1, "game": "saboteur", "seats": 3, "rounds": [{}]}
SIMULATE = ["simulate", "--players", "3", "--matches", "1"]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A scenario to answer."""
    written = tmp_path / "scenario.json"
    written.write_text(json.dumps(TEXT), "utf-8")
    return str(written)


posix = pytest.mark.skipif(sys.platform == "win32", reason="shells of other systems close and fill streams like this")


def in_a_shell(arguments: list[str], streams: str) -> subprocess.CompletedProcess[str]:
    """Run the program with its streams as a shell is told to open them."""
    command = ["sh", "-c", f'"$@" {streams}', "sh", *PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@posix
def test_with_its_input_closed_there_is_nothing_to_answer() -> None:
    done = in_a_shell(["scenario", "-"], "<&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@posix
def test_with_its_output_closed_the_work_is_done_all_the_same(file: str) -> None:
    for arguments in (["scenario", file], SIMULATE):
        done = in_a_shell(arguments, ">&-")
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_output_that_is_full_is_told_in_a_sentence(file: str) -> None:
    for arguments in (["scenario", file], ["schema"], SIMULATE):
        done = in_a_shell(arguments, ">/dev/full")
        assert done.returncode == 2
        assert done.stderr == "saboteur-desktop: No space left on device\n"


def test_a_reader_who_goes_away_ends_any_command_quietly(file: str) -> None:
    for arguments in (["scenario", file], ["schema"], SIMULATE):
        with subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
            assert running.stdout is not None
            assert running.stderr is not None
            running.stdout.close()
            assert running.stderr.read() == b""
        assert running.returncode == 0


STOPPABLE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("saboteur_desktop", run_name="__main__", alter_sys=True)
"""
"""The program as at a terminal: a script tells what it runs in the background to pass over Ctrl+C."""


@posix
def test_being_stopped_is_no_crash() -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", STOPPABLE, "scenario", "-"], **pipes) as running:  # type: ignore[call-overload]
        running.stdin.write(json.dumps(TEXT).encode() + b"\n")
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["accepted"] == 0
        running.send_signal(signal.SIGINT)
        assert running.wait() == 130
        assert running.stderr.read() == b""
