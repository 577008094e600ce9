"""What is handed out for Linux: an archive, a single file that unpacks itself, and a package for Debian and Ubuntu."""

import hashlib
import lzma
import os
import shutil
import subprocess
import tarfile
import time
from pathlib import Path
from typing import Final

from bundle.names import AUTHORS, PROGRAM, ROOT, SUMMARY, version

SOURCES: Final = ROOT / "packaging" / "linux"
ICONS: Final = ROOT / "resources" / "icons"

DEPENDS: Final = (
    "libc6 (>= 2.36)",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++6",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "zlib1g",
)
"""The packages of `contents.OF_THE_SYSTEM`, but those that only Wayland or a loudspeaker asks for."""
RECOMMENDS: Final = ("libasound2 | libasound2t64", "libwayland-client0", "libwayland-cursor0")


def archive(bundle: Path, target: Path) -> None:
    """The folder in one file, owned by nobody in particular, the same bytes for the same folder."""
    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in sorted(bundle.rglob("*")):
            tar.add(path, Path(PROGRAM, path.relative_to(bundle)), recursive=False, filter=_nobodys)


def single_file(packed: Path, target: Path) -> None:
    """The archive behind a script that unpacks it at the first start and starts it from then on."""
    digest = hashlib.sha256(packed.read_bytes()).hexdigest()[:12]
    script = (SOURCES / "single-file.sh").read_text("utf-8")
    script = script.replace("@VERSION@", version()).replace("@DIGEST@", digest)
    script = script.replace("@LINES@", str(script.count("\n") + 1))
    target.write_bytes(script.encode() + packed.read_bytes())
    target.chmod(0o755)


def debian_package(bundle: Path, target: Path, work: Path) -> None:
    """The package: the folder in /usr/lib, and everything by which a desktop finds it."""
    shutil.rmtree(work, ignore_errors=True)
    share = work / "usr" / "share"
    shutil.copytree(bundle, work / "usr" / "lib" / PROGRAM, symlinks=True)
    (work / "usr" / "bin").mkdir(parents=True)
    (work / "usr" / "bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    desktop_files(share)
    documents = share / "doc" / PROGRAM
    documents.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", documents / "copyright")
    _tidy(work)
    control = work / "DEBIAN"
    control.mkdir(mode=0o755)
    size = sum(path.lstat().st_size for path in work.rglob("*") if not path.is_dir()) // 1024
    fields = {
        "Package": PROGRAM,
        "Version": version(),
        "Architecture": "amd64",
        "Maintainer": f"{AUTHORS} <nobody@localhost>",
        "Installed-Size": str(size),
        "Depends": ", ".join(DEPENDS),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n Secret roles, tunnels laid card by card, broken tools, rockfalls and gold, for a\n"
        " family round one screen. In English, Japanese and Russian, without a network.",
    }
    (control / "control").write_text("".join(f"{name}: {text}\n" for name, text in fields.items()), "utf-8")
    # xz, which every dpkg reads; zstd is newer than some.
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", work, target], check=True, stdout=subprocess.DEVNULL
    )


def desktop_files(share: Path) -> None:
    """What a desktop reads below /usr/share: the entry of the menu, icons, the kind of file, and the description."""
    for folder, name in (("applications", ".desktop"), ("mime/packages", ".xml")):
        (share / folder).mkdir(parents=True)
        shutil.copy(SOURCES / f"{PROGRAM}{name}", share / folder)
    for icon in ICONS.glob("*.png"):
        size = icon.stem.rpartition("-")[2]
        target = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{PROGRAM}.png"
        target.parent.mkdir(parents=True)
        shutil.copy(icon, target)
    described = (SOURCES / f"{PROGRAM}.metainfo.xml").read_text("utf-8")
    day = time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
    (share / "metainfo").mkdir(parents=True)
    target = share / "metainfo" / "org.saboteur_desktop.SaboteurDesktop.metainfo.xml"
    target.write_text(described.replace("@VERSION@", version()).replace("@DATE@", day), "utf-8")


def _tidy(folder: Path) -> None:
    """Give every file the rights that the files of a system have."""
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", entry.mtime))
    return entry
