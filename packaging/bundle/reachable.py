"""The shared libraries that anything in a bundle calls."""

import re
import subprocess
import sys
from pathlib import PurePath

Entry = tuple[str, str, str]
"""What PyInstaller knows of a file: its name in the bundle, where it comes from, and what it is."""


def called(entries: list[Entry]) -> list[Entry]:
    """All but the libraries that no plugin and no extension module calls, at once or through others.

    Frameworks of macOS are told apart by their names instead: they consist of more than their library.
    """
    if sys.platform == "darwin":
        return entries
    libraries = {PurePath(name).name: (name, source) for name, source, kind in entries if kind == "BINARY"}
    waiting = [source for name, source, kind in entries if kind in ("BINARY", "EXTENSION") and _is_loaded(name)]
    kept = {name for name, _, kind in entries if kind not in ("BINARY", "SYMLINK") or _is_loaded(name)}
    while waiting:
        for wanted in imports(waiting.pop()):
            name, source = libraries.get(wanted, ("", ""))
            if name and name not in kept:
                kept.add(name)
                waiting.append(source)
    return [entry for entry in entries if (entry[1] if entry[2] == "SYMLINK" else entry[0]) in kept]


def imports(binary: str) -> set[str]:
    """The names of the libraries that a binary calls itself."""
    if sys.platform == "win32":
        from PyInstaller.depend.bindepend import get_imports

        return {PurePath(name).name for name, _ in get_imports(binary)}
    listing = subprocess.run(["readelf", "--dynamic", binary], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", listing))


def _is_loaded(name: str) -> bool:
    """Whether the file is loaded by its name: plugins, extension modules and Python itself."""
    path = PurePath(name)
    if "plugins" in path.parts or re.match(r"(lib)?python3", path.name):
        return True
    return not (path.suffix == ".dll" if sys.platform == "win32" else ".so." in path.name)
