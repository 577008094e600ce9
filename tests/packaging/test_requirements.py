"""The pinned versions: complete, hashed, and silent about where they were fetched."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = {
    "set-up": ("requirements.txt", "sound", "speech", "dev"),
    "build": ("requirements-build.txt", "sound", "speech", "build"),
}
"""What each file pins beside what the program always needs."""
TEXTS = {name: (ROOT / "packaging" / file).read_text("utf-8") for name, (file, *_) in FILES.items()}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def pinned(name: str) -> dict[str, str]:
    """The pinned lines of a file by the name of their package; what differs by system has the hashes of all."""
    statements = re.sub(r"#.*", "", TEXTS[name]).replace("\\\n", " ").splitlines()
    return {line.partition("==")[0].strip(): line for line in statements if line.strip()}


def wanted(*extras: str) -> set[str]:
    """The packages that the project names, in the spelling of the index."""
    lines = PROJECT["dependencies"] + [line for extra in extras for line in PROJECT["optional-dependencies"][extra]]
    return {re.split(r"[^A-Za-z0-9-]", line, maxsplit=1)[0].lower() for line in lines}


def test_every_extra_is_pinned_by_one_of_the_files() -> None:
    assert {extra for _, *extras in FILES.values() for extra in extras} == set(PROJECT["optional-dependencies"])


@pytest.mark.parametrize("name", FILES)
def test_everything_the_project_names_is_pinned(name: str) -> None:
    assert wanted(*FILES[name][1:]) <= set(pinned(name))


@pytest.mark.parametrize(("name", "package"), [(name, package) for name in FILES for package in pinned(name)])
def test_a_pinned_package_has_one_version_and_its_hashes(name: str, package: str) -> None:
    assert re.match(rf"{package}==[\w.]+ ", pinned(name)[package])
    assert "--hash=sha256:" in pinned(name)[package]


@pytest.mark.parametrize("name", FILES)
def test_no_address_is_written_down(name: str) -> None:
    assert "://" not in TEXTS[name]
    assert "index" not in TEXTS[name]


def test_what_is_shipped_is_what_was_tested() -> None:
    tested, shipped = pinned("set-up"), pinned("build")
    assert {name: shipped[name] for name in shipped if name in tested} == {
        name: tested[name] for name in tested if name in shipped
    }


def test_the_qt_that_crashes_python_3_11_is_kept_out() -> None:
    assert any("!=6.12.0" in line for line in PROJECT["dependencies"])
    assert "pyside6-essentials==6.11.3" in pinned("set-up")["pyside6-essentials"]
