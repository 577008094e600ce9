"""A gnome who explains: a speech bubble across the window, and the buttons that go with it."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.buttons import button_width
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.marks import cross
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, polygon, rounded_rect
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.placing import HINTS, box
from saboteur_desktop.paint.signs import hint
from saboteur_desktop.paint.strokes import fill, shadow
from saboteur_desktop.paint.surfaces import draw_top_bar
from saboteur_desktop.paint.type import CAPTION, NAME
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.ui.scale import rescale
from saboteur_desktop.ui.screens.screen import set_face
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_label import Paragraph, TextLine

_TEACHER = 1
"""The gnome with the lamp on his helmet."""
_BUTTON = 48.0


class SpeechPanel(QWidget):
    """Says one thing at a time; what was done wrong stands above what is to be done, what helps to do it below."""

    def __init__(self, parent: QWidget | None = None, px: float = 21) -> None:
        """``px`` is the size of the words at 1080."""
        super().__init__(parent)
        self._scale = 1.0
        self._caption = TextLine(self, CAPTION, 12 + px / 3, "#6B4226", floor=14)
        self._warning = Paragraph(self, NAME, px, "#8E1F1F", 16)
        self._words = Paragraph(self, NAME, px, "ink", 16)
        self._advice = Paragraph(self, NAME, px, "#0B5F58", 16)
        self.more = PaperButton(self, kind="gold", icon="arrow", px=22, height=60)
        self.hint = PaperButton(self, kind="teal", icon="hint", px=22, height=60)
        self.again = PaperButton(self, icon="undo", height=60)
        self.leave = PaperButton(self, icon="back", height=60)
        self.say("", "")

    @property
    def caption(self) -> str:
        """The heading above it."""
        return self._caption.text()

    @property
    def words(self) -> str:
        """What it says is to be done."""
        return self._words.accessibleName()

    @property
    def warning(self) -> str:
        """What it says was wrong, or nothing."""
        return self._warning.accessibleName()

    @property
    def advice(self) -> str:
        """What it says to help, or nothing."""
        return self._advice.accessibleName()

    def say(self, caption: str, words: str) -> None:
        """Say what is to be done, under a heading."""
        self._caption.set_text(caption)
        _write(self._words, words)
        _write(self._warning, "")
        _write(self._advice, "")
        self._arrange_words()

    def warn(self, warning: str) -> None:
        """Say beside it what was wrong; an empty line forgets it."""
        if warning != self.warning:
            _write(self._warning, warning)
            self._arrange_words()

    def advise(self, advice: str) -> None:
        """Say besides what helps; in a narrow bubble it takes the place of what is to be done."""
        _write(self._advice, advice)
        self._arrange_words()

    def offer(self, more: str, hint: str) -> None:
        """Let the person go on, or ask for a hint; an empty label takes the button away."""
        for button, label in ((self.more, more), (self.hint, hint)):
            button.setText(label)
            button.setVisible(bool(label))
        self.arrange(self._scale)

    def wanted_height(self, size: QSize, scale: float) -> int:
        """How much of a window of that size it takes."""
        height = max(120.0, 156 * scale) * (1 + 0.45 * (appearance().text - 1))
        return ceil(height * (1.5 if is_upright(QSizeF(size)) else 1.0))

    def arrange(self, scale: float) -> None:
        """Put everything in its place in a window of that scale."""
        self._scale = scale
        rescale(self, scale)
        edge, height, width = self._edge(), self._button_height(), self._block()
        left, top = self._bubble().right() + 2 * edge, (self.height() - edge) / 2 - height
        for button in (self.more, self.hint):
            set_face(button, QRectF(left, top, width, height))
        half = (width - edge) / 2
        set_face(self.again, QRectF(left, top + edge + height, half, height))
        set_face(self.leave, QRectF(left + half + edge, top + edge + height, half, height))
        self._arrange_words()
        self.update()

    def dress_anew(self) -> None:
        """Draw and lay out everything as it is wanted now."""
        self.arrange(self._scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange(self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        s, bubble, teacher = self._scale, self._bubble(), self._teacher()
        middle = teacher.center().y()
        tail = polygon(
            [
                (bubble.left() + 2, middle - 14 * s),
                (bubble.left() + 2, middle + 14 * s),
                (bubble.left() - 20 * s, middle + 4 * s),
            ]
        )
        path = rounded_rect(bubble, 20 * s).united(tail)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_top_bar(p, QRectF(self.rect()), s)
            draw_avatar(p, _TEACHER, teacher)
            shadow(p, path, 4 * s, 10 * s, 0.5)
            fill(p, path, "cream")
            grain(p, path, 0.5)
            marked = self._marked()
            if marked is not None:
                side = max(26.0, 34 * s)
                x, y = bubble.left() + 12 * s + side / 2, marked.geometry().top() + marked.fontMetrics().height() / 2
                warns = marked is self._warning
                sheet(p, ellipse(x, y, side * 0.42), "coraldeep" if warns else "tealdeep", 2 * s)
                with box(p, x, y, side * (0.5 if warns else 0.62)):
                    (cross if warns else hint)(p, "#FFFFFF")

    # -- inner workings

    def _teacher(self) -> QRectF:
        side = min(self.height() * 0.72, max(84.0, 116 * self._scale))
        return QRectF(max(10.0, 16 * self._scale), (self.height() - side) / 2 + side * 0.08, side, side)

    def _edge(self) -> float:
        return max(8.0, 10 * self._scale)

    def _button_height(self) -> float:
        return min((self.height() - 3 * self._edge()) / 2, max(56.0, 76 * self._scale))

    def _block(self) -> float:
        """The width of the buttons."""
        labelled = [button.look() for button in (self.more, self.hint) if button.text()]
        wanted = [button_width(look, self._button_height()) + 2 for look in labelled]
        return max(*wanted, 2 * _BUTTON + 60 * self._scale, 0.0)

    def _bubble(self) -> QRectF:
        edge = self._edge()
        left = self._teacher().right() + max(22.0, 30 * self._scale)
        right = self.width() - self._block() - 2 * edge - ceil(self.leave.margin)
        return QRectF(left, edge, right - left, self.height() - 2 * edge)

    def _marked(self) -> Paragraph | None:
        """What stands beside a sign of its own."""
        return self._warning if self.warning else self._advice if self.advice else None

    def _arrange_words(self) -> None:
        s, bubble, marked = self._scale, self._bubble(), self._marked()
        side = max(14.0, 20 * s)
        room = bubble.adjusted(side, 6 * s, -side, -6 * s).toRect()
        for label in (self._caption, self._warning, self._advice):
            label.setVisible(label is (marked or self._caption))
        self._words.show()
        if marked is None:
            height = self._caption.sizeHint().height()
            self._words.lie_in(room.adjusted(0, height, 0, 0))
            # Few words stand in the middle of the bubble.
            down = max(0, room.height() - height - self._words.heightForWidth(room.width())) // 2
            self._caption.setGeometry(room.left(), room.top() + down, room.width(), height)
            self._words.setGeometry(room.adjusted(0, height + down, 0, 0))
        else:
            self._arrange_marked(marked, room)
        self.update()

    def _arrange_marked(self, marked: Paragraph, room: QRect) -> None:
        """What stands beside a sign comes first where there is no room for both."""
        indent = round(max(26.0, 34 * self._scale))
        beside = QRect(room.left() + indent, room.top(), room.width() - indent, room.height())
        marked.lie_in(beside)
        height, words = marked.heightForWidth(beside.width()), self._words.heightForWidth(room.width())
        gap = round(6 * self._scale)
        both = height + gap + words <= room.height()
        top = room.top() + max(0, room.height() - height - (gap + words if both else 0)) // 2
        below = both and marked is self._advice
        marked.setGeometry(beside.left(), top + (words + gap if below else 0), beside.width(), height)
        self._words.setVisible(both)
        self._words.setGeometry(room.left(), top if below else top + height + gap, room.width(), words)


def _write(label: Paragraph, text: str) -> None:
    label.setText(phrased(text))
    label.setAccessibleName(text)
