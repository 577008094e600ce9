"""The tag of who made the last move."""

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.treasure import draw_gold_tag, gold_tag_width


def _columns(label: str) -> list[bool]:
    """For each column of the middle of the tag, whether anything is drawn on the gold."""
    width = round(gold_tag_width(label, 40, 20))
    image = QImage(width, 44, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        draw_gold_tag(p, QRectF(0, 0, width, 40), label, 20)
    plain = image.pixelColor(4, 20)

    def differs(x: int, y: int) -> bool:
        there = image.pixelColor(x, y)
        return abs(there.red() - plain.red()) + abs(there.green() - plain.green()) > 110

    return [any(differs(x, y) for y in range(6, 34)) for x in range(3, width - 4)]


def test_pickaxe_keeps_clear_of_the_text(qapp: object) -> None:
    columns = _columns("HHHH")
    drawn = [x for x, ink in enumerate(columns) if ink]
    gaps = [(a, b) for a, b in pairwise(drawn) if b - a > 4]
    assert gaps, "there is clear gold between them"
    assert len(columns) - drawn[-1] > 4, "and behind the text"
