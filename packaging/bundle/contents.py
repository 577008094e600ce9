"""What an executable leaves out of Python and Qt, and why.

PyInstaller packs whatever the program imports and, with Qt, every plugin that might ever be asked for. Each line here
takes something away again. `tests/packaging/test_contents.py` fails when that is something the program needs.
"""

import re
from typing import Final, NamedTuple


class LeftOut(NamedTuple):
    """Files of a bundle by a pattern of their names in it, and why nobody misses them."""

    pattern: str
    why: str


LANGUAGES: Final = ("ja", "ru")
"""The languages of Qt's own few texts; those of English are in its source."""

MODULES: Final = {
    "_hashlib": "hashlib does without OpenSSL, which weighs more than the game",
    "_ssl": "nothing is fetched",
    "ssl": "nothing is fetched",
    "_tkinter": "the windows are Qt's",
    "tkinter": "the windows are Qt's",
    "PySide6.QtNetwork": "nothing is fetched, and Python has pipes",
    "PySide6.QtQml": "no QML is used",
    "PySide6.QtQuick": "no QML is used",
    "cffi": "the sound library was compiled when it was packed; only _cffi_backend is called",
    "pycparser": "compiles nothing here",
    "pydantic.mypy": "is for checking types",
    "_bz2": "nothing is unpacked",
    "_lzma": "nothing is unpacked",
    "_uuid": "would bring a library of the system for what chance does as well",
    "bz2": "nothing is unpacked",
    "lzma": "nothing is unpacked",
    "mypy": "is for checking types",
    "hypothesis": "is for testing",
    "doctest": "is for testing",
    "unittest": "is for testing",
    "pdb": "is for developing",
    "pydoc": "is for developing",
    "setuptools": "installs what is installed already",
    "pip": "installs what is installed already",
}
"""Modules that are not packed, and why."""

FILES: Final = (
    LeftOut(r"plugins/(tls|networkinformation)/", "nothing is fetched"),
    LeftOut(r"plugins/(egldeviceintegrations|generic)/", "screens and mice of devices without a desktop"),
    LeftOut(r"plugins/(xcbglintegrations|wayland-graphics-integration-\w+)/", "windows are painted without OpenGL"),
    LeftOut(
        r"platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d)\.",
        "screens without a desktop, and a second way of painting for Windows",
    ),
    LeftOut(r"plugins/wayland-shell-integration/lib(fullscreen|ivi|qt|wl)-shell", "spoken by no desktop"),
    LeftOut(r"platformthemes/libqgtk3\.", "needs all of GTK for a look that the game replaces"),
    LeftOut(r"platforminputcontexts/(lib)?qtvirtualkeyboard", "needs QML; a tablet has a keyboard of its own"),
    LeftOut(r"plugins/(imageformats|iconengines|vectorimageformats)/", "pictures are painted, icons are PNG"),
    LeftOut(r"plugins/styles/", "the game wears Qt's own Fusion on every system"),
    LeftOut(r"plugins/(sqldrivers|qmltooling|qmllint|designer)/", "for developers; the library is read by Python"),
    LeftOut(r"(^|/)(opengl32sw|d3dcompiler_\w+)\.dll$", "OpenGL in software, 20 MB that are never called"),
    LeftOut(
        r"(^|/)Qt(Network|Qml\w*|Quick\w*|OpenGL\w*|VirtualKeyboard\w*|Pdf)\.framework/",
        "called by plugins that are left out above",
    ),
)
"""Files that are not packed. Libraries that only they call go with them, see `reachable.py`."""

OF_THE_SYSTEM: Final = (
    "libEGL.so.1",
    "libGL.so.1",
    "libX11-xcb.so.1",
    "libX11.so.6",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libgcc_s.so.1",
    "libglib-2.0.so.0",
    "libgthread-2.0.so.0",
    "libmvec.so.1",
    "libstdc++.so.6",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
    "libxcb.so.1",
    "libz.so.1",
)
"""What every Linux desktop has, in a version that fits its screen, its fonts and its bus. The smaller relatives of xcb
are packed: not every desktop has them."""


def is_packed(name: str) -> bool:
    """Whether a file belongs into the bundle, by its name there."""
    name = name.replace("\\", "/")
    translation = re.search(r"(^|/)translations/(\w+)\.qm$", name)
    if translation:
        return translation[2] in {f"qtbase_{language}" for language in LANGUAGES}
    return name.rpartition("/")[2] not in OF_THE_SYSTEM and not any(re.search(left.pattern, name) for left in FILES)
