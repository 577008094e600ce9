"""Draws the tooth of paper, `saboteur_desktop/paint/grain.pixels`. Run it after a change here."""

import math
import os
import random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from saboteur_desktop.paint.grain import FORMAT, SIDE, TILE

_SPECKS, _FIBRES = 5200, 420


def tile() -> QImage:
    """Specks and fibres, the same ones every time; what leaves at one edge comes in at the other."""
    rng = random.Random(7)
    drawn = QImage(SIDE, SIDE, FORMAT)
    drawn.fill(0)
    with QPainter(drawn) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _ in range(_SPECKS):
            _speck(p, rng)
        for _ in range(_FIBRES):
            _fibre(p, rng)
    return drawn


def _speck(p: QPainter, rng: random.Random) -> None:
    x, y, weight = rng.random() * SIDE, rng.random() * SIDE, rng.random()
    light = rng.random() < 0.5
    p.fillRect(
        QRectF(x, y, 1.2, 1.2),
        QColor(255, 255, 255, int(46 * weight)) if light else QColor(0, 0, 0, int(52 * weight)),
    )


def _fibre(p: QPainter, rng: random.Random) -> None:
    x, y, angle, length = rng.random() * SIDE, rng.random() * SIDE, rng.random() * 6.28, 4 + 10 * rng.random()
    p.setPen(QPen(QColor(255, 255, 255, 22) if rng.random() < 0.55 else QColor(0, 0, 0, 26), 0.9))
    across = QPointF(math.cos(angle) * length, math.sin(angle) * length)
    for dx in (-SIDE, 0, SIDE):
        for dy in (-SIDE, 0, SIDE):
            start = QPointF(x + dx, y + dy)
            p.drawLine(start, start + across)


if __name__ == "__main__":
    app = QGuiApplication([])
    drawn = tile()
    TILE.write_bytes(bytes(drawn.constBits()))
