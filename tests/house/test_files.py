"""How the house is kept: short files, telling names, nothing of one machine in any of them."""

import re
from pathlib import Path

from tests.house.tree import ROOT, project_files, python_files, text

LONGEST = 500
# Tables and texts of the game: they are read row by row, and cutting them up would help nobody.
MAY_BE_LONGER = {"catalog.py", "rulebook.py", "lessons.py"}
TELLING_NOTHING = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "handler", "base"}

MACHINE_PATH = re.compile(r"(?<![\w.:/~-])/(?:home|root|work|Users)/\w|(?<!\w)C:\\Users\\\w")
# Put together here, so that this file passes its own test.
REGISTRY = re.compile("|".join(re.escape(".".join(host)) for host in (
    ("pypi", "org"),
    ("files", "pythonhosted", "org"),
    ("registry", "npmjs", "org"),
    ("deb", "debian", "org"),
)))  # fmt: skip


def test_no_python_file_is_longer_than_a_reader_can_hold() -> None:
    lengths = {path: len((text(path) or "").splitlines()) for path in python_files() if path.name not in MAY_BE_LONGER}
    assert {str(path): length for path, length in lengths.items() if length > LONGEST} == {}


def test_every_file_is_named_after_the_one_thing_in_it() -> None:
    def words(path: Path) -> set[str]:
        return {word for part in path.with_suffix("").parts for word in part.split("_")}

    assert [str(path) for path in python_files() if words(path) & TELLING_NOTHING] == []


def test_packaging_is_a_folder_and_not_a_package() -> None:
    # It would hide the library `packaging`, which pytest and hatchling import.
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_no_file_holds_a_path_of_one_machine() -> None:
    found = [f"{path}: {match.group()}" for path in project_files() if (match := MACHINE_PATH.search(text(path) or ""))]
    assert found == []


def test_no_file_names_a_package_index() -> None:
    found = [f"{path}: {match.group()}" for path in project_files() if (match := REGISTRY.search(text(path) or ""))]
    assert found == []


def test_what_builds_leave_behind_is_not_committed() -> None:
    built = {".qm", ".pyc", ".rcc", ".so"}
    assert [str(path) for path in project_files() if path.suffix in built or path.name == "uv.lock"] == []
