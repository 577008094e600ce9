"""Where the program keeps what is its user's: one folder in the place the system has for it."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths


class Paths(NamedTuple):
    """The files of one user."""

    library: Path
    preferences: Path
    log: Path


def user_paths() -> Paths:
    """Return the files of the person at this machine; none of them need exist."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    folder = Path(place) / "saboteur-desktop"
    return Paths(folder / "library.sqlite3", folder / "preferences.json", folder / "saboteur-desktop.log")
