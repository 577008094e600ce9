"""A few choices side by side in a pill, the chosen one on gold."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring, draw_panel
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text, text_width
from saboteur_desktop.ui.scale import text_px

_ROOM = 8.0
_HEIGHT = 72.0
_ICON = 64.0


class Segment(QAbstractButton):
    """One choice."""

    def __init__(self, parent: QWidget, value: str, px: float) -> None:
        super().__init__(parent)
        self.value = value
        self.scale = 1.0
        self._px = px
        self.setCheckable(True)
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
        return self.pill().width() - 12 * self.scale

    def wanted_width(self) -> int:
        """The width in which the text need not shrink."""
        return ceil(text_width(self.text(), NAME, self.px()) + 56 * self.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        pill = self.pill()
        chosen = self.isChecked()
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if chosen:
                sheet(p, rounded_rect(pill, pill.height() / 2), "gold", 3 * self.scale)
            room = 6 * self.scale
            ink = "ink" if chosen else "cream" if self.isEnabled() else "#8C97B5"
            draw_text(p, pill.adjusted(room, 0, -room, 0), self.text(), NAME, self.px(), ink, CENTRE)
            if self.hasFocus():
                inner = pill.adjusted(3, 3, -3, -3)
                draw_focus_ring(p, inner, inner.height() / 2, max(2.0, 2.4 * self.scale))

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
        px: float = 22,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._scale = 1.0
        self._group = QButtonGroup(self)
        self._segments = [Segment(self, value, px) for value in values]
        for segment in self._segments:
            self._group.addButton(segment)
        self.set_current(current)
        self._group.buttonClicked.connect(self._tell)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Name the choices, in the order of their values."""
        for segment, label in zip(self._segments, labels, strict=True):
            segment.setText(label)
        self._place()
        self.updateGeometry()

    def set_current(self, value: str) -> None:
        """Show that value as the chosen one."""
        for segment in self._segments:
            segment.setChecked(segment.value == value)

    def current(self) -> str:
        """The chosen value."""
        return next(segment.value for segment in self._segments if segment.isChecked())

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        for segment in self._segments:
            segment.scale = scale
        self._place()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(segment.wanted_width() for segment in self._segments) + self._lead() + 2 * self._room()
        return QSize(ceil(width + 20 * self._scale), ceil(max(48, _HEIGHT * self._scale)) + 2 * self._room())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() * 7 // 10, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        room, unit = self._room(), self._scale
        pill = QRectF(self.rect()).adjusted(room, room, -room, -room)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            draw_panel(p, pill, pill.height() / 2, "night1", 0.88, 4 * unit, "night5", 0.7)
            if self._icon:
                size = 34 * unit
                place = QRectF(pill.x() + 20 * unit, pill.center().y() - size / 2, size, size)
                draw_icon(p, self._icon, place)

    def _room(self) -> int:
        return ceil(_ROOM * self._scale)

    def _lead(self) -> int:
        return ceil(_ICON * self._scale) if self._icon else ceil(6 * self._scale)

    def _place(self) -> None:
        """Share the width out, wider labels getting more."""
        room, x = self._room(), self._room() + self._lead()
        wanted = [segment.wanted_width() for segment in self._segments]
        spare = self.width() - room - ceil(6 * self._scale) - x
        share = min(1.0, spare / max(1, sum(wanted)))
        for segment, width in zip(self._segments, wanted, strict=True):
            segment.setGeometry(x, room, int(width * share), self.height() - 2 * room)
            x += int(width * share)

    def _tell(self, segment: QAbstractButton) -> None:
        assert isinstance(segment, Segment)
        self.chosen.emit(segment.value)
