"""The program's own files: fonts, translations and whatever else `packaging/build_assets.py` gathers."""

from pathlib import Path

import saboteur_desktop


class AssetMissingError(Exception):
    """A file that belongs to the program is not where it should be: the installation is not whole."""


def asset(name: str) -> Path:
    """The file or folder of this name among the assets, such as "fonts"; raises `AssetMissingError` without it."""
    path = Path(saboteur_desktop.__file__).with_name("_assets") / name
    if not path.exists():
        raise AssetMissingError(f"The program's own file {name} is missing: build the assets or install it again.")
    return path


def font_files() -> tuple[Path, ...]:
    """Every bundled font, in a fixed order."""
    return tuple(sorted(asset("fonts").glob("*.ttf")))


def translation(language: str) -> Path:
    """The compiled translation into a language, "ja" for one; English has one too, for its plural forms."""
    return asset(f"i18n/saboteur_{language}.qm")


def languages() -> tuple[str, ...]:
    """The codes of the languages that there is a translation for."""
    return tuple(sorted(path.stem.removeprefix("saboteur_") for path in asset("i18n").glob("saboteur_*.qm")))
