"""Tries what packaging/build.py made for Linux on a Debian 12 that holds nothing at all.

    debootstrap --variant=minbase bookworm FOLDER
    python3 packaging/check_build.py FOLDER

As root, on Linux. FOLDER is changed. A mirror or certificate that this machine needs has to be set up in it before.
Each line that is printed is a thing that can go wrong on a family's computer, and did not.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from bundle.bare_root import BareRoot
from bundle.names import IDENTIFIER, PROGRAM, RECORD_ENDING, ROOT, version

DIST: Final = ROOT / "dist"
INSTALLED: Final = f"/usr/lib/{PROGRAM}"
AWKWARD: Final = "/srv/Мои игры/お邪魔者 で遊ぶ"
"""Spaces, Cyrillic and Japanese in one path."""

WHOLE: Final = "whole: 6 font families, 28 sounds, 3 languages, miniaudio and prism, matches of"
MATCHES: Final = f".local/share/{PROGRAM}/library.sqlite3"

# Opens the window, does as it is told while it is there, closes it as a person would, and gives the exit status.
SEE: Final = """xvfb-run -a -s '{screen}' sh -c '
    openbox 2>/dev/null & manager=$!
    "{program}" & game=$!
    if window=$(timeout 120 xdotool search --sync --onlyvisible --name Saboteur | head -n1)
    then {meanwhile} ; xdotool windowactivate --sync $window key alt+F4
    else kill $game
    fi
    wait $game; status=$?
    kill $manager
    exit $status
'"""
SCREEN: Final = "-screen 0 1280x800x24"
# A second start ends by itself; there is still one window, and it has come out of the dock.
SECOND_START: Final = """xdotool windowminimize --sync $window
    timeout 60 "{program}" || exit 9
    timeout 60 xdotool search --sync --onlyvisible --name Saboteur > /tmp/windows
    test $(wc -l < /tmp/windows) = 1 || exit 8"""
# The window has told the compositor its title: it is on the screen.
WAYLAND: Final = """mkdir -p -m 700 /tmp/wayland; export XDG_RUNTIME_DIR=/tmp/wayland
    weston --backend=headless-backend.so --socket=here >/dev/null 2>&1 & compositor=$!
    while ! test -S /tmp/wayland/here; do sleep 0.1; done
    WAYLAND_DISPLAY=here WAYLAND_DEBUG=1 "{program}" 2> /tmp/talk & game=$!
    status=1
    for try in $(seq 300); do
        if grep -q 'set_title("Saboteur")' /tmp/talk; then status=0; break; fi
        sleep 0.1
    done
    kill $game $compositor
    exit $status"""


class Failed(Exception):
    """What went wrong, and what was said."""


def main(folder: Path) -> None:
    """Go through everything in order, up to the first failure."""
    root = BareRoot(folder)
    package = DIST / f"{PROGRAM}_{version()}_amd64.deb"
    for file in DIST.iterdir():
        shutil.copy(file, folder / "srv")
    with root.opened():
        root.administrator("apt-get -qq update")
        root.install(f"/srv/{package.name}")
        said("installed, with the packages that it asks for and no other")
        self_checks(root)
        root.install("xvfb", "xauth", "openbox", "xdotool")
        windows(root)
        obstacles(root)
        other_files(root)
        desktop(root)
        removal(root)


def said(what: str) -> None:
    """Tell that this went well."""
    print(f"{time.strftime('%H:%M:%S')}  {what}", flush=True)


def expect(
    answer: "subprocess.CompletedProcess[str]", what: str, status: int = 0, words: str = "", silent: bool = False
) -> None:
    """Go on if the command ended with that status and said those words, and if so wanted no other."""
    everything = answer.stdout + answer.stderr
    if answer.returncode != status or words not in everything or (silent and answer.stderr.strip()):
        raise Failed(f"not so: {what}\nstatus {answer.returncode}\n{everything}")
    said(what)


def see(root: BareRoot, what: str, program: str = PROGRAM, screen: str = SCREEN, **more: str) -> None:
    """Open the window, close it, and look at what was said meanwhile: nothing."""
    meanwhile = more.pop("meanwhile", "true").format(program=program)
    home = more.pop("home", "/srv/person")
    command = SEE.format(program=program, screen=screen, meanwhile=meanwhile)
    more.setdefault("LANG", "C.UTF-8")
    expect(root.person(command, home, **more), what, silent=True)


def self_checks(root: BareRoot) -> None:
    """The program alone, without a screen."""
    expect(root.person(f"{PROGRAM} --version"), "says its version", words=f"{PROGRAM} {version()}")
    expect(root.person(f"{PROGRAM} self-check"), "plays a match in an empty environment", words=WHOLE)
    expect(root.person(f"{PROGRAM} simulate --matches 1"), "its commands work", words="rounds")
    root.administrator(f"mkdir -p '{AWKWARD}' && cp -r {INSTALLED} '{AWKWARD}'")
    moved = f"cd /usr && '{AWKWARD}/{PROGRAM}/{PROGRAM}' self-check"
    expect(
        root.person(moved, f"{AWKWARD}/дом 家"), "plays it from a path with spaces, Cyrillic and Japanese", words=WHOLE
    )
    root.administrator("mv /usr/share/fonts /usr/share/no-fonts")
    expect(root.person(f"{PROGRAM} self-check", LANG="C.UTF-8"), "plays it without any font on the system", words=WHOLE)
    root.administrator("mv /usr/share/no-fonts /usr/share/fonts")


def windows(root: BareRoot) -> None:
    """The window, as a person opens it; there is no sound device anywhere in here."""
    see(root, "opens and closes, from a folder that it cannot write to, without a sound device")
    if not (root.folder / "srv" / "person" / MATCHES).is_file():
        raise Failed("no library was made")
    see(root, "a second start brings the first window forward and ends", meanwhile=SECOND_START)
    moved, home = f"{AWKWARD}/{PROGRAM}/{PROGRAM}", f"{AWKWARD}/дом 家"
    see(root, "opens from a path with spaces, Cyrillic and Japanese", program=moved, home=home)
    see(root, "opens without OpenGL", screen=f"{SCREEN} -extension GLX")
    see(root, "opens on a screen of 3840 by 2160 at 200 %", screen="-screen 0 3840x2160x24", QT_SCALE_FACTOR="2")
    root.install("weston")
    expect(root.person(WAYLAND.format(program=PROGRAM)), "opens on Wayland, without X11")


def obstacles(root: BareRoot) -> None:
    """What is missing is told in a sentence."""
    expect(root.person(PROGRAM), "without a screen it says so", status=1, words="finds no screen")
    hidden = f"{AWKWARD}/{PROGRAM}/_internal/libxcb-cursor.so.0"
    root.administrator(f"rm '{hidden}'")
    moved = f"'{AWKWARD}/{PROGRAM}/{PROGRAM}'"
    answer = root.person(moved, DISPLAY=":7", LANG="en_GB.UTF-8")
    expect(answer, "without libxcb-cursor0 it names the package", 1, "Please install the package libxcb-cursor0.")
    answer = root.person(moved, DISPLAY=":7", LANG="ja_JP.UTF-8")
    expect(answer, "in Japanese too", 1, "パッケージ libxcb-cursor0 をインストールしてください。")
    library = "/usr/lib/x86_64-linux-gnu/libEGL.so.1"
    root.administrator(f"mv {library} {library}.hidden")
    expect(
        root.person(PROGRAM, DISPLAY=":7"), "without libegl1 it names the package", 1, "install the package libegl1."
    )
    root.administrator(f"mv {library}.hidden {library}")


def other_files(root: BareRoot) -> None:
    """The single file and the archive."""
    alone = f"/srv/{PROGRAM}-{version()}-linux-x86_64.run"
    answer = root.person(f"{alone} self-check")
    expect(answer, "without xz the single file names the package", 1, "install the package xz-utils")
    root.install("xz-utils")
    expect(root.person(f"{alone} self-check"), "the single file unpacks itself and plays a match", words=WHOLE)
    started = time.monotonic()
    expect(root.person(f"{alone} --version"), "and is quick from then on", words=version())
    if time.monotonic() - started > 10:
        raise Failed("it unpacked itself again")
    expect(root.person(f"{alone} --remove && test ! -e ~/.cache/{PROGRAM}"), "and removes what it unpacked")
    unpack = f"cd ~ && tar -xf /srv/{PROGRAM}-{version()}-linux-x86_64.tar.xz && {PROGRAM}/{PROGRAM} self-check"
    expect(root.person(unpack), "the archive unpacked in a person's folder plays a match", words=WHOLE)


def desktop(root: BareRoot) -> None:
    """The files by which desktops find the program."""
    root.install("desktop-file-utils", "appstream", "shared-mime-info")
    share = "/usr/share"
    expect(root.person(f"desktop-file-validate {share}/applications/{PROGRAM}.desktop"), "the menu entry is valid")
    described = f"{share}/metainfo/{IDENTIFIER}.metainfo.xml"
    expect(root.person(f"appstreamcli validate --no-net {described}"), "the description is valid")
    kinds = f"grep -q '{RECORD_ENDING}' {share}/mime/globs2"
    expect(root.person(kinds), "record files are a kind of file of the desktop")


def removal(root: BareRoot) -> None:
    """Removed, nothing is left but what is the person's own."""
    own = {line.lstrip("/") for line in listed(root)}
    before = root.files()
    root.administrator(f"apt-get -qq purge --yes {PROGRAM}")
    after = root.files()
    shared = {"usr/share/mime"}
    strange = {
        name for name in before ^ after if name not in own and not any(name.startswith(place) for place in shared)
    }
    if strange or f"usr/lib/{PROGRAM}" in after:
        raise Failed(f"left behind or taken away: {sorted(strange)}")
    if not (root.folder / "srv" / "person" / MATCHES).is_file():
        raise Failed("the person's matches are gone")
    said("removed without a trace; the person's matches are still there")


def listed(root: BareRoot) -> list[str]:
    """What the package says it brought."""
    return root.person(f"dpkg -L {PROGRAM}").stdout.splitlines()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    try:
        main(Path(sys.argv[1]).resolve())
    except (Failed, subprocess.CalledProcessError) as failure:
        said_by_it = getattr(failure, "stderr", "") or ""
        sys.exit(f"{failure}\n{said_by_it}")
