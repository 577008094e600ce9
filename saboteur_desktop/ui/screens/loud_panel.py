"""The gnome speaks to a whole room: words that are read from afar, and steps forth and back."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, QSizeF

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.buttons import button_width
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.type import NAME
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.ui.scale import rescale
from saboteur_desktop.ui.screens.screen import set_face
from saboteur_desktop.ui.screens.speech_panel import SpeechPanel
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_label import Paragraph

_ROWS = 3


class LoudPanel(SpeechPanel):
    """Takes a third of the window; what has to be said about the voice stands small below the words."""

    def __init__(self) -> None:
        # Before the panel itself, which lays out all that it has when it is made.
        self._note = Paragraph(None, NAME, 19, "#6B4226", floor=14)
        self.previous = PaperButton(icon="back", px=22, height=60)
        super().__init__(px=38)
        for widget in (self._note, self.previous):
            widget.setParent(self)
        self.again.set_icon_name("sound")
        self.leave.set_icon_name("close")
        self.setTabOrder(self.more, self.previous)
        self.setTabOrder(self.previous, self.again)

    @property
    def note(self) -> str:
        """What it says about the voice."""
        return self._note.accessibleName()

    def set_note(self, note: str) -> None:
        """Say something about the voice, or nothing."""
        if note != self.note:
            self._note.setText(phrased(note))
            self._note.setAccessibleName(note)
            self._arrange_words()

    def offer_again(self, offered: bool) -> None:
        """Whether what was said can be heard once more."""
        self.again.setVisible(offered)
        self.leave.setText("" if offered else self.leave.accessibleName())
        self.arrange(self._scale)

    def wanted_height(self, size: QSize, scale: float) -> int:
        height = max(228.0, 344 * scale) * (1 + 0.3 * (appearance().text - 1))
        return ceil(min(height * (1.6 if is_upright(QSizeF(size)) else 1.0), size.height() * 0.45))

    def arrange(self, scale: float) -> None:
        self._scale = scale
        rescale(self, scale)
        edge, height, width = self._edge(), self._button_height(), self._block()
        left = self._bubble().right() + 2 * edge
        top = (self.height() - _ROWS * height - (_ROWS - 1) * edge) / 2
        for row, button in enumerate((self.more, self.previous)):
            set_face(button, QRectF(left, top + row * (height + edge), width, height))
        below = QRectF(left, top + 2 * (height + edge), width, height)
        half = (width - edge) / 2
        if self.again.isHidden():
            set_face(self.leave, below)
        else:
            set_face(self.again, below.adjusted(0, 0, -half - edge, 0))
            set_face(self.leave, below.adjusted(half + edge, 0, 0, 0))
        self._arrange_words()
        self.update()

    # -- inner workings

    def _button_height(self) -> float:
        return min((self.height() - (_ROWS + 1) * self._edge()) / _ROWS, max(56.0, 76 * self._scale))

    def _block(self) -> float:
        wanted = [button_width(button.look(), self._button_height()) + 2 for button in (self.more, self.previous)]
        return max(*wanted, 2 * self._button_height() + self._edge())

    def _arrange_words(self) -> None:
        s, bubble = self._scale, self._bubble()
        side = max(14.0, 24 * s)
        room = bubble.adjusted(side, 8 * s, -side, -8 * s).toRect()
        caption = self._caption.sizeHint().height()
        note = self._note.heightForWidth(room.width()) if self.note else 0
        words = room.adjusted(0, caption, 0, -note)
        self._words.lie_in(words)
        down = max(0, words.height() - self._words.heightForWidth(room.width())) // 2
        self._caption.setGeometry(room.left(), room.top() + down, room.width(), caption)
        self._words.setGeometry(words.adjusted(0, down, 0, 0))
        self._note.setVisible(bool(note))
        self._note.setGeometry(room.left(), room.bottom() + 1 - note, room.width(), note)
        self.update()
