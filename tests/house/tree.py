"""The project's own files, for the tests that watch over the house."""

import os
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def ignored(path: Path) -> bool:
    """Whether `.gitignore` names a path, read here because a machine may have no git; or git keeps it for itself."""
    patterns = [line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split() if line[0] != "#"]
    return any(fnmatch(path.name, pattern) or fnmatch(path.as_posix(), pattern) for pattern in (*patterns, ".git"))


def walk(folder: Path) -> Iterator[Path]:
    """Every file below a folder that is not ignored, by its path from the root."""
    for entry in os.scandir(ROOT / folder):
        path = folder / entry.name
        if ignored(path):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from walk(path)
        else:
            yield path


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is committed or could be."""
    return tuple(sorted(walk(Path())))


def python_files(folder: str = "") -> list[Path]:
    """The Python files at or below a folder."""
    return [path for path in project_files() if path.suffix == ".py" and path.is_relative_to(folder)]


def text(path: Path) -> str | None:
    """What a file says; None for one that is not text."""
    content = (ROOT / path).read_bytes()
    return None if b"\0" in content else content.decode("utf-8")
