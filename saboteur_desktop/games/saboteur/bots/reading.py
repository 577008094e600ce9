"""The table as one seat reads it before it decides."""

from functools import cached_property

from saboteur_desktop.games.saboteur.bots.beliefs import gain, gold_odds, suspicion
from saboteur_desktop.games.saboteur.bots.distance import as_seen_by, fallen_on, routes, unseen_on
from saboteur_desktop.games.saboteur.engine.board import remove
from saboteur_desktop.games.saboteur.engine.cards import Team, path_face
from saboteur_desktop.games.saboteur.engine.catalog import THEFT
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import LayPath
from saboteur_desktop.games.saboteur.engine.view import PlayerView


class Reading:
    """A view and what follows from it; the costly parts are worked out when they are first asked for."""

    def __init__(self, view: PlayerView, seat: int, budget: int) -> None:
        """``budget`` is the number of invented boards that may be searched for ways."""
        self.view = view
        self.seat = seat
        self.in_front = view.table.in_front
        self.bars = tuple(sum(card != THEFT for card in lying) for lying in view.table.in_front)
        """How many broken tools and traps keep each seat from digging."""
        self.odds = gold_odds(view)
        self.knows_gold = max(self.odds) == 1.0
        self.team: Team | None = view.role if view.role in ("blue", "green") else None
        """The team of the seat, to which strange doors are shut."""
        self._board = view.table.board if self.team is None else as_seen_by(view.table.board, self.team)
        self._fallen = fallen_on(view.table)
        self._routes = routes(view.table.board, unseen_on(self._board, self._fallen), self.team)
        self._far = gain(self.odds, self._routes.distances)
        self._budget = budget
        self.nearest = min(
            distance for distance, chance in zip(self._routes.distances, self.odds, strict=True) if chance > 0
        )
        """The cards needed to the nearest goal that may be the gold."""

    @cached_property
    def suspicion(self) -> tuple[float, ...]:
        """For each seat the chance that it is a saboteur."""
        return suspicion(self.view, self.odds)

    def laying(self, move: LayPath) -> tuple[float, float]:
        """Return by how many cards the gold comes nearer, and the chance that the card opens the way to it."""
        distances = self._routes.after(self._board, move.cell, path_face(move.card, move.turned))
        found = 0.0
        for distance, chance in zip(distances, self.odds, strict=True):
            if not distance:
                found += chance
        return self._far - gain(self.odds, distances), found

    @cached_property
    def rockfalls(self) -> dict[Cell, float]:
        """By how many cards the gold comes nearer when rocks fall on a cell, for the cells worth a thought.

        Those are dead ends and what was laid last: rocks elsewhere hardly ever change a way.
        """
        cells = self._board.laid_cells()[::-1]
        cells.sort(key=lambda cell: not self._board.cards[cell].face.is_dead_end)
        gains = {}
        for cell in cells[: self._budget]:
            board = remove(self.view.table.board, cell)
            left = unseen_on(board, (*self._fallen, self._board.cards[cell].card))
            gains[cell] = self._far - gain(self.odds, routes(board, left, self.team).distances)
        return gains
