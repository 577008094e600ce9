"""One place in the order of choosing gold: who, and whether that is over, now, or to come."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import faded
from saboteur_desktop.paint.strokes import fill, soft
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.treasure import draw_order_mark
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import PaintedPanel
from saboteur_desktop.table.seat_look import SeatLook

When = Literal["over", "now", "to-come"]


@dataclass(frozen=True, slots=True)
class StepLook:
    """All that the step tells."""

    place: int
    who: SeatLook
    when: When


class OrderStep(PaintedPanel):
    """A small panel; the one whose turn it is glows, those who have chosen carry a tick."""

    def __init__(self, parent: QWidget, faces: PageFaces, look: StepLook) -> None:
        super().__init__(parent, faces)
        self.look = look

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s, look = self.scale, self.look
        now, over = look.when == "now", look.when == "over"
        if now:
            soft(p, rounded_rect(rect, 18 * s), 18 * s, "lampdeep", 0.6, 10)
        ground, rim = ("#4A3414", "gold") if now else ("night1" if over else "night2", "night5")
        draw_panel(p, rect, 18 * s, ground, 0.96, 5 * s, rim, 0.9 if now else 0.5, (3 if now else 1.6) * s)
        radius = rect.height() * 0.29
        avatar = QRectF(rect.center().x() - radius, rect.top() + rect.height() * 0.07, 2 * radius, 2 * radius)
        with faded(p, 0.55 if over else 1.0):
            draw_avatar(p, look.who.avatar, avatar, active=now, bot=look.who.is_bot)
        disc = max(22.0, 36 * s)
        mark = QRectF(rect.left() + 6 * s, rect.top() + 6 * s, disc, disc)
        if over:
            fill(p, ellipse(mark.center().x(), mark.center().y(), disc * 0.42), color("teal"))
            draw_icon(p, "tick", mark.adjusted(disc * 0.26, disc * 0.26, -disc * 0.26, -disc * 0.26), "ink")
        else:
            draw_order_mark(p, mark, look.place)
        name = QRectF(rect.left() + 8 * s, avatar.bottom() + 3 * s, rect.width() - 16 * s, 0)
        name.setBottom(rect.bottom() - 5 * s)
        draw_text(p, name, look.who.name, NAME, sized(23, s, 16), "mist" if over else "cream", CENTRE)
