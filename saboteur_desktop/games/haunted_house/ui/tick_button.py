"""A paper button with a box to be ticked."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.buttons import Button, draw_button
from saboteur_desktop.paint.marks import tick
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import LEFT, NAME, draw_text
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.renderer import SheetStore


class TickButton(DrawnItem):
    """Says what is done when it is ticked; who listens to `tapped` decides whether it is."""

    margin = 18.0

    def __init__(self, sheets: SheetStore, layer: int) -> None:
        super().__init__(sheets, layer)
        self._label, self._px, self._ticked = "", 21.0, False

    @property
    def ticked(self) -> bool:
        """Whether its box is ticked."""
        return self._ticked

    @property
    def label(self) -> str:
        """What is written on it."""
        return self._label

    def show_tick(self, label: str, px: float, ticked: bool) -> None:
        """Say that, with the box ticked or empty."""
        if (label, px, ticked) != (self._label, self._px, self._ticked):
            self._label, self._px, self._ticked = label, px, ticked
            self.update()

    def look(self) -> Hashable:
        return (self._label, self._px, self._ticked, self.pressed)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_button(p, rect, Button(kind="cream", pressed=self.pressed))
        face = rect.translated(0, 2) if self.pressed else rect
        size = face.height() * 0.5
        square = QRectF(face.left() + face.height() * 0.3, face.center().y() - size / 2, size, size)
        path = rounded_rect(square, size * 0.24)
        fill(p, path, "#FFFFFF" if not self._ticked else "tealdeep")
        line(p, path, "ink" if not self._ticked else color("ink", 0.6), bold(2.4))
        if self._ticked:
            with box(p, square.center().x(), square.center().y(), size * 0.9):
                tick(p, "#FFFFFF")
        left = square.right() + face.height() * 0.2
        words = QRectF(left, face.top(), face.right() - face.height() * 0.24 - left, face.height())
        draw_text(p, words, self._label, NAME, self._px, "ink", LEFT)
