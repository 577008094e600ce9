"""The virtual environment that executables are made in: what they are made of, PyInstaller, and nothing else."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bundle.names import ROOT

ENVIRONMENT: Final = ROOT / "build" / "environment"
REQUIREMENTS: Final = ROOT / "packaging" / "requirements-build.txt"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

_STAMP: Final = ENVIRONMENT / "made-for"


def prepare() -> None:
    """Bring the environment up to date, with the program of this tree installed in it as a person would."""
    wanted = hashlib.sha256(sys.version.encode() + REQUIREMENTS.read_bytes()).hexdigest()
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    if not _STAMP.is_file() or _STAMP.read_text("utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        subprocess.run([*pip, "--require-hashes", "--requirement", REQUIREMENTS], check=True)
        _STAMP.write_text(wanted, "utf-8")
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "--force-reinstall", ROOT], check=True)


def freeze(into: Path) -> None:
    """Make the program's folder inside that one."""
    folders = ("--distpath", into, "--workpath", ROOT / "build" / "work")
    spec = ROOT / "packaging" / "saboteur.spec"
    subprocess.run(
        [PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *folders, spec], check=True
    )
