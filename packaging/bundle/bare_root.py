"""A bare Debian in a folder, in which commands are run as its administrator or as a person."""

import os
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_PERSON: Final = 1000
_PLAIN: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}


class BareRoot:
    """The folder, with nothing of this machine's environment in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Have its /proc and /dev/shm mounted."""
        mounts = ("proc", "dev/shm")
        for kind, place in zip(("proc", "tmpfs"), mounts, strict=True):
            (self.folder / place).mkdir(exist_ok=True)
            subprocess.run(["mount", "-t", kind, kind, self.folder / place], check=True)
        try:
            yield
        finally:
            for place in mounts:
                subprocess.run(["umount", self.folder / place], check=True)

    def administrator(self, command: str) -> None:
        """Run a command as root; raises CalledProcessError with what it said."""
        environment = _PLAIN | {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        self._run(("chroot", str(self.folder), "sh", "-c", command), environment).check_returncode()

    def install(self, *packages: str) -> None:
        """Install packages and what they depend on, and nothing that they merely recommend."""
        self.administrator(f"apt-get -qq install --yes --no-install-recommends {shlex.join(packages)}")

    def person(self, command: str, home: str = "/srv/person", **variables: str) -> "subprocess.CompletedProcess[str]":
        """Run a command as somebody without any rights, in the folder /; `env -i` but for what is named here."""
        place = self.folder / home.lstrip("/")
        if not place.exists():
            place.mkdir(parents=True)
            os.chown(place, _PERSON, _PERSON)
        become = ("setpriv", f"--reuid={_PERSON}", f"--regid={_PERSON}", "--clear-groups")
        environment = {"PATH": _PLAIN["PATH"], "HOME": home, **variables}
        return self._run(("chroot", str(self.folder), *become, "sh", "-c", command), environment)

    def files(self) -> set[str]:
        """Everything there is, but for what changes by itself and what is the person's."""
        ends = ("proc", "dev", "tmp", "srv", "root", "run", "var/log", "var/cache", "var/lib/apt", "var/lib/dpkg")
        skipped = {self.folder / end for end in ends}
        found = set()
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if Path(folder, name) not in skipped]
            found |= {str(Path(folder, name).relative_to(self.folder)) for name in (*names, *folders)}
        return found

    @staticmethod
    def _run(command: tuple[str, ...], environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=600)
