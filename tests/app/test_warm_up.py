"""What the home screen did without is imported while a person looks at it; what it needs is little."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from saboteur_desktop.app import warm_up
from saboteur_desktop.app.warm_up import PIECES, WarmUp

LOADED = """
import sys
from saboteur_desktop.app import window
print(*(name for name in sys.modules if name.startswith("saboteur_desktop.")))
"""


def test_the_window_opens_without_the_table_the_rulebook_and_the_lessons() -> None:
    answer = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = answer.stdout.split()
    assert "saboteur_desktop.ui.screens.home" in loaded
    assert [name for name in PIECES if name in loaded] == []


def test_it_imports_piece_by_piece_and_then_rests(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []
    monkeypatch.setattr(warm_up, "PAUSE_MS", 0)
    monkeypatch.setattr(warm_up, "import_module", imported.append)
    parent = QObject()
    warming = WarmUp(parent, [lambda: imported.append("first"), lambda: imported.append("second")])
    qtbot.waitUntil(lambda: warming.done)
    assert imported == ["first", "second", *PIECES]


def test_it_can_be_stopped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []
    monkeypatch.setattr(warm_up, "PAUSE_MS", 0)
    parent = QObject()

    def stop_at_the_second(name: str) -> None:
        imported.append(name)
        if len(imported) == 2:
            warming.stop()

    monkeypatch.setattr(warm_up, "import_module", stop_at_the_second)
    warming = WarmUp(parent, [])
    qtbot.waitUntil(lambda: len(imported) == 2)
    for _ in range(20):
        QCoreApplication.processEvents()
    assert imported == list(PIECES[:2])


def test_behind_a_table_nothing_more_is_imported_but_what_comes_first_is_done(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(warm_up, "PAUSE_MS", 0)
    monkeypatch.setattr(warm_up, "import_module", done.append)
    parent = QObject()
    warming = WarmUp(parent, [lambda: done.append("first"), lambda: done.append("second")])
    warming.skip_imports()
    qtbot.waitUntil(lambda: warming.done)
    assert done == ["first", "second"]
