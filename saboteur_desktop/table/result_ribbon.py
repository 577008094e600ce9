"""The ribbon over a page of results: what happened, and why."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.treasure import draw_ribbon
from saboteur_desktop.paint.type import CAPTION, CENTRE, TITLE, draw_text
from saboteur_desktop.table.announcer import Announcer

_MARGIN = 24.0


class ResultRibbon(QWidget):
    """Two lines on parchment; a screen reader is told them when they appear."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._note, self._scale = "", "", 1.0
        self._picture = QPixmap()
        self._told = ("", "")
        self.announcer = Announcer(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, title: str, note: str) -> None:
        """Write these lines."""
        self._title, self._note = title, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        if self.isVisible():
            self._tell()
        self._renew()

    def showEvent(self, event: QShowEvent) -> None:
        self._told = ("", "")
        self._tell()
        super().showEvent(event)

    def place(self, rect: QRectF, scale: float) -> None:
        """Hang there."""
        self._scale = scale
        room = _MARGIN * scale
        self.setGeometry(rect.adjusted(-room, -room, room, room).toAlignedRect())
        self._renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as p:
                p.setRenderHints(HINTS)
                self._draw(p)
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)

    def _tell(self) -> None:
        if self._told != (self._title, self._note):
            self._told = (self._title, self._note)
            self.announcer.say(f"{self._title}. {self._note}")

    def _renew(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _draw(self, p: QPainter) -> None:
        s, room = self._scale, _MARGIN * self._scale
        parchment = draw_ribbon(p, QRectF(self.rect()).adjusted(room, room, -room, -room), s)
        text = parchment.adjusted(24 * s, 0, -24 * s, 0)
        height = text.height()
        title = QRectF(text.left(), text.top() + height * 0.10, text.width(), height * 0.50)
        draw_text(p, title, self._title, TITLE, sized(46, s, 22), "bannerink", CENTRE)
        note = QRectF(text.left(), text.top() + height * 0.60, text.width(), height * 0.28)
        draw_text(p, note, self._note, CAPTION, sized(24, s), "bannersub", CENTRE)
