"""The check of an installation, run as its user runs it."""

import re
import subprocess
import sys

import pytest

from saboteur_desktop.app import assets, self_check


def test_a_whole_installation_says_so_in_one_line() -> None:
    command = [sys.executable, "-m", "saboteur_desktop", "self-check"]
    answer = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=100)
    assert (answer.returncode, answer.stderr) == (0, "")
    (line,) = answer.stdout.splitlines()
    assert ": whole: " in line
    assert "3 languages" in line
    assert re.search(r"matches of \d{2,} and \d{2,} moves$", line)


def test_a_font_that_is_missing_is_told_in_one_line(
    qapp: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_there() -> list[str]:
        raise FileNotFoundError("no fonts")

    monkeypatch.setattr(assets, "font_files", none_there)
    assert self_check.self_check() == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.endswith("not whole: FileNotFoundError: no fonts")
