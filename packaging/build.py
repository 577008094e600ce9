"""Makes what is handed out, for the system that it runs on, into `dist/`.

    python3 packaging/build.py

It makes an environment of its own (`bundle/environment.py`), freezes the program with PyInstaller, plays a match in
the frozen program, and packs it: for Linux .deb, .tar.xz and a single file, for Windows an installer with Inno Setup
(`iscc` on the path), for macOS a disk image. The two last are made on their own systems: nothing is built across.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from bundle.environment import freeze, prepare
from bundle.names import PROGRAM, ROOT, TITLE, version

DIST: Final = ROOT / "dist"
FROZEN: Final = ROOT / "build" / "frozen"
BUNDLE: Final = FROZEN / PROGRAM

UNPACKED_MB, PACKED_MB = 150, 50
"""What the frozen folder and each file that is handed out may weigh on Linux."""


def megabytes(path: Path) -> float:
    """What a file or a folder weighs, in millions of bytes."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if not file.is_dir()) / 1e6


def self_check() -> None:
    """Let the frozen program look for everything it needs and play a match, without a word of this environment."""
    name = f"{PROGRAM}-console.exe" if sys.platform == "win32" else PROGRAM
    place = FROZEN / f"{TITLE}.app" / "Contents" / "MacOS" if sys.platform == "darwin" else BUNDLE
    plain = {} if os.name == "posix" else {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP")}
    subprocess.run([place / name, "self-check"], check=True, env=plain | {"LANG": "C.UTF-8"})


def pack_for_linux() -> list[Path]:
    """The three files for Linux; sizes and calls are looked at."""
    from bundle.linux import archive, debian_package, single_file
    from bundle.whole import missing_libraries, uncredited

    if missing := missing_libraries(BUNDLE):
        sys.exit(f"Neither packed nor the system's: {missing}")
    if nameless := uncredited(BUNDLE):
        sys.exit(f"Packed without being named in resources/CREDITS.md: {nameless}")
    stem = f"{PROGRAM}-{version()}-linux-x86_64"
    packed, alone = DIST / f"{stem}.tar.xz", DIST / f"{stem}.run"
    package = DIST / f"{PROGRAM}_{version()}_amd64.deb"
    archive(BUNDLE, packed)
    single_file(packed, alone)
    debian_package(BUNDLE, package, ROOT / "build" / "deb")
    return [packed, alone, package]


def pack_for_windows() -> list[Path]:
    """The installer, made by Inno Setup."""
    script = ROOT / "packaging" / "windows" / "saboteur-desktop.iss"
    subprocess.run(["iscc", "/Q", f"/DVersion={version()}", script], check=True)
    return [DIST / f"{PROGRAM}-{version()}-windows-x64-setup.exe"]


def pack_for_macos() -> list[Path]:
    """The disk image: the program beside a way into the folder of programs."""
    folder = FROZEN / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    subprocess.run(["ditto", FROZEN / f"{TITLE}.app", folder / f"{TITLE}.app"], check=True)
    (folder / "Applications").symlink_to("/Applications")
    image = DIST / f"{PROGRAM}-{version()}-macos.dmg"
    making = ["hdiutil", "create", "-quiet", "-ov", "-format", "ULMO", "-volname", TITLE]
    subprocess.run([*making, "-srcfolder", folder, image], check=True)
    return [image]


def main() -> None:
    """Make everything, and say what it weighs."""
    started = time.monotonic()
    if hasattr(os, "nice"):
        os.nice(10)
    prepare()
    shutil.rmtree(FROZEN, ignore_errors=True)
    freeze(FROZEN)
    self_check()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    packers = {"linux": pack_for_linux, "win32": pack_for_windows, "darwin": pack_for_macos}
    files = packers[sys.platform]()
    unpacked = megabytes(BUNDLE)
    print(f"{unpacked:6.1f} MB  {BUNDLE.relative_to(ROOT)}")
    for file in files:
        print(f"{megabytes(file):6.1f} MB  {file.relative_to(ROOT)}")
    print(f"made in {time.monotonic() - started:.0f} s")
    if sys.platform == "linux" and (unpacked > UNPACKED_MB or max(map(megabytes, files)) > PACKED_MB):
        sys.exit(f"Too heavy: {UNPACKED_MB} MB unpacked and {PACKED_MB} MB packed are the limits.")


if __name__ == "__main__":
    main()
