"""Something to be learned: its place in the course, what it is called and, under it, what it is about."""

from math import ceil
from typing import Literal

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.marks import tick
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.placing import HINTS, box
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, TITLE, draw_paragraph, draw_text, font
from saboteur_desktop.ui.scale import text_px

Progress = Literal["new", "begun", "done"]

_WRAP = int(Qt.TextFlag.TextWordWrap.value)


class LearnRow(QAbstractButton):
    """A button as wide as its column; the disc shows a sign, an arrow for what was begun, or a tick."""

    def __init__(self, parent: QWidget | None, sign: int | str) -> None:
        """``sign`` is the number of a lesson, or the name of an icon."""
        super().__init__(parent)
        self._sign, self._about, self._scale = sign, "", 1.0
        self.progress: Progress = "new"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, title: str, about: str, progress: Progress, said: str) -> None:
        """Say what it is called and what it is about; ``said`` tells the progress to who cannot see it."""
        self._about, self.progress = phrased(about), progress
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{said} {about}".strip())
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        needed = self._height(self.text(), self._title_px(), width, title=True)
        needed += self._height(self._about, self._about_px(), width, title=False)
        return max(56, ceil(needed + 26 * self._scale))

    def sizeHint(self) -> QSize:
        width = ceil(560 * self._scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        s = self._scale
        whole = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        path = rounded_rect(whole, 16 * s)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            fill(p, path, color("night4", 0.8) if self.isDown() or self.underMouse() else color("night1", 0.75))
            line(p, path, color("night5", 0.7), 1.4)
            side = 2 * self._number_px()
            self._paint_disc(p, QRectF(whole.left() + 12 * s, whole.center().y() - side / 2, side, side))
            left, width = self._lead(), self._text_width(self.width())
            title = self._height(self.text(), self._title_px(), self.width(), title=True)
            about = self._height(self._about, self._about_px(), self.width(), title=False)
            top = (self.height() - title - about) / 2
            place = QRectF(left, top, width, title + 2)
            draw_paragraph(p, place, self.text(), NAME, self._title_px(), "cream")
            below = QRectF(left, top + title, width, about + 2)
            draw_paragraph(p, below, self._about, CAPTION, self._about_px(), "mist")
            if self.hasFocus():
                draw_focus_ring(p, whole.adjusted(4, 4, -4, -4), 14 * s, max(2.0, 3 * s))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    # -- inner workings

    def _paint_disc(self, p: QPainter, disc: QRectF) -> None:
        middle, radius = disc.center(), disc.width() / 2
        shape = ellipse(middle.x(), middle.y(), radius)
        match self.progress:
            case "done":
                sheet(p, shape, "tealdeep", 3 * self._scale)
                with box(p, middle.x(), middle.y(), radius * 1.3):
                    tick(p, "cream")
            case "begun":
                sheet(p, shape, "gold", 3 * self._scale)
                _draw_sign(p, "play", disc, "ink")
            case "new":
                fill(p, shape, "night0")
                line(p, shape, "night5", 2)
                if isinstance(self._sign, str):
                    _draw_sign(p, self._sign, disc, "sand")
                else:
                    draw_text(p, disc, str(self._sign), TITLE, self._number_px(), "sand", CENTRE)

    def _title_px(self) -> float:
        return text_px(23, self._scale, 16)

    def _about_px(self) -> float:
        return text_px(18, self._scale, 14)

    def _number_px(self) -> float:
        return text_px(24, self._scale, 14)

    def _lead(self) -> float:
        return 5 + 28 * self._scale + 2 * self._number_px()

    def _text_width(self, width: int) -> float:
        return max(1.0, width - self._lead() - 5 - 14 * self._scale)

    def _height(self, text: str, px: float, width: int, title: bool) -> float:
        metrics = QFontMetricsF(font(NAME if title else CAPTION, px))
        room = QRect(0, 0, int(self._text_width(width)), 10_000)
        return metrics.boundingRect(QRectF(room), _WRAP, text).height()


def _draw_sign(p: QPainter, sign: str, disc: QRectF, tint: Tint) -> None:
    edge = disc.width() * 0.225
    draw_icon(p, sign, disc.adjusted(edge, edge, -edge, -edge), tint)
