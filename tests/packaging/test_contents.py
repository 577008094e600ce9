"""What an executable leaves out is nothing that the program needs."""

import ast
import re
import sys
from pathlib import Path

import PySide6
import pytest

from bundle.contents import FILES, LANGUAGES, MODULES, is_packed
from bundle.names import ROOT

NEEDED = {
    "the window, on X11, on Wayland and without a screen": (
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    ),
    "windows of Wayland have a shell and a frame": (
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so",
    ),
    "names are typed in Japanese": (
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    ),
    "the desktop's own wishes": ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",),
    "Qt's own words": ("PySide6/Qt/translations/qtbase_ja.qm", "PySide6/translations/qtbase_ru.qm"),
    "the libraries that are Qt": (
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt6Core.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    ),
    "relatives of xcb that desktops may lack": ("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxkbcommon-x11.so.0"),
    "the program's own files": (
        "saboteur_desktop/_assets/fonts/DelaGothicOne-Regular.ttf",
        "saboteur_desktop/_assets/i18n/saboteur_ja.qm",
        "saboteur_desktop/_assets/CREDITS.md",
        "saboteur_desktop-0.1.0.dist-info/METADATA",
    ),
}


@pytest.mark.parametrize("name", [name for names in NEEDED.values() for name in names])
def test_what_is_needed_is_packed(name: str) -> None:
    assert is_packed(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/wayland-graphics-integration-server/libqt-wayland-compositor-wayland-egl.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/translations/qt_help_ja.qm",
        "PySide6/opengl32sw.dll",
        "libstdc++.so.6",
    ],
)
def test_what_nobody_misses_is_left_out(name: str) -> None:
    assert not is_packed(name)


def test_everything_the_program_imports_is_packed() -> None:
    imported = set()
    for path in (ROOT / "saboteur_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    parents = {".".join(name.split(".")[: depth + 1]) for name in imported for depth in range(name.count(".") + 1)}
    assert {"PySide6.QtWidgets", "sqlite3", "multiprocessing", "pydantic"} <= parents
    assert parents & set(MODULES) == set()


def test_every_language_of_the_program_has_the_words_of_qt() -> None:
    ours = {path.stem.removeprefix("saboteur_") for path in (ROOT / "i18n").glob("*.ts")}
    assert ours - {"en"} == set(LANGUAGES)
    translations = next(Path(PySide6.__file__).parent.rglob("translations"))
    assert all((translations / f"qtbase_{language}.qm").is_file() for language in LANGUAGES)


def test_every_line_of_the_lists_says_why_and_takes_something_away() -> None:
    assert all(why for why in MODULES.values())
    assert all(left_out.why and re.compile(left_out.pattern) for left_out in FILES)


@pytest.mark.skipif(sys.platform != "linux", reason="the names are those of Linux")
def test_every_plugin_that_is_packed_is_there() -> None:
    there = {path.as_posix().partition("PySide6/")[2] for path in Path(PySide6.__file__).parent.rglob("*.so")}
    wanted = {name for names in NEEDED.values() for name in names if "Qt/plugins" in name and name.endswith(".so")}
    assert {name.removeprefix("PySide6/") for name in wanted} <= there
