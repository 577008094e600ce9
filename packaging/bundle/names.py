"""What the program is called where a system asks for it."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PROGRAM: Final = "saboteur-desktop"
TITLE: Final = "Saboteur Desktop"
AUTHORS: Final = "The Saboteur Desktop authors"
SUMMARY: Final = "The card game of gold miners and saboteurs, played at one screen"
IDENTIFIER: Final = "org.saboteur_desktop.SaboteurDesktop"
RECORD_TYPE: Final = "application/x-saboteur-record+json"
RECORD_ENDING: Final = "saboteur-record"


def version() -> str:
    """The version, from the one place where it is written."""
    source = (ROOT / "saboteur_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found, "saboteur_desktop/__init__.py names no version"
    return found[1]
