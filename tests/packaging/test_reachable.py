"""Of the libraries only those are packed that something calls."""

import sys

import pytest

from bundle import reachable
from bundle.reachable import called

CALLS = {
    "/qt/QtGui.abi3.so": {"libQt6Gui.so.6", "libc.so.6"},
    "/qt/libQt6Gui.so.6": {"libQt6Core.so.6"},
    "/qt/libqxcb.so": {"libxcb-cursor.so.0"},
    "/lib/libxcb-cursor.so.0": {"libxcb.so.1"},
}
ENTRIES = [
    ("PySide6/QtGui.abi3.so", "/qt/QtGui.abi3.so", "EXTENSION"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "/qt/libQt6Gui.so.6", "BINARY"),
    ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
    ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
    ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"),
    ("saboteur_desktop/_assets/CREDITS.md", "/CREDITS.md", "DATA"),
]
NEVER_CALLED = [
    ("PySide6/Qt/lib/libQt6Network.so.6", "/qt/libQt6Network.so.6", "BINARY"),
    ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
    ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY"),
]


@pytest.fixture(autouse=True)
def _made_up_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(reachable, "imports", lambda binary: CALLS.get(binary, set()))


def test_what_is_called_at_once_or_through_others_is_packed() -> None:
    assert called(ENTRIES) == ENTRIES


def test_what_nothing_calls_is_not_packed_nor_is_a_link_to_it() -> None:
    assert called(ENTRIES + NEVER_CALLED) == ENTRIES


def test_a_library_goes_with_the_plugin_that_called_it() -> None:
    without = [entry for entry in ENTRIES if "libqxcb" not in entry[0]]
    assert "libxcb-cursor.so.0" not in [name for name, _, _ in called(without)]


def test_frameworks_of_macos_are_left_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert called(ENTRIES + NEVER_CALLED) == ENTRIES + NEVER_CALLED
