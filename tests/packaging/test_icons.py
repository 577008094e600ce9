"""The icon: drawn by the game's own painters, in every size desktops ask for, and in the files of each system."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from bundle.icon_files import icns, ico
from make_icons import ICONS, SIZES, icon

CLOSE = 24
"""So much the light of a pixel may differ from machine to machine; of 255."""


@pytest.mark.parametrize("size", SIZES)
def test_the_file_is_what_the_painters_draw(qapp: object, size: int) -> None:
    kept = QImage(str(ICONS / f"saboteur-desktop-{size}.png"))
    drawn = icon(size)
    assert (kept.width(), kept.height()) == (size, size)
    places = [(x * size // 8, y * size // 8) for x in range(8) for y in range(8)]
    for x, y in places:
        one, other = kept.pixelColor(x, y), drawn.pixelColor(x, y)
        assert abs(one.lightness() - other.lightness()) <= CLOSE
        assert abs(one.alpha() - other.alpha()) <= CLOSE


@pytest.mark.parametrize("size", SIZES)
def test_the_corners_are_clear_and_the_middle_is_not(qapp: object, size: int) -> None:
    drawn = icon(size)
    assert drawn.pixelColor(0, 0).alpha() < 3
    assert drawn.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_icon_of_windows_holds_every_size_to_256() -> None:
    data = ico(ICONS)
    kind, count = struct.unpack_from("<2xHH", data)
    assert (kind, count) == (1, 7)
    for number in range(count):
        width, length, offset = struct.unpack_from("<B7xII", data, 6 + 16 * number)
        png = data[offset : offset + length]
        assert png.startswith(b"\x89PNG")
        assert QImage.fromData(png).width() == (width or 256)


def test_the_icon_of_macos_holds_sizes_to_512(tmp_path: Path) -> None:
    data = icns(ICONS)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    sizes, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        sizes.append(QImage.fromData(data[at + 8 : at + length]).width())
        at += length
    assert sizes == [16, 32, 64, 128, 256, 512]
