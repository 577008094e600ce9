"""What the program is made of and under which licences: from the packages' own metadata and from CREDITS.md."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib.metadata import Distribution, PackageNotFoundError, PackagePath, distribution
from pathlib import Path
from typing import Final

from saboteur_desktop.app.assets import asset
from saboteur_desktop.ui.screens.about import Part

OWN: Final = "saboteur-desktop"
OPTIONAL: Final = ("miniaudio", "prismatoid")
"""Packages that the program uses where they are there."""

_ROW: Final = re.compile(r"^\| (?!-)(?!name |files )(.+) \|$", re.MULTILINE)


def parts() -> tuple[Part, ...]:
    """Everything, the program itself first."""
    written = tuple(_written())
    named = " ".join(part.name for part in written)
    packages = [part for part in map(_package, _packages()) if part.name not in named]
    own, *others = packages
    return own, *sorted((*others, *written), key=lambda part: part.name.lower())


def _packages() -> Iterator[Distribution]:
    """The program's own package and all that it needs, each once."""
    waiting, seen = [OWN, *OPTIONAL], set()
    while waiting:
        name = waiting.pop(0)
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # needed elsewhere: on another system, or only for making it
        yield found
        waiting += _needed(found.requires or ())


def _needed(requirements: Iterable[str]) -> list[str]:
    """The names of what is always needed."""
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0].lower() for line in requirements if "extra ==" not in line]


def _package(found: Distribution) -> Part:
    told = found.metadata
    licence = next((told[field] for field in ("License-Expression", "License") if field in told), "?")
    texts = [file for file in found.files or () if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))]
    return Part(told["Name"], found.version, licence, partial(_joined, texts))


def _written() -> Iterator[Part]:
    """The rows of the tables of CREDITS.md: fonts, and what is no package of Python."""
    for row in _ROW.findall(asset("CREDITS.md").read_text("utf-8")):
        cells = row.split(" | ")
        texts = [asset(name) for name in re.findall(r"`([^`]+\.txt)`", cells[-1])]
        fonts = len(cells) == 4
        name, licence = (cells[1].partition(",")[0], cells[3].partition(",")[0]) if fonts else (cells[0], cells[1])
        yield Part(name, "", licence, partial(_joined, texts))


def _joined(texts: Sequence[Path | PackagePath]) -> str:
    return "\n\n".join(map(_read, texts))


def _read(text: Path | PackagePath) -> str:
    written = text.read_binary() if isinstance(text, PackagePath) else text.read_bytes()
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError:  # some licences are kept with the quotation marks of Windows
        return written.decode("cp1252", "replace")
