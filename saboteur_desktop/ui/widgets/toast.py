"""A few words that appear, can be read, and go away by themselves."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CENTRE, NAME, draw_paragraph, paragraph_height, text_width
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.ui.scale import scale_of, text_px

SHOWN_MS = 6000
_TOP = 0.66


class Toast(QWidget):
    """Lies over its parent, mostly over the lower part, and lets every press through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._text = ""
        self.announcer = Announcer(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def say(self, text: str, top: float = _TOP, over: QRectF | None = None) -> None:
        """Show the words for some seconds, in as many lines as they need.

        ``top`` is a share of the parent's height; the words do not leave ``over``, or the middle of the parent.
        """
        self._text = text
        self.setAccessibleName(text)
        scale = scale_of(self._over.size())
        px = text_px(22, scale, 16)
        room = QRectF(self._over.rect()) if over is None else over
        widest = room.width() * 0.86 if over is None else room.width()
        width = round(min(widest, text_width(text, NAME, px) + 4 * px))
        height = round(paragraph_height(text, NAME, px, width - 3 * px) + 1.6 * px)
        left = round(room.center().x() - width / 2)
        upper = min(self._over.height() * top, room.bottom() - height)
        self.setGeometry(left, round(upper), width, height)
        self.show()
        self.raise_()
        self.update()
        self._timer.start(SHOWN_MS)
        self.announcer.say(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = scale_of(self._over.size())
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        px = text_px(22, scale, 16)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_panel(p, rect, min(rect.height() / 2, 1.3 * px), "night1", 0.96, 4 * scale)
            draw_paragraph(
                p, QRectF(self.rect()).adjusted(1.4 * px, 0, -1.4 * px, 0), self._text, NAME, px, "cream", CENTRE
            )
