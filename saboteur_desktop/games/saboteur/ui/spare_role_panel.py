"""A small panel that shows the roles which nobody had."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui.result_texts import list_of
from saboteur_desktop.games.saboteur.ui.role_texts import role_name
from saboteur_desktop.games.saboteur.ui.side_panel import SidePanel
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.type import CAPTION, CROWDED, NAME, draw_text
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import draw_card

translate = QCoreApplication.translate


class SpareRolePanel(SidePanel):
    """Hidden where every role was dealt."""

    def __init__(self, parent: QWidget, faces: PageFaces) -> None:
        super().__init__(parent, faces, "left")
        self._roles: tuple[Role, ...] = ()
        self._title, self._names = "", ""

    def show_roles(self, roles: Sequence[Role]) -> None:
        """Show these roles face up."""
        self._roles = tuple(roles)
        self._title = translate("Results", "Spare role")
        self._names = list_of([role_name(role) for role in roles])
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._names)
        self.setVisible(bool(roles))

    def paint_faces(self) -> None:
        """Paint the pictures of the roles, before they are wanted."""
        for role in self._roles:
            self.faces.picture(f"role-{role}", self._card_width(self.panel))

    def draw_content(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        width = self._card_width(rect)
        x = rect.left() + 16 * s + width / 2
        for role in self._roles:
            draw_card(p, self.faces, f"role-{role}", QPointF(x, rect.center().y()), width, degrees=-3)
            x += width * 0.6
        left = x - width * 0.6 + width / 2 + 14 * s
        room = QRectF(left, rect.top(), rect.right() - left - 10 * s, rect.height())
        title = QRectF(room.left(), room.top() + room.height() * 0.16, room.width(), room.height() * 0.34)
        draw_text(p, title, self._title, CAPTION, sized(21, s), "mist")
        name = QRectF(room.left(), room.top() + room.height() * 0.48, room.width(), room.height() * 0.36)
        draw_text(p, name, self._names, NAME, sized(24, s, 15), "cream", floor=CROWDED)

    def _card_width(self, rect: QRectF) -> float:
        return rect.height() * 0.82 / CARD_RATIO // 4 * 4
