"""The bar of the house's table: the danger at the left, whose turn it is, five buttons."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.danger import Danger
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.figures.spirits import draw_haunting
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paths import ellipse, polygon, rounded
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.seat_panel import draw_bars
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import NAME, draw_text, text_width
from saboteur_desktop.table.highlight import Draw
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.top_bar import TopBar

BUTTONS: Final = ("odds", "hint", "sound", "full-screen", "menu")

_PIP: Final = 0.54
"""Width of a spirit in the row of all, in parts of the bar's height."""


class HouseBar(TopBar):
    """Shows the danger at the left."""

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, BUTTONS)
        self._danger = Danger()

    def show_odds(self, shown: bool) -> None:
        """Say whether the odds are shown, by the colour of their button."""
        self.buttons["odds"].set_button(Button(icon="odds", kind="teal" if shown else "night"))

    @property
    def danger(self) -> Danger:
        """What it shows."""
        return self._danger

    def show_danger(self, danger: Danger) -> None:
        """Show how near the end is."""
        if danger != self._danger:
            self._danger = danger
            self.update()

    def change_danger(self, **changes: int) -> None:
        """Show something else of it, until the next `show_danger`."""
        self.show_danger(replace(self._danger, **changes))

    def look(self) -> Hashable:
        return (super().look(), self._danger)

    def draw_lead(self, p: QPainter, rect: QRectF, end: float, banner: float) -> float:
        danger, s, height = self._danger, self._scale, rect.height()
        gap, x = 12 * s, rect.left() + 12 * s
        jewels = f"{danger.jewels}/{danger.all_jewels}"
        trapped = str(danger.trapped)
        others = self._chip_width(jewels, height) + gap
        if danger.trapped:
            others += self._chip_width(trapped, height) + gap
        row = danger.losing * height * _PIP + 0.3 * height
        # All sockets where there is room for them, else a figure; the danger is never left out.
        if x + row + gap + others + banner <= end:
            x = self._row_of_spirits(p, QRectF(x, rect.top(), row, height)) + gap
        else:
            spirits = f"{danger.hauntings}/{danger.losing}"
            x = self._chip(p, x, rect, spirits, draw_haunting, "coraldeep" if danger.is_near else "#120C38") + gap
        x = self._chip(p, x, rect, jewels, _draw_jewel, "#120C38") + gap
        if danger.trapped:
            x = self._chip(p, x, rect, trapped, _draw_locked_in, "coraldeep") + gap
        return x

    def _row_of_spirits(self, p: QPainter, row: QRectF) -> float:
        danger, height = self._danger, row.height()
        ground = QRectF(row.left(), row.center().y() - height * 0.36, row.width(), height * 0.72)
        _pill(p, ground, "coraldeep" if danger.is_near else "#120C38")
        step, side = height * _PIP, height * 0.60
        for index in range(danger.losing):
            x = row.left() + 0.15 * height + (index + 0.5) * step
            place = QRectF(x - side / 2, row.center().y() - side / 2, side, side)
            if index < danger.hauntings:
                draw_haunting(p, place)
            else:
                _draw_socket(p, place, is_last=index == danger.losing - 1)
        return row.right()

    def _chip_width(self, words: str, height: float) -> float:
        return height * 0.78 + text_width(words, NAME, sized(24, self._scale, 17)) + height * 0.26

    def _chip(self, p: QPainter, x: float, rect: QRectF, words: str, draw: Draw, ground: Tint) -> float:
        """A picture and a figure in a pill; returns where it ends."""
        height, px = rect.height(), sized(24, self._scale, 17)
        width = self._chip_width(words, height)
        _pill(p, QRectF(x, rect.center().y() - height * 0.36, width, height * 0.72), ground)
        side = height * 0.62
        draw(p, QRectF(x + height * 0.10, rect.center().y() - side / 2, side, side))
        draw_text(p, QRectF(x + height * 0.78, rect.top(), width - height * 0.78, height), words, NAME, px, "#FFFFFF")
        return x + width


def _pill(p: QPainter, rect: QRectF, ground: Tint) -> None:
    pill = rounded(rect.x(), rect.y(), rect.width(), rect.height(), rect.height() / 2)
    fill(p, pill, color(ground, 0.9))
    line(p, pill, color("#A99AE0", 0.55), 1.4)


def _draw_socket(p: QPainter, rect: QRectF, is_last: bool) -> None:
    """The place of a spirit that has not come; the last one has a rim of points."""
    middle, radius = rect.center(), rect.width() * 0.30
    fill(p, ellipse(middle.x(), middle.y(), radius), color("night0", 0.6))
    line(p, ellipse(middle.x(), middle.y(), radius), color("#C9BEF5", 0.6), 1.5)
    if is_last:
        with box(p, middle.x(), middle.y(), rect.width() * 0.8):
            for x in (-16, 16):
                fill(p, polygon([(x - 9, -12), (x + 9, -12), (x, 12)]), color("coral", 0.95))


def _draw_jewel(p: QPainter, rect: QRectF) -> None:
    draw_jewel(p, rect, 0)


def _draw_locked_in(p: QPainter, rect: QRectF) -> None:
    """Bars before a dark cell."""
    inset = rect.width() * 0.12
    cell = rect.adjusted(inset, inset, -inset, -inset)
    fill(p, rounded(cell.x(), cell.y(), cell.width(), cell.height(), cell.width() * 0.2), "night0")
    draw_bars(p, cell, rect.width() / 40)
