"""Builds `saboteur_desktop/_assets/`: a copy of `resources/` and the compiled translations.

The program reads that folder alone (`saboteur_desktop.app.assets`), from the source tree, from a wheel and from a
frozen bundle in the same way. Run it after a change in `resources/` or `i18n/`; `dev.py` and the build hook do.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "saboteur_desktop" / "_assets"

# The tool is called through its Python package: an isolated build has no scripts folder to find `pyside6-lrelease` in.
LRELEASE = (sys.executable, "-c", "from PySide6.scripts.pyside_tool import lrelease; lrelease()")


def compiled_translations() -> dict[Path, bytes]:
    """Every `i18n/*.ts` compiled, by its path inside the assets."""
    compiled = {}
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted((ROOT / "i18n").glob("*.ts")):
            result = Path(folder, f"{source.stem}.qm")
            subprocess.run([*LRELEASE, "-silent", source, "-qm", result], check=True)
            compiled[Path("i18n", result.name)] = result.read_bytes()
    return compiled


def gathered_resources() -> dict[Path, bytes]:
    """Every file of `resources/`, licences included, by its path inside the assets."""
    resources = ROOT / "resources"
    return {path.relative_to(resources): path.read_bytes() for path in sorted(resources.rglob("*")) if path.is_file()}


def build() -> None:
    """Bring the assets up to date: write what differs, remove what has no source any more."""
    wanted = gathered_resources() | compiled_translations()
    for name, content in wanted.items():
        target = TARGET / name
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            # A program that runs has the old file mapped into its memory: it keeps it, the new one takes the name.
            new = target.with_name(f"{target.name}.new")
            new.write_bytes(content)
            new.replace(target)
    for path in sorted(TARGET.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(TARGET) not in wanted:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


if __name__ == "__main__":
    build()
