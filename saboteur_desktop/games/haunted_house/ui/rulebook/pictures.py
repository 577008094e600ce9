"""The pictures that the rulebook names: pieces on their own, as they lie on the table."""

from collections.abc import Callable
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.games.haunted_house.ui.pieces import faces
from saboteur_desktop.games.haunted_house.ui.pieces.dice import draw_battle_die, draw_move_die
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_door, draw_door_sign
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting
from saboteur_desktop.paint.placing import HINTS

Draw = Callable[[QPainter, QRectF], None]

GHOST: Final = "ghost"
HAUNTING: Final = "haunting"
JEWEL: Final = "jewel"
AVATARS: Final = (6, 5, 8, 0)
"""The gnomes that stand for the hunters in the book."""


def jewel_picture(number: int) -> str:
    """The name of a jewel's picture."""
    return f"{JEWEL} {number}"


def die_picture(value: int) -> str:
    """The name of the picture of the movement die."""
    return f"die {value}"


def battle_die_picture(face: Face) -> str:
    """The name of the picture of a battle die."""
    return f"battle-die {face}"


def door_picture(colour: Lock) -> str:
    """The name of the picture of a door."""
    return f"door {colour}"


def hunter_picture(hunter: int, carries: bool = False) -> str:
    """The name of a hunter's picture, with a jewel or without."""
    return faces.hunter_face(hunter, AVATARS[hunter], 0 if carries else None)


def paint(name: str, size: QSize) -> QImage:
    """Paint the picture of that name; what is not upright stands in the middle. Raises KeyError when there is none."""
    kind, _, word = name.partition(" ")
    if kind not in _PIECES:
        return faces.paint(name, size)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    side = min(size.width(), size.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        _PIECES[kind](word)(p, square)
    return image


def _draw_door(p: QPainter, rect: QRectF, colour: Lock) -> None:
    draw_door(p, rect, colour)
    side = rect.width() * 0.4
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(QPointF(rect.center().x(), rect.center().y() + side * 0.1))
    draw_door_sign(p, sign, colour)


_PIECES: Final[dict[str, Callable[[str], Draw]]] = {
    GHOST: lambda _: draw_ghost,
    HAUNTING: lambda _: draw_haunting,
    JEWEL: lambda number: partial(draw_jewel, number=int(number or 0)),
    "die": lambda value: partial(draw_move_die, value=int(value)),
    "battle-die": lambda face: partial(draw_battle_die, face=cast(Face, face)),
    "door": lambda colour: partial(_draw_door, colour=cast(Lock, colour)),
}
