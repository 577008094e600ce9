"""The soft edge of large sheets: the silhouette is painted small, blurred there and stretched.

Stacked strokes (`paint.strokes.soft`) are crisper and need no second picture, but along the outline of a mountain each
of them takes as long as all of this.
"""

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.placing import HINTS, saved

_FINENESS: Final = 4
"""Pixels of the small picture to one width of the edge."""
_SPREAD: Final = 0.3
"""How far the silhouette is widened before it is blurred, in widths of the edge: it is full where the sheet ends."""


def soft_silhouette(p: QPainter, path: QPainterPath, width: float, tint: Tint, alpha: float) -> None:
    """The area of the path, its edge fading outwards over a width."""
    area = _seen(p, width).intersected(path.boundingRect().adjusted(-width, -width, width, width))
    if area.isEmpty():
        return
    unit = width / _FINENESS
    size = QSize(2 * math.ceil(area.width() / unit / 2), 2 * math.ceil(area.height() / unit / 2))
    small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    with QPainter(small) as inner:
        inner.setRenderHints(HINTS)
        inner.scale(1 / unit, 1 / unit)
        inner.translate(-area.topLeft())
        ink = color(tint)
        round_pen = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        inner.setPen(QPen(ink, 2 * _SPREAD * width, *round_pen))
        inner.setBrush(ink)
        inner.drawPath(path)
    with saved(p):
        p.setOpacity(p.opacity() * alpha)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawImage(QRectF(area.topLeft(), size.toSizeF() * unit), _blurred(small))


def _seen(p: QPainter, margin: float) -> QRectF:
    """What of the plane is painted, and a margin around it."""
    back, turns_back = p.combinedTransform().inverted()
    seen = back.mapRect(QRectF(p.viewport())) if turns_back else QRectF()
    if p.hasClipping():
        seen = seen.intersected(p.clipBoundingRect())
    return seen.adjusted(-margin, -margin, margin, margin)


def _blurred(picture: QImage) -> QImage:
    """The picture made half as large and large again."""
    stretch = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return picture.scaled(picture.size() / 2, *stretch).scaled(picture.size(), *stretch)
