"""A ring of lamplight at the feet of the hunter whose turn it is."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.strokes import fill, line, soft
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.scene import TableScene

FEET = 0.40
"""How far below its middle a pawn stands on the floor, in heights of the pawn."""
_MARGIN = 14.0


def feet(spot: Spot) -> QPointF:
    """Where a pawn touches the floor."""
    return spot.center + QPointF(0, spot.width * CARD_RATIO * FEET)


def ring_rect(spot: Spot, share: float) -> QRectF:
    """A ring about the feet, so many times as wide as the pawn."""
    foot, width = feet(spot), spot.width * share
    return QRectF(foot.x() - width / 2, foot.y() - width * 0.21, width, width * 0.42)


class TurnRing(Mark):
    """Lies below the pawn, as long as it stands where it belongs."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(Layer.BOARD_MARK + 18)
        self._sheets = scene.sheets
        scene.addItem(self)
        self.hide()

    def show_at(self, spot: Spot) -> None:
        """Lie at the feet of a pawn that stands there."""
        self.wear(self._sheets, "turn ring", ring_rect(spot, 1.3), _MARGIN, _draw)
        self.show()


def _draw(p: QPainter, rect: QRectF) -> None:
    path = ellipse(rect.center().x(), rect.center().y(), rect.width() / 2, rect.height() / 2)
    soft(p, path, rect.width() * 0.16, "lamp", 0.8, 8)
    fill(p, path, color("lampdeep", 0.5))
    line(p, path, "night0", bold(rect.width() * 0.10))
    line(p, path, "lamp", bold(rect.width() * 0.055))
