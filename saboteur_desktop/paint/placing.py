"""Where and through what a painter draws, for the length of a `with` block."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    """Changes to the painter last for the block only."""
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def placed(p: QPainter, x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> Iterator[None]:
    """The origin moved to (x, y), then turned, then scaled."""
    with saved(p):
        p.translate(x, y)
        if degrees:
            p.rotate(degrees)
        if scale != 1.0:
            p.scale(scale, scale)
        yield


@contextmanager
def box(p: QPainter, x: float, y: float, size: float, degrees: float = 0.0) -> Iterator[None]:
    """A 100 x 100 box around the origin, drawn `size` large and centred on (x, y): the home of every icon."""
    with placed(p, x, y, size / 100, degrees):
        yield


@contextmanager
def clipped(p: QPainter, path: QPainterPath) -> Iterator[None]:
    """Only what lies inside the path is painted."""
    with saved(p):
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield


@contextmanager
def faded(p: QPainter, opacity: float) -> Iterator[None]:
    """Everything painted with less opacity."""
    with saved(p):
        p.setOpacity(p.opacity() * opacity)
        yield


def device_scale(p: QPainter) -> float:
    """Device pixels per unit."""
    transform = p.deviceTransform()
    return math.hypot(transform.m11(), transform.m12())


@contextmanager
def offprint(p: QPainter, rect: QRectF, mask: QPainterPath | None = None) -> Iterator[QPainter]:
    """A painter on a separate transparent picture of `rect`, laid down at the end, cut along `mask`.

    Cutting once at the end keeps a stack of sheets from showing as a dark fringe along a round corner, which clipping
    each sheet would do.
    """
    scale = device_scale(p)
    width, height = max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale))
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as inner:
        inner.setRenderHints(HINTS)
        inner.scale(width / rect.width(), height / rect.height())
        inner.translate(-rect.topLeft())
        yield inner
        if mask is not None:
            _cut_along(inner, rect, mask)
    with saved(p):
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawImage(rect, picture)


def _cut_along(p: QPainter, rect: QRectF, mask: QPainterPath) -> None:
    outside = QPainterPath()
    outside.setFillRule(Qt.FillRule.OddEvenFill)
    outside.addRect(rect.adjusted(-rect.width(), -rect.height(), rect.width(), rect.height()))
    outside.addPath(mask)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    p.fillPath(outside, Qt.GlobalColor.black)
