"""What a move is worth to a selfish dwarf, who must lay the last card himself."""

from typing import Final

from saboteur_desktop.games.saboteur.bots import miner
from saboteur_desktop.games.saboteur.bots.reading import Reading
from saboteur_desktop.games.saboteur.engine.moves import LayPath, Move

_ALONE: Final = 9.0
_GIVEN_AWAY: Final = 1.8
"""Leaving the gold one card away lets the next player take it."""
_ONE_CARD: Final = 1.9


def worth(reading: Reading, move: Move) -> float:
    """Return what the move is worth; he digs like a miner until the gold is two cards away."""
    if not isinstance(move, LayPath):
        return miner.worth(reading, move)
    nearer, found = reading.laying(move)
    if found:
        return nearer + _ALONE * found
    left = reading.nearest - nearer
    return nearer - (_GIVEN_AWAY if nearer > 0 and left < _ONE_CARD else 0.0)
