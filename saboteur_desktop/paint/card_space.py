"""The space every card is drawn in: 240 units wide, 300 high."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from saboteur_desktop.paint.paths import rounded

W: Final = 240.0
H: Final = 300.0
CX: Final = W / 2
CY: Final = H / 2
CORNER: Final = 14.0
BOUNDS: Final = QRectF(0, 0, W, H)


def card_outline() -> QPainterPath:
    """The whole card with its round corners."""
    return rounded(0, 0, W, H, CORNER)
