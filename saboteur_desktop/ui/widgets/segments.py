"""A few choices side by side in a pill, the chosen one on gold."""

from collections.abc import Sequence
from itertools import zip_longest
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring, draw_panel
from saboteur_desktop.paint.type import CENTRE, LEFT, NAME, draw_text, text_width
from saboteur_desktop.table.choosable import Choosable
from saboteur_desktop.ui.scale import text_px

_ROOM = 8.0
_HEIGHT = 72.0
_ICON = 64.0
_TIGHT = 22.0
"""Room around a label where there is little: 8 to the edges of its pill and 12 within, and what rounding takes."""


class Segment(Choosable):
    """One choice."""

    def __init__(self, parent: QWidget, value: str, px: float, pad: float, icon: str | None) -> None:
        super().__init__(parent)
        self.value = value
        self.scale = 1.0
        self._px, self._pad, self._icon = px, pad, icon
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def px(self) -> float:
        """The size of its text now."""
        return text_px(self._px, self.scale, 16)

    def pill(self) -> QRectF:
        """The part that turns gold."""
        room = 8 * self.scale
        return QRectF(self.rect()).adjusted(room * 0.5, room, -room * 0.5, -room)

    def text_room(self) -> float:
        """The width the text may take."""
        return self.pill().width() - 12 * self.scale - self._lead()

    def wanted_width(self) -> int:
        """The width in which the text need not shrink."""
        return self.tight_width() + ceil((self._pad - _TIGHT) * self.scale)

    def tight_width(self) -> int:
        """The same, with hardly any room around the text."""
        return ceil(text_width(self.text(), NAME, self.px()) + _TIGHT * self.scale + self._lead())

    def paintEvent(self, event: QPaintEvent) -> None:
        pill = self.pill()
        chosen = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if chosen:
                sheet(p, rounded_rect(pill, pill.height() / 2), "gold", 3 * self.scale)
            room = 6 * self.scale
            ink = "ink" if chosen else "cream" if self.isEnabled() else "#8C97B5"
            place = pill.adjusted(room, 0, -room, 0)
            if self._icon:
                size = self._lead() * 0.72
                left = max(place.left(), place.center().x() - (text_width(self.text(), NAME, self.px()) + size) / 2)
                draw_icon(p, self._icon, QRectF(left - size * 0.1, place.center().y() - size / 2, size, size), ink)
                place.setLeft(left + size * 1.2)
            draw_text(p, place, self.text(), NAME, self.px(), ink, LEFT if self._icon else CENTRE)
            if self.hasFocus():
                inner = pill.adjusted(3, 3, -3, -3)
                draw_focus_ring(p, inner, inner.height() / 2, max(2.0, 2.4 * self.scale))

    def _lead(self) -> float:
        """The width of the icon with its gap."""
        return self.px() * 1.9 if self._icon else 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Segments(QWidget):
    """Choices of which exactly one holds; `chosen` tells of the person's own change."""

    chosen = Signal(str)

    def __init__(
        self,
        parent: QWidget | None,
        values: Sequence[str],
        current: str,
        *,
        icon: str | None = None,
        icons: Sequence[str] = (),
        px: float = 22,
        pad: float = 56,
    ) -> None:
        """``icon`` stands before all choices, ``icons`` before each; ``pad`` is the room around a label."""
        super().__init__(parent)
        self._icon = icon
        self._scale = 1.0
        self._group = QButtonGroup(self)
        self._segments = [Segment(self, value, px, pad, sign) for value, sign in zip_longest(values, icons)]
        for segment in self._segments:
            self._group.addButton(segment)
            segment.clicked.connect(self._tell)
        self.set_current(current)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Name the choices, in the order of their values."""
        for segment, label in zip(self._segments, labels, strict=True):
            segment.setText(label)
        self._place()
        self.updateGeometry()

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here; each choice says it too, because only choices have the focus."""
        super().setAccessibleName(name)
        for segment in self._segments:
            segment.setAccessibleDescription(name)

    def set_current(self, value: str) -> None:
        """Show that value as the chosen one."""
        for segment in self._segments:
            segment.setChecked(segment.value == value)

    def current(self) -> str:
        """The chosen value."""
        return next(segment.value for segment in self._segments if segment.isChecked())

    def current_widget(self) -> QWidget:
        """The chosen choice, for the keyboard to go to."""
        return next(segment for segment in self._segments if segment.isChecked())

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        for segment in self._segments:
            segment.scale = scale
        self._place()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(segment.wanted_width() for segment in self._segments) + self._lead() + 2 * self.room()
        return QSize(ceil(width + 20 * self._scale), ceil(max(48, _HEIGHT * self._scale)) + 2 * self.room())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() * 7 // 10, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        room, unit = self.room(), self._scale
        pill = QRectF(self.rect()).adjusted(room, room, -room, -room)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_panel(p, pill, pill.height() / 2, "night1", 0.88, 4 * unit, "night5", 0.7)
            if self._icon:
                size = 34 * unit
                place = QRectF(pill.x() + 20 * unit, pill.center().y() - size / 2, size, size)
                draw_icon(p, self._icon, place)

    def room(self) -> int:
        """From the edge of the widget to its pill."""
        return ceil(_ROOM * self._scale)

    def _lead(self) -> int:
        return ceil(_ICON * self._scale) if self._icon else ceil(6 * self._scale)

    def _place(self) -> None:
        """Share the width out, wider labels getting more; the room around them goes before they shrink."""
        room, x = self.room(), self.room() + self._lead()
        wanted = [segment.wanted_width() for segment in self._segments]
        spare = self.width() - room - ceil(6 * self._scale) - x
        if sum(wanted) > spare:
            tight = [segment.tight_width() for segment in self._segments]
            loose = max(0.0, spare - sum(tight)) / max(1, sum(wanted) - sum(tight))
            share = min(1.0, spare / max(1, sum(tight)))
            wanted = [int((less + (more - less) * loose) * share) for less, more in zip(tight, wanted, strict=True)]
        for segment, width in zip(self._segments, wanted, strict=True):
            segment.setGeometry(x, room, width, self.height() - 2 * room)
            x += width

    def _tell(self) -> None:
        segment = self.sender()
        assert isinstance(segment, Segment)
        self.chosen.emit(segment.value)
