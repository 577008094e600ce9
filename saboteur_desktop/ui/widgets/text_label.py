"""Lines and paragraphs of text in the game's typefaces."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.type import LEFT, Role, draw_haloed, draw_text, font, text_width
from saboteur_desktop.ui.scale import text_px


class TextLine(QWidget):
    """One line; where room is short it shrinks to 70 % before it is elided."""

    def __init__(
        self,
        parent: QWidget | None,
        role: Role,
        px: float,
        tint: Tint = "cream",
        align: Qt.AlignmentFlag = LEFT,
        halo: Tint | None = None,
        floor: float = 14,
    ) -> None:
        super().__init__(parent)
        self._role, self._px, self._floor, self._tint, self._align, self._halo = role, px, floor, tint, align, halo
        self._scale = 1.0
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def set_tint(self, tint: Tint) -> None:
        """Take on another colour."""
        self._tint = tint
        self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def px(self) -> float:
        """The size of its text now."""
        return text_px(self._px, self._scale, self._floor)

    def needed_width(self) -> float:
        """The width in which nothing has to shrink."""
        return text_width(self._text, self._role, self.px())

    def lie_at(self, x: float, y: float, width: float, least: float) -> float:
        """Take that place, at least so high; returns where it ends."""
        height = max(least, self.sizeHint().height())
        self.setGeometry(round(x), round(y), round(width), round(height))
        return y + height

    def sizeHint(self) -> QSize:
        return QSize(ceil(self.needed_width()) + 2, ceil(self.px() * 1.45))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, ceil(self.px() * 1.45))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            rect = QRectF(self.rect())
            if self._halo is None:
                draw_text(p, rect, self._text, self._role, self.px(), self._tint, self._align)
            else:
                draw_haloed(p, rect, self._text, self._role, self.px(), self._tint, self._halo, self._align)


class Paragraph(QLabel):
    """Text that wraps."""

    def __init__(
        self,
        parent: QWidget | None,
        role: Role,
        px: float,
        tint: Tint = "cream",
        floor: float = 14,
        indent: float = 0,
    ) -> None:
        super().__init__(parent)
        self._role, self._px, self._floor, self._indent = role, px, floor, indent
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.set_tint(tint)
        self.set_scale(1.0)

    def set_tint(self, tint: Tint) -> None:
        """Take on another colour."""
        self._tint = tint
        palette = self.palette()
        palette.setColor(self.foregroundRole(), color(tint))
        self.setPalette(palette)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.setFont(font(self._role, text_px(self._px, scale, self._floor)))
        self.setContentsMargins(round(self._indent * scale), 0, 0, 0)

    def lie_in(self, room: QRect) -> None:
        """Take that place; text that was grown shrinks as far as it has to, but not below the size of the design."""
        self.setGeometry(room)
        px = text_px(self._px, self._scale, self._floor)
        least = px / appearance().text
        self.setFont(font(self._role, px))
        while px > least and self.heightForWidth(room.width()) > room.height():
            px = max(least, px - 1)
            self.setFont(font(self._role, px))

    def dress_anew(self) -> None:
        """Take on the size and the colour that are wanted now."""
        self.set_tint(self._tint)
        self.set_scale(self._scale)
