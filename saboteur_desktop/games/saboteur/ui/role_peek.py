"""One's own role and what one has seen, above the badge while it is held."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.engine.catalog import GOALS
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import role_cards
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK, ROLE_BACK
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.role_texts import others_known, role_aim, role_name
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, TITLE, draw_paragraph, draw_text, paragraph_height
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO, card_height
from saboteur_desktop.table.renderer import FaceRenderer
from saboteur_desktop.table.seat_look import SeatLook


def role_faces(table: OpenTable) -> tuple[str, ...]:
    """The pictures of all roles that are dealt under the rules of a table, whoever has them."""
    return (*dict.fromkeys(f"role-{role}" for role in role_cards(table.ruleset, table.seats)), ROLE_BACK)


def role_width(layout: Layout) -> int:
    """How wide the card of one's own role is shown."""
    return round(max(120.0, 170 * layout.scale))


class RolePeek(QGraphicsItem):
    """Exists only while somebody looks. Every role and goal is fetched alike, so that the store tells nothing."""

    def __init__(self, view: PlayerView, seats: Sequence[SeatLook], layout: Layout, renderer: FaceRenderer) -> None:
        super().__init__()
        self.setZValue(Layer.POPUP)
        self._renderer = renderer
        self._role = f"role-{view.role}"
        self.words = ("", "") if view.role is None else (role_name(view.role), role_aim(view.role, view.table.ruleset))
        """The role's name and what it is after."""
        self.others = others_known(view, seats)
        """What one knows of the roles of others, a line for each of them."""
        self._goals = [card or GOAL_BACK for card in view.known_goals()]
        self._knows_goals = any(card != GOAL_BACK for card in self._goals)
        s = layout.scale
        self._scale = s
        self._gap = 14 * s
        self._px = (layout.px(30, 19), layout.px(19, 14), layout.px(16, 13))
        self._role_width = role_width(layout)
        self._goal_width = round(max(64.0, 84 * s))
        self._lay_out(layout)
        for face in role_faces(view.table):
            renderer.picture(face, self._role_width)
        for face in (*GOALS, GOAL_BACK):
            renderer.picture(face, self._goal_width)

    def _lay_out(self, layout: Layout) -> None:
        """The role card on the left; beside it its name, its aim and the goals one has seen."""
        gap = self._gap
        name_px, aim_px, goal_px = self._px
        room = max(250.0, 330 * self._scale, 3 * self._goal_width + 2 * gap)
        left = self._role_width + 2 * gap
        self._name = QRectF(left, gap, room, name_px * 1.4)
        aim_height = paragraph_height(self.words[1], CAPTION, aim_px, room) + 2
        self._aim = QRectF(left, self._name.bottom() + gap * 0.4, room, aim_height)
        self._others = QRectF(left, self._aim.bottom() + gap * 0.6, room, 0)
        self._others.setHeight(len(self.others) * aim_px * 1.45)
        bottom = self._others.bottom() if self.others else self._aim.bottom()
        self._goals_top = bottom + gap
        if self._knows_goals:
            bottom = self._goals_top + card_height(self._goal_width) + goal_px * 1.6
        height = max(card_height(self._role_width), bottom - gap) + 2 * gap
        self._rect = QRectF(0, 0, left + room + gap, height)
        x = min(layout.role.left(), layout.size.width() - self._rect.width() - gap)
        self.setPos(round(x), round(max(gap, layout.role.top() - height - gap)))

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        name_px, aim_px, goal_px = self._px
        draw_panel(painter, self._rect, 20 * self._scale, "violetdeep", 0.97, 5 * self._scale, "violet")
        top = (self._rect.height() - card_height(self._role_width)) / 2
        self._card(painter, self._role, QPointF(self._gap, top), self._role_width)
        name, aim = self.words
        draw_text(painter, self._name, name, TITLE, name_px, "lamp")
        draw_paragraph(painter, self._aim, aim, CAPTION, aim_px, "cream")
        line = QRectF(self._others)
        for text in self.others:
            line.setHeight(aim_px * 1.45)
            draw_text(painter, line, text, NAME, aim_px, "#D9C2FF")
            line.moveTop(line.bottom())
        if not self._knows_goals:
            return
        step = self._goal_width + self._gap
        for number, goal in enumerate(self._goals):
            corner = QPointF(self._name.left() + number * step, self._goals_top)
            self._card(painter, goal, corner, self._goal_width)
            below = QRectF(corner.x() - self._gap / 2, corner.y() + card_height(self._goal_width), step, goal_px * 1.6)
            draw_text(painter, below, texts.goal_title(number), NAME, goal_px, "mist", CENTRE)

    def _card(self, p: QPainter, face: str, corner: QPointF, width: float) -> None:
        pixmap = self._renderer.picture(face, width).pixmap
        p.drawPixmap(QRectF(corner.x(), corner.y(), width, width * CARD_RATIO), pixmap, QRectF(pixmap.rect()))
