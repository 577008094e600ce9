"""Pictures to test: what a drawing function paints, as an image."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.paint import fonts
from saboteur_desktop.paint.placing import HINTS

FONT_FILES = tuple(sorted((Path(__file__).parents[2] / "resources" / "fonts").glob("*.ttf")))


@cache
def load_fonts() -> tuple[str, ...]:
    """Registers the bundled fonts once for all tests of a run; returns their families."""
    return fonts.register(FONT_FILES)


def picture(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    """What `paint` leaves on a transparent picture."""
    load_fonts()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        paint(p)
    return image


def pixels(image: QImage) -> bytes:
    """All pixels, to compare two pictures."""
    return bytes(image.constBits())


def greys(image: QImage) -> list[int]:
    """The picture without colour, row by row, 0 to 255."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    stride, data = grey.bytesPerLine(), bytes(grey.constBits())
    return [data[y * stride + x] for y in range(grey.height()) for x in range(grey.width())]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of two pictures of one size in grey, 0 to 255."""
    return mean([abs(x - y) for x, y in zip(greys(a), greys(b), strict=True)])
