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


def edges(image: QImage) -> list[int]:
    """How much each pixel differs from its neighbours to the right and below, in grey: the drawing without its fill."""
    grey, width, height = greys(image), image.width(), image.height()
    return [
        abs(grey[at] - grey[at + 1]) + abs(grey[at] - grey[at + width])
        for y in range(height - 1)
        for at in range(y * width, y * width + width - 1)
    ]


def edge_difference(a: QImage, b: QImage) -> float:
    """Mean difference of the edges of two pictures of one size, 0 to 255."""
    return mean([abs(x - y) for x, y in zip(edges(a), edges(b), strict=True)])
