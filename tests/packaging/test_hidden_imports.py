"""What the program imports by its name alone is packed all the same."""

import re
from importlib.util import find_spec

import pytest

from bundle.names import ROOT
from saboteur_desktop.app.warm_up import PIECES
from saboteur_desktop.games import registry

PACKAGE = ROOT / "saboteur_desktop"
ROWS = {name.partition(":")[0] for parts in registry.GAMES.values() for name in parts}
BOOKS = {f"{parts.ui}.rulebook.books" for parts in registry.GAMES.values()}


def packed() -> set[str]:
    """The modules that PyInstaller finds when it gathers those of a package: it looks into packages only."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        folders = path.relative_to(PACKAGE).parents
        if all((PACKAGE / folder / "__init__.py").is_file() for folder in folders):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found.add(name.removesuffix(".__init__"))
    return found


def test_all_modules_of_the_program_are_gathered() -> None:
    assert '*collect_submodules("saboteur_desktop")' in (ROOT / "packaging" / "saboteur.spec").read_text("utf-8")
    assert {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in PACKAGE.rglob("*.py")} == {
        name if (PACKAGE.parent / (name.replace(".", "/") + ".py")).is_file() else f"{name}.__init__"
        for name in packed()
    }


@pytest.mark.parametrize("name", sorted(ROWS | BOOKS | set(PIECES)))
def test_what_is_imported_by_its_name_is_there_and_packed(name: str) -> None:
    assert find_spec(name) is not None
    assert name in packed()


def test_no_name_of_a_module_is_written_that_is_not_packed() -> None:
    written = set()
    for path in PACKAGE.rglob("*.py"):
        written |= set(re.findall(r'"(saboteur_desktop\.[a-z_.]+)[:"]', path.read_text("utf-8")))
    assert written >= ROWS
    assert written - packed() == set()
