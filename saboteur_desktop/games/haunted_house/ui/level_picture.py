"""How hard a match to come will be: what waits in the house, and how often careful partners win there."""

from functools import reduce
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.setup_form import TablePicture
from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.board import board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import SEATS, hunter_count
from saboteur_desktop.games.haunted_house.engine.setup import first_ghosts
from saboteur_desktop.games.haunted_house.ui.level_tiles import (
    draw_cards_tile,
    draw_ghosts_tile,
    draw_jewels_tile,
    draw_spirits_tile,
    draw_stars,
)
from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill
from saboteur_desktop.paint.type import CAPTION, NAME, draw_paragraph

translate = QCoreApplication.translate

_GAUGE: Final = 64.0
"""Height of the gauge, at 1080."""
_LOWEST_TILES: Final = 64.0
"""Lower tiles would show nothing: then the gauge stands alone."""
_CENTRED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class LevelPicture(TablePicture):
    """Four tiles for what makes a match easy or hard, and ten stars of which so many are won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = Ruleset()
        self._share: float | None = None
        self._gauge = ""
        self._facts: tuple[str, ...] = ()
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self.update()

    def show_table(self, ruleset: Ruleset, seats: int) -> None:
        if seats in SEATS:
            self.show_rules(ruleset, hunter_count(ruleset, seats))

    def least_height(self, scale: float) -> float:
        return max(44.0, _GAUGE * scale) * appearance().text

    def show_rules(self, ruleset: Ruleset, hunters: int) -> None:
        """Show what so many hunters meet under a ruleset."""
        self._ruleset = ruleset
        self._share = win_share(ruleset, hunters)
        self._gauge = _gauge_words(self._share)
        self._facts = _facts(ruleset)
        self.setAccessibleName(self._gauge)
        self.setAccessibleDescription(reduce(_and, self._facts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        s, room = self._scale, QRectF(self.rect())
        gauge = QRectF(room.left(), room.bottom() - max(44.0, _GAUGE * s), room.width(), max(44.0, _GAUGE * s))
        tiles = QRectF(room.left(), room.top(), room.width(), gauge.top() - 10 * s - room.top())
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            if tiles.height() >= _LOWEST_TILES:
                self._draw_tiles(p, tiles)
            else:
                gauge = room
            self._draw_gauge(p, gauge)

    def _draw_tiles(self, p: QPainter, room: QRectF) -> None:
        s, gap, px = self._scale, 12 * self._scale, sized(17, self._scale, 13)
        width = (room.width() - 3 * gap) / 4
        caption = min(room.height() * 0.5, 3.0 * px)
        drawings = (draw_ghosts_tile, draw_spirits_tile, draw_cards_tile, draw_jewels_tile)
        for place, (draw, words) in enumerate(zip(drawings, self._facts, strict=True)):
            tile = QRectF(room.left() + place * (width + gap), room.top(), width, room.height())
            fill(p, rounded_rect(tile, 16 * s), color("#2A1E5C", 0.85))
            picture = tile.adjusted(8 * s, 8 * s, -8 * s, -caption - 4 * s)
            draw(p, picture, self._ruleset)
            below = QRectF(tile.left() + 4 * s, tile.bottom() - caption - 2 * s, width - 8 * s, caption)
            draw_paragraph(p, below, phrased(words), CAPTION, px, "cream", _CENTRED)

    def _draw_gauge(self, p: QPainter, room: QRectF) -> None:
        s = self._scale
        stars = QRectF(room.left(), room.top(), min(room.width() * 0.36, 330 * s), room.height())
        draw_stars(p, stars, self._share)
        text = room.adjusted(stars.width() + 14 * s, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_paragraph(p, text, phrased(self._gauge), NAME, sized(18, s, 15), "cream", align)


def win_share(ruleset: Ruleset, hunters: int) -> float | None:
    """The measured share of won matches; None for rules that differ from those of their level."""
    as_measured = Ruleset(preset=ruleset.preset, solo_hunters=ruleset.solo_hunters)
    return WIN_SHARES[ruleset.preset].get(hunters) if ruleset == as_measured else None


def _gauge_words(share: float | None) -> str:
    if share is None:
        return translate("LevelPicture", "Nobody has counted yet how often these rules are won.")
    return translate("LevelPicture", "Careful partners win about %n of 100 games.", "", round(100 * share))


def _facts(ruleset: Ruleset) -> tuple[str, ...]:
    house = board(ruleset.board)
    return (
        translate("LevelPicture", "%n ghost(s) at the start", "", sum(first_ghosts(house, ruleset))),
        translate("LevelPicture", "lost at %n evil spirit(s)", "", ruleset.losing_hauntings),
        translate("LevelPicture", "%n ghost card(s)", "", len(deck(house, ruleset.extra_cards))),
        translate("LevelPicture", "jewels in order")
        if ruleset.numbered_jewels
        else translate("LevelPicture", "jewels in any order"),
    )


def _and(one: str, other: str) -> str:
    return translate("LevelPicture", "{one}, {other}").format(one=one, other=other)
