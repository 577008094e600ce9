"""How far each team gets, as thin lines through its tunnels; and which tunnels of a card are joined to the start."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import PathFace, Team, Tunnel
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell, sides_text
from saboteur_desktop.games.saboteur.engine.reach import reach as team_reach
from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import (
    STUB,
    bend,
    inner_part,
    inwards,
    is_straight,
    is_stub,
    pull_of,
    reach,
    straight,
)
from saboteur_desktop.games.saboteur.ui.layout import cell_rect
from saboteur_desktop.paint.card_space import CX, CY, W
from saboteur_desktop.paint.marks import drop, leaf
from saboteur_desktop.paint.palette import DOORS, Tint, color
from saboteur_desktop.paint.placing import HINTS, box, placed, saved
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.layers import Layer

_ASIDE: Final[dict[Team, float]] = {"green": -15.0, "blue": 15.0}
"""How far the line of a team runs beside the middle of a tunnel, on a card 240 wide: both are seen."""
_MARK_ASIDE = 1.5
"""How many times farther aside the sign of the team lies on its line."""
_MARK = 46.0
_PEN = 11.0
_DASH: Final[dict[Team, tuple[float, ...]]] = {"green": (), "blue": (26, 20)}


class Way(NamedTuple):
    """Where a tunnel runs across its card."""

    lines: tuple[QPainterPath, ...]
    middle: QPointF | None
    """Where the sign of a team lies; None in a stub, which leads nowhere."""


class ReachLines(QGraphicsItem):
    """Lies over the cards of the mine. It tells only what everybody can see: where tunnels lead and doors stand."""

    def __init__(self, root: QGraphicsItem, camera: Camera) -> None:
        super().__init__(root)
        self._camera = camera
        self._board: Board | None = None
        self._shown = False
        self._cell: Cell | None = None
        self._row: int | None = None
        self.setZValue(Layer.BOARD_MARK)
        self.hide()

    @property
    def shown(self) -> bool:
        """Whether the lines of the teams are drawn."""
        return self._shown

    @property
    def looked_at(self) -> tuple[Cell, ...]:
        """The cards of which it shows the tunnels that are joined to the start."""
        board = self._board
        if board is None:
            return ()
        return tuple(
            cell
            for cell, lying in board.cards.items()
            if self._is_looked_at(cell) and _has_separate_tunnels(lying.face)
        )

    def show_board(self, board: Board | None) -> None:
        """Follow the mine; without one there is nothing to draw."""
        self.prepareGeometryChange()
        self._board = board
        self._cell = None
        self._appear()

    def show_teams(self, shown: bool) -> None:
        """Draw the lines of the teams, or no longer."""
        self._shown = shown
        self._appear()

    def look_at(self, cell: Cell | None) -> None:
        """Show of a card with two tunnels which of them is joined to the start."""
        self._cell = cell
        self._appear()

    def look_along(self, row: int | None) -> None:
        """Show it of every such card in that row of the mine, for as long as the row has the keyboard's focus."""
        self._row = row
        self._appear()

    def follow(self) -> None:
        """The camera has moved."""
        self.setPos(self._camera.to_scene(QPointF(0, 0)))
        self.setScale(self._camera.scale)

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for cell in self._board.cards if self._board is not None else ():
            bounds = bounds.united(cell_rect(cell))
        return bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._board is None:
            return
        with saved(painter):
            painter.setRenderHints(HINTS)
            if self._shown:
                for team in _ASIDE:
                    _draw_team(painter, self._board, team)
            for cell in self.looked_at:
                _draw_joined(painter, self._board, cell)

    def _is_looked_at(self, cell: Cell) -> bool:
        return cell == self._cell or cell.y == self._row

    def _appear(self) -> None:
        self.setVisible(self._board is not None and (self._shown or bool(self.looked_at)))
        self.update()


def _has_separate_tunnels(face: PathFace) -> bool:
    return sum(not is_stub(tunnel) for tunnel in face.tunnels) > 1


@cache
def way_of(face: PathFace, tunnel: Tunnel) -> Way:
    """Where a tunnel of a card as it lies runs, in the card's own units."""
    sides = sides_text(tunnel.sides)
    if is_stub(tunnel):
        return Way((inwards(sides, STUB[sides]),), None)
    if is_straight(sides):
        return Way((straight(sides),), QPointF(CX, CY))
    if len(sides) == 2:
        curve = inner_part(bend(sides, pull_of(face)))
        return Way((curve,), curve.pointAtPercent(0.5))
    return Way(tuple(inwards(side, reach(side)) for side in sides), QPointF(CX, CY))


def _draw_team(p: QPainter, board: Board, team: Team) -> None:
    """First the lines of the whole team, then its signs, so that no line crosses a sign."""
    aside, sign = _ASIDE[team], leaf if team == "green" else drop
    reached = team_reach(board, team)
    ways = [
        (cell, way_of(card.face, tunnel))
        for cell, card in board.cards.items()
        for tunnel in card.face.tunnels
        if (cell, tunnel.sides) in reached
    ]
    for tint, width in ((color("night0", 0.8), _PEN + 8), (color(DOORS[team][0]), _PEN)):
        for cell, way in ways:
            with _card(p, cell), placed(p, aside, aside):
                for path in way.lines:
                    line(p, path, tint, width, dash=_DASH[team])
    for cell, way in ways:
        if way.middle is not None and cell != START:
            place = way.middle + QPointF(aside, aside) * _MARK_ASIDE
            with _card(p, cell), box(p, place.x(), place.y(), _MARK):
                sign(p)


def _draw_joined(p: QPainter, board: Board, cell: Cell) -> None:
    """A bright line through what hangs together with the start, a dark broken one through what does not."""
    face, linked = board.cards[cell].face, board.linked.get(cell, 0)
    with _card(p, cell):
        for tunnel in sorted(face.tunnels, key=lambda tunnel: bool(tunnel.sides & linked)):
            joined = bool(tunnel.sides & linked)
            core: Tint = "lamphot" if joined else "coral"
            for path in way_of(face, tunnel).lines:
                line(p, path, color("night0", 0.85), _PEN + 12, dash=() if joined else (24, 30))
                line(p, path, core, _PEN + 3, dash=() if joined else (24, 30))


@contextmanager
def _card(p: QPainter, cell: Cell) -> Iterator[None]:
    """The units of a card, over the card in that cell."""
    rect = cell_rect(cell)
    with placed(p, rect.left(), rect.top(), 1 / W):
        yield
