"""Brings `i18n/*.ts` up to date with the texts in the source; `--check` only says whether they are.

Run it after a change of a text, then translate what Qt Linguist shows as unfinished. English has a file for its plural
forms alone: everything else in the source is English already.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "i18n"
LUPDATE = (sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()")
# Without -extensions nothing is found in Python files; without locations a moved line is no change.
OPTIONS = ("-silent", "-extensions", "py", "-no-obsolete", "-locations", "none", "-source-language", "en")


def update(folder: Path) -> None:
    """Merge the texts of the source into the `.ts` files of a folder."""
    # A list in a fixed order: lupdate would take a directory in the order of the file system.
    sources = folder / "sources.lst"
    sources.write_text("\n".join(str(path) for path in sorted((ROOT / "saboteur_desktop").rglob("*.py"))), "utf-8")
    try:
        for target in sorted(folder.glob("*.ts")):
            plurals = ("-pluralonly",) if target.stem.endswith("_en") else ()
            subprocess.run([*LUPDATE, *OPTIONS, *plurals, f"@{sources}", "-ts", target], check=True)
    finally:
        sources.unlink()


def outdated() -> list[str]:
    """The names of the `.ts` files that an update would change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for committed in TRANSLATIONS.glob("*.ts"):
            shutil.copy(committed, folder)
        update(folder)
        return sorted(
            updated.name
            for updated in folder.glob("*.ts")
            if updated.read_bytes() != (TRANSLATIONS / updated.name).read_bytes()
        )


def main() -> int:
    """Update or check, as the command line says; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when a file is behind the source")
    if not parser.parse_args().check:
        update(TRANSLATIONS)
        return 0
    behind = outdated()
    if behind:
        print(f"Behind the texts of the source: {', '.join(behind)}. Run packaging/update_translations.py.")
    return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
