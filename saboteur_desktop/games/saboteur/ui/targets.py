"""Where a card of the hand may go, by the engine's own verdict on the view at the screen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt

from saboteur_desktop.games.saboteur.engine.board import has_neighbour
from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, BROKEN_BY_TOOL, MAP, REPAIRS, is_path
from saboteur_desktop.games.saboteur.engine.geometry import STEPS, Cell, Side
from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
)
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.texts import refusal_text
from saboteur_desktop.table.drop_target import DropTarget, EdgeMark, Verdict

EDGES: Final[Mapping[int, Qt.Edge]] = {
    Side.N: Qt.Edge.TopEdge,
    Side.E: Qt.Edge.RightEdge,
    Side.S: Qt.Edge.BottomEdge,
    Side.W: Qt.Edge.LeftEdge,
}


@dataclass(frozen=True, slots=True)
class CellTarget:
    """A cell of the mine, for a path card or a rockfall."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class SeatTarget:
    """A player."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoalTarget:
    """A goal, for a map."""

    goal: int


@dataclass(frozen=True, slots=True)
class DiscardTarget:
    """The discard pile."""


Target = CellTarget | SeatTarget | GoalTarget | DiscardTarget


class Places(Protocol):
    """Where the things of the table lie now."""

    def cell_rect(self, cell: Cell) -> QRectF:
        """The rectangle of a cell."""

    def visible_cells(self) -> Sequence[Cell]:
        """The cells that are in sight."""

    def seat_rect(self, seat: int) -> QRectF:
        """The panel of a seat."""

    def discard_rect(self) -> QRectF:
        """The discard pile."""


def mendable(view: PlayerView, card: Card, seat: int) -> tuple[Tool, ...]:
    """The broken tools of a seat that a repair card could mend."""
    lying = view.table.in_front[seat]
    return tuple(tool for tool in REPAIRS.get(card, ()) if BROKEN_BY_TOOL[tool] in lying)


def move_for(view: PlayerView, card: Card, target: Target, turned: bool, tool: Tool | None = None) -> Move:
    """The move that playing this card on this target is."""
    match target:
        case DiscardTarget():
            return Discard((card,))
        case GoalTarget(goal):
            return ReadMap(goal)
        case CellTarget(cell):
            return LayPath(card, cell, turned) if is_path(card) else DropRocks(cell)
        case SeatTarget(seat) if card in BREAKS:
            return BreakTool(card, seat)
        case SeatTarget(seat):
            tools = mendable(view, card, seat)
            return RepairTool(card, seat, tool or (tools[0] if tools else None))


def targets_of(view: PlayerView, card: Card, turned: bool, places: Places) -> Iterator[DropTarget]:
    """Every place the card could be dropped on, allowed or refused, and the discard pile for any card."""
    if is_path(card):
        for cell in places.visible_cells():
            yield _cell_target(view, card, cell, turned, places)
    elif card in BREAKS or card in REPAIRS:
        for seat in range(view.table.seats):
            target = SeatTarget(seat)
            yield DropTarget(target, places.seat_rect(seat), _verdict(view, move_for(view, card, target, False)))
    elif card == MAP:
        for goal, cell in enumerate(view.table.board.rules.goals):
            yield DropTarget(GoalTarget(goal), places.cell_rect(cell), _verdict(view, ReadMap(goal)))
    else:
        for cell in (*view.table.board.cards, *view.table.board.face_down):
            verdict = _verdict(view, DropRocks(cell))
            yield DropTarget(CellTarget(cell), places.cell_rect(cell), verdict, asks=True)
    yield DropTarget(DiscardTarget(), places.discard_rect(), _verdict(view, Discard((card,))), asks=True)


def _cell_target(view: PlayerView, card: Card, cell: Cell, turned: bool, places: Places) -> DropTarget:
    move = LayPath(card, cell, turned)
    refusal = check_move(view, move)
    rect, target = places.cell_rect(cell), CellTarget(cell)
    if refusal is None:
        return DropTarget(target, rect, Verdict(True), snaps=True, asks=True)
    marks: tuple[EdgeMark, ...] = ()
    if refusal.reason is IllegalReason.EDGE_MISMATCH:
        marks = _edge_marks(view, cell, refusal.sides)
    verdict = Verdict(False, refusal_text(view, move, refusal), marks)
    free = cell not in view.table.board.cards and cell not in view.table.board.face_down
    return DropTarget(target, rect, verdict, snaps=free and has_neighbour(view.table.board, cell), asks=True)


def _edge_marks(view: PlayerView, cell: Cell, clashing: int) -> tuple[EdgeMark, ...]:
    """A mark on each side that has a neighbour: does it fit there?"""
    cards = view.table.board.cards
    return tuple(
        EdgeMark(EDGES[bit], not clashing & bit)
        for bit, dx, dy, _ in STEPS
        if clashing & bit or Cell(cell.x + dx, cell.y + dy) in cards
    )


def _verdict(view: PlayerView, move: Move) -> Verdict:
    refusal = check_move(view, move)
    return Verdict(True) if refusal is None else Verdict(False, refusal_text(view, move, refusal))
