"""Makes the pictures of the README, or with --all FOLDER of every screen; needs no screen.

The matches are dealt from fixed seeds and played by computer players, so the same source gives the same pictures.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gallery import house_poses, poses
from gallery.card_sheet import card_sheet
from gallery.crowd import CROWDS, crowd
from gallery.studio import NAMES, settle, studio
from saboteur_desktop.app.assets import font_files
from saboteur_desktop.app.language import Languages
from saboteur_desktop.paint import fonts
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.paint.colour_vision import EYES, Eyes, seen_by
from saboteur_desktop.ui.theme import STYLE, apply_theme

ROOT: Final = Path(__file__).resolve().parent.parent
README_FOLDER: Final = ROOT / "docs" / "screenshots"
README_PICTURES: Final = (
    ("table", "en"),
    ("table", "ja"),
    ("table", "ru"),
    ("home", "en"),
    ("curtain", "ru"),
    ("round-end", "ja"),
    ("saboteur2", "en"),
    ("round-end-saboteur2", "en"),
    ("lesson", "ja"),
    ("rules", "ru"),
    ("house-walk", "en"),
    ("house-lost", "ja"),
)
PICTURES: Final = {**poses.PICTURES, **house_poses.PICTURES}
README_SIZE: Final = QSize(1280, 720)
SIZES: Final = ("1280x720", "1366x768", "1920x1080", "2560x1080", "3840x2160", "1200x1920")
"""Laptops, a desk, a wide screen, a very sharp one, and a tablet held upright."""
TABLES: Final = {f"table-{seats}": seats for seats in CROWDS}
SHEET: Final = "cards-saboteur2"
SHEET_SIZE: Final = QSize(1280, 440)
QUALITY: Final = 85


class Seeing(NamedTuple):
    """For whom the pictures are made."""

    text_scale: int = 100
    high_contrast: bool = False
    eyes: Eyes | None = None
    """Whose cones are simulated; None for all three kinds of cones."""


EVERYBODY: Final = Seeing()


def pictures(
    wanted: Sequence[tuple[str, str]], sizes: Sequence[QSize], folder: Path, seeing: Seeing = EVERYBODY
) -> Iterator[Path]:
    """Write the wanted pictures, each of a name and a language, in every size; yields their files."""
    app = QApplication.instance() or QApplication([*sys.argv[:1], *STYLE])
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
            if name == SHEET:
                image = card_sheet(size)
            elif name in TABLES:
                image = table_picture(TABLES[name], languages, size, seeing)
            else:
                image = screen_picture(name, languages, size, seeing)
            if seeing.eyes is not None:
                image = seen_by(seeing.eyes, image)
            image.save(str(file), None, QUALITY)
            yield file


def screen_picture(name: str, languages: Languages, size: QSize, seeing: Seeing) -> QImage:
    """The picture of a screen."""
    settings = {"text_scale": seeing.text_scale, "high_contrast": seeing.high_contrast}
    with studio(languages, size, settings) as shown:
        PICTURES[name](shown)
        settle()
        return shown.window.grab().toImage()


def table_picture(seats: int, languages: Languages, size: QSize, seeing: Seeing) -> QImage:
    """The picture of a table with so many seats."""
    wear(Appearance(seeing.text_scale / 100, seeing.high_contrast))
    view = crowd(seats, languages.current, size)
    settle(1200)
    image = view.grab().toImage()
    view.close()
    view.deleteLater()
    settle(0)
    return image


def size_of(text: str) -> QSize:
    """A size as it is given on the command line: 1280x720."""
    width, height = text.split("x")
    return QSize(int(width), int(height))


def main() -> int:
    """Make the README's pictures, or with --all every screen in all languages and sizes; returns the exit status."""
    names = (*PICTURES, *TABLES, SHEET)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen, language and size, into this folder")
    parser.add_argument("--only", nargs="*", choices=names, help="with --all: these screens alone")
    parser.add_argument("--languages", nargs="*", choices=tuple(NAMES), help="with --all: these languages alone")
    parser.add_argument("--sizes", nargs="*", default=SIZES, metavar="SIZE", help="with --all: 1280x720 and the like")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="with --all: text of another size")
    parser.add_argument("--contrast", action="store_true", help="with --all: in strong contrast")
    parser.add_argument("--eyes", choices=EYES, help="with --all: as eyes without one kind of cone see them")
    given = parser.parse_args()
    if given.all is None:
        made: Iterator[Path] = chain(
            pictures(README_PICTURES, (README_SIZE,), README_FOLDER),
            pictures([(SHEET, "en")], (SHEET_SIZE,), README_FOLDER),
        )
    else:
        spoken = given.languages or tuple(NAMES)
        wanted = [(name, language) for language in spoken for name in given.only or names]
        seeing = Seeing(given.text, given.contrast, given.eyes)
        made = pictures(wanted, [size_of(text) for text in given.sizes], given.all, seeing)
    for file in made:
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
