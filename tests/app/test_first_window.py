"""One window for one library: a second start calls the first and ends."""

import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.app import first_window
from saboteur_desktop.app.first_window import FirstWindow
from saboteur_desktop.app.window import bring_forward, program_icon
from saboteur_desktop.ui.widgets.toggle import Toggle

HOLD = """
import sys
from pathlib import Path
from saboteur_desktop.app.first_window import FirstWindow
first = FirstWindow(Path(sys.argv[1]))
print(first.claim(), flush=True)
first.listen()
sys.stdin.read()
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "папка 金鉱 x" / "library.sqlite3"


@pytest.fixture
def first(qapp: object, library: Path) -> Iterator[FirstWindow]:
    made = FirstWindow(library)
    assert made.claim()
    made.listen()
    yield made
    made.release()


def test_a_second_start_calls_the_first_and_does_not_open(qtbot: QtBot, first: FirstWindow, library: Path) -> None:
    for _ in range(3):
        with qtbot.waitSignal(first.called, timeout=20_000):
            assert not FirstWindow(library).claim()


def test_a_second_start_hands_its_record_over(qtbot: QtBot, first: FirstWindow, library: Path) -> None:
    with qtbot.waitSignal(first.called, timeout=20_000) as called:
        assert not FirstWindow(library).claim("/srv/Мои игры/お邪魔者 1.saboteur-record")
    assert called.args == ["/srv/Мои игры/お邪魔者 1.saboteur-record"]


def test_a_second_start_that_says_nothing_is_heard_all_the_same(
    qtbot: QtBot, first: FirstWindow, library: Path
) -> None:
    with qtbot.waitSignal(first.called, timeout=20_000) as called:
        while not (address := library.with_name(f"{library.name}.window")).exists():
            qtbot.wait(1)
        Client(address.read_text("utf-8")).close()
    assert called.args == [""]
    assert not FirstWindow(library).claim()


def test_another_library_has_a_window_of_its_own(first: FirstWindow, library: Path) -> None:
    other = FirstWindow(library.with_name("other.sqlite3"))
    assert other.claim()
    other.release()


def test_after_the_first_has_gone_the_next_is_the_first(qapp: object, library: Path) -> None:
    for listens in (True, False, True):
        start = FirstWindow(library)
        assert start.claim()
        if listens:
            start.listen()
        start.release()
    assert list(library.parent.iterdir()) == []


def test_a_first_that_was_killed_is_in_nobodys_way(qapp: object, library: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(library)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "True\n"
        killed.kill()
    start = FirstWindow(library)
    assert start.claim()
    start.release()


def test_a_first_in_another_process_is_called(qapp: object, library: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(library)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not FirstWindow(library).claim()
        other.communicate("")


def test_a_first_that_does_not_answer_does_not_keep_the_second_from_opening(
    first: FirstWindow, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_window, "PATIENCE_S", 0.0)
    monkeypatch.setattr(FirstWindow, "_call", lambda *_: False)
    assert FirstWindow(library).claim()
    monkeypatch.undo()


def test_a_folder_that_cannot_be_written_to_keeps_nobody_from_opening(qapp: object, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    start = FirstWindow(blocked / "library.sqlite3")
    assert start.claim()
    start.listen()
    start.release()


@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")
def test_a_called_window_comes_out_of_the_dock(qtbot: QtBot) -> None:
    window = Toggle()
    qtbot.addWidget(window)
    window.showMinimized()
    bring_forward(window)
    assert not window.isMinimized()
    qtbot.waitUntil(window.isActiveWindow)


def test_the_icon_has_the_sizes_of_title_bars_and_docks(qapp: object) -> None:
    sizes = {size.width() for size in program_icon().availableSizes()}
    assert {16, 32, 48} <= sizes
    assert program_icon().pixmap(32, 32).width() == 32
