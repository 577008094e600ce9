"""One's own role and what one has seen, above the badge while it is held."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.engine.catalog import GOALS
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK, ROLE_BACK
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO, card_height
from saboteur_desktop.table.renderer import FaceRenderer

ROLE_FACES = ("role-miner", "role-saboteur")


class RolePeek(QGraphicsItem):
    """Exists only while somebody looks. Every role and goal is fetched alike, so that the store tells nothing."""

    def __init__(self, view: PlayerView, layout: Layout, renderer: FaceRenderer) -> None:
        super().__init__()
        self.setZValue(Layer.POPUP)
        self._renderer = renderer
        self._role = f"role-{view.role}"
        self._goals = [card or GOAL_BACK for card in view.known_goals()]
        self._knows_goals = any(card != GOAL_BACK for card in self._goals)
        s = layout.scale
        self._scale = s
        self._role_width = round(max(120.0, 170 * s))
        self._goal_width = round(max(64.0, 84 * s))
        self._gap = 14 * s
        height = card_height(self._role_width) + 2 * self._gap
        width = self._role_width + 2 * self._gap
        if self._knows_goals:
            width += 3 * (self._goal_width + self._gap)
        self._rect = QRectF(0, 0, width, height)
        self.setPos(round(layout.role.left()), round(layout.role.top() - height - self._gap))
        for face in (*ROLE_FACES, ROLE_BACK):
            renderer.picture(face, self._role_width)
        for face in (*GOALS, GOAL_BACK):
            renderer.picture(face, self._goal_width)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_panel(painter, self._rect, 20 * self._scale, "violetdeep", 0.97, 5 * self._scale, "violet")
        self._card(painter, self._role, QPointF(self._gap, self._gap), self._role_width)
        if not self._knows_goals:
            return
        x = self._role_width + 2 * self._gap
        y = (self._rect.height() - card_height(self._goal_width)) / 2
        for goal in self._goals:
            self._card(painter, goal, QPointF(x, y), self._goal_width)
            x += self._goal_width + self._gap

    def _card(self, p: QPainter, face: str, corner: QPointF, width: float) -> None:
        pixmap = self._renderer.picture(face, width).pixmap
        p.drawPixmap(QRectF(corner.x(), corner.y(), width, width * CARD_RATIO), pixmap, QRectF(pixmap.rect()))
