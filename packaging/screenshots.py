"""Makes the pictures of the README, or with --all FOLDER of every screen; needs no screen.

The matches are dealt from fixed seeds and played by computer players, so the same source gives the same pictures.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gallery.crowd import CROWDS, crowd
from gallery.poses import PICTURES
from gallery.studio import NAMES, settle, studio
from saboteur_desktop.app.assets import font_files
from saboteur_desktop.app.language import Languages
from saboteur_desktop.paint import fonts
from saboteur_desktop.ui.theme import apply_theme

ROOT: Final = Path(__file__).resolve().parent.parent
README_FOLDER: Final = ROOT / "docs" / "screenshots"
README_PICTURES: Final = (
    ("table", "en"),
    ("table", "ja"),
    ("table", "ru"),
    ("home", "en"),
    ("curtain", "ru"),
    ("round-end", "ja"),
)
README_SIZE: Final = QSize(1280, 720)
SIZES: Final = ("1280x720", "1366x768", "1920x1080", "2560x1080", "3840x2160", "1200x1920")
"""Laptops, a desk, a wide screen, a very sharp one, and a tablet held upright."""
TABLES: Final = {f"table-{seats}": seats for seats in CROWDS}
QUALITY: Final = 85


def pictures(wanted: Sequence[tuple[str, str]], sizes: Sequence[QSize], folder: Path) -> Iterator[Path]:
    """Write the wanted pictures, each of a name and a language, in every size; yields their files."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    fonts.register(font_files())
    apply_theme(app)
    languages = Languages(app)
    folder.mkdir(parents=True, exist_ok=True)
    for name, language in wanted:
        languages.switch(language)
        for size in sizes:
            ending = "" if len(sizes) == 1 else f"-{size.width()}x{size.height()}"
            file = folder / f"{name}-{language}{ending}.jpg"
            if name in TABLES:
                take_table(TABLES[name], languages, size, file)
            else:
                take_screen(name, languages, size, file)
            yield file


def take_screen(name: str, languages: Languages, size: QSize, file: Path) -> None:
    """Write the picture of a screen."""
    with studio(languages, size) as shown:
        PICTURES[name](shown)
        settle()
        shown.window.grab().save(str(file), None, QUALITY)


def take_table(seats: int, languages: Languages, size: QSize, file: Path) -> None:
    """Write the picture of a table with so many seats."""
    view = crowd(seats, languages.current, size)
    settle(1200)
    view.grab().save(str(file), None, QUALITY)
    view.close()
    view.deleteLater()
    settle(0)


def size_of(text: str) -> QSize:
    """A size as it is given on the command line: 1280x720."""
    width, height = text.split("x")
    return QSize(int(width), int(height))


def main() -> int:
    """Make the README's pictures, or with --all every screen in all languages and sizes; returns the exit status."""
    names = (*PICTURES, *TABLES)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen, language and size, into this folder")
    parser.add_argument("--only", nargs="*", choices=names, help="with --all: these screens alone")
    parser.add_argument("--languages", nargs="*", choices=tuple(NAMES), help="with --all: these languages alone")
    parser.add_argument("--sizes", nargs="*", default=SIZES, metavar="SIZE", help="with --all: 1280x720 and the like")
    given = parser.parse_args()
    if given.all is None:
        made = pictures(README_PICTURES, (README_SIZE,), README_FOLDER)
    else:
        spoken = given.languages or tuple(NAMES)
        wanted = [(name, language) for language in spoken for name in given.only or names]
        made = pictures(wanted, [size_of(text) for text in given.sizes], given.all)
    for file in made:
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
