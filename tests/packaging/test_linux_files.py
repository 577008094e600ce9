"""The three files for Linux, made of a stand-in for the frozen program."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from bundle import linux
from bundle.names import IDENTIFIER, PROGRAM, version

STAND_IN = """#!/bin/sh
echo "started with $*"
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="made on Linux for Linux")


def needs(tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"not installed: {tool}")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / PROGRAM
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "library.so.1").write_bytes(b"library")
    (folder / "_internal" / "link.so.1").symlink_to("library.so.1")
    (folder / PROGRAM).write_text(STAND_IN, "utf-8")
    (folder / PROGRAM).chmod(0o755)
    return folder


@pytest.fixture
def alone(bundle: Path, tmp_path: Path) -> Path:
    needs("xz")
    packed, file = tmp_path / "packed.tar.xz", tmp_path / "Мои игры" / "お邪魔者.run"
    file.parent.mkdir()
    linux.archive(bundle, packed)
    linux.single_file(packed, file)
    return file


def start(file: Path | str, *arguments: str, cache: Path, folder: Path) -> str:
    environment = {"PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": str(cache)}
    command = [str(file), *arguments]
    return subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_archive_holds_the_folder_and_names_nobody(bundle: Path, tmp_path: Path) -> None:
    packed = tmp_path / "packed.tar.xz"
    linux.archive(bundle, packed)
    with tarfile.open(packed) as tar:
        entries = {entry.name: entry for entry in tar}
    assert entries[f"{PROGRAM}/{PROGRAM}"].mode & 0o111
    assert entries[f"{PROGRAM}/_internal/link.so.1"].linkname == "library.so.1"
    assert {(entry.uid, entry.gid, entry.uname, entry.gname) for entry in entries.values()} == {(0, 0, "", "")}


def test_the_single_file_passes_on_its_arguments_from_wherever_it_is_started(alone: Path, tmp_path: Path) -> None:
    cache = tmp_path / "кэш 隠し"
    assert start(alone, "a b", "c", cache=cache, folder=tmp_path) == "started with a b c\n"
    assert start(f"./{alone.name}", cache=cache, folder=alone.parent) == "started with \n"


def test_the_single_file_unpacks_itself_once(alone: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    start(alone, cache=cache, folder=tmp_path)
    (unpacked,) = (cache / PROGRAM).iterdir()
    (unpacked / PROGRAM / PROGRAM).write_text("#!/bin/sh\necho the same\n", "utf-8")
    assert start(alone, cache=cache, folder=tmp_path) == "the same\n"


def test_the_single_file_takes_away_what_it_unpacked(alone: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    start(alone, cache=cache, folder=tmp_path)
    start(alone, "--remove", cache=cache, folder=tmp_path)
    assert list(cache.iterdir()) == []


def test_the_debian_package_holds_everything_in_its_place(bundle: Path, tmp_path: Path) -> None:
    needs("dpkg-deb")
    package = tmp_path / "package.deb"
    linux.debian_package(bundle, package, tmp_path / "work")
    fields = subprocess.run(["dpkg-deb", "--field", package], check=True, capture_output=True, text=True).stdout
    assert f"Package: {PROGRAM}\nVersion: {version()}\n" in fields
    assert "libegl1" in fields
    listing = subprocess.run(["dpkg-deb", "--contents", package], check=True, capture_output=True, text=True).stdout
    for place in (
        f"./usr/lib/{PROGRAM}/{PROGRAM}",
        f"./usr/bin/{PROGRAM} -> ../lib/{PROGRAM}/{PROGRAM}",
        f"./usr/share/applications/{PROGRAM}.desktop",
        f"./usr/share/icons/hicolor/256x256/apps/{PROGRAM}.png",
        f"./usr/share/metainfo/{IDENTIFIER}.metainfo.xml",
        f"./usr/share/mime/packages/{PROGRAM}.xml",
        f"./usr/share/doc/{PROGRAM}/copyright",
    ):
        assert place in listing
    assert {line.split()[1] for line in listing.splitlines()} == {"root/root"}
