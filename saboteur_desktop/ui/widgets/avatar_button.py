"""A seat's gnome as a button."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import HINTS, faded
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.table.choosable import Choosable


class AvatarButton(Choosable):
    """The gnome in its disc; a checked one glows, one that is taken is faint."""

    def __init__(self, parent: QWidget | None, face: int, size: float = 84) -> None:
        super().__init__(parent)
        self._face, self._size, self._scale, self._bot = face, size, 1.0, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> int:
        """Which gnome it is, 0 to 11."""
        return self._face

    def set_face(self, face: int) -> None:
        """Show another gnome."""
        self._face = face
        self.update()

    def set_bot(self, bot: bool) -> None:
        """Carry the robot disc of computer players, or not."""
        self._bot = bot
        self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = ceil(max(48, self._size * self._scale))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        room = side * 0.12
        centre = QRectF(self.rect()).center()
        disc = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side).adjusted(room, room * 1.2, -room, -room)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            with faded(p, 1.0 if self.isEnabled() else 0.3):
                draw_avatar(p, self._face, disc, bot=self._bot)
            if self.isChecked():
                line(p, ellipse(disc.center().x(), disc.center().y(), disc.width() * 0.5), "gold", disc.width() * 0.09)
            if self.hasFocus():
                ring = ellipse(disc.center().x(), disc.center().y(), disc.width() / 2 + 3 * self._scale)
                line(p, ring, "night0", 8 * self._scale)
                line(p, ring, "sky", 4 * self._scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
