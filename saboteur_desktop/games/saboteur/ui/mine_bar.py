"""The bar of the mine's table: the round and who won the others, whose turn it is, five buttons."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.round_pips import Pip, draw_round_pip
from saboteur_desktop.paint.type import NAME, draw_text, text_width
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.top_bar import TopBar

BUTTONS: Final = ("reach", "hint", "sound", "full-screen", "menu")
"""The first is there only where teams play."""


class MineBar(TopBar):
    """Shows the rounds at the left."""

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, BUTTONS)
        self._round_label = ""
        self._pips: tuple[Pip, ...] = ()
        self.buttons["reach"].hide()

    def show_rounds(self, label: str, pips: tuple[Pip, ...]) -> None:
        """Say which round it is, and how the others came out."""
        if (label, pips) != (self._round_label, self._pips):
            self._round_label, self._pips = label, pips
            self.update()

    def offer_reach(self, offered: bool) -> None:
        """Have the button that shows how far each team gets, or not."""
        if offered != self.offers_reach:
            self.buttons["reach"].setVisible(offered)
            self.update()

    @property
    def offers_reach(self) -> bool:
        """Whether that button is there."""
        return self.buttons["reach"].isVisibleTo(self)

    def show_reach(self, shown: bool) -> None:
        """Say whether it is shown how far each team gets."""
        self.buttons["reach"].set_button(Button(icon="reach", kind="gold" if shown else "night"))

    def look(self) -> Hashable:
        return (super().look(), self._round_label, self._pips)

    def draw_lead(self, p: QPainter, rect: QRectF, end: float, banner: float) -> float:
        s, height = self._scale, rect.height()
        pips_width = len(self._pips) * height * 0.72
        x = rect.left() + 18 * s
        px = sized(22, s, 16)
        width = min(text_width(self._round_label, NAME, px), rect.width() * 0.2)
        # Where the banner needs the room, the discs alone say which round it is.
        if x + width + 16 * s + pips_width + banner <= end:
            draw_text(p, QRectF(x, rect.top(), width + 4, height), self._round_label, NAME, px)
            x += width + 16 * s
        for index, pip in enumerate(self._pips):
            disc = QRectF(x + index * height * 0.72, rect.center().y() - height * 0.30, height * 0.6, height * 0.6)
            draw_round_pip(p, disc, pip, index + 1)
        return x + pips_width
