"""What surrounds a card: its shadow, the outline of a held card, the veil over a card that cannot be played."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import line, shadow, soft
from saboteur_desktop.table.metrics import card_height
from saboteur_desktop.table.renderer import SheetStore

CORNER = 14 / 240
"""Corner radius in card widths."""


def corner_radius(width: float) -> float:
    """Corner radius of a card of this width."""
    return width * CORNER


def card_rect(width: float) -> QRectF:
    """The rectangle of a card around its middle."""
    height = card_height(width)
    return QRectF(-width / 2, -height / 2, width, height)


class Sheet(NamedTuple):
    """A pixmap and the offset of its upper left corner from the middle of the card."""

    pixmap: QPixmap
    offset: QPointF


def shadow_sheet(sheets: SheetStore, width: float, depth: float) -> Sheet:
    """What a card that is `depth` pixels high throws on the table."""
    margin = depth * 3.4

    def draw(p: QPainter, rect: QRectF) -> None:
        shadow(p, _card_path(rect, margin), depth, depth * 2.2, 0.5)

    return _around(sheets, ("card-shadow", depth), width, margin, draw)


def outline_sheet(sheets: SheetStore, width: float) -> Sheet:
    """The teal light around a card that is held."""
    margin = 26.0

    def draw(p: QPainter, rect: QRectF) -> None:
        path = _card_path(rect, margin - 4)
        soft(p, path, 20, "teal", 0.55, 10, filled=False)
        line(p, path, "#8FF7E2", 3)

    return _around(sheets, "card-outline", width, margin, draw)


def _card_path(rect: QRectF, margin: float) -> QPainterPath:
    inner = rect.adjusted(margin, margin, -margin, -margin)
    return rounded_rect(inner, corner_radius(inner.width()))


def _around(
    sheets: SheetStore, key: Hashable, width: float, margin: float, draw: Callable[[QPainter, QRectF], None]
) -> Sheet:
    size = QSizeF(width + 2 * margin, card_height(width) + 2 * margin)
    return Sheet(sheets.sheet(key, size, draw), QPointF(-size.width() / 2, -size.height() / 2))
