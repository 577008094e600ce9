"""Icons of all sizes in one file, as Windows and macOS want them: both formats hold PNG files as they are."""

import struct
from pathlib import Path
from typing import Final

_WINDOWS: Final = (16, 24, 32, 48, 64, 128, 256)
_MACOS: Final = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The kinds of picture that an icon of macOS may hold, by their size."""


def ico(folder: Path) -> bytes:
    """The icon for Windows, out of the PNG files of a folder."""
    pictures = [(size, _png(folder, size)) for size in _WINDOWS]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, png in pictures:
        # 256 is written as 0: the field has one byte.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(png for _, png in pictures)


def icns(folder: Path) -> bytes:
    """The icon for macOS, out of the PNG files of a folder."""
    parts = []
    for kind, size in _MACOS.items():
        png = _png(folder, size)
        parts.append(kind + struct.pack(">I", 8 + len(png)) + png)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(folder: Path, size: int) -> bytes:
    return (folder / f"saboteur-desktop-{size}.png").read_bytes()
