"""The paper button: rests, is pressed, has the focus, is disabled."""

from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from saboteur_desktop.paint.buttons import Button, Kind, button_width, draw_button, lip_of, radius_of
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.ui.scale import text_px

RING = 4.0
"""Width of the focus ring at 1080."""
MARGIN = 20.0
"""Room around the face for ring, lip and shadow, at 1080."""


class PaperButton(QAbstractButton):
    """A button of cut paper with a label, an icon, the key that does the same, and a smaller note."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        kind: Kind = "night",
        icon: str | None = None,
        key: str = "",
        px: float = 24,
        height: float = 64,
        to_left: bool = False,
    ) -> None:
        super().__init__(parent)
        self._look = Button(kind=kind, icon=icon, key=key, to_left=to_left)
        self._px, self._height, self._scale = px, height, 1.0
        self._note = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def set_note(self, note: str) -> None:
        """Put a second, smaller line under the label."""
        self._note = note
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: Kind) -> None:
        """Cut it from other paper."""
        self._look = self._look._replace(kind=kind)
        self.update()

    def set_icon_name(self, icon: str | None) -> None:
        """Show another icon."""
        self._look = self._look._replace(icon=icon)
        self.update()

    @property
    def margin(self) -> float:
        """The room between the widget's edge and the face."""
        return MARGIN * self._scale

    def face(self) -> QRectF:
        """The paper itself, without the room for ring and shadow."""
        margin = self.margin
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def look(self) -> Button:
        """What is drawn now."""
        return self._look._replace(
            label=self.text(),
            note=self._note,
            px=text_px(self._px, self._scale, 16),
            pressed=self.isDown() or self.isChecked(),
            enabled=self.isEnabled(),
        )

    def face_size(self) -> QSize:
        """The size of the face in which nothing has to shrink."""
        height = max(48.0, self._height * self._scale)
        look = self.look()
        width = button_width(look, height) + 2 if look.label else height
        return QSize(ceil(width), ceil(height))

    def sizeHint(self) -> QSize:
        room = ceil(2 * self.margin)
        return self.face_size() + QSize(room, room)

    def minimumSizeHint(self) -> QSize:
        return QSize(ceil(2 * self.margin) + 48, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        face = self.face()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_button(p, face, self.look())
            if self.hasFocus():
                ring = face.adjusted(0, 0, 0, lip_of(face.height()))
                draw_focus_ring(p, ring, radius_of(face.height()), RING * self._scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self.update()
        super().changeEvent(event)
