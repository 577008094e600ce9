"""The pinned versions: complete, hashed, and silent about where they were fetched."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
REQUIREMENTS = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def pinned() -> dict[str, str]:
    """The pinned lines by the name of their package; what differs by system has the hashes of all."""
    statements = re.sub(r"#.*", "", REQUIREMENTS).replace("\\\n", " ").splitlines()
    return {line.partition("==")[0].strip(): line for line in statements if line.strip()}


def wanted() -> set[str]:
    """The packages that the project names, in the spelling of the index."""
    extras = PROJECT["optional-dependencies"].values()
    lines = PROJECT["dependencies"] + [line for extra in extras for line in extra]
    return {re.split(r"[^A-Za-z0-9-]", line, maxsplit=1)[0].lower() for line in lines}


def test_everything_the_project_names_is_pinned() -> None:
    assert wanted() <= set(pinned())


@pytest.mark.parametrize("name", sorted(pinned()))
def test_a_pinned_package_has_one_version_and_its_hashes(name: str) -> None:
    assert re.match(rf"{name}==[\w.]+ ", pinned()[name])
    assert "--hash=sha256:" in pinned()[name]


def test_no_address_is_written_down() -> None:
    assert "://" not in REQUIREMENTS
    assert "index" not in REQUIREMENTS


def test_the_qt_that_crashes_python_3_11_is_kept_out() -> None:
    assert any("!=6.12.0" in line for line in PROJECT["dependencies"])
    assert "pyside6-essentials==6.11.3" in pinned()["pyside6-essentials"]
