"""A page of results fills the window: a painted room behind everything, a ribbon above, buttons below."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.strokes import linear
from saboteur_desktop.table.metrics import is_upright, window_scale
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.paint_queue import PaintQueue
from saboteur_desktop.table.renderer import PaintFace
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.result_ribbon import ResultRibbon

RESIZING_MS: Final = 150
"""After the last change of size the room is painted sharp; until then the old picture is stretched."""
_LOOKING_MS: Final = 30
"""How often a page looks whether its room is painted."""


class RoomPage(QWidget):
    """Subclasses say what is written, where it lies, which buttons there are and what the room looks like."""

    laid_out = Signal()
    """Everything lies where it belongs in a window of this size."""

    def __init__(self, paint_face: PaintFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ribbon = ResultRibbon(self)
        self.buttons: tuple[ResultButton, ...] = ()
        self.queue = PaintQueue(self)
        self.faces = PageFaces(paint_face)
        self._ratio, self._fresh = 1.0, False
        self._room = QImage()
        self._coming: Future[QImage] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._order_room)
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOKING_MS)
        self._looking.timeout.connect(self._fetch_room)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def scale(self) -> float:
        """How large everything is drawn now, 1 in a window of 1920 x 1080."""
        return window_scale(QSizeF(self.size()))

    @property
    def button_row(self) -> QRect:
        """Where the papers of the buttons lie that can be seen."""
        row = QRect()
        for button in self.buttons:
            if not button.isHidden():
                row = row.united(button.paper)
        return row

    def coming_room(self) -> Future[QImage]:
        """The room for the size of the window, which a thread of its own paints."""
        raise NotImplementedError

    def dusk(self) -> tuple[str, str]:
        """The middle and the border of the ground that is seen until the room is painted."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        raise NotImplementedError

    def arrange(self, scale: float) -> None:
        """Put what lies between ribbon and buttons in its place."""
        raise NotImplementedError

    def first_focus(self) -> QWidget | None:
        """The widget that the keyboard reaches first."""
        raise NotImplementedError

    def leave_room(self) -> None:
        """Have another room painted."""
        self._room = QImage()

    def dress_anew(self) -> None:
        """Draw everything as it is wanted now."""
        self.leave_room()
        self.renew()

    def renew(self) -> None:
        """Lay out anew what has changed: now, or when the page is shown."""
        self._fresh = False
        if self.isVisible():
            self.lay_out()

    def discard(self, parts: Sequence[QWidget]) -> None:
        """Take parts off the page, and with them all that waits to be painted."""
        self.queue.clear()
        for part in parts:
            part.hide()
            part.setParent(None)
            part.deleteLater()

    def lay_out(self) -> None:
        """Bring everything to the size that the window has now."""
        self._fresh = True
        if self.size().isEmpty():
            return
        s = self.scale
        self._ratio = self.devicePixelRatioF()
        self.faces.forget(self._ratio)
        beside = 160 if is_upright(QSizeF(self.size())) else 620
        across = min(1200 * s, self.width() - beside * s)
        self.ribbon.place(QRectF((self.width() - across) / 2, 16 * s, across, 140 * s), s)
        self._place_buttons(s)
        self.arrange(s)
        # Last of all: its thread slows down what is painted meanwhile.
        self.queue.add(self._want_room)
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.renew()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._fresh:
            self.lay_out()
        super().showEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        first = self.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().focusInEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.renew()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        there = [button for button in self.buttons if button.isVisible() and button.isEnabled()]
        if step is None or not there:
            super().keyPressEvent(event)
            return
        at = next((place for place, button in enumerate(there) if button.hasFocus()), None)
        there[-1 if at is None else (at + step) % len(there)].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.devicePixelRatioF() != self._ratio:  # the window went to another screen
            QTimer.singleShot(0, self, self.lay_out)
        with QPainter(self) as p:
            if is_bold():
                p.fillRect(self.rect(), color("night0"))
            elif self._room.isNull():
                middle, border = self.dusk()
                ground = linear(0, 0, 0, self.height(), (0, border), (0.5, middle), (1, border))
                p.fillRect(self.rect(), QBrush(ground))
            else:
                p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                p.drawImage(QRectF(self.rect()), self._room, QRectF(self._room.rect()))

    # -- inner workings

    def _place_buttons(self, s: float) -> None:
        height = max(48.0, 88 * s)
        there = [button for button in self.buttons if not button.isHidden()]
        widths = [max(button.wanted_width(height, s), 280 * s) for button in there]
        gap = 34 * s
        x = (self.width() - sum(widths) - gap * (len(there) - 1)) / 2
        for button, width in zip(there, widths, strict=True):
            button.place(QRectF(x, self.height() - 34 * s - height, width, height), s)
            x += width + gap

    def _want_room(self) -> None:
        self._later.start(0 if self._room.isNull() else RESIZING_MS)

    def _order_room(self) -> None:
        if is_bold():
            return
        self._coming = self.coming_room()
        self._looking.start()

    def _fetch_room(self) -> None:
        if self._coming is None or not self._coming.done():
            return
        self._looking.stop()
        coming, self._coming = self._coming, None
        if coming.cancelled():
            self._order_room()
        else:
            self._room = coming.result()
            self.update()
