"""A line of text that the person writes."""

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from saboteur_desktop.paint.palette import tokens
from saboteur_desktop.paint.type import NAME, font
from saboteur_desktop.ui.scale import text_px

LONGEST_NAME = 20
"""Letters of a name: as many as a seat's panel can show at 1280 x 720 in any of the three scripts."""


class TextField(QLineEdit):
    """A field on dark paper; its rim turns to sky when it has the focus."""

    def __init__(self, parent: QWidget | None, px: float = 22) -> None:
        super().__init__(parent)
        self._px, self._scale = px, 1.0
        self.setMaxLength(LONGEST_NAME)
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.setFont(font(NAME, text_px(self._px, scale, 16)))
        rim, radius, room = max(2, round(3 * scale)), round(16 * scale), round(14 * scale)
        night1, night2, night5, sky = (tokens()[name] for name in ("night1", "night2", "night5", "sky"))
        self.setStyleSheet(
            f"QLineEdit {{ background: {night1}; color: {tokens()['cream']}; border: {rim}px solid {night5};"
            f" border-radius: {radius}px; padding: 0 {room}px; selection-background-color: {sky};"
            f" selection-color: {tokens()['ink']}; placeholder-text-color: {tokens()['mist']}; }}"
            f"QLineEdit:focus {{ border-color: {sky}; background: {night2}; }}"
        )
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(ceil(280 * self._scale), ceil(max(48, 60 * self._scale, 1.3 * text_px(self._px, self._scale, 16))))
