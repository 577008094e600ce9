"""An honest player by rules of thumb, for every role."""

from collections.abc import Callable
from typing import Final

from saboteur_desktop.games.saboteur.bots import expansion, miner, saboteur, selfish
from saboteur_desktop.games.saboteur.bots.reading import Reading
from saboteur_desktop.games.saboteur.bots.stream import stream
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.view import PlayerView

_LEVEL: Final = 1e-9

Worth = Callable[[Reading, Move], float]


class CarefulBot:
    """Plays what looks best one move ahead: the way in cards, own looks at the goals, and what others did."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, budget: int) -> Move:
        """Return a legal move of the viewing seat, searching at most ``budget`` invented boards."""
        moves = legal_moves(view)
        if view.seat is None or not moves:
            raise ValueError("this seat is not to move")
        if len(moves) == 1:
            return moves[0]
        reading = Reading(view, view.seat, budget)
        worth = _worth_to(view)
        worths = [worth(reading, move) for move in moves]
        best = max(worths) - _LEVEL
        equal = [move for move, value in zip(moves, worths, strict=True) if value >= best]
        return equal[0] if len(equal) == 1 else stream(self._seed, view).choice(equal)


def _worth_to(view: PlayerView) -> Worth:
    """Return what weighs the moves of the seat."""
    if view.table.ruleset.expansion:
        return expansion.worth
    if view.role == "selfish":
        return selfish.worth
    return saboteur.worth if view.role == "saboteur" else miner.worth
