"""The bar of the house's table: the danger at the left, whose turn it is, five buttons."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

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
        ground = "coraldeep" if danger.is_near else "#120C38"
        spirits = _Chip(f"{danger.hauntings}/{danger.losing}", draw_haunting, ground)
        others = [_Chip(f"{danger.jewels}/{danger.all_jewels}", _draw_jewel, "#120C38")]
        if danger.trapped:
            others.append(_Chip(str(danger.trapped), _draw_locked_in, "coraldeep"))
        size = _ChipSize(height, sized(24, s, 17))
        gap, x = 12 * s, rect.left() + 12 * s
        row = danger.losing * height * _PIP + 0.3 * height
        room = end - x - banner
        # All sockets where there is room for them, else a figure, at last a small one: the danger is never left out.
        if row + _wide(others, size, gap) + gap <= room:
            x = self._row_of_spirits(p, QRectF(x, rect.top(), row, height)) + gap
        else:
            others.insert(0, spirits)
            if _wide(others, size, gap) > room:
                size = _ChipSize(min(height, max(52.0, 68 * s)), max(17.0, 24 * s))
        for chip in others:
            x = _draw_chip(p, x, rect.center().y(), chip, size) + gap
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


class _Chip(NamedTuple):
    """A picture and a figure in a pill."""

    words: str
    draw: Draw
    ground: Tint


class _ChipSize(NamedTuple):
    """The height of the bar that it is made for, and the size of its figure."""

    high: float
    px: float


def _wide(chips: Sequence[_Chip], size: _ChipSize, gap: float) -> float:
    return sum(_chip_width(chip, size) + gap for chip in chips)


def _chip_width(chip: _Chip, size: _ChipSize) -> float:
    return size.high * 1.04 + text_width(chip.words, NAME, size.px)


def _draw_chip(p: QPainter, x: float, y: float, chip: _Chip, size: _ChipSize) -> float:
    """Draw it about that height and return where it ends."""
    high, width = size.high, _chip_width(chip, size)
    _pill(p, QRectF(x, y - high * 0.36, width, high * 0.72), chip.ground)
    side = high * 0.62
    chip.draw(p, QRectF(x + high * 0.10, y - side / 2, side, side))
    words = QRectF(x + high * 0.78, y - high / 2, width - high * 0.78, high)
    draw_text(p, words, chip.words, NAME, size.px, "#FFFFFF")
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
