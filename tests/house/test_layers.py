"""The commands that answer other programs start without Qt, and every game stands in the layers."""

import re
import subprocess
import sys
import tomllib

import pytest

from tests.house.tree import ROOT

WITHOUT_QT = (["scenario", "-"], ["schema"], ["--version"])


@pytest.mark.parametrize("arguments", WITHOUT_QT, ids=" ".join)
def test_a_command_for_programs_does_not_import_qt(arguments: list[str]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "saboteur_desktop", *arguments]
    answer = subprocess.run(command, cwd=ROOT, input="", capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr[-2000:]
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in answer.stderr.splitlines()}
    assert "saboteur_desktop" in imported
    assert not imported & {"PySide6", "shiboken6"}


@pytest.mark.parametrize(
    "package", ["kernel", "dealer", "storage", "table", "paint", "bots", "book", "sound", "speech"]
)
def test_what_serves_every_game_knows_none_by_name(package: str) -> None:
    named = re.compile(r"games\.(saboteur|haunted_house)|[\"'](saboteur|haunted-house)[\"']")
    files = sorted((ROOT / "saboteur_desktop" / package).glob("**/*.py"))
    assert files
    assert [file.name for file in files if named.search(file.read_text("utf-8"))] == []


def test_every_game_is_held_by_the_import_contracts() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = {name.strip() for contract in contracts for row in contract.get("layers", ()) for name in row.split("|")}
    games = ROOT / "saboteur_desktop" / "games"
    parts = {
        f"games.{part.parent.name}.{part.name}"
        for part in games.glob("*/*")
        if part.is_dir() and (part / "__init__.py").exists()
    }
    assert parts
    assert parts <= layers
