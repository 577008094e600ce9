"""The names under which pictures of pawns and cards are kept, and their painting."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.haunted_house.engine.cards import Card
from saboteur_desktop.games.haunted_house.ui.pieces.cards import CARD_BACK, paint_card
from saboteur_desktop.games.haunted_house.ui.pieces.pawns import draw_pawn
from saboteur_desktop.paint.placing import HINTS

__all__ = ["CARD_BACK", "card_face", "hunter_face", "paint"]


def hunter_face(hunter: int, avatar: int, jewel: int | None = None) -> str:
    """The name of a hunter's picture: its number, its gnome, and the number of the jewel it carries."""
    return f"hunter:{hunter}:{avatar}" if jewel is None else f"hunter:{hunter}:{avatar}:{jewel}"


def card_face(card: Card) -> str:
    """The name of the picture of a card lying face up."""
    return f"card:{card}"


def paint(name: str, size: QSize) -> QImage:
    """Paint the picture of that name; raises ValueError or KeyError when there is none."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, size.width(), size.height())
    kind, *words = name.split(":")
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        if kind == "hunter":
            hunter, avatar, *jewel = map(int, words)
            draw_pawn(p, rect, hunter, avatar, jewel[0] if jewel else None)
        else:
            paint_card(p, words[0] if words else name, rect)
    return image
