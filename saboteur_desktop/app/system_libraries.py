"""What Qt needs of a Linux system: when something is missing the person is told in a sentence, with the package's name.

Nothing of Qt can be used for that: without these libraries it does not load, or ends the process without a word to be
understood.
"""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from saboteur_desktop.app.plain_imports import import_plainly

PACKAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11-xcb.so.1": "libx11-xcb1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libgcc_s.so.1": "libgcc-s1",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libmvec.so.1": "libc6",
        "libstdc++.so.6": "libstdc++6",
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libz.so.1": "zlib1g",
    }
)
"""Who brings a library, on Debian and Ubuntu."""

_LACKING: Final = {
    "en": "Saboteur Desktop cannot open its window: {library} is missing. Please install the package {package}.",
    "ja": "{library} がないため、ウィンドウを開けません。パッケージ {package} をインストールしてください。",
    "ru": "Saboteur Desktop не может открыть окно: нет библиотеки {library}. Установите, пожалуйста, пакет {package}.",
}
_NO_SCREEN: Final = {
    "en": "Saboteur Desktop finds no screen to open its window on: neither DISPLAY nor WAYLAND_DISPLAY is set.",
    "ja": "Saboteur Desktop のウィンドウを開く画面が見つかりません。DISPLAY も WAYLAND_DISPLAY も設定されていません。",
    "ru": "Saboteur Desktop не находит экрана для своего окна: не заданы ни DISPLAY, ни WAYLAND_DISPLAY.",
}
_BOXES: Final = (("zenity", "--error", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))


def obstacle() -> str | None:
    """A sentence when the window cannot open on this system, else None."""
    if sys.platform != "linux":
        return None
    try:
        import_plainly()
        import PySide6.QtWidgets  # noqa: F401 - whether it loads is the question
    except ImportError as error:
        return _lacking(error)
    if "QT_QPA_PLATFORM" in os.environ:
        return None
    screens = [name for name, sign in (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY")) if os.environ.get(sign)]
    if not screens:
        return _in_own_words(_NO_SCREEN)
    failures = [failure for failure in map(_failure, screens) if failure is not None]
    return _lacking(failures[-1]) if len(failures) == len(screens) else None


def tell(sentence: str) -> None:
    """Say it where a person looks: on the terminal, and without one in a box of the desktop's."""
    sys.stderr.write(f"{sentence}\n")
    if sys.stderr.isatty():
        return
    # Imported here: most systems have nothing to be told.
    import shutil
    import subprocess

    for command in _BOXES:
        if shutil.which(command[0]):
            subprocess.run([*command, sentence], check=False, stderr=subprocess.DEVNULL)
            return


def _failure(platform: str) -> OSError | None:
    """Why Qt's part for this kind of screen does not load; Qt itself would end the process."""
    from PySide6.QtCore import QLibrary, QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    part = QLibrary(str(plugins / "platforms" / f"libq{platform}.so"))
    return None if part.load() else OSError(part.errorString())


def _lacking(error: ImportError | OSError) -> str:
    """The sentence for what the loader of the system says; an error of another kind goes its way."""
    found = re.search(r"(lib\S+\.so[.\d]*): cannot open shared object file", str(error))
    if found is None:
        raise error
    return _in_own_words(_LACKING).format(library=found[1], package=PACKAGES.get(found[1], found[1]))


def _in_own_words(texts: Mapping[str, str]) -> str:
    wanted = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return texts.get(wanted[:2], texts["en"])
