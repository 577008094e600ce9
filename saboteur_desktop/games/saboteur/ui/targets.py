"""Where a card of the hand may go, by the engine's own verdict on the view at the screen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt

from saboteur_desktop.games.saboteur.engine.board import has_neighbour
from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.catalog import (
    BREAKS,
    BROKEN_BY_TOOL,
    MAP,
    REPAIRS,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    is_path,
)
from saboteur_desktop.games.saboteur.engine.geometry import STEPS, Cell, Side
from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
)
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.action_words import theft_elsewhere
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


@dataclass(frozen=True, slots=True)
class FrontTarget:
    """What lies in front of the seat at the screen, for two marked cards."""

    seat: int


Target = CellTarget | SeatTarget | GoalTarget | DiscardTarget | FrontTarget


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


def choices(view: PlayerView, cards: Sequence[Card], target: Target) -> tuple[str, ...]:
    """Which things there the held cards could mean: broken tools to mend, or cards in front to be rid of."""
    match target:
        case SeatTarget(seat):
            return mendable(view, cards[0], seat)
        case FrontTarget(seat):
            return view.table.in_front[seat]
    return ()


def move_for(view: PlayerView, cards: Sequence[Card], target: Target, turned: bool, choice: str | None = None) -> Move:
    """The move that playing these cards on this target is; `choice` is one of the `choices` there."""
    card = cards[0]
    match target:
        case DiscardTarget():
            return Discard(tuple(cards))
        case FrontTarget(seat):
            return ClearFront(tuple(cards), choice or view.table.in_front[seat][0])
        case GoalTarget(goal):
            return ReadMap(goal)
        case CellTarget(cell):
            return LayPath(card, cell, turned) if is_path(card) else DropRocks(cell)
        case SeatTarget(seat) if card in BREAKS:
            return BreakTool(card, seat)
        case SeatTarget(seat) if card in REPAIRS:
            tools = mendable(view, card, seat)
            return RepairTool(card, seat, next((tool for tool in tools if tool == choice), tools[0] if tools else None))
        case SeatTarget() if card == THEFT:
            return PlayTheft()
        case SeatTarget(seat):
            return PlayOn(card, seat)


def targets_of(view: PlayerView, cards: Sequence[Card], turned: bool, places: Places) -> Iterator[DropTarget]:
    """Every place the cards could be dropped on, allowed or refused, and the discard pile for any of them."""
    if len(cards) == 1:
        yield from _targets_of_card(view, cards[0], turned, places)
    else:
        yield from _front_target(view, cards, places)
    yield DropTarget(DiscardTarget(), places.discard_rect(), _verdict(view, Discard(tuple(cards))), asks=True)


def _targets_of_card(view: PlayerView, card: Card, turned: bool, places: Places) -> Iterator[DropTarget]:
    if is_path(card):
        for cell in places.visible_cells():
            yield _cell_target(view, card, cell, turned, places)
    elif card == MAP:
        for goal, cell in enumerate(view.table.board.rules.goals):
            yield DropTarget(GoalTarget(goal), places.cell_rect(cell), _verdict(view, ReadMap(goal)))
    elif card == ROCKFALL:
        for cell in (*view.table.board.cards, *view.table.board.face_down):
            verdict = _verdict(view, DropRocks(cell))
            yield DropTarget(CellTarget(cell), places.cell_rect(cell), verdict, asks=True)
    else:
        for seat in range(view.table.seats):
            target = SeatTarget(seat)
            verdict = _verdict(view, move_for(view, (card,), target, False))
            if card == THEFT and seat != view.seat:
                verdict = Verdict(False, theft_elsewhere())
            yield DropTarget(target, places.seat_rect(seat), verdict, asks=card in _MEANT_TWICE)


_MEANT_TWICE: Final = frozenset({SWAP_HANDS, SWAP_HATS})
"""Cards whose target is aimed at first: what they do changes a whole hand or role."""


def _front_target(view: PlayerView, cards: Sequence[Card], places: Places) -> Iterator[DropTarget]:
    """Two cards rid their seat of one in front of it, if any lies there."""
    if view.seat is not None and view.table.in_front[view.seat]:
        target = FrontTarget(view.seat)
        verdict = _verdict(view, move_for(view, cards, target, False))
        yield DropTarget(target, places.seat_rect(view.seat), verdict)


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
