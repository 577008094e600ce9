"""What surrounds a card or a pawn: its silhouette, its shadow and the light around it while it is held."""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF
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


class Silhouette(NamedTuple):
    """The form of what lies on the table, inside its 4:5 rectangle."""

    name: str
    path: Callable[[QRectF], QPainterPath]
    """What can be grabbed, and what the light is around while it is held."""
    body: Callable[[QRectF], QPainterPath]
    """What throws the shadow: no more than is there whatever the picture."""


def _card_path(rect: QRectF) -> QPainterPath:
    return rounded_rect(rect, corner_radius(rect.width()))


CARD: Final = Silhouette("card", _card_path, _card_path)


class Sheet(NamedTuple):
    """A pixmap and the offset of its upper left corner from the middle of the card."""

    pixmap: QPixmap
    offset: QPointF


def shadow_sheet(sheets: SheetStore, width: float, depth: float, silhouette: Silhouette = CARD) -> Sheet:
    """What a card or pawn that is `depth` pixels high throws on the table."""
    # No wider than the shadow itself, which falls down and right: all of it is painted again whenever the card moves.
    margins = QMarginsF(depth * 1.8, depth * 1.3, depth * 2.7, depth * 3.3)

    def draw(p: QPainter, rect: QRectF) -> None:
        shadow(p, silhouette.body(rect - margins), depth, depth * 2.2, 0.5)

    return _around(sheets, (f"{silhouette.name}-shadow", depth), width, margins, draw)


def outline_sheet(sheets: SheetStore, width: float, silhouette: Silhouette = CARD) -> Sheet:
    """The teal light around what is held."""
    margins = QMarginsF(24, 24, 24, 24)

    def draw(p: QPainter, rect: QRectF) -> None:
        path = silhouette.path(rect - margins + QMarginsF(4, 4, 4, 4))
        soft(p, path, 20, "teal", 0.55, 10, filled=False)
        line(p, path, "#8FF7E2", 3)

    return _around(sheets, f"{silhouette.name}-outline", width, margins, draw)


def _around(
    sheets: SheetStore, key: Hashable, width: float, margins: QMarginsF, draw: Callable[[QPainter, QRectF], None]
) -> Sheet:
    card = card_rect(width)
    return Sheet(sheets.sheet(key, (card + margins).size(), draw), (card + margins).topLeft())
