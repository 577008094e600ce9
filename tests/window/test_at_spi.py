"""A screen reader of the desktop finds the table on the accessibility bus and plays on it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.window.screen import screen

SYSTEM_PYTHON = Path("/usr/bin/python3")
READER = Path(__file__).with_name("at_spi_reader.py")
REGISTRIES = (Path("/usr/libexec/at-spi2-registryd"), Path("/usr/lib/at-spi2-core/at-spi2-registryd"))


def lacking() -> str | None:
    """What this machine lacks for it."""
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session (dbus)"
    if not any(path.exists() for path in REGISTRIES):
        return "the accessibility bus (at-spi2-core)"
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if not SYSTEM_PYTHON.exists() or subprocess.run([SYSTEM_PYTHON, "-c", asked], capture_output=True).returncode:
        return "the bindings of the bus for the system's Python (python3-gi, gir1.2-atspi-2.0)"
    return None


@pytest.mark.window
@pytest.mark.timeout(240)
def test_a_turn_is_played_over_the_accessibility_bus(tmp_path: Path) -> None:
    lacks = lacking()
    if lacks is not None:
        pytest.skip(f"not installed: {lacks}")
    file = tmp_path / "home" / "saboteur-desktop" / "preferences.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"language": "en", "bot_pace": "at_once", "motion": "reduced"}))
    with screen(tmp_path) as display:
        environment = {**display, "XDG_DATA_HOME": str(tmp_path / "home"), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        read = subprocess.run(
            ["dbus-run-session", "--", SYSTEM_PYTHON, READER, sys.executable, "-m", "saboteur_desktop"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=220,
        )
    assert read.returncode == 0, read.stderr
    found = json.loads(read.stdout.strip().splitlines()[-1])
    groups = {group for _, _, group in found["held"]}
    assert groups >= {"Your hand", "Where the card may go", "The mine", "Players", "Piles", "Buttons"}
    assert any(name.startswith("Row 0. column 0: start") for name, _, group in found["held"] if group == "The mine")
    heard = " ".join(found["heard"])
    assert "Your role: " in heard
    assert found["card"] in heard
    assert "discards a card." in heard
