"""The cards: a room's letter with a thing of that room, and what else can be drawn."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, Lock, Place, board
from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, SHUFFLE, Card
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_door, draw_lock
from saboteur_desktop.games.haunted_house.ui.pieces.room_signs import ROOM_SIGNS
from saboteur_desktop.paint.card_frames import arch_window, badge, frame, plain_back, rays, rings, square_window
from saboteur_desktop.paint.card_space import BOUNDS, CX, CY, H, W, card_outline
from saboteur_desktop.paint.figures.spirits import GHOST, draw_ghost
from saboteur_desktop.paint.marks import half_turn
from saboteur_desktop.paint.palette import Stock
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import outline, rounded
from saboteur_desktop.paint.placing import box, offprint, placed, saved
from saboteur_desktop.paint.strokes import fill, linear, shadow
from saboteur_desktop.paint.type import title_path

CARD_BACK: Final = "card-back"

_LETTER: Final = Stock("#4B3A94", "#A99BEF", "#1E1550")
_SHUFFLE: Final = Stock("#1F6A7A", "#9BEAF2", "#0B3444")
_DRAW: Final = Stock("#8A3A5E", "#FFB0C6", "#47122E")
_LOCKS: Final[Mapping[Lock, Stock]] = {
    "blue": Stock("#24549C", "#A9D4FF", "#0E2450"),
    "green": Stock("#3C7A2A", "#C4EE9C", "#16380E"),
}
_ICON: Final = QRectF(-50, -50, 100, 100)


def paint_card(painter: QPainter, card: Card, rect: QRectF) -> None:
    """The card, or the back of all, in a 4 : 5 rectangle; raises KeyError when no card has that text."""
    drawing = _drawings()[card]
    with saved(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / W, rect.height() / H)
        with offprint(painter, BOUNDS, card_outline()) as p:
            drawing(p)


@cache
def _drawings() -> Mapping[Card, Callable[[QPainter], None]]:
    rooms = board(RING_HOUSE).plan.rooms
    return {
        **{room.id: partial(_paint_letter, letter=room.id, theme=room.theme) for room in rooms},
        SHUFFLE: _paint_shuffle,
        **{card: partial(_paint_draw, count=count) for card, count in DRAW.items()},
        **{card: partial(_paint_lock, colour=colour) for card, colour in LOCK.items()},
        CARD_BACK: _paint_back,
    }


def _paint_letter(p: QPainter, letter: Place, theme: str) -> None:
    frame(p, _LETTER, arch_window(), rays)
    with box(p, CX + 16, 206, 112):
        ROOM_SIGNS[theme](p)
    _draw_letters(p, letter, CX, 91, 116)
    _draw_ghost_badge(p)


def _paint_shuffle(p: QPainter) -> None:
    frame(p, _SHUFFLE, square_window(), rings)
    for x, degrees in ((-24, -16), (0, 0), (24, 16)):
        with placed(p, CX + x, CY + abs(degrees) * 0.5, degrees=degrees):
            _draw_small_card(p)
    with box(p, CX, CY, 210):
        half_turn(p, "#0B3444", 16)
        half_turn(p, "cream", 10)


def _paint_draw(p: QPainter, count: int) -> None:
    frame(p, _DRAW, square_window(), rings)
    for place in range(count):
        middle = place - (count - 1) / 2
        with placed(p, CX + middle * 50, 206 + abs(middle) * 8, degrees=middle * 14):
            _draw_small_card(p)
    _draw_letters(p, f"+{count}", CX, 92, 100)
    badge(p, lambda q: half_turn(q, "cream", 12), "#9BEAF2", 196)
    _draw_ghost_badge(p)


def _paint_lock(p: QPainter, colour: Lock) -> None:
    frame(p, _LOCKS[colour], square_window(), rings)
    draw_door(p, QRectF(CX - 108, CY - 118, 216, 216), colour)
    draw_lock(p, QRectF(CX - 62, CY - 22, 124, 124), colour)


def _paint_back(p: QPainter) -> None:
    plain_back(p, "#3A2A78", "#8C78E0")
    draw_ghost(p, QRectF(CX - 52, CY - 52, 104, 104))


def _draw_ghost_badge(p: QPainter) -> None:
    badge(p, lambda q: draw_ghost(q, _ICON), GHOST)


def _draw_small_card(p: QPainter) -> None:
    sheet(p, rounded(-34, -43, 68, 86, 8), "#5B48B0", 4)
    sheet(p, rounded(-28, -37, 56, 74, 5), "#3A2A78", 0)
    draw_ghost(p, QRectF(-24, -24, 48, 48))


def _draw_letters(p: QPainter, text: str, x: float, y: float, px: float) -> None:
    """Large letters around a middle, on a dark casing."""
    letters = title_path(text, px)
    middle = letters.boundingRect().center()
    letters = letters.translated(x - middle.x(), y - middle.y())
    casing = outline(letters, px * 0.14).united(letters)
    shadow(p, casing, 5, 8, 0.5)
    fill(p, casing, "#1E1550")
    top, bottom = letters.boundingRect().top(), letters.boundingRect().bottom()
    fill(p, letters, linear(0, top, 0, bottom, (0, "#FFFFFF"), (0.5, "cream"), (1, "#BFE6FF")))
