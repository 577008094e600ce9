"""Tries the two commands of the README on a Debian that holds nothing but Python.

    debootstrap --variant=minbase --include=python3,ca-certificates bookworm FOLDER
    python3 packaging/check_fresh.py FOLDER

As root, on Linux. FOLDER is changed: what the commands install stays in it. A mirror or certificate that this machine
needs has to be set up in FOLDER before; pip's settings are taken over from the environment.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLONE = "/srv/saboteur-desktop"

TEST = "python3 packaging/dev.py test"
# Opens the game, waits for its window, closes it as a person would, and gives the game's exit status.
RUN = """xvfb-run -a sh -c '
    openbox & manager=$!
    python3 packaging/dev.py run & game=$!
    if timeout 120 xdotool search --sync --onlyvisible --name Saboteur >/dev/null
    then sleep 2; xdotool key alt+F4
    else kill $game
    fi
    wait $game; status=$?
    kill $manager
    exit $status
'"""


def inside(folder: Path, command: str) -> None:
    """Run a command in the clone inside the root, with nothing of this machine's environment but pip's settings."""
    plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    started = time.monotonic()
    subprocess.run(["chroot", folder, "sh", "-c", f"cd {CLONE} && {command}"], check=True, env=plain | settings)
    print(f"== passed after {time.monotonic() - started:.0f} s: {command.split(' -c')[0]}", flush=True)


def main(folder: Path) -> None:
    """Clone the committed tree into the root and go through the commands, each of them twice."""
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, f"{folder}{CLONE}"], check=True)
    subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)
    try:
        for command in (TEST, RUN, TEST, RUN):
            inside(folder, command)
    finally:
        subprocess.run(["umount", folder / "proc"], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    main(Path(sys.argv[1]).resolve())
