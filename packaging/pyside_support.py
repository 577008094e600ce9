"""Unpacks and compiles the support code of the PySide that is installed, so that no start has to do it.

    .venv/bin/python packaging/pyside_support.py    # into the environment, for `saboteur_desktop.app.plain_imports`

The spec of the frozen program puts it beside `shiboken6`.
"""

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
UNPACKING: Final = """
import sys
from pathlib import Path
from saboteur_desktop.app.plain_imports import import_shiboken
import_shiboken(Path(sys.argv[1]))
"""
FOLDER: Final = "files.dir"
"""What PySide calls it."""


def compiled_into(folder: Path) -> Path:
    """Make PySide's folder `files.dir` in that folder, with compiled files alone, and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    # PySide's own switch for unpacking: beside the place where its module says that it lies.
    environment = os.environ | {"SBK_EMBED": "0", "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", UNPACKING, folder], env=environment, check=True)
    made = folder / FOLDER
    for leftover in made.rglob("__pycache__"):
        shutil.rmtree(leftover)
    # Without sources beside them they are never looked at again, and name no place of this machine.
    mode = PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(made, quiet=1, legacy=True, stripdir=str(made), invalidation_mode=mode):
        sys.exit("PySide's support code does not compile.")
    for source in made.rglob("*.py"):
        source.unlink()
    return made


def main() -> None:
    """Bring the environment up to date; nothing is done when the folder is there."""
    sys.path.insert(0, str(ROOT))
    import shiboken6

    from saboteur_desktop.app.plain_imports import support_folder

    folder = support_folder(shiboken6.__version__)
    if folder.is_dir():
        return
    # Those of other versions go; a cut-off start leaves nothing that could be taken for whole.
    shutil.rmtree(folder.parent, ignore_errors=True)
    begun = folder.with_name("begun")
    compiled_into(begun)
    begun.rename(folder)


if __name__ == "__main__":
    main()
