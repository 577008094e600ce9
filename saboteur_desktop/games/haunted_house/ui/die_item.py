"""A die in the tray."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.ui.pieces.dice import draw_battle_die, draw_move_die
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import faded
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore

_PAST: Final = 0.42
"""How strong a throw is still seen when the next one is to be made."""
_TURNS: Final = 9
"""How many faces are seen while a die tumbles."""


class DieItem(DrawnItem):
    """Shows one face, or the place where it will lie; it tumbles about its middle."""

    margin = 6.0

    def __init__(self, sheets: SheetStore, faces: Sequence[str]) -> None:
        """`faces` are all that it has, in the order in which they pass while it tumbles."""
        super().__init__(sheets, Layer.PANEL + 1)
        self._faces = tuple(faces)
        self._face: str | None = None
        self._is_past = False
        self._home = QPointF()

    @property
    def face(self) -> str | None:
        """What it shows."""
        return self._face

    def set_place(self, rect: QRectF) -> None:
        super().set_place(rect)
        self._home = self.pos()
        self.setTransformOriginPoint(self.rect.center())

    def lie(self, face: str | None, is_past: bool = False) -> None:
        """Show that face at rest; a throw that is past is seen faintly."""
        self.setPos(self._home)
        self.setRotation(0.0)
        if (face, is_past) != (self._face, self._is_past):
            self._face, self._is_past = face, is_past
            self.update()

    def tumble(self, face: str) -> Callable[[float], None]:
        """What rolls it to that face, from 0 to 1."""
        return partial(self._tumble, face)

    def _tumble(self, face: str, progress: float) -> None:
        if progress >= 1:
            self.lie(face)
            return
        turn = int(progress * _TURNS)
        self.lie(self._faces[(turn * 5 + 1) % len(self._faces)])
        left = 1 - progress
        bounce = abs((progress * 3) % 1 - 0.5) * 2
        self.setPos(
            self._home - QPointF(left * self.rect.width() * 0.5, (1 - bounce) * left * self.rect.height() * 0.45)
        )
        self.setRotation(-620 * left * left)

    def look(self) -> Hashable:
        return (self._face, self._is_past)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        if self._face is None:
            inset = rect.width() * 0.1
            path = rounded_rect(rect.adjusted(inset, inset, -inset, -inset), rect.width() * 0.16)
            fill(p, path, color("night0", 0.35))
            line(p, path, color("#A99AE0", 0.55), 2, dash=(6, 6))
            return
        with faded(p, _PAST if self._is_past else 1.0):
            draw_die(p, rect, self._face)


def draw_die(p: QPainter, rect: QRectF, face: str) -> None:
    """A die by its face: 1 to 6, or what a battle die shows."""
    match face:
        case "ghost" | "red" | "blank":
            draw_battle_die(p, rect, face)
        case _:
            draw_move_die(p, rect, int(face))
