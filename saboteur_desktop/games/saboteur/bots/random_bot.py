"""The player that plays any legal move: a measure for the others, and no opponent for people."""

from saboteur_desktop.games.saboteur.bots.stream import stream
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.view import PlayerView


class RandomBot:
    """Chooses each legal move equally often."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, budget: int) -> Move:
        """Return a legal move of the viewing seat."""
        return stream(self._seed, view).choice(legal_moves(view))
