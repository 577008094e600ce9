"""What the first frame needs is little: everything else is loaded behind it."""

import subprocess
import sys
from pathlib import Path

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.opening import open_library
from tests.ui.house import plans

LOADED = """
import sys
from pathlib import Path
from saboteur_desktop.app.main import run
from saboteur_desktop.app import window

with window.shown_window(Path(sys.argv[1])) as shown:
    assert not shown.grab().isNull()
    print(*sorted(sys.modules))
"""

BEHIND_IT = {
    "asyncio",
    "copy",
    "ctypes",
    "dataclasses",
    "hashlib",
    "importlib.metadata",
    "importlib.resources",
    "logging.handlers",
    "multiprocessing",
    "pydantic",
    "secrets",
    "socket",
    "subprocess",
    "PySide6.QtDBus",
    "PySide6.QtSvg",
    "saboteur_desktop.bots",
    "saboteur_desktop.games.saboteur",
    "saboteur_desktop.games.haunted_house",
    "saboteur_desktop.kernel.match",
    "saboteur_desktop.paint.mountain",
    "saboteur_desktop.sound.loudspeaker",
    "saboteur_desktop.speech.reader",
    "saboteur_desktop.table.scene",
    "saboteur_desktop.ui.screens.new_match",
    "saboteur_desktop.ui.screens.settings",
    "saboteur_desktop.ui.screens.text_sheet",
}


READ = """
from saboteur_desktop.app.plain_imports import import_plainly

import_plainly()
import linecache
from saboteur_desktop.app import window
print(*(name for name in linecache.cache if "saboteur_desktop" in name))
"""


def test_no_source_is_read_for_a_start() -> None:
    answer = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == []


def loaded_before_the_first_frame(library: Path) -> set[str]:
    """The names of all modules that a start loads until its home screen is painted."""
    command = [sys.executable, "-c", LOADED, str(library)]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("games", [(), ("saboteur",), ("saboteur", "haunted-house")])
def test_the_first_frame_waits_for_nothing_that_it_does_not_show(tmp_path: Path, games: tuple[str, ...]) -> None:
    path = tmp_path / "library.sqlite3"
    library = open_library(path).library
    for game_id in games:
        game = registry.engine(game_id)
        kept = library.keep(Match(game, game.read_ruleset({}), 3, "first frame"), plans("hbb"))
        assert kept.save() is None
    library.close()
    loaded = loaded_before_the_first_frame(path)
    assert "saboteur_desktop.ui.screens.home" in loaded
    assert loaded & BEHIND_IT == set()
