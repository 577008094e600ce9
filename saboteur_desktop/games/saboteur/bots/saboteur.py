"""What a move is worth to a saboteur, in cards of way lost."""

from typing import Final

from saboteur_desktop.games.saboteur.bots.reading import Reading
from saboteur_desktop.games.saboteur.engine.cards import Card, path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, MAP, PATH_CARDS, REPAIRS, ROCKFALL
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
    TakeGold,
)

_GOLD_FOUND: Final = 9.0
_ENOUGH: Final = 4.0
"""Harm beyond this is the same: the way is cut off."""
_LOOK: Final = 0.4
_OWN_TOOL: Final = (0.0, 1.2, 0.7, 0.4)
_OTHERS_TOOL: Final = 0.8
_BREAK: Final = 1.9
_AGAIN: Final = 0.3

_KEEP: Final[dict[Card, float]] = {
    **{card: 0.9 for card in PATH_CARDS if path_face(card).is_dead_end},
    "SW": 0.4,
    "ES": 0.4,
    "NS": 0.4,
    "NSW": 0.2,
    "ESW": -0.2,
    "EW": -0.3,
    "NESW": -0.4,
    ROCKFALL: 0.9,
    MAP: 0.2,
    **dict.fromkeys(BREAKS, 0.8),
    **dict.fromkeys(REPAIRS, 0.2),
}
"""What is lost with a card put away; burying a good tunnel is a gain that nobody sees."""


def worth(reading: Reading, move: Move) -> float:
    """Return what the move is worth; only the order of the figures means anything."""
    match move:
        case LayPath():
            nearer, found = reading.laying(move)
            return min(-nearer, _ENOUGH) - _GOLD_FOUND * found
        case BreakTool(_, target):
            if target == reading.seat:
                return -9.0
            harm = _BREAK * (1 - 2 * reading.suspicion[target]) * _urgency(reading)
            return harm * _AGAIN if reading.bars[target] and harm > 0 else harm
        case RepairTool(_, target, _):
            if target == reading.seat:
                return _OWN_TOOL[min(reading.bars[target], len(_OWN_TOOL) - 1)]
            return _OTHERS_TOOL * (2 * reading.suspicion[target] - 1)
        case DropRocks(cell):
            return min(-reading.rockfalls.get(cell, 9.0), _ENOUGH) * _urgency(reading)
        case ReadMap(goal):
            return _LOOK if 0 < reading.odds[goal] < 1 else -0.1
        case Discard((card,)):
            return 0.0 if card == MAP and reading.knows_gold else -_KEEP.get(card, 0.2)
        case TakeGold(value):
            return value
    return -9.0


def _urgency(reading: Reading) -> float:
    """Return how much a break or rocks count now: they are saved for the last cells before a goal."""
    return max(0.45, min(1.2, 1.3 - reading.nearest / 8))
