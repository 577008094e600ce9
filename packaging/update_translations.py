"""Brings `i18n/*.ts` up to date with the texts in the source; `--check` only says whether they are.

Run it after a change of a text, then translate what Qt Linguist shows as unfinished. English has a file for its plural
forms alone: everything else in the source is English already.
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "i18n"
TRANSLATE = ("translate", "QCoreApplication.translate")
LUPDATE = (sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()")
# Without -extensions nothing is found in Python files; without locations a moved line is no change.
OPTIONS = ("-silent", "-extensions", "py", "-no-obsolete", "-locations", "none", "-source-language", "en")


def with_plain_counts(source: bytes) -> bytes:
    """A Python file in which every count given to `translate` is 1.

    lupdate takes a name in that place for an encoding, which loses the plural forms, and stumbles over an expression,
    which loses the text; a number it understands. (In `self.tr` it takes anything.)
    """
    counts = [
        call.args[3]
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in TRANSLATE and len(call.args) == 4
    ]
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    for count in sorted(counts, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        assert count.end_lineno is not None
        assert count.end_col_offset is not None
        first, last = starts[count.lineno - 1] + count.col_offset, starts[count.end_lineno - 1] + count.end_col_offset
        source = source[:first] + b"1" + source[last:]
    return source


def update(folder: Path) -> None:
    """Merge the texts of the source into the `.ts` files of a folder."""
    with tempfile.TemporaryDirectory() as name:
        copies = []
        # In a fixed order: lupdate would take a directory in the order of the file system.
        for path in sorted((ROOT / "saboteur_desktop").rglob("*.py")):
            copy = Path(name) / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(with_plain_counts(path.read_bytes()))
            copies.append(str(copy))
        sources = Path(name, "sources.lst")
        sources.write_text("\n".join(copies), "utf-8")
        for target in sorted(folder.glob("*.ts")):
            plurals = ("-pluralonly",) if target.stem.endswith("_en") else ()
            subprocess.run([*LUPDATE, *OPTIONS, *plurals, f"@{sources}", "-ts", target], check=True)


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
