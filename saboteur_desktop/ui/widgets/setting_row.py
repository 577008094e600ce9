"""One setting: what it is called, what it means, and the control that sets it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import CAPTION, NAME
from saboteur_desktop.ui.widgets.text_label import Paragraph

_WORDS_SHARE = 0.40
"""The share of the row that its words need beside the control; with less, the control goes below them."""


class SettingRow(QWidget):
    """Words on the left and the control on the right, or below where the row is narrow.

    Where the control is a switch, a press anywhere in the row works it.
    """

    def __init__(self, parent: QWidget, control: QWidget) -> None:
        super().__init__(parent)
        self.control = control
        self._scale = 1.0
        self._name = Paragraph(self, NAME, 22, "cream", floor=16)
        self._note = Paragraph(self, CAPTION, 17, "mist")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._note)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(words, 1)
        self._row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if isinstance(control, QAbstractButton):
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self, name: str, note: str = "") -> None:
        """Say what the setting is called and what it means."""
        self._name.setText(name)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(note)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        side, edge = round(24 * scale), round(12 * scale)
        self._row.setContentsMargins(side, edge, side, edge)
        self._row.setSpacing(round(14 * scale))
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and isinstance(self.control, QAbstractButton):
            self.control.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Taken, or the release would go to the sheet behind the row.
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        path = rounded_rect(self.rect().toRectF().adjusted(1, 1, -1, -1), 16 * self._scale)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            fill(p, path, color("night1", 0.75))
            line(p, path, color("night5", 0.45), 1.2)

    def _turn(self) -> None:
        beside = self.control.sizeHint().width() <= self.width() * (1 - _WORDS_SHARE)
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != wanted:
            self._row.setDirection(wanted)
            self._row.setAlignment(self.control, _PLACES[wanted])


_PLACES = {
    QBoxLayout.Direction.LeftToRight: Qt.AlignmentFlag.AlignVCenter,
    QBoxLayout.Direction.TopToBottom: Qt.AlignmentFlag.AlignLeft,
}
