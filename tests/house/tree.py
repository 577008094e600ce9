"""The project's files as git knows them, for the tests that watch over the house."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is committed or could be, by its path from the root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()
    return tuple(sorted(Path(name) for name in listing.split("\0") if name and (ROOT / name).is_file()))


def python_files(folder: str = "") -> list[Path]:
    """The Python files at or below a folder."""
    return [path for path in project_files() if path.suffix == ".py" and path.is_relative_to(folder)]


def text(path: Path) -> str | None:
    """What a file says; None for one that is not text."""
    content = (ROOT / path).read_bytes()
    return None if b"\0" in content else content.decode("utf-8")
