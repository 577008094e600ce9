"""The tooth of paper: a tile of specks and short fibres laid over every sheet."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.placing import faded

TILE: Final = Path(__file__).with_name("grain.pixels")
"""Drawn by `packaging/make_grain.py`: to draw it at each start, or to unpack it, would make everybody wait for it."""
SIDE: Final = 256
"""Pixels along an edge of it; they lie there row by row as `FORMAT` says, low byte first."""
FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied


@cache
def grain_tile() -> QImage:
    """A picture that repeats without a seam; black and white, nearly transparent."""
    pixels = TILE.read_bytes()
    return QImage(pixels, SIDE, SIDE, FORMAT).copy()


def grain(p: QPainter, path: QPainterPath, strength: float = 0.6) -> None:
    """The tooth over the area of the path; none in strong contrast."""
    if is_bold():
        return
    with faded(p, strength):
        p.fillPath(path, QBrush(grain_tile()))
