"""Two commands for a fresh machine: set up what is missing, then open the game or pass every test.

    python3 packaging/dev.py run [ARGUMENTS OF THE GAME]
    python3 packaging/dev.py test

Standard library only: nothing else is there yet when it starts.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
SUPPORT = ROOT / "packaging" / "pyside_support.py"
STAMP = VENV / "set-up-for"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}

# What Qt's wheel expects of Debian and its children. Names after a bar are what newer releases call the same package.
QT_LIBRARIES = (
    "libgl1",
    "libegl1",
    "libglib2.0-0|libglib2.0-0t64",
    "libdbus-1-3",
    "libfontconfig1",
    "libxkbcommon0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)
# The virtual screen, its window manager and its hand on the mouse; the bus on which screen readers listen, and an ear.
WINDOW_TOOLS = ("xvfb", "xauth", "openbox", "xdotool", "at-spi2-core", "dbus", "python3-gi", "gir1.2-atspi-2.0")

# The checks in their order: the quick ones first.
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("formatting", ("-m", "ruff", "format", "--check")),
    ("lint", ("-m", "ruff", "check")),
    ("types", ("-m", "mypy")),
    ("imports between layers", ("-c", "from importlinter.cli import lint_imports_command as check; check()")),
    ("translations", ("packaging/update_translations.py", "--check")),
    ("tests", ("-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal")),
    ("self-check", ("-m", "saboteur_desktop", "self-check")),
)


class Failed(Exception):
    """What went wrong, in a sentence for the person at the terminal."""


def call(why: str, *command: str | Path, **variables: str) -> None:
    """Run a command in the project's folder; `why` names the step when it fails."""
    try:
        status = subprocess.run(list(map(str, command)), cwd=ROOT, env={**os.environ, **variables}).returncode
    except OSError as error:
        raise Failed(f"{why}: {command[0]} does not start ({error.strerror}).") from error
    if status:
        raise Failed(f"{why}: failed with exit status {status}.")


def heading(text: str) -> None:
    """Say what comes now, in front of what it prints."""
    print(f"== {text}", flush=True)


def installed_packages() -> set[str]:
    """The names of the Debian packages that are installed."""
    listing = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${db:Status-Abbrev}${Package}\n"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return {line[3:].strip() for line in listing.stdout.splitlines() if line.startswith("ii")}


def lacking(wanted: tuple[str, ...], installed: set[str]) -> list[str]:
    """The wanted packages, by their first name, of which no name is installed."""
    return [names.split("|")[0] for names in wanted if installed.isdisjoint(names.split("|"))]


def system_packages(testing: bool) -> None:
    """Install what Qt needs of the system, or say what to install; only where there is `apt-get`."""
    if not (sys.platform == "linux" and shutil.which("apt-get") and shutil.which("dpkg-query")):
        return
    root = os.geteuid() == 0
    wanted = QT_LIBRARIES + (WINDOW_TOOLS if testing and root else ())
    missing = lacking(wanted, installed_packages())
    if importlib.util.find_spec("ensurepip") is None:
        missing.insert(0, f"python3.{sys.version_info.minor}-venv")
    if not missing:
        return
    install = ("apt-get", "install", "--yes", "--no-install-recommends", *missing)
    if not root:
        raise Failed(f"System packages are missing. Install them, then try again:\n  sudo {' '.join(install)}")
    heading("system packages: " + " ".join(missing))
    call("Reading the package lists", "apt-get", "update", "-qq")
    call("Installing system packages", "apt-get", "-qq", *install[1:], DEBIAN_FRONTEND="noninteractive")


def fingerprint() -> str:
    """What the virtual environment was made from: it is made anew when this changes."""
    digest = hashlib.sha256(b"%d.%d" % sys.version_info[:2])
    for path in (ROOT / "pyproject.toml", REQUIREMENTS, SUPPORT):
        digest.update(path.read_bytes())
    return f"{digest.hexdigest()} {ROOT}"


def pip_answers() -> bool:
    """Whether `.venv` is of use: not after a cut-off set-up, nor when the Python it was made from is gone."""
    command = [str(PYTHON), "-m", "pip", "--version"]
    quiet = subprocess.DEVNULL
    return PYTHON.exists() and subprocess.run(command, stdout=quiet, stderr=quiet).returncode == 0


def virtual_environment() -> None:
    """Make `.venv` with the pinned packages and this project in it, unless it is there already."""
    if STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint():
        return
    heading("virtual environment")
    if not pip_answers():
        call("Making the virtual environment", sys.executable, "-m", "venv", "--clear", VENV)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    call("Installing the pinned packages", *pip, "--require-hashes", "--requirement", REQUIREMENTS)
    # Nothing is fetched here: what builds the project is among the pinned packages.
    call("Installing the project", *pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    call("Starting Qt for the first time", PYTHON, "-c", "import PySide6.QtSvg, PySide6.QtWidgets", **OFFSCREEN)
    call("Compiling PySide's support code", PYTHON, "packaging/pyside_support.py")
    STAMP.write_text(fingerprint(), "utf-8")


def set_up(testing: bool) -> None:
    """Bring the machine from whatever it has to what the project needs; quick when nothing is missing."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this may not know
        raise Failed(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    system_packages(testing)
    virtual_environment()
    call("Building the assets", PYTHON, "packaging/build_assets.py")


def run(arguments: list[str]) -> int:
    """Open the game; returns its exit status."""
    set_up(testing=False)
    return subprocess.run([str(PYTHON), "-m", "saboteur_desktop", *arguments]).returncode


def test() -> int:
    """Run every check up to the first that fails."""
    set_up(testing=True)
    for title, command in CHECKS:
        heading(title)
        call(title.capitalize(), PYTHON, *command, **OFFSCREEN)
    return 0


def main(arguments: list[str]) -> int:
    """Do what the command line says; a failure is a sentence and an exit status."""
    try:
        if arguments[:1] == ["run"]:
            return run(arguments[1:])
        if arguments == ["test"]:
            return test()
        usage()
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def usage() -> NoReturn:
    """Say how it is called."""
    print((__doc__ or "").strip(), file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
