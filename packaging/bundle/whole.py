"""Whether a bundle for Linux calls nothing but itself and what every desktop has, and names whom it owes thanks."""

import re
from pathlib import Path
from typing import Final

from bundle.contents import OF_THE_SYSTEM
from bundle.names import PROGRAM
from bundle.reachable import imports

_C_LIBRARY: Final = {
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
}

CREDITED: Final = {
    r"libQt6\w+\.so|(lib)?(pyside6|shiboken6)|plugins/|Qt\w+\.abi3\.so|Shiboken\.abi3\.so": "Qt 6",
    r"libicu\w+\.so": "ICU",
    r"libxcb-[\w-]+\.so": "xcb and its utilities",
    r"libxkbcommon(-x11)?\.so": "xkbcommon",
    r"libpython3[\w.]*\.so|lib-dynload/": "Python 3",
    r"libffi[\w-]*\.so": "libffi",
    r"libsqlite3\.so": "SQLite",
    r"libzstd\.so": "Zstandard",
    r"_pydantic_core\.": "pydantic_core",
    r"_cffi_backend\.": "cffi",
    r"_miniaudio\.": "miniaudio",
    r"prism/_native/|libprism\.": "prismatoid",
    r"lib(glib|gio|gobject|gmodule)-2-": "GLib",
    r"lib(glibmm|giomm|sigc)-": "glibmm and libsigc++",
    r"lib(blkid|mount)-": "util-linux",
    r"libpcre2-8-": "PCRE2",
    r"libselinux-": "libselinux",
    rf"^{PROGRAM}$": "PyInstaller",
}
"""Whose a packed binary is: a part that the program names with its licence."""


def uncredited(bundle: Path) -> list[str]:
    """The binaries of a bundle that belong to no part which the program names; empty when all is well."""
    names = [path.relative_to(bundle).as_posix() for path in _binaries(bundle)]
    return sorted(name for name in names if not any(re.search(pattern, name) for pattern in CREDITED))


def missing_libraries(bundle: Path) -> dict[str, set[str]]:
    """What is called and neither packed nor the system's, and by which files; empty when all is well."""
    binaries = _binaries(bundle)
    there = {path.name for path in bundle.rglob("*")} | set(OF_THE_SYSTEM) | _C_LIBRARY
    missing: dict[str, set[str]] = {}
    for binary in binaries:
        for name in imports(str(binary)) - there:
            missing.setdefault(name, set()).add(binary.name)
    return missing


def _binaries(bundle: Path) -> list[Path]:
    return [path for path in bundle.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
