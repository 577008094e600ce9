"""Pictures of what makes a match easy or hard: ghosts, spirits, cards, jewels, and ten stars to win."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.board import board
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.setup import first_ghosts
from saboteur_desktop.games.haunted_house.ui.pieces import draw_ghost, draw_haunting, draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.cards import paint_card
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import box, clipped, faded, placed
from saboteur_desktop.paint.signs import star
from saboteur_desktop.paint.strokes import shadow
from saboteur_desktop.table.metrics import CARD_RATIO

_STARS: Final = 10
_BASIC_CARDS: Final = ("B", "F", "K")
_EXTRA_CARDS: Final = ("lock-blue", "draw-3", "lock-green")
_MISSING: Final = 0.16
"""How much is seen of a ghost that is not there."""
_EARLIER: Final = 0.55
"""How much is seen of the spirits before the one that ends the game."""


def draw_ghosts_tile(p: QPainter, rect: QRectF, ruleset: Ruleset) -> None:
    """The ghosts of the start, and shades of those that the printed game has besides."""
    house = board(ruleset.board)
    there = sum(first_ghosts(house, ruleset))
    for place, spot in enumerate(_spots(rect, sum(house.start_ghosts))):
        with faded(p, 1.0 if place < there else _MISSING):
            draw_ghost(p, spot)


def draw_spirits_tile(p: QPainter, rect: QRectF, ruleset: Ruleset) -> None:
    """As many spirits as end the game; the last one is the worst."""
    spots = _spots(rect, ruleset.losing_hauntings)
    for spot in spots[:-1]:
        with faded(p, _EARLIER):
            draw_haunting(p, spot)
    grown = spots[-1].width() * 0.12
    draw_haunting(p, spots[-1].adjusted(-grown, -grown, grown, grown))


def draw_cards_tile(p: QPainter, rect: QRectF, ruleset: Ruleset) -> None:
    """Three cards of the pile, fanned: letters, or those that come besides."""
    width = min(rect.height() * 0.92 / CARD_RATIO, rect.width() / 2.75)
    height = width * CARD_RATIO
    card = QRectF(-width / 2, -height / 2, width, height)
    for place, name in enumerate(_EXTRA_CARDS if ruleset.extra_cards else _BASIC_CARDS):
        aside = place - 1
        x, y = rect.center().x() + aside * width * 0.72, rect.center().y() + abs(aside) * height * 0.05
        with placed(p, x, y, degrees=aside * 9):
            shadow(p, rounded_rect(card, width * 0.06), width * 0.03, width * 0.08, 0.5)
            paint_card(p, name, card)


def draw_jewels_tile(p: QPainter, rect: QRectF, ruleset: Ruleset) -> None:
    """All jewels, with their numbers where they have some."""
    count = len(board(ruleset.board).jewel_rooms)
    for number, spot in enumerate(_spots(rect, count), start=1):
        draw_jewel(p, spot, number if ruleset.numbered_jewels else 0)


def draw_stars(p: QPainter, rect: QRectF, share: float | None) -> None:
    """Ten stars, as many of them bright as that share; all dim when nobody knows."""
    side = min(rect.width() / _STARS, rect.height())
    for place in range(_STARS):
        spot = QRectF(rect.left() + place * side, rect.center().y() - side / 2, side, side)
        _draw_star(p, spot, "#5B4A9E")
        lit = min(1.0, max(0.0, (share or 0.0) * _STARS - place))
        if lit:
            bright = QRectF(spot.left(), spot.top(), spot.width() * lit, spot.height())
            with clipped(p, rounded_rect(bright)):
                _draw_star(p, spot, "gold")


def _draw_star(p: QPainter, spot: QRectF, tint: str) -> None:
    with box(p, spot.center().x(), spot.center().y(), spot.width() * 1.05):
        star(p, color(tint))


def _spots(rect: QRectF, count: int) -> list[QRectF]:
    """Squares for so many things, as large as the rectangle has room for, in one row or two."""
    one_row, two_rows = (min(rect.width() / ceil(count / rows), rect.height() / rows) for rows in (1, 2))
    rows, side = (1, one_row) if one_row >= two_rows else (2, two_rows)
    columns = ceil(count / rows)
    spots = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        x = rect.center().x() + (column - in_row / 2) * side
        y = rect.center().y() + (row - rows / 2) * side
        spots.append(QRectF(x, y, side, side).adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05))
    return spots
