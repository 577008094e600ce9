"""Card faces as pictures, each drawn once per run of the tests."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from saboteur_desktop.games.saboteur.engine.catalog import PATH_CARDS
from saboteur_desktop.games.saboteur.ui.face_painter import FaceKey, paint_face
from tests.paint.canvas import picture

EXPANSION_PATHS = (
    "NS|EW",
    "NW|ES",
    "NE|SW",
    "NS|E",
    "S+ladder",
    "ES+ladder",
    "ESW+crystal",
    "N+crystal",
    "EW+green-door",
    "NS+blue-door",
    "SW+green-door",
)
PATHS = (*PATH_CARDS, "start", "gold", "stone-SW", "stone-ES", *EXPANSION_PATHS)
"""Every kind of card that has tunnels."""


@cache
def face(card: str, turned: bool = False, lit: bool = True, width: int = 60) -> QImage:
    """The face of a card, `width` pixels wide."""
    height = width * 5 // 4
    return picture(width, height, lambda p: paint_face(p, FaceKey(card, turned, lit), QRectF(0, 0, width, height)))
