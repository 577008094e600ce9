"""The two commands: what they say and do on machines that lack something."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev

DEBIAN_12 = {names.split("|")[0] for names in dev.QT_LIBRARIES}


class Machine:
    """A made-up Debian: what is installed on it, who sits there, and what was started."""

    def __init__(self, installed: set[str], root: bool, venv_module: bool = True) -> None:
        self.installed, self.root, self.venv_module = installed, root, venv_module
        self.started: list[list[str]] = []
        self.failing: str | None = None

    def start(self, command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        self.started.append(command)
        listing = "".join(f"ii {name}\n" for name in self.installed) if command[0] == "dpkg-query" else ""
        status = 1 if self.failing is not None and self.failing in command else 0
        return subprocess.CompletedProcess(command, status, stdout=listing)

    def apt(self) -> list[str]:
        return [" ".join(command) for command in self.started if command[0] == "apt-get"]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    made = Machine(installed=DEBIAN_12, root=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0 if made.root else 1000, raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object() if made.venv_module else None)
    monkeypatch.setattr(subprocess, "run", made.start)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    return made


def test_it_needs_nothing_but_the_standard_library() -> None:
    assert dev.__file__ is not None
    tree = ast.parse(Path(dev.__file__).read_text("utf-8"))
    plain = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported = plain | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def test_a_complete_machine_is_left_alone(machine: Machine) -> None:
    dev.system_packages(testing=True)
    assert machine.apt() == []


def test_without_root_it_prints_the_line_to_type_and_stops(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.installed = DEBIAN_12 - {"libegl1", "libxcb-cursor0"}
    assert dev.main(["run"]) == 1
    assert "  sudo apt-get install --yes --no-install-recommends libegl1 libxcb-cursor0" in capsys.readouterr().err
    assert machine.apt() == []


def test_as_root_it_installs_what_is_missing_and_nothing_else(machine: Machine) -> None:
    machine.root, machine.installed = True, DEBIAN_12 - {"libgl1"}
    dev.system_packages(testing=False)
    assert machine.apt() == [
        "apt-get update -qq",
        "apt-get -qq install --yes --no-install-recommends libgl1",
    ]


def test_the_newer_name_of_a_library_counts(machine: Machine) -> None:
    machine.installed = DEBIAN_12 - {"libglib2.0-0"} | {"libglib2.0-0t64"}
    dev.system_packages(testing=False)
    assert machine.apt() == []


def test_the_virtual_screen_is_installed_for_tests_by_root_alone(machine: Machine) -> None:
    dev.system_packages(testing=True)
    assert machine.apt() == []
    machine.root = True
    dev.system_packages(testing=True)
    assert machine.apt()[-1].endswith("xvfb xauth openbox xdotool at-spi2-core dbus python3-gi gir1.2-atspi-2.0")


def test_a_python_without_venv_is_given_it(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.venv_module = False
    assert dev.main(["test"]) == 1
    assert f"python3.{sys.version_info.minor}-venv" in capsys.readouterr().err


def test_an_old_python_is_refused_in_a_sentence(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 2))
    assert dev.main(["run"]) == 1
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err
    assert machine.started == []


def test_the_second_time_only_the_assets_are_looked_at(machine: Machine) -> None:
    dev.set_up(testing=False)
    first = len(machine.started)
    dev.set_up(testing=False)
    assert [command[1:] for command in machine.started[first:] if command[0] != "dpkg-query"] == [
        ["packaging/build_assets.py"]
    ]


def test_a_change_of_the_requirements_sets_up_anew(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dev.set_up(testing=False)
    changed = tmp_path / "requirements.txt"
    changed.write_text("other==1\n", "utf-8")
    monkeypatch.setattr(dev, "REQUIREMENTS", changed)
    first = len(machine.started)
    dev.set_up(testing=False)
    assert any("--require-hashes" in command for command in machine.started[first:])


def test_a_cut_off_set_up_is_not_taken_for_done(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.failing = "--require-hashes"
    assert dev.main(["run"]) == 1
    assert "Installing the pinned packages: failed with exit status 1." in capsys.readouterr().err
    assert not dev.STAMP.exists()


def test_the_game_gets_the_arguments_and_gives_the_exit_status(machine: Machine) -> None:
    machine.failing = "scenario"
    assert dev.main(["run", "scenario", "-"]) == 1
    assert machine.started[-1][1:] == ["-m", "saboteur_desktop", "scenario", "-"]


def test_every_check_runs_in_order(machine: Machine) -> None:
    assert dev.main(["test"]) == 0
    ran = [tuple(command[1:]) for command in machine.started]
    assert ran[-len(dev.CHECKS) :] == [command for _, command in dev.CHECKS]


def test_the_first_failing_check_is_the_last_to_run(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.failing = "mypy"
    assert dev.main(["test"]) == 1
    assert machine.started[-1][1:] == ["-m", "mypy"]
    assert "Types: failed with exit status 1." in capsys.readouterr().err


def test_anything_else_is_answered_with_how_to_call_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        dev.main(["tests"])
    assert stopped.value.code == 2
    assert "python3 packaging/dev.py run" in capsys.readouterr().err
