"""Rooms behind results. One takes a second or more to paint, so a thread of its own does it."""

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.paint.placing import HINTS

PaintRoom = Callable[[QPainter, QSizeF], None]

# Threads of Python and not of Qt: the interpreter waits for them before it takes Qt down.
_PAINTER: Final = ThreadPoolExecutor(1, "painted-room")

_pictures: OrderedDict[tuple[str, int, int, float], Future[QImage]] = OrderedDict()
_KEPT: Final = 2


def painted_room(name: str, paint: PaintRoom, size: QSize, ratio: float) -> Future[QImage]:
    """The room of that name for a window of that size; the pages that show the same one share its picture.

    Two are kept. An older one that nobody has begun to paint is cancelled.
    """
    key = (name, size.width(), size.height(), ratio)
    if key not in _pictures:
        _pictures[key] = _PAINTER.submit(_paint, paint, size, ratio)
    _pictures.move_to_end(key)
    while len(_pictures) > _KEPT:
        _, oldest = _pictures.popitem(last=False)
        oldest.cancel()
    return _pictures[key]


def _paint(paint: PaintRoom, size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        paint(p, QSizeF(size))
    return image
