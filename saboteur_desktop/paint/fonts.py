"""The bundled typefaces, made known to Qt."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase


class UnreadableFont(Exception):
    """A font file that Qt cannot read."""


def register(files: Iterable[bytes | Path]) -> tuple[str, ...]:
    """Loads the fonts for this run of the program; returns the family names they bring."""
    families: list[str] = []
    for file in files:
        if isinstance(file, Path):
            number = QFontDatabase.addApplicationFont(str(file))
        else:
            number = QFontDatabase.addApplicationFontFromData(QByteArray(file))
        if number < 0:
            raise UnreadableFont(file.name if isinstance(file, Path) else f"{len(file)} bytes")
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(families)
