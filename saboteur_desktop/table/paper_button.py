"""A paper button on the table."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from saboteur_desktop.paint.buttons import Button, button_width, draw_button
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.renderer import SheetStore


class PaperButton(DrawnItem):
    """Looks as its `Button` says; pressed and off are shown by itself."""

    margin = 28.0

    def __init__(
        self, button: Button, sheets: SheetStore, layer: int, parent: QGraphicsItem | None = None, repeats: bool = False
    ) -> None:
        super().__init__(sheets, layer, parent)
        self._button = button
        self.repeats = repeats

    @property
    def button(self) -> Button:
        """How it looks at rest."""
        return self._button

    def set_button(self, button: Button) -> None:
        """Look like this from now on."""
        if button != self._button:
            self._button = button
            self.update()

    def wanted_width(self, height: float) -> float:
        """The width in which the whole label has its full size."""
        return button_width(self._button, height)

    def look(self) -> Hashable:
        return self._button._replace(pressed=self.pressed, enabled=self.active)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_button(p, rect, self._button._replace(pressed=self.pressed, enabled=self.active))
