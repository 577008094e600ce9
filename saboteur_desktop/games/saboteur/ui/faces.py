"""The names under which card pictures are kept, and their painting.

A name tells what is drawn and nothing else: a card lying face down has the name of its back.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.saboteur.engine.cards import looks_same_turned
from saboteur_desktop.games.saboteur.engine.catalog import (
    ACTION_DECKS,
    EXPANSION_ACTIONS,
    EXPANSION_PATHS,
    GOALS,
    PATH_CARDS,
    is_path,
)
from saboteur_desktop.games.saboteur.ui.face_painter import FaceKey, paint_face
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.table.card_item import Face

CARD_BACK: Final = "card-back"
GOAL_BACK: Final = "goal-back"
ROLE_BACK: Final = "role-back"

_TURNED, _UNLIT = "turned", "unlit"


def face_name(card: str, turned: bool = False, lit: bool = True) -> str:
    """The name of the picture of a card lying that way."""
    words = [card]
    if turned and not looks_same_turned(card):
        words.append(_TURNED)
    if not lit:
        words.append(_UNLIT)
    return " ".join(words)


def hand_face(card: str) -> Face:
    """Both ways of holding a card of the hand; an action card has one."""
    return Face(face_name(card), face_name(card, True) if is_path(card) else None)


def paint(name: str, size: QSize) -> QImage:
    """Paint the picture of that name."""
    card, *words = name.split(" ")
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    paint_face(painter, FaceKey(card, _TURNED in words, _UNLIT not in words), QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def board_faces() -> Iterator[str]:
    """Every picture that can lie in the mine: painted ahead for all alike, so that the store tells nothing."""
    yield GOAL_BACK
    yield from _laid_faces((*PATH_CARDS, *GOALS))


def expansion_faces() -> Iterator[str]:
    """Every picture that can lie in the mine or be held in a hand with Saboteur 2 alone."""
    yield from EXPANSION_ACTIONS
    yield from _laid_faces(tuple(EXPANSION_PATHS))


def _laid_faces(cards: Sequence[str]) -> Iterator[str]:
    for card in cards:
        for turned in (False, True):
            if not turned or not looks_same_turned(card):
                yield face_name(card, turned)


def unlit_faces() -> Iterator[str]:
    """The pictures of tunnels that are cut off, which are needed less often."""
    for card in PATH_CARDS:
        for turned in (False, True):
            if not turned or not looks_same_turned(card):
                yield face_name(card, turned, lit=False)


def hand_faces() -> Iterator[str]:
    """Every picture that can be held in a hand."""
    yield CARD_BACK
    for card in (*PATH_CARDS, *ACTION_DECKS["official27"]):
        yield face_name(card)
        if is_path(card) and not looks_same_turned(card):
            yield face_name(card, True)
