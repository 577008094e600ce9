"""Where the things of the table lie, for those who aim at them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from saboteur_desktop.games.saboteur.engine.geometry import Cell
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
from saboteur_desktop.games.saboteur.ui.parts import TableParts
from saboteur_desktop.table.drop_target import Spot


class TablePlaces:
    """Answers with rectangles of the scene, as the board is zoomed now."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts

    def cell_rect(self, cell: Cell) -> QRectF:
        """The rectangle of a cell."""
        return self._parts.mine.rect_of(cell)

    def visible_cells(self) -> Sequence[Cell]:
        """The cells that are in sight."""
        return self._parts.mine.cells_in_sight()

    def seat_rect(self, seat: int) -> QRectF:
        """The panel of a seat."""
        return self._parts.panels[seat].place

    def discard_rect(self) -> QRectF:
        """The discard pile."""
        return self._parts.piles.discard_rect()

    def taken(self) -> list[QRectF]:
        """Everything around the board that buttons should not cover: its cards, the seats, the log."""
        cards = [self._parts.mine.rect_of(cell) for cell in self._parts.mine.cells()]
        log = self._parts.log.place
        return [*cards, *(panel.place for panel in self._parts.panels), *([log] if self._parts.log.isVisible() else [])]

    def rect_of_move(self, move: Move) -> QRectF:
        """What a move of the seat to move is made on."""
        match move:
            case LayPath(_, cell) | DropRocks(cell):
                return self.cell_rect(cell)
            case BreakTool(_, target) | RepairTool(_, target) | PlayOn(_, target):
                return self.seat_rect(target)
            case PlayTheft() | ClearFront():
                return next(panel.place for panel in self._parts.panels if panel.shown.active)
            case ReadMap(goal):
                return self.cell_rect(self._parts.mine.goal(goal))
            case Discard():
                return self.discard_rect()
        raise ValueError(f"not made on the table: {move!r}")

    def spot_of_move(self, move: Move) -> Spot:
        """Where the card of a move lies until the move is confirmed."""
        rect = self.rect_of_move(move)
        if isinstance(move, LayPath):
            return Spot(rect.center(), rect.width())
        if isinstance(move, Discard | ClearFront):
            return self._parts.piles.discards.top()
        return Spot(rect.center(), min(rect.width(), rect.height() * 0.8) * 0.75)
