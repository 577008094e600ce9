"""The round button on a chosen card: a half turn for those who have one finger and no wheel."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.paint.marks import half_turn
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box
from saboteur_desktop.table.drag import DragController, Hold
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CHOSEN_LIFT, TOUCH_TARGET, card_height
from saboteur_desktop.table.tap_item import TapItem


class TurnButton(TapItem):
    """Sits on the upper right corner of a chosen card that can be turned."""

    repeats = True

    def __init__(self, controller: DragController) -> None:
        super().__init__()
        half = TOUCH_TARGET / 2
        self.set_rect(QRectF(-half, -half, TOUCH_TARGET, TOUCH_TARGET))
        self.setZValue(Layer.TARGET_MARK)
        self.hide()
        self.tapped.connect(controller.turn)
        controller.hold_changed.connect(self.follow)

    def follow(self, hold: Hold | None) -> None:
        """Move to the card that is chosen, or go away."""
        shown = hold is not None and not hold.dragged and hold.card.turnable
        if hold is not None and shown:
            home = hold.card.home
            corner = QPointF(home.width / 2 - 8, -card_height(home.width) / 2 + 8 - CHOSEN_LIFT)
            self.setPos(home.center + corner)
        self.setVisible(shown)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        radius = TOUCH_TARGET / 2 - 3
        sheet(painter, ellipse(0, 0, radius), "night0", 2)
        sheet(painter, ellipse(0, 0, radius - 2.5), "tealdeep" if self.pressed else "teal", 0)
        with box(painter, 0, 0, radius * 1.35):
            half_turn(painter, "ink", 12)
