"""Pages are laid out in the fonts of the program."""

from pathlib import Path

import pytest

from saboteur_desktop.paint.fonts import register

FONTS = Path(__file__).parents[2] / "resources" / "fonts"


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: object) -> None:
    register(sorted(FONTS.glob("*.ttf")))
