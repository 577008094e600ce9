"""The player that makes any legal move: a measure for the others, and no partner for people."""

from saboteur_desktop.games.haunted_house.bots.stream import stream
from saboteur_desktop.games.haunted_house.engine.legality import legal_moves
from saboteur_desktop.games.haunted_house.engine.moves import Move
from saboteur_desktop.games.haunted_house.engine.view import HouseView


class RandomBot:
    """Chooses each legal move equally often."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: HouseView, budget: int) -> Move:
        """Return a legal move of the viewing seat."""
        return stream(self._seed, view).choice(legal_moves(view))
