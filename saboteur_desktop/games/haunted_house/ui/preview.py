"""What is seen while a hunter is held: the way to where it is aimed, how it would stand there, and why it may not."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.layout import Layout
from saboteur_desktop.games.haunted_house.ui.pawns import Pawns
from saboteur_desktop.games.haunted_house.ui.prospect import Prospect
from saboteur_desktop.games.haunted_house.ui.reach import ReachLights
from saboteur_desktop.games.haunted_house.ui.turn_ring import feet, ring_rect
from saboteur_desktop.games.haunted_house.ui.way_line import WayLine
from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.states import draw_refusal
from saboteur_desktop.paint.strokes import fill, line, soft
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.reason_bubble import ReasonBubble
from saboteur_desktop.table.scene import TableScene

_MARGIN: Final = 30.0


class Preview:
    """Draws each `Hold` anew; without one, nothing of it is left."""

    def __init__(self, scene: TableScene, house: QGraphicsItem, pawns: Pawns, lights: ReachLights) -> None:
        self._scene, self._pawns, self._lights = scene, pawns, lights
        self._layout: Layout | None = None
        self._plan: FloorPlan | None = None
        self.way = WayLine()
        self.reason = ReasonBubble(scene.sheets)
        self._aimed = Mark(Layer.CELL_GLOW + 1, house)
        self._refused = Mark(Layer.BOARD_MARK, house)
        self._stand = Mark(Layer.BOARD_MARK + 11)
        self._ghost = QGraphicsPixmapItem()
        self._ghost.setZValue(Layer.BOARD_MARK + 45)
        for item in (self.way, self.reason, self._stand, self._ghost):
            scene.addItem(item)
        self.clear()

    def lay_out(self, layout: Layout, plan: FloorPlan) -> None:
        """Draw for another size from now on."""
        self._layout, self._plan = layout, plan

    def clear(self) -> None:
        """Nothing is held, and no walk is shown."""
        for item in (self.way, self.reason, self._aimed, self._refused, self._stand, self._ghost):
            item.hide()
        self._lights.aim(None)

    def show(self, hold: Hold, table: OpenTable) -> None:
        """Show what is held and what it is aimed at."""
        self.clear()
        plan, layout, place = self._plan, self._layout, hold.place
        if plan is None or layout is None or place is None:
            return
        prospect = self._lights.lit.get(str(place.id))
        if prospect is None or not place.upright.allowed:
            draw = partial(_draw_refused, plan.cell)
            self._refused.wear(self._scene.sheets, ("refused place", plan.cell), place.rect, _MARGIN, draw)
            self._refused.show()
            self.say(place.upright.text, place.rect)
            return
        self._lights.aim(prospect.place)
        self._aimed.wear(self._scene.sheets, ("aimed", plan.cell), place.rect, _MARGIN, partial(_draw_aimed, plan.cell))
        self._aimed.show()
        stand = self.stand_of(table, prospect.place)
        self._show_way(prospect, hold.card.home, stand)
        if prospect.steps:
            self._show_stand(stand)
        if not hold.dragged and prospect.steps:
            self._show_ghost(hold, stand)

    def show_walk(self, table: OpenTable, prospect: Prospect) -> None:
        """Draw the way of a walk that is made and may yet be taken back."""
        start = self._pawns.spots(table.places)[table.hunter]
        self._show_way(prospect, start, self.stand_of(table, prospect.place))

    def say(self, text: str, about: QRectF) -> None:
        """Say why not, beside the place it is about."""
        layout = self._layout
        if layout is None:
            return
        right, bottom = layout.size.width(), layout.size.height()
        if layout.actions.left() > layout.house.right():
            right = layout.actions.left() - layout.gap  # the buttons that answer it stay in sight
        room = QRectF(0, layout.top.bottom(), right, bottom - layout.top.bottom())
        self.reason.say(text, about, room, layout.scale)

    def stand_of(self, table: OpenTable, place: Place) -> Spot:
        """Where the hunter on turn would stand there."""
        places = [place if hunter == table.hunter else there for hunter, there in enumerate(table.places)]
        return self._pawns.spots(places)[table.hunter]

    # -- parts

    def _show_way(self, prospect: Prospect, start: Spot, end: Spot) -> None:
        if self._plan is not None and prospect.steps:
            self.way.show_way(self._plan, prospect.way, feet(start), feet(end), self._plan.cell * 0.06)

    def _show_stand(self, stand: Spot) -> None:
        self._stand.wear(self._scene.sheets, "stand", ring_rect(stand, 1.1), 8, _draw_stand)
        self._stand.show()

    def _show_ghost(self, hold: Hold, stand: Spot) -> None:
        pixmap = self._scene.renderer.picture(hold.card.picture_key, stand.width).pixmap
        self._ghost.setPixmap(pixmap)
        self._ghost.setScale(stand.width / pixmap.deviceIndependentSize().width())
        self._ghost.setPos(stand.center - QPointF(stand.width / 2, stand.width * CARD_RATIO / 2))
        self._ghost.setOpacity(0.85)
        self._ghost.show()


def _draw_aimed(cell: float, p: QPainter, rect: QRectF) -> None:
    """The stop that is meant: it burns brighter than the others."""
    unit, pad = cell / 104, cell * 0.04
    path = rounded_rect(rect.adjusted(pad, pad, -pad, -pad), cell * 0.1)
    soft(p, path, 26 * unit, "teal", 0.9, 10, filled=False)
    fill(p, path, color("teal", 0.24))
    line(p, path, "#B9FFF0", bold(5) * max(unit, 0.7))


def _draw_refused(cell: float, p: QPainter, rect: QRectF) -> None:
    pad = cell * 0.07
    draw_refusal(p, rect.adjusted(pad, pad, -pad, -pad), cell / 104)


def _draw_stand(p: QPainter, rect: QRectF) -> None:
    path = ellipse(rect.center().x(), rect.center().y(), rect.width() / 2, rect.height() / 2)
    line(p, path, color("night0", 0.9), rect.width() * 0.13)
    line(p, path, "#BFE6FF", rect.width() * 0.065)
