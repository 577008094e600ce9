"""The reminder at the start of a round: look at your role first."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_bubble
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text, text_width
from saboteur_desktop.ui.scale import scale_of, text_px


class RolePrompt(QWidget):
    """A bubble that points at the badge and lets every press through. It says nothing of the role."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._badge = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, badge: QRectF) -> None:
        """Hang above the badge."""
        self._badge = QRectF(badge)
        scale = scale_of(self._over.size())
        px = text_px(22, scale, 16)
        width = min(round(text_width(self._words(), NAME, px) + 3.2 * px), self._over.width() - 16)
        height = round(4.2 * px)
        left = min(max(8, round(badge.left())), self._over.width() - 8 - width)
        self.setGeometry(left, round(badge.top()) - height - round(4 * scale), width, height)
        self.setAccessibleName(self._words())
        self.show()
        self.raise_()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.point_at(self._badge)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = scale_of(self._over.size())
        px = text_px(22, scale, 16)
        bubble = QRectF(10, 8, self.width() - 20, 2.4 * px)
        tip = QPointF(min(self.width() / 3, self._badge.width() / 2), self.height() - 4)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_bubble(p, bubble, 14 * scale, tip, scale=scale)
            draw_text(p, bubble.adjusted(14, 0, -14, 0), self._words(), NAME, px, "ink", align=CENTRE)

    def _words(self) -> str:
        return self.tr("First look at your role: press and hold")
