"""A system that lacks something is told so in a sentence, with the name of the package."""

import re
import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import QLibrary

from bundle.contents import OF_THE_SYSTEM
from bundle.linux import DEPENDS, RECOMMENDS
from dev import QT_LIBRARIES
from saboteur_desktop.app import commands, main, system_libraries
from saboteur_desktop.app.system_libraries import PACKAGES, obstacle, tell

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries to the system")


@pytest.fixture(autouse=True)
def _a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def lack(monkeypatch: pytest.MonkeyPatch, missing: dict[str, str]) -> None:
    """Make the loader fail for the platforms that are named, for want of these libraries."""

    def wanting(part: QLibrary) -> str:
        return next((library for name, library in missing.items() if f"libq{name}." in part.fileName()), "")

    def words(part: QLibrary) -> str:
        return f"Cannot load library {part.fileName()}: {wanting(part)}: cannot open shared object file: No such file"

    monkeypatch.setattr(QLibrary, "load", lambda part: not wanting(part))
    monkeypatch.setattr(QLibrary, "errorString", words)


def test_a_missing_library_is_told_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch, {"xcb": "libxcb-cursor.so.0"})
    sentence = obstacle()
    assert sentence is not None
    assert sentence.endswith("libxcb-cursor.so.0 is missing. Please install the package libxcb-cursor0.")


@pytest.mark.parametrize(
    ("lang", "word"), [("ja_JP.UTF-8", "インストール"), ("ru_RU.UTF-8", "Установите"), ("C", "install")]
)
def test_it_is_told_in_the_systems_language(monkeypatch: pytest.MonkeyPatch, lang: str, word: str) -> None:
    monkeypatch.setenv("LANG", lang)
    lack(monkeypatch, {"xcb": "libxcb-icccm.so.4"})
    sentence = obstacle()
    assert sentence is not None
    assert word in sentence
    assert "libxcb-icccm4" in sentence


def test_a_library_without_a_known_package_is_named_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch, {"xcb": "libnew.so.1"})
    assert "install the package libnew.so.1" in str(obstacle())


def test_one_kind_of_screen_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    lack(monkeypatch, {"wayland": "libwayland-cursor.so.0"})
    assert obstacle() is None
    lack(monkeypatch, {"wayland": "libwayland-cursor.so.0", "xcb": "libxcb-cursor.so.0"})
    assert "libxcb-cursor0" in str(obstacle())


def test_without_any_screen_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in str(obstacle())


def test_whoever_names_a_platform_knows_what_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch, {"xcb": "libxcb-cursor.so.0"})
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert obstacle() is None


def test_an_error_of_another_kind_is_not_taken_for_a_missing_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLibrary, "load", lambda _part: False)
    monkeypatch.setattr(QLibrary, "errorString", lambda _part: "Cannot load library libqxcb.so: invalid ELF header")
    with pytest.raises(OSError, match="invalid ELF header"):
        obstacle()


def test_the_program_ends_with_the_sentence_instead_of_a_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "obstacle", lambda: "The sentence.")
    monkeypatch.setattr(system_libraries, "_BOXES", ())
    assert main.run([]) == 1
    assert capsys.readouterr().err == "The sentence.\n"
    assert commands.COMMANDS["run"] is commands.run_window


def test_without_a_terminal_a_box_of_the_desktop_tells_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == "kdialog" else None)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: started.append(command))
    tell("The sentence.")
    assert started == [["kdialog", "--error", "The sentence."]]


def test_the_debian_package_asks_for_what_is_not_packed() -> None:
    asked = {name for line in (*DEPENDS, *RECOMMENDS) for name in re.split(r" \| | \(", line)}
    assert {PACKAGES[name] for name in OF_THE_SYSTEM} <= asked


def test_what_the_set_up_installs_for_qt_is_known_by_library() -> None:
    known = set(PACKAGES.values())
    assert {names.split("|")[0] for names in QT_LIBRARIES} <= known
