"""A whole match of two people and two computers, played with the mouse through the real window."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from saboteur_desktop.app.assets import translation
from tests.house.tree import ROOT
from tests.window.hand import Hand
from tests.window.player import Players
from tests.window.program import Program, program
from tests.window.screen import screen

# In the first the players drop rocks and mend tools, in the second saboteurs win a round.
DEALS = {"en": "window-9", "ja": "window-4", "ru": "window-2"}
# The players trap and rob each other, and clear away what lies before them.
EXPANSION_DEAL = "window-1"
ROUNDS = 3


@pytest.mark.window
@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", DEALS)
def test_two_people_and_two_computers_play_a_match_by_mouse(language: str, tmp_path: Path) -> None:
    library, noise = tmp_path / "library.sqlite3", tmp_path / "stderr"
    home = keep_settings(tmp_path, language)
    with (
        screen(tmp_path) as display,
        program(library, DEALS[language], {**display, "XDG_DATA_HOME": str(home)}, noise) as running,
    ):
        players = Players(running, Hand(display), photographer(running, tmp_path / "pictures", language))
        players.begin()
        players.play()
        seen, words = running.look(), running.ask("words")
        players.leave()
        status = running.process.wait(20)

    assert seen["standing"]
    assert seen["round"] == ROUNDS
    assert {"LayPath", "BreakTool", "ReadMap", "Discard", "TakeGold"} <= players.kinds
    assert {said(language, "Home"), said(language, "Play again")} <= set(words)
    assert len(words) == 3 + 4, "a heading, two buttons and four players"
    assert status == 0
    assert noise.read_text() == ""
    assert log_of(home) == ""
    assert_kept(library, tmp_path / "match.json")


@pytest.mark.window
@pytest.mark.timeout(600)
def test_a_match_of_the_expansion_is_played_by_mouse(tmp_path: Path) -> None:
    library, noise = tmp_path / "library.sqlite3", tmp_path / "stderr"
    home = keep_settings(tmp_path, "en")
    with (
        screen(tmp_path) as display,
        program(library, EXPANSION_DEAL, {**display, "XDG_DATA_HOME": str(home)}, noise) as running,
    ):
        players = Players(running, Hand(display), photographer(running, tmp_path / "pictures", "saboteur2"))
        players.begin("saboteur2")
        players.play()
        seen = running.look()
        players.leave()
        status = running.process.wait(20)

    assert seen["standing"]
    assert seen["round"] == ROUNDS
    assert {"LayPath", "PlayOn", "PlayTheft", "ClearFront", "Discard", "Steal"} <= players.kinds
    assert status == 0
    assert noise.read_text() == ""
    assert log_of(home) == ""
    assert_kept(library, tmp_path / "match.json")


def assert_kept(library: Path, record: Path) -> None:
    """The match that was played is whole in the library."""
    assert command("record", "export", "1", str(record), "--library", str(library)) == 0
    assert command("record", "check", str(record)) == 0
    assert len(json.loads(record.read_text("utf-8"))["rounds"]) == ROUNDS


def keep_settings(folder: Path, language: str) -> Path:
    """Write the settings of a person in a hurry; returns the folder in which the program finds them."""
    home = folder / "data"
    file = home / "saboteur-desktop" / "preferences.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"language": language, "bot_pace": "at_once", "motion": "reduced"}))
    return home


def photographer(running: Program, folder: Path, language: str) -> Callable[[str], None]:
    """Takes pictures of the whole screen; they are kept where SABOTEUR_PICTURES says, too."""
    folder.mkdir()
    album = os.environ.get("SABOTEUR_PICTURES")

    def show(moment: str) -> None:
        picture = folder / f"{moment}-{language}.png"
        assert running.ask(f"picture {picture}")
        if album is not None:
            Path(album).mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, album)

    return show


def said(language: str, text: str) -> str:
    """A text of the pages of results as the translation says it."""
    translator = QTranslator()
    translator.load(str(translation(language)))
    return translator.translate("Results", text) or text


def log_of(home: Path) -> str:
    """What the program wrote into its log: warnings and worse; without any there is no file."""
    file = home / "saboteur-desktop" / "saboteur-desktop.log"
    return file.read_text("utf-8") if file.exists() else ""


def command(*words: str) -> int:
    """Run a command of the program; returns its exit status."""
    return subprocess.run([sys.executable, "-m", "saboteur_desktop", *words], cwd=ROOT, timeout=60).returncode
