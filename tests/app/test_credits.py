"""Everything that is shipped is named with its licence, and each licence can be read."""

from pathlib import Path

import pytest

from bundle.whole import CREDITED
from saboteur_desktop import __version__
from saboteur_desktop.app import credits
from saboteur_desktop.app.assets import asset
from saboteur_desktop.ui.screens.about import Part

REQUIREMENTS = Path(__file__).resolve().parent.parent.parent / "packaging" / "requirements-build.txt"
ONLY_FOR_BUILDING = {
    "altgraph",
    "hatchling",
    "macholib",
    "packaging",
    "pathspec",
    "pefile",
    "pluggy",
    "pycparser",
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "pywin32-ctypes",
    "setuptools",
    "tomlkit",
    "trove-classifiers",
}


@pytest.fixture(scope="module")
def parts() -> tuple[Part, ...]:
    return credits.parts()


def plain(name: str) -> str:
    return name.lower().replace("_", "-")


def test_the_program_comes_first_with_its_version(parts: tuple[Part, ...]) -> None:
    assert (parts[0].name, parts[0].version, parts[0].licence) == ("saboteur-desktop", __version__, "MIT")


def test_every_package_that_is_shipped_is_named(parts: tuple[Part, ...]) -> None:
    lines = REQUIREMENTS.read_text("utf-8").splitlines()
    pinned = {line.partition("==")[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}
    named = plain(" ".join(part.name for part in parts))
    assert pinned >= ONLY_FOR_BUILDING
    assert [name for name in sorted(pinned - ONLY_FOR_BUILDING) if name not in named] == []


def test_every_library_that_is_packed_is_named(parts: tuple[Part, ...]) -> None:
    named = " ".join(part.name for part in parts)
    assert [name for name in CREDITED.values() if name not in named] == []


def test_every_font_is_named(parts: tuple[Part, ...]) -> None:
    assert {"Dela Gothic One 400", "M PLUS Rounded 1c 500"} <= {part.name for part in parts}


def test_every_part_has_a_licence_that_can_be_read(parts: tuple[Part, ...]) -> None:
    assert all(part.licence not in ("", "?") for part in parts)
    assert [part.name for part in parts if len(part.text()) < 200] == []


def test_no_part_is_named_twice(parts: tuple[Part, ...]) -> None:
    names = [plain(part.name) for part in parts]
    assert sorted(set(names)) == sorted(names)


def test_no_licence_lies_there_that_nobody_names() -> None:
    named = asset("CREDITS.md").read_text("utf-8")
    assert [path.name for path in asset("licences").iterdir() if f"licences/{path.name}" not in named] == []
