"""The tooth of paper: a tile of specks and short fibres laid over every sheet."""

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.placing import faded

TILE = 256
_SPECKS, _FIBRES = 5200, 420


@cache
def grain_tile() -> QImage:
    """A picture of TILE x TILE pixels that repeats without a seam; black and white, nearly transparent."""
    rng = random.Random(7)
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    with QPainter(tile) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _ in range(_SPECKS):
            _speck(p, rng)
        for _ in range(_FIBRES):
            _fibre(p, rng)
    return tile


def grain(p: QPainter, path: QPainterPath, strength: float = 0.6) -> None:
    """The tooth over the area of the path; none in strong contrast."""
    if is_bold():
        return
    with faded(p, strength):
        p.fillPath(path, QBrush(grain_tile()))


def _speck(p: QPainter, rng: random.Random) -> None:
    x, y, weight = rng.random() * TILE, rng.random() * TILE, rng.random()
    light = rng.random() < 0.5
    p.fillRect(
        QRectF(x, y, 1.2, 1.2),
        QColor(255, 255, 255, int(46 * weight)) if light else QColor(0, 0, 0, int(52 * weight)),
    )


def _fibre(p: QPainter, rng: random.Random) -> None:
    x, y, angle, length = rng.random() * TILE, rng.random() * TILE, rng.random() * 6.28, 4 + 10 * rng.random()
    p.setPen(QPen(QColor(255, 255, 255, 22) if rng.random() < 0.55 else QColor(0, 0, 0, 26), 0.9))
    across = QPointF(math.cos(angle) * length, math.sin(angle) * length)
    for dx in (-TILE, 0, TILE):
        for dy in (-TILE, 0, TILE):
            start = QPointF(x + dx, y + dy)
            p.drawLine(start, start + across)
