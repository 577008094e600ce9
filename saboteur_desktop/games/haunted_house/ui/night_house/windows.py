"""The windows in the outer walls: lamplight falls out of all of them, and the moon shines in at two sides."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.board_file import BoardFile
from saboteur_desktop.games.haunted_house.ui.night_house.walls import CELL
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import polygon, rounded_rect
from saboteur_desktop.paint.strokes import fill, glow, line, linear

_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_LONG: Final = 40.0
_THICK: Final = 5.5
_OUT: Final = 7.0
"""From the line of the grid to the middle of the wall."""
_MOON: Final = "#BFE6FF"


def draw_light_outside(p: QPainter, board: BoardFile) -> None:
    """What falls out on the lawn."""
    if is_bold():
        return
    for x, y, across, down in _windows(board):
        glow(p, x + across * 34, y + down * 34, 66, (0, color("#FFC877", 0.34)), (1, color("#FFB45C", 0)))


def draw_moonlight(p: QPainter, board: BoardFile) -> None:
    """What the moon, which stands at the upper left, lays on the floors."""
    if is_bold():
        return
    for x, y, across, down in _windows(board):
        half = _LONG / 2
        if down < 0:
            patch = [(x - half, y), (x + half, y), (x + half + 30, y + 78), (x - half + 30, y + 78)]
            light = linear(x, y, x + 30, y + 82, (0, color(_MOON, 0.30)), (1, color(_MOON, 0)))
        elif across < 0:
            patch = [(x, y - half), (x, y + half), (x + 78, y + half + 30), (x + 78, y - half + 30)]
            light = linear(x, y, x + 82, y + 30, (0, color(_MOON, 0.30)), (1, color(_MOON, 0)))
        else:
            continue
        fill(p, polygon(patch), light)


def draw_windows(p: QPainter, board: BoardFile) -> None:
    """The panes, from above thin as a line of light."""
    for x, y, across, down in _windows(board):
        middle = QPointF(x + across * _OUT, y + down * _OUT)
        frame = QRectF(0, 0, _THICK if across else _LONG, _LONG if across else _THICK)
        frame.moveCenter(middle)
        fill(p, rounded_rect(frame.adjusted(-2.5, -2.5, 2.5, 2.5), 2.5), color("#1A1550", 0.7))
        for half in (-0.25, 0.25):
            pane = QRectF(0, 0, _THICK if across else _LONG / 2 - 2, _LONG / 2 - 2 if across else _THICK)
            pane.moveCenter(middle + QPointF(abs(down) * half * _LONG, abs(across) * half * _LONG))
            fill(p, rounded_rect(pane, 1.2), "#F0BE6E")
            line(p, rounded_rect(pane, 1.2), color("#FFF0C8", 0.7), 0.9)


def _windows(board: BoardFile) -> Iterator[tuple[float, float, int, int]]:
    """The middle of each window on the line of the grid, and which way it looks: one for each cell of a room there."""
    for room in board.rooms:
        for column, row in room.cells:
            for across, down in _SIDES:
                beyond_columns = not 0 <= column + across < board.grid.columns
                if beyond_columns or not 0 <= row + down < board.grid.rows:
                    yield (column + 0.5 + across * 0.5) * CELL, (row + 0.5 + down * 0.5) * CELL, across, down
